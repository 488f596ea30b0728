"""The server: tables, seats, clocks, storage, the wire."""
