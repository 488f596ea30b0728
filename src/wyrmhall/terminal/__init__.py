"""Play in the terminal: the hall, the table, and the words they use."""
