"""The rules of The Book of Dragons, clause by clause."""
