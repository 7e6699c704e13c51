"""Everything that goes over the wire, as types: what a page may ask, and what it is told.

The page's own types are made from this folder (``python -m tools.page_types``). Seats count from 0 in turn
order, regions are the numbers of the map, moves are the notation of the formats, and a ``position`` is a
position as `Game.view` gives it.
"""
