"""The law of RYU, clause by clause."""
