"""(Status, Act) -> Status: the only place where a status is chosen."""
