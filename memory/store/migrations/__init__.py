"""How the stores came to be as they are: one folder of versions a store, read by Alembic."""
