### The map on the page: what screen readers say about it, and its buttons.

board-loading = Kortið er breitt út…
board-missing = Engin teikning er til af þessu korti.
board-hint = Örvalyklar fara á milli landsvæða, Enter velur. Plús, mínus og núll breyta stærðinni.
board-empty = ómannað
board-held = { $race } ({ $name }), { combo-tokens }
board-held-declined = á hnignunar­skeiði: { $race } ({ $name }), { combo-tokens }
board-with-choice = { $what }. { $choice }
board-zoom-in = Stækka
board-zoom-out = Minnka
board-zoom-fit = Sýna allt kortið
board-beyond-left = Sýna upplýst landsvæði lengra til vinstri ({ $count })
board-beyond-right = Sýna upplýst landsvæði lengra til hægri ({ $count })
board-beyond-up = Sýna upplýst landsvæði ofar ({ $count })
board-beyond-down = Sýna upplýst landsvæði neðar ({ $count })
board-more = Einu tákni fleira á landsvæðið { $region }
    .marker = { $marker }: einu fleira á landsvæðið { $region }
board-fewer = Einu tákni færra á landsvæðið { $region }
    .marker = { $marker }: einu færra á landsvæðinu { $region }
die-rolling = Teningurinn veltur
die-face = Teningurinn sýnir { $pips }
