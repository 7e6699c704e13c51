"""The races, powers and maps of the game, and the loader for home-made ones."""
