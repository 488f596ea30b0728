"""The database's shapes, one after the other."""
