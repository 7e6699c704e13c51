### The rulebook: its chapters and the rules with their numbers.
### rule-4-3 is rule 4.3. Numbers of other rules in a text become links: keep them as they are.
### An empty line begins a new paragraph.

## The chapters

chapter-about = What it is about
chapter-setup = Setting up
chapter-turn = A turn, step by step
chapter-picking = Picking a combo
chapter-conquest = Conquest
chapter-die = The die
chapter-losses = Losses
chapter-redeployment = Getting ready and redeploying
chapter-scoring = Scoring
chapter-decline = Decline
chapter-end = The end
chapter-map = The map
chapter-races = Races
chapter-powers = Powers
chapter-questions = Questions players always ask
chapter-editions = Where printed editions differ

## What it is about

rules-about =
    A small world, and far too many neighbours. You lead a race with a special power, push your way over the map, and earn a coin for each region you hold.

    No race lasts for ever. One day yours is spread so thinly that a sneeze would topple it. Then let it decline and begin again with a fresh one. Whoever sees that day coming usually wins. Whoever clings to the good old times usually comes second.

    After the last round, most coins win.
rules-words = The words of the game
word-region = Region
    .about = A space of the map.
word-token = Token
    .about = A piece of a race: the troops that conquer and defend.
word-combo = Combo
    .about = A race banner beside a power badge. You always play the two together.
word-hand = Hand
    .about = The tokens you hold that are not on the map.
word-tray = Tray
    .about = The supply of tokens in the box.
word-empty = Empty
    .about = A region without a Lost Tribe and without tokens of anybody. A mountain alone is empty, however lonely it looks.

## Setting up

rule-1-1 = 2 to 5 players can play, and each number of players has a map of its own. The game lasts 10 rounds with 2 or 3 players, 9 rounds with 4 and 8 rounds with 5.
    .title = Players, maps and rounds
rule-1-2 =
    The box holds a fixed number of tokens of each race; the page of a race tells how many. A race never has more than that on the map and in hand.

    Beside them there are 18 Lost Tribes, 9 mountains, 10 troll’s lairs, 6 fortresses, 5 encampments, 2 holes in the ground, 2 heroes and 1 dragon.
    .title = What is in the box
rule-1-3 = Each race banner shows how many tokens the race brings, from 3 Dwarves to 8 Ratmen. Amazons bring 6, and 4 more who only conquer (10.1).
    .title = What a banner brings
rule-1-4 = Each power badge adds tokens of its own, from 2 for a Merchant to 5. The better the power, the fewer friends it needs.
    .title = What a badge brings
rule-1-5 = The 14 banners and the 20 badges are shuffled apart. 5 pairs lie in a column, the rest in two face-up stacks below it. The tops of the stacks are a pair, too, so 6 combos are on offer.
    .title = The column of combos
rule-1-6 = A Lost Tribe stands on every region that shows its symbol, and a mountain on every mountain region. Every map has two seas at the edge and a lake inside. Everybody gets a summary sheet, and one more lies on the table.
    .title = Who lives there already
rule-1-7 = Everybody starts with 5 coins. The bank then has 30 tens, 24 fives, 20 threes and what is left of 35 ones. Coins are only change: what counts is the sum, and if the bank runs out nobody loses anything by it.
    .title = Coins at the start
rule-1-8 = The reinforcement die has 6 faces: three are blank, the others show 1, 2 and 3.
    .title = The reinforcement die
rule-1-9 = Whoever has the most pointed ears begins. Should that lead to a discussion, the table chooses a seat or has it drawn by lot.
    .title = Who begins
rule-12-1 = A table may add races and powers of its own: a race of at most 10 tokens, a power of at most 5.
    .title = Races and powers of your own
rule-12-2 = A home-made race borrows the tokens of a race that has at least as many. The banner of that race stays out of the game.
    .title = Whose tokens they use

## A turn

rule-2-1 = Players take turns clockwise. When all have had one, a new round begins. After the last turn of the last round the game is over.
    .title = Turns and rounds
rule-2-2 = Without an active race you begin your turn by picking a combo (3.1). Then you conquer (4.1), redeploy (6.3) and score (7.1).
    .title = When you have no race
rule-2-3 = With an active race you choose: expand, or go into decline (8.1). Never both in one turn, unless the race is Stout (11.17).
    .title = When you have one
rule-2-4 =
    1. Pick a combo, if you have no active race.

    2. Declined Ghouls, if you have any, conquer and redeploy (10.4).

    3. Abandon what you no longer want (6.2) and get ready (6.1).

    4. Conquer, as long as tokens last.

    5. Redeploy, and put down what your power lets you place.

    6. Score. A Stout race may decline now.

    7. Those who lost regions bring their withdrawn tokens back (5.4). Then it is the next player’s turn.
    .title = Everything in its order

## Picking a combo

rule-3-1 = Take any combo on offer. The one at the top is free, each one below it costs 1 coin more. You pay by laying 1 coin on every combo above it.
    .title = What a combo costs
rule-3-2 = Coins that lie on your combo are yours. They do not help to pay for it, though: what you lay down must be in your purse before.
    .title = Coins you find
rule-3-3 = You take the tokens of the banner and the badge together, as far as the tray has them.
    .title = Your tokens
rule-3-4 = The combos below move up with their coins, and a new one shows at the bottom. When the banners run low there may be fewer than 6.
    .title = The column moves up
rule-3-5 = When a badge is needed and the stack is empty, the discarded badges are shuffled and used again, as often as it takes.
    .title = Badges come again
rule-3-6 = A banner that comes back (8.5) goes under its stack. If the stack is empty, it goes with a badge into the lowest free place of the column.
    .title = Banners come again

## Conquest

rule-4-1 =
    A race with nothing on the map enters at the border: in a region that touches the edge of the map, or whose shore is on a sea that touches the edge. It does not matter if somebody’s ships hold that sea.

    The same goes for a race that has lost or abandoned everything. It need not enter near your declined race.

    Exceptions: Halflings (10.6) and Flying races (11.7) enter where they like, a Seafaring race (11.15) also on a sea at the edge.
    .title = Coming in
rule-4-2 = After that, each region you conquer must be next to one that the same race already holds.
    .title = From region to region
rule-4-3 =
    A region costs 2 tokens. Add 1 for a mountain and 1 for each encampment, fortress and troll’s lair there. Add 1 for the Lost Tribe or for each race token there.

    Tokens of your own declined race count, too.
    .title = What a region costs
rule-4-4 = Discounts of race and power add up. But a conquest always takes at least 1 token, and you need at least 1 in hand to begin one. Only Sorcerers manage without (10.11).
    .title = Discounts
rule-4-5 = Seas and lakes are closed to all but active Seafaring races.
    .title = Water
rule-4-6 = You may conquer a region of your own declined race. Its token is lost, and its feelings are hurt. Your own active race you cannot attack, unless your declined Ghouls do it (10.4).
    .title = Your own regions
rule-4-7 = The tokens you used stay in the region until you redeploy. You may stop at any time, and nobody has to conquer at all.
    .title = Stopping
rule-4-9 = A hole in the ground, a hero or the dragon makes a region immune. Nothing can conquer it, enter it or do anything to it, not even another race of yours. Only its owner can abandon it.
    .title = Immune regions

## The die

rule-4-8 =
    For your last conquest luck may help. With at least 1 token in hand, name a region that you may attack and for which you are 1 to 3 tokens short. Then roll the die.

    If your tokens and the pips together reach the price, the region is yours, and all tokens in hand go there. If not, these tokens go back to your other regions when you redeploy. If you hold none, they stay in hand.

    Either way, this race conquers no more in this turn. Being 1 token short succeeds in 3 of 6 rolls, 2 short in 2 of 6, 3 short in 1 of 6.
    .title = The final attempt

## Losses

rule-5-1 = A beaten Lost Tribe is gone for good. Whoever loses a region with tokens takes them up, returns 1 to the tray and keeps the others in hand.
    .title = Losing a region
rule-5-2 = A token that stood alone is therefore lost, active or declined.
    .title = A lone token
rule-5-3 = A mountain stays where it is; it has seen worse. A fortress or a troll’s lair is torn down. Encampments go back to the hand of their owner. What is immune cannot be lost at all (4.9).
    .title = What else stood there
rule-5-4 = At the very end of the turn, everybody who holds withdrawn tokens puts them on regions that the same race still holds, as they like. They do so clockwise from the player whose turn it was. Encampments are pitched again at the same time.
    .title = Bringing tokens back
rule-5-5 = A race without a region keeps its withdrawn tokens in hand. On the next turn it enters the map again (4.1).
    .title = Driven off the map
rule-5-6 = If your active race has no token left at all, you either pass, which scores for your declined race, or go into decline, which sends the earlier declined race away as usual. A new combo comes one turn later.
    .title = Nobody left

## Getting ready and redeploying

rule-6-1 = When you expand, you first take up all tokens but 1 in each region.
    .title = Getting ready
rule-6-2 = Before the first conquest of your race you may empty any of its regions altogether. They are no longer yours. If you abandon all of them, the race enters the map anew (4.1).
    .title = Abandoning regions
rule-6-3 = After your conquests the tokens of your race move freely among its regions, with at least 1 in each (Amazons may have to do with less, 10.1). Tokens that never fought come along; nobody needs to fail with the die first.
    .title = Redeploying
rule-6-4 = Tokens never move between the active race and a declined one. They are not on speaking terms.
    .title = Active and declined

## Scoring

rule-7-1 = At the end of your turn you get 1 coin for each region that your tokens hold, active and declined, and the bonuses of your active race and its power. A declined race adds its own only where its text says so.
    .title = What a turn pays
rule-7-2 = What you get in a turn is seen by all, what lies in your purse is nobody’s business until the end. A table may also be set up with open purses.
    .title = Hidden purses
rule-7-3 = Benefits always add up: those of race and power, and those of several symbols in one region.
    .title = Everything adds up

## Decline

rule-8-1 = Instead of expanding, turn the banner over. The badge is discarded (only Spirit stays). 1 token stays in each region; all others, in hand or on the map, go to the tray.
    .title = Going into decline
rule-8-2 = You can have one declined race; a Spirit race does not count (11.16). An earlier one leaves the map first, and its tokens go to the tray.
    .title = One at a time
rule-8-3 = In a turn of decline nobody of yours conquers, not even declined Ghouls. Then you score: 1 coin for each region, without the bonuses of the race that has just declined. Dwarves keep theirs (10.2).
    .title = The turn of decline
rule-8-4 = Heroes, dragon, encampments and holes of the race go with its decline. Troll’s lairs and fortresses stay as long as a token of the race stays there.
    .title = What stays standing
rule-8-5 = When the last token of a declined race leaves the map, its banner comes back into the game (3.6). Ghouls with tokens in hand do not count as gone. A Spirit badge is discarded then.
    .title = The last token
rule-8-6 = On your next turn you pick a new combo (2.2). The race in decline stays where it is and goes on earning.
    .title = And then

## The end

rule-9-1 = Most coins win. With equal coins, most race tokens on the map win, active and declined together. Encampments do not count, nor do Amazons who are put aside. If that is equal, too, the win is shared, and so is the bragging.
    .title = Who wins

## The map

rules-map = Terrain decides what a region costs and what it earns. Symbols are rewards for those who know what to do with them.
