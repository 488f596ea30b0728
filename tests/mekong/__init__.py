"""The clauses of Les Dragons du Mékong, M1–M24."""
