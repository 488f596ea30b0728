"""Shapes of the database."""
