### The map on the page: what screen readers say about it, and its buttons.

board-loading = Unrolling the map…
board-missing = There is no drawing of this map.
board-hint = Arrow keys move between regions, Enter chooses one. Plus, minus and zero zoom.
board-empty = empty
board-held = { $race } ({ $name }), { combo-tokens }
board-held-declined = in decline: { $race } ({ $name }), { combo-tokens }
board-with-choice = { $what }. { $choice }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole map
board-beyond-left = Show lit regions further left ({ $count })
board-beyond-right = Show lit regions further right ({ $count })
board-beyond-up = Show lit regions further up ({ $count })
board-beyond-down = Show lit regions further down ({ $count })
board-more = One token more on { $region }
    .marker = { $marker }: one more on { $region }
board-fewer = One token fewer on { $region }
    .marker = { $marker }: one fewer on { $region }
die-rolling = The die is rolling
die-face = The die shows { $pips }
