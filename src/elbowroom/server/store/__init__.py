"""The database: tables and their events, and what servers that share one tell each other."""
