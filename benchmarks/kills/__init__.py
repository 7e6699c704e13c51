"""Servers that are killed in the middle of games, and what must be true all the same."""
