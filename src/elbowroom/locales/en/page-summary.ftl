### The sheet of everything on the table: races, powers, the map, a turn.

page-summary-search = Search
page-summary-search-hint = Elves, mine, decline…
page-summary-tabs = Parts of the sheet
page-summary-races = Races
page-summary-powers = Powers
page-summary-map = The map
page-summary-turn = A turn
page-summary-found = Everything that fits
page-summary-none = Nothing fits “{ $words }”.
page-summary-box = of { $box }
page-summary-box-label = tokens in the box: { $box }
page-summary-tokens-lead = A combo brings the tokens of its race and of its power together.

## The map

page-summary-terrains = Terrain
page-terrain-farmland = Humans earn a coin more here; Mounted races need a token less.
page-terrain-forest = A Forest race earns a coin more here.
page-terrain-hill = A Hill race earns a coin more here; Mounted races need a token less.
page-terrain-mountain = Costs a token more. Giants who hold one need a token less next to it.
page-terrain-swamp = A Swamp race earns a coin more here.
page-terrain-sea = Only a Seafaring race can take it. Where it touches the edge, its shores are a way in.
page-terrain-lake = Only a Seafaring race can take it. Tritons need a token less on its shore.
page-summary-symbols = Symbols
page-symbol-mine = Dwarves earn a coin more, even in decline.
page-symbol-cavern = For an Underworld race all caverns are neighbours and cost a token less.
page-symbol-magic = Wizards earn a coin more.
page-summary-pieces = Pieces
page-piece-lost-tribe = Lost Tribe
page-piece-lost-tribe-about = The first inhabitants. They defend like a token, and are gone for good once beaten.
page-piece-lair = Troll’s lair
page-piece-lair-about = Defends like a token, and stays when the Trolls decline.
page-piece-fortress = Fortress
page-piece-fortress-about = Defends like a token, and pays a coin a turn while its race is active.
page-piece-encampments = Encampment
page-piece-encampments-about = Defends like a token. Camps move every turn and are never lost in battle.
page-piece-hole = Hole in the ground
page-piece-hole-about = A Halfling home. Nobody can attack it.
page-piece-hero = Hero
page-piece-hero-about = Nobody can attack the region while a hero stands there.
page-piece-dragon = Dragon
page-piece-dragon-about = Takes a region with one token, whatever defends it, and guards it until it moves on.

## A turn

page-turn-order = Your turn, in five lines
page-turn-1 = No race? Pick a combo: the top one is free, each one below costs a coin more.
page-turn-2 = Conquer: enter from the edge of the map, then go on from region to region.
page-turn-3 = Short of up to three tokens for the last one? Roll the die and hope.
page-turn-4 = Spread your tokens over your regions. What is thinly held is easily lost.
page-turn-5 = Earn a coin for each region, and what your race and power add.
page-turn-decline = Race worn out? Instead of all that, let it decline: one token stays in each region and goes on earning, and next turn you pick a new race. Only one race can be in decline; an older one leaves.
page-turn-costs = What a region costs
page-cost-base = tokens for any region
page-cost-each = for each of these in it: a token or Lost Tribe, a mountain, a fortress, a lair, an encampment
page-cost-less = for each discount of your race and power; at least one token is always needed
page-turn-losses = Losing a region
page-turn-losses-about = One token is lost for good. The others come back to your hand and go to your other regions when the turn ends.
page-turn-end = The end
page-turn-end-about = After the last round most coins win. With equal coins, most tokens on the map.
