"""Data at play: the rules of a pack as the hooks of traits. Compiled with the engine."""
