### Names of everything on the table, and what each race and power does.
### Ids are those of the formats, with hyphens for underscores.

## Races

race-amazons = Amazons
race-amazons-about = Four of them come along for the fighting only. They step off the map after redeployment and return for the next turn's conquests.
race-dwarves = Dwarves
race-dwarves-about = Each mine they hold pays a coin more, even when they are in decline.
race-elves = Elves
race-elves-about = When they lose a region nobody dies: every Elf gets away.
race-ghouls = Ghouls
race-ghouls-about = In decline they all stay where they are, and from the next turn on they go on conquering before the new race does.
race-giants = Giants
race-giants-about = Whatever lies next to a mountain of theirs costs a token less.
race-halflings = Halflings
race-halflings-about = They enter the map wherever they like and dig a hole in each of their first two regions, which nobody can then attack.
race-humans = Humans
race-humans-about = Farmland pays them a coin more.
race-orcs = Orcs
race-orcs-about = A coin for each region they took this turn that was not empty.
race-ratmen = Ratmen
race-ratmen-about = No talent at all, but there are a great many of them.
race-skeletons = Skeletons
race-skeletons-about = For every two regions taken this turn that were not empty, one more Skeleton joins at redeployment.
race-sorcerers = Sorcerers
race-sorcerers-about = Once a turn, each opponent may find a lone active token next to them replaced by a new Sorcerer.
race-tritons = Tritons
race-tritons-about = Land on the shore of a sea or lake costs them a token less.
race-trolls = Trolls
race-trolls-about = They build a lair in every region they hold. It defends like a token and stays when they decline.
race-wizards = Wizards
race-wizards-about = Each magic source they hold pays a coin more.

## Powers

power-alchemist = Alchemist
power-alchemist-about = Two coins every turn while the race is active.
power-berserk = Berserk
power-berserk-about = The die may be rolled before each conquest and makes it cheaper. There is no final attempt.
power-bivouacking = Bivouacking
power-bivouacking-about = Five encampments are pitched anew each turn. Each defends like a token, and none is ever lost in battle.
power-commando = Commando
power-commando-about = Every region costs a token less.
power-diplomat = Diplomat
power-diplomat-about = At the end of a turn one opponent who was not attacked can be made to keep the peace until the next.
power-dragon-master = Dragon Master
power-dragon-master-about = Once a turn the dragon takes a region with a single token, whatever defends it, and guards it from everyone.
power-flying = Flying
power-flying-about = Any land region may be attacked, near or far.
power-forest = Forest
power-forest-about = Forest regions pay a coin more.
power-fortified = Fortified
power-fortified-about = One new fortress a turn. It defends like a token, and pays a coin each turn while the race is active.
power-heroic = Heroic
power-heroic-about = Two heroes end each turn in two regions, which nobody can then attack.
power-hill = Hill
power-hill-about = Hill regions pay a coin more.
power-merchant = Merchant
power-merchant-about = Every region pays a coin more.
power-mounted = Mounted
power-mounted-about = Hills and farmland cost a token less.
power-pillaging = Pillaging
power-pillaging-about = A coin for each region taken this turn that was not empty.
power-seafaring = Seafaring
power-seafaring-about = Seas and lakes can be conquered, and are kept in decline.
power-spirit = Spirit
power-spirit-about = In decline this race never makes way for another one.
power-stout = Stout
power-stout-about = The race may decline right after scoring a full turn of conquests.
power-swamp = Swamp
power-swamp-about = Swamp regions pay a coin more.
power-underworld = Underworld
power-underworld-about = Caverns cost a token less, and all of them count as neighbours.
power-wealthy = Wealthy
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
symbol-magic = magic
lost-tribe = Lost Tribe
numbered-region = region { $number }

## What stands in a region. The attribute is used in sentences.

marker-lair = { $count ->
    [one] lair
   *[other] { $count } lairs
}
    .indefinite = a troll’s lair
marker-fortress = { $count ->
    [one] fortress
   *[other] { $count } fortresses
}
    .indefinite = a fortress
marker-encampments = { $count ->
    [one] camp
   *[other] { $count } camps
}
    .indefinite = an encampment
marker-hole = { $count ->
    [one] hole
   *[other] { $count } holes
}
    .indefinite = a hole in the ground
marker-hero = { $count ->
    [one] hero
   *[other] { $count } heroes
}
    .indefinite = a hero
marker-dragon = { $count ->
    [one] dragon
   *[other] { $count } dragons
}
    .indefinite = the dragon

## What a player is asked for

phase-pick = pick a race
phase-expand = expand or decline
phase-conquer = conquer
phase-redeploy = redeploy
phase-stout = decline now, or stay
phase-withdraw = bring withdrawn troops back
phase-over = the game is over
