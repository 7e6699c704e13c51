### The rulebook: captions of the examples. Each is a real position; a test plays it and looks at the numbers.
### Names of regions are put in by { region-… } and never inflect. “You” are the player who moves.

## Chapters

example-about = There is never enough room. You want { region-badger-hill }, where 2 Humans live. 2 tokens for the region and 1 for each of them make 4, and the hill is yours.
example-setup = Every game begins like this: Lost Tribes at home, 5 coins in each purse, 6 combos in the column. You take the one at the top for nothing and have 9 tokens in hand.
example-turn = A whole first turn. You pick the Hill Orcs, take { region-stubborn-goat-hill }, { region-turnip-fields } and { region-giggling-wood }, and redeploy the 6 tokens that are free to move. 3 regions, 1 hill and 1 beaten Lost Tribe pay 5 coins: now you have 10.
example-picking = The third combo costs 2 coins, 1 on each combo above it. On it lies 1 coin, which you keep. So your purse goes from 5 to 4, and 10 Flying Trolls are yours.
example-conquest = { region-silver-tooth } is a fortress on a mountain, with 1 Dwarf inside. 2 for the region and 1 each for the mountain, the fortress and the Dwarf make 5 tokens. 2 stay in hand.
example-die = { region-silver-tooth } costs 3 tokens, and you have 2 in hand. You are 1 short, so any pip will do. The die shows 2: the mountain is yours.
example-losses = You drive 3 Humans out of { region-badger-hill } for 5 tokens. 1 of them is lost. At the end of your turn your opponent brings the other 2 to { region-giggling-wood }, where 3 stand now.
example-redeployment = The Giants next door have 5 tokens and look hungry. You conquer nothing and move 3 tokens to { region-giggling-wood }. With 4 tokens there it costs 6.
example-scoring = You hold 4 regions, one of them with a declined Dwarf. 4 coins for them, and 1 each for farmland (Humans), for forest (Forest) and for the mine (Dwarves): 7 coins, from 12 to 19.
example-decline = Your Orcs are tired. 1 token stays in each of the 3 regions, the other 5 of 8 go to the tray. You score 3 coins, from 20 to 23; the Hill bonus is gone. Next turn you pick a new combo.
example-end = The last turn of round 10. It pays 4 coins, and both purses hold 60. Now tokens on the map count: 7 against 5, and the Orcs win.
example-map = { region-crooked-pine-wood } does not touch the edge, but its shore is on { region-mackerel-bay }, which does. So you may enter there, for 2 tokens. 7 stay in hand.
example-questions = Your own declined Dwarf sits on { region-silver-tooth } and counts: 2 for the region, 1 for the mountain and 1 for the Dwarf make 4 tokens.
example-editions = Giants with Underworld on { region-pickaxe-peak }, a mountain with a cavern. { region-badger-hill } has a cavern and 2 Humans, which makes 4. 1 less by Underworld and 1 less by Giants: 2 tokens.

## Races

example-amazons = You are done with conquering. Of 11 Amazons 3 hold their regions, 4 step aside, and 4 are yours to place.
example-dwarves = You decline. 3 regions pay 3 coins, and 2 of them have a mine: 5 coins, from 10 to 15. Next turn it is the same again.
example-elves = You take { region-giggling-wood } from 2 Elves, for 4 tokens. Nobody is lost: both are back in your opponent’s hand.
example-ghouls = Your Ghouls are in decline, and hungry. Before your Orcs move, 3 of the 4 Ghouls take { region-giggling-wood }.
example-giants = { region-lucky-clover-farm } would cost 3 tokens. It lies next to { region-mount-elbow }, which your Giants hold, so it costs 2, and 1 stays in hand.
example-halflings = Right into the middle: the first conquest is { region-lucky-clover-farm }, for 3 tokens. Now there is a hole in the ground, and nobody can attack it. 7 tokens stay in hand.
example-humans = You take { region-turnip-fields } for 2 tokens. 2 regions and 1 farmland: the turn will pay 3 coins.
example-orcs = { region-turnip-fields } is empty, in { region-giggling-wood } lives a Lost Tribe. You take both. 3 regions and 1 beaten tribe: the turn will pay 4 coins.
example-ratmen = 12 Hill Ratmen in their first turn: 4 regions, two of them with a Lost Tribe, and 2 tokens are still in hand.
example-skeletons = You beat 2 Lost Tribes, for 3 tokens each. When you redeploy, 1 new token rises: your 7 Skeletons are 8.
example-sorcerers = A lone Human on { region-silver-tooth }. You have no token in hand and need none: a new Sorcerer stands there, and your 2 tokens are 3.
example-tritons = { region-lucky-clover-farm } would cost 3 tokens. It has a shore on { region-soup-bowl-lake }, so Tritons pay 2.
example-trolls = You take { region-stubborn-goat-hill } for 2 tokens, and a lair is there at once. Whoever wants to have it back now pays 5.
example-wizards = You take { region-lucky-clover-farm }, which has a magic source, for 3 tokens. 2 regions, 1 magic source and 1 hill: the turn will pay 4 coins.

## Powers

example-alchemist = You stay at home. 2 regions pay 2 coins, the Alchemist 2 more: from 8 to 12.
example-berserk = { region-silver-tooth } costs 3 tokens. You roll first: a 2. Now it costs 1, and 1 token stays in hand for the next roll.
example-bivouacking = 3 Elves and the Giants next door. You pitch 3 of the 5 encampments in { region-giggling-wood }, which now costs 6, and 2 in { region-turnip-fields }.
example-commando = { region-giggling-wood } with its Lost Tribe would cost 3 tokens. You pay 2, and 1 stays in hand.
example-diplomat = Your Elves stand alone, 1 token in each region, next to a crowd of Giants. You have not attacked them, so you make peace: until your next turn they leave your active race alone.
example-dragon-master = 4 Giants on a mountain: 7 tokens, if you had them. The dragon needs 1. Now it sits on { region-silver-tooth }, and nobody gets in.
example-flying = Your Elves live in the far corner. { region-rusty-shovel-bog } is at the other end of the map. You fly there for 3 tokens.
example-forest = You take { region-giggling-wood } for 3 tokens. 2 regions and 1 forest: the turn will pay 3 coins.
example-fortified = You build a fortress in { region-giggling-wood }. The lone Elf there costs 4 tokens now, and your 2 regions pay 3 coins.
example-heroic = Next to the Giants 2 heroes take a stand. { region-giggling-wood } and { region-turnip-fields } are immune until they move on.
example-hill = You take { region-stubborn-goat-hill } for 2 tokens. 2 regions and 1 hill: the turn will pay 3 coins.
example-merchant = 3 regions, and each pays twice: 6 coins, from 9 to 15.
example-mounted = You ride to { region-badger-hill } for 2 tokens instead of 3, and on to { region-turnip-fields } for 1 instead of 2.
example-pillaging = A lone Giant and a Lost Tribe, 3 tokens each. 3 regions and 2 that were not empty: the turn will pay 5 coins.
example-seafaring = You set sail. { region-mackerel-bay } costs 2 tokens like any empty region, and pays like one.
example-spirit = Your Elves are Spirits and long in decline. Now your Orcs decline, too, and both stay: 4 regions pay 4 coins, from 15 to 19.
example-stout = You take { region-giggling-wood } for 3 tokens and score in full: 2 coins for regions and 1 for the beaten tribe, from 10 to 13. Then the Orcs decline in the same turn.
example-swamp = You take { region-gull-marsh } for 2 tokens. 2 regions and 1 swamp: the turn will pay 3 coins.
example-underworld = From the cavern of { region-cheese-cellar-hill } your Elves come up in { region-badger-hill }, on the other side of the map. It would cost 3 tokens; by the cavern it costs 2.
example-wealthy = The first turn of your Elves ends. 3 regions pay 3 coins, the power 7 more: from 4 to 14.
