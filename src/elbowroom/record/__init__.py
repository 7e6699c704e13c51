"""How the outside writes moves, positions and whole games."""
