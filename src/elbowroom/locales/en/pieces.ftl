### What a race or power of a pack does, in short sentences that the program puts together. A kind of region
### stands in the nominative ($one: “a lake next to a region held by you”) or after “for each” ($each), and
### conditions follow it as clauses that never change; so no language has to inflect what it does not know.
### $form says whether a region has one condition or several, or whether a kind of region stands after “next to”
### (“near”); a language uses it where it needs to. Parts of a sentence are joined by commas; the first letter becomes a capital and a full stop ends it.

## Kinds of regions. `.each` is with “for”, as coins are counted.

piece-head-region = a region
    .each = for each region
piece-head-farmland = a farmland region
    .each = for each farmland region
piece-head-forest = a forest region
    .each = for each forest region
piece-head-hill = a hill region
    .each = for each hill region
piece-head-mountain = a mountain region
    .each = for each mountain region
piece-head-swamp = a swamp region
    .each = for each swamp region
piece-head-sea = a sea
    .each = for each sea
piece-head-lake = a lake
    .each = for each lake
piece-head-land = a land region
    .each = for each land region
piece-head-water = a sea or lake
    .each = for each sea or lake

## Terrains and symbols in a list of which any will do

piece-word-farmland = farmland
piece-word-forest = forest
piece-word-hill = hills
piece-word-mountain = a mountain
piece-word-swamp = swamp
piece-word-sea = sea
piece-word-lake = a lake
piece-word-land = land
piece-word-water = water
piece-word-mine = a mine
piece-word-cavern = a cavern
piece-word-magic = a magic source

## Conditions. $head is one of the above, $conditions a list of the following, joined by “and”.

piece-and = { $list } and { $last }
piece-or = { $list } or { $last }
piece-region = { $form ->
    [several] { $head } that { $conditions }
   *[plain] { $head } { $conditions }
}
piece-where-terrain = { $form ->
    [several] has { $list }
   *[plain] with { $list }
}
piece-where-symbol = { $form ->
    [several] has { $list }
   *[plain] with { $list }
}
piece-where-coast = { $is ->
    [yes] { $form ->
        [several] is on the coast
       *[plain] on the coast
    }
   *[no] { $form ->
        [several] is away from the coast
       *[plain] away from the coast
    }
}
piece-where-edge = { $is ->
    [yes] { $form ->
        [several] is at the edge of the map
       *[plain] at the edge of the map
    }
   *[no] { $form ->
        [several] is away from the edge of the map
       *[plain] away from the edge of the map
    }
}
piece-where-owner = { $form ->
    [several] is held by { $list }
   *[plain] held by { $list }
}
piece-owner-own = you
piece-owner-own-declined = your race in decline
piece-owner-enemy-active = an opponent’s active race
piece-owner-enemy-declined = an opponent’s race in decline
piece-owner-lost-tribe = a Lost Tribe
piece-owner-any = anybody
piece-where-empty = { $is ->
    [yes] { $form ->
        [several] is empty
       *[plain] that is empty
    }
   *[no] { $form ->
        [several] is not empty
       *[plain] that is not empty
    }
}
piece-where-tokens-at-least = { $count ->
    [one] { $form ->
        [several] has at least { $count } token
       *[plain] with at least { $count } token
    }
   *[other] { $form ->
        [several] has at least { $count } tokens
       *[plain] with at least { $count } tokens
    }
}
piece-where-tokens-at-most = { $count ->
    [one] { $form ->
        [several] has at most { $count } token
       *[plain] with at most { $count } token
    }
   *[other] { $form ->
        [several] has at most { $count } tokens
       *[plain] with at most { $count } tokens
    }
}
piece-where-marker = { $is ->
    [yes] { $form ->
        [several] has a marker of its own
       *[plain] with a marker of its own
    }
   *[no] { $form ->
        [several] has no marker of its own
       *[plain] without a marker of its own
    }
}
piece-where-near = { $form ->
    [several] is next to { $one }
   *[plain] next to { $one }
}
piece-where-not = { $region } (unless it is { $one })
piece-where-anybody = whoever holds it

## Coins and tokens: how much, then what for

piece-earns = { $gain } { $per }
piece-gain-coins = { $amount ->
    [one] pays { $amount } coin
   *[other] pays { $amount } coins
}
piece-gain-tokens = { $amount ->
    [one] brings { $amount } new token
   *[other] brings { $amount } new tokens
}
piece-per-turn = { $when ->
    [first_turn] in the first turn
    [later_turns] each turn but the first
    [last_round] in the last round
    [nothing_held] each turn in which you hold no region
   *[always] each turn
}
piece-per-region = { $each }
piece-per-group = { $filter ->
    [yes] for each group of connected regions (counted: { $one })
   *[no] for each group of connected regions
}
piece-per-largest-group = { $filter ->
    [yes] for each region of the largest group of connected regions (counted: { $one })
   *[no] for each region of your largest group of connected regions
}
piece-per-terrain = { $filter ->
    [yes] for each kind of terrain (counted: { $one })
   *[no] for each kind of terrain you hold
}
piece-per-conquest = { $filter ->
    [yes] { $each }, when you conquer it
   *[no] for each region conquered this turn
}
piece-per-loss = { $filter ->
    [yes] { $each }, when somebody takes it from you
   *[no] for each region that somebody takes from you
}
piece-per-decline = when the race goes into decline

## What follows a sentence after a comma

piece-tail-there = if there is { $one }
piece-tail-every = once for every { $every } of them
piece-tail-at-most = at most { $most } a turn
piece-tail-first = { $first ->
    [1] only for the first conquest of a turn
    [one] only for the first { $first } conquest of a turn
   *[other] only for the first { $first } conquests of a turn
}
piece-tail-first-turn = in the first turn
piece-tail-later-turns = not in the first turn
piece-tail-last-round = in the last round
piece-tail-nothing-held = while you hold no region
piece-tail-declined = in decline only
piece-tail-both = in decline too
piece-tail-faces = with the faces { $faces }
piece-tail-rolls = the best of { $rolls } rolls counts
piece-tail-never-again = never a second time

## Conquest and defence

piece-discount = { $filter ->
    [yes] { $one } costs { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } less
   *[no] every region costs { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } less
}
piece-defence = { $filter ->
    [yes] attackers need { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } more for { $one }
   *[no] attackers need { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    } more for your regions
}
piece-reach = { $filter ->
    [yes] may attack wherever it lies: { $one }
   *[no] may attack any region, adjacent or not
}
piece-links = for your conquests all of these are next to each other: { $one }
piece-losses = { $filter ->
    [yes] { $amount ->
        [0] no token is lost
        [one] { $amount } token is lost
       *[other] { $amount } tokens are lost
    } when somebody takes { $one }
   *[no] { $amount ->
        [0] no token is lost
        [one] { $amount } token is lost
       *[other] { $amount } tokens are lost
    } with a region that somebody takes
}
piece-stays = { $per ->
    [all] in decline all tokens stay
    [race] { $amount ->
        [one] in decline a token stays in each region, and { $amount } more
       *[other] in decline a token stays in each region, and { $amount } more
    }
   *[region] { $amount ->
        [one] in decline { $amount } token stays in each region
       *[other] in decline { $amount } tokens stay in each region
    }
}
piece-stays-where = { $stays } (only here: { $one })
piece-die = { $whose ->
    [defence] rolls the die against a final attempt on your regions
   *[own] rolls a die of its own
}
piece-extra-round = { $amount ->
    [one] after the conquests all tokens get ready again for { $amount } more round of conquests
   *[other] after the conquests all tokens get ready again for { $amount } more rounds of conquests
}

## Moves and markers

piece-take = { $times ->
    [1] once a turn
    [one] up to { $times } time a turn
   *[other] up to { $times } times a turn
} you may take { $filter ->
    [yes] with exactly { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, whatever defends it: { $one }
   *[no] any region with exactly { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, whatever defends it
}
piece-swap = { $per ->
    [turn] once a turn
   *[seat] once a turn for each opponent
} a lone active token may be replaced by one from the tray
piece-swap-where = { $swap } (only here: { $one })
piece-peace = at the end of the turn you may make peace with an opponent whom you did not attack
piece-marker = { $supply } × “{ $name }”: { $placed }
piece-placed-conquest = one comes with each conquest
piece-placed-redeployment = all are placed anew at each redeployment
piece-placed-turn = one may be placed each turn
piece-placed-moved = may be placed or moved once a turn
piece-placed-take = goes to the region that the move takes
piece-marker-where = { $placed } ({ $one })
piece-marker-does = “{ $name }”: { $list }
piece-does-defence = +{ $count } defence
piece-does-immune = nobody can attack it
piece-does-shields = no token there can be replaced
piece-does-coins = { $count ->
    [one] +{ $count } coin a turn
   *[other] +{ $count } coins a turn
}
piece-does-stacks = several may stand in one region
piece-does-survives-decline = stays in decline

## What a piece can do beside its rules

piece-extra = { $count ->
    [one] { $count } more token comes along
   *[other] { $count } more tokens come along
}
piece-sails = may conquer seas and lakes
piece-rolls-first = rolls the die before a conquest, which costs so many tokens less; no final attempt
piece-late-decline = may go into decline right after scoring
piece-declines-beside = in decline it drives out no other race in decline
piece-fights-in-decline = in decline it goes on conquering
piece-keeps-aside = { $count ->
    [one] { $count } token serves for conquest only and waits beside the map until the next turn
   *[other] { $count } tokens serve for conquest only and wait beside the map until the next turn
}
piece-nothing = no talent, only tokens
piece-unknown = does something that this version does not know
