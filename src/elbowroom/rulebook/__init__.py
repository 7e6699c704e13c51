"""The rulebook: its chapters, its examples, and which rule explains what."""
