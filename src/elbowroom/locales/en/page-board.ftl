### The map on the page: what screen readers say about it, and its buttons.

board-loading = Unrolling the map…
board-missing = There is no drawing of this map.
board-hint = Arrow keys move between regions, Enter chooses one. Plus, minus and zero zoom.
board-empty = empty
board-held = { $name }’s { $race }, { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-held-declined = { $name }’s { $race } in decline, { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-with-choice = { $what }. { $choice }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole map
board-more = One token more on { $region }
board-fewer = One token fewer on { $region }
die-rolling = The die is rolling
die-face = The die shows { $pips }
