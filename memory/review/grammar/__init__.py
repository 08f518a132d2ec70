"""The table that turns a predicate into claims: one module for each part of a life."""
