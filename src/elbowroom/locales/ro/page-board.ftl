### The map on the page: what screen readers say about it, and its buttons.

board-loading = Se întinde harta…
board-missing = Harta aceasta nu are desen.
board-hint = Săgețile trec de la o regiune la alta, Enter alege. Plus, minus și zero măresc și micșorează.
board-empty = goală
board-held = { $race } ({ $name }), { combo-tokens }
board-held-declined = în declin: { $race } ({ $name }), { combo-tokens }
board-with-choice = { $what }. { $choice }
board-zoom-in = Mărește
board-zoom-out = Micșorează
board-zoom-fit = Toată harta
board-beyond-left = Arată regiunile luminate mai la stânga ({ $count })
board-beyond-right = Arată regiunile luminate mai la dreapta ({ $count })
board-beyond-up = Arată regiunile luminate mai sus ({ $count })
board-beyond-down = Arată regiunile luminate mai jos ({ $count })
board-more = Un simbol în plus în regiunea { $region }
    .marker = { $marker }: în plus în regiunea { $region }
board-fewer = Un simbol mai puțin în regiunea { $region }
    .marker = { $marker }: în minus în regiunea { $region }
die-rolling = Zarul se rostogolește
die-face = Zarul arată { $pips }
