"""HTTP: tables and what surrounds play, the page's files, and the schema of the wire."""
