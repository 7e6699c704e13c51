### The map on the page: what screen readers say about it, and its buttons.

board-loading = Rullime kaardi lahti…
board-missing = Sellest kaardist ei ole joonist.
board-hint = Nooleklahvid viivad alalt alale, Enter valib ala. Pluss, miinus ja null suumivad.
board-empty = tühi
board-held = { $race } ({ $name }), { combo-tokens }
board-held-declined = allakäigul: { $race } ({ $name }), { combo-tokens }
board-with-choice = { $what }. { $choice }
board-zoom-in = Suurenda
board-zoom-out = Vähenda
board-zoom-fit = Näita kogu kaarti
board-beyond-left = Näita helendavaid alasid vasakul ({ $count })
board-beyond-right = Näita helendavaid alasid paremal ({ $count })
board-beyond-up = Näita helendavaid alasid üleval ({ $count })
board-beyond-down = Näita helendavaid alasid all ({ $count })
board-more = Üks hõim juurde alale { $region }
    .marker = { $marker }: üks juurde alale { $region }
board-fewer = Üks hõim vähemaks alalt { $region }
    .marker = { $marker }: üks vähemaks alalt { $region }
die-rolling = Täring veereb
die-face = Täring näitab { $pips }
