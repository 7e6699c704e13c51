"""The base game: 14 races, 20 powers, 4 maps."""
