"""Draws the four boards as maps: who borders on whom is taken from the map files, the shapes are made here.

1. `facts` reads a map file.
2. `topology` finds where three regions meet, and which border runs from where to where.
3. `start` places those corners so that no two borders cross, `mesh` makes chains of points of the borders.
4. `foam` lets the regions push for room like soap bubbles until all have enough, by `forces` and `necks`.
5. `shore` bends the plane a little, many times, so that straight borders look drawn by hand.
6. `drawing` puts this together, and `spots` finds places for tokens, symbols, markers and decoration.
7. `files` writes it all down, and `preview` paints it.

Nothing is left to chance: the same facts give the same files on every machine.
"""
