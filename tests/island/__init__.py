"""Dragon Island, clause by clause."""
