### Names of everything on the table, and what each race and power does.
### Ids are those of the formats, with hyphens for underscores.

## Races. `.combo` is the name as it stands inside a combo; `.gender` (m or f) is for powers that agree with it.

race-amazons = Amazons
    .combo = Amazons
    .gender = m
race-amazons-about = Four of them come along for the fighting only. They step off the map after redeployment and return for the next turn’s conquests.
race-dwarves = Dwarves
    .combo = Dwarves
    .gender = m
race-dwarves-about = Each mine they hold pays a coin more, even when they are in decline.
race-elves = Elves
    .combo = Elves
    .gender = m
race-elves-about = When they lose a region nobody dies: every Elf gets away.
race-ghouls = Ghouls
    .combo = Ghouls
    .gender = m
race-ghouls-about = In decline they all stay where they are, and from the next turn on they go on conquering before the new race does.
race-giants = Giants
    .combo = Giants
    .gender = m
race-giants-about = Whatever lies next to a mountain of theirs costs a token less.
race-halflings = Halflings
    .combo = Halflings
    .gender = m
race-halflings-about = They enter the map wherever they like and dig a hole in each of their first two regions, which nobody can then attack.
race-humans = Humans
    .combo = Humans
    .gender = m
race-humans-about = Farmland pays them a coin more.
race-orcs = Orcs
    .combo = Orcs
    .gender = m
race-orcs-about = A coin for each region they took this turn that was not empty.
race-ratmen = Ratmen
    .combo = Ratmen
    .gender = m
race-ratmen-about = No talent at all, but there are a great many of them.
race-skeletons = Skeletons
    .combo = Skeletons
    .gender = m
race-skeletons-about = For every two regions taken this turn that were not empty, one more Skeleton joins at redeployment.
race-sorcerers = Sorcerers
    .combo = Sorcerers
    .gender = m
race-sorcerers-about = Once a turn, each opponent may find a lone active token next to them replaced by a new Sorcerer.
race-tritons = Tritons
    .combo = Tritons
    .gender = m
race-tritons-about = Land on the shore of a sea or lake costs them a token less.
race-trolls = Trolls
    .combo = Trolls
    .gender = m
race-trolls-about = They build a lair in every region they hold. It defends like a token and stays when they decline.
race-wizards = Wizards
    .combo = Wizards
    .gender = m
race-wizards-about = Each magic source they hold pays a coin more.

## Powers. `.combo` is what a combo of this power and $race is called; $gender is that of the race.

power-alchemist = Alchemist
    .combo = Alchemist { $race }
power-alchemist-about = Two coins every turn while the race is active.
power-berserk = Berserk
    .combo = Berserk { $race }
power-berserk-about = The die may be rolled before each conquest and makes it cheaper. There is no final attempt.
power-bivouacking = Bivouacking
    .combo = Bivouacking { $race }
power-bivouacking-about = Five encampments are pitched anew each turn. Each defends like a token, and none is ever lost in battle.
power-commando = Commando
    .combo = Commando { $race }
power-commando-about = Every region costs a token less.
power-diplomat = Diplomat
    .combo = Diplomat { $race }
power-diplomat-about = At the end of a turn one opponent who was not attacked can be made to keep the peace until the next.
power-dragon-master = Dragon Master
    .combo = Dragon Master { $race }
power-dragon-master-about = Once a turn the dragon takes a region with a single token, whatever defends it, and guards it from everyone.
power-flying = Flying
    .combo = Flying { $race }
power-flying-about = Any land region may be attacked, near or far.
power-forest = Forest
    .combo = Forest { $race }
power-forest-about = Forest regions pay a coin more.
power-fortified = Fortified
    .combo = Fortified { $race }
power-fortified-about = One new fortress a turn. It defends like a token, and pays a coin each turn while the race is active.
power-heroic = Heroic
    .combo = Heroic { $race }
power-heroic-about = Two heroes end each turn in two regions, which nobody can then attack.
power-hill = Hill
    .combo = Hill { $race }
power-hill-about = Hill regions pay a coin more.
power-merchant = Merchant
    .combo = Merchant { $race }
power-merchant-about = Every region pays a coin more.
power-mounted = Mounted
    .combo = Mounted { $race }
power-mounted-about = Hills and farmland cost a token less.
power-pillaging = Pillaging
    .combo = Pillaging { $race }
power-pillaging-about = A coin for each region taken this turn that was not empty.
power-seafaring = Seafaring
    .combo = Seafaring { $race }
power-seafaring-about = Seas and lakes can be conquered, and are kept in decline.
power-spirit = Spirit
    .combo = Spirit { $race }
power-spirit-about = In decline this race never makes way for another one.
power-stout = Stout
    .combo = Stout { $race }
power-stout-about = The race may decline right after scoring a full turn of conquests.
power-swamp = Swamp
    .combo = Swamp { $race }
power-swamp-about = Swamp regions pay a coin more.
power-underworld = Underworld
    .combo = Underworld { $race }
power-underworld-about = Caverns cost a token less, and all of them count as neighbours.
power-wealthy = Wealthy
    .combo = Wealthy { $race }
power-wealthy-about = Seven coins, once, at the end of the first turn.

## The map

terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-swamp = swamp
terrain-sea = sea
terrain-lake = lake
symbol-mine = mine
symbol-cavern = cavern
symbol-magic = magic source
lost-tribe = Lost Tribe
numbered-region = region { $number }

# What a combo is called whose power or race is home-made and has no `.combo`.
combo-name = { $power } { $race }

## What stands in a region. The attribute is used in sentences; it is nominative in every language.

marker-lair = { $count ->
    [1] lair
    [one] { $count } lair
   *[other] { $count } lairs
}
    .indefinite = a troll’s lair
marker-fortress = { $count ->
    [1] fortress
    [one] { $count } fortress
   *[other] { $count } fortresses
}
    .indefinite = a fortress
marker-encampments = { $count ->
    [1] encampment
    [one] { $count } encampment
   *[other] { $count } encampments
}
    .indefinite = an encampment
marker-hole = { $count ->
    [1] hole
    [one] { $count } hole
   *[other] { $count } holes
}
    .indefinite = a hole in the ground
marker-hero = { $count ->
    [1] hero
    [one] { $count } hero
   *[other] { $count } heroes
}
    .indefinite = a hero
marker-dragon = { $count ->
    [1] dragon
    [one] { $count } dragon
   *[other] { $count } dragons
}
    .indefinite = the dragon

## What each of them does

marker-lair-about = Defends like a token, and stays when its builders decline.
marker-fortress-about = Defends like a token, even in decline. While the race is active it pays a coin a turn.
marker-encampments-about = Defends like a token until it is pitched elsewhere.
marker-hole-about = Nobody can attack this region. The hole is gone when its diggers leave or decline.
marker-hero-about = Nobody can attack this region while the hero stands here.
marker-dragon-about = Nobody can attack this region while the dragon sleeps here.
lost-tribe-about = Leftovers of a forgotten people. They belong to nobody and defend like a token.

## What a player is asked for, as nouns: they stand alone, in brackets and after “the phase”

phase-pick = choice of a combo
phase-expand = conquest or decline
phase-conquer = conquest
phase-redeploy = redeployment
phase-stout = decline after scoring
phase-withdraw = return of driven-out tokens
phase-over = end of the game
