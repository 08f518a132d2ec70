"""One file per kind of memory, with what is special to it; pure."""
