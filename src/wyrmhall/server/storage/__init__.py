"""What the server keeps: tables, seats, entries, links and chat, in SQLite or PostgreSQL."""
