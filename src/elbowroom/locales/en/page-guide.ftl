### The guided first game, and short words of help in all others.
###
### A step of the guide asks for one thing and says why. What is in hand, what a region costs and who plays comes
### from the table. $region is a region, $name another player, $tokens a price or what a combo brings.

guide-far = Steps done: { $passed } of { $steps }
guide-close = Put the guide away
guide-closed = The guide waits in the menu of this table.
guide-play-on = Play on
# $regions is a list.
guide-lost = { $name } takes from you: { $regions }.

## The steps

guide-pick = Take the combo “{ $combo }”.
    .why = Most coins win, and every region of yours pays one each turn. This race and its power bring { combo-tokens } to conquer with. The top combo is free, each one lower costs a coin more.
guide-enter = Conquer { $region }.
    .why = It is the one with the dark edge. A new race comes in over the edge of the map. The number is the price in tokens: 2 for any land, and 1 more for everything that stands there.
guide-tribe = Now { $region }, where a Lost Tribe lives.
    .why = You go on next door to your own land. The tribe makes it a token dearer; it never hits back and never comes back.
    .skipped = The Lost Tribes can wait. They are used to it.
guide-mountain = Climb { $region }.
    .why = A mountain costs a token more: for you now, and later for everybody who wants it from you.
    .skipped = The mountains will still be there tomorrow.
# $percent is the chance.
guide-die = Choose { $region } and roll the die.
    .why = You are short of tokens. Once a turn, as your last attack, the die may add some; three of its sides are blank. Your chance: { odds-percent }.
    .skipped = No die this time. It is there for a last attack when tokens are short.
guide-redeploy = Place the tokens in your hand, or press “{ spread-button }”.
    .why = Each one makes your land dearer for others. They come back into your hand when your next turn begins.
guide-score = Press “{ done-redeploy }” and collect.
    .why = Every region pays a coin, and some races and powers add to it. This turn: { combo-coins }. Most coins after the last round win.
guide-struck = Place the tokens that got away.
    .why = You were attacked. That usually costs one token for each region; all others return to you. Your turn to strike comes next.
    .skipped = Nobody has driven you out so far. It would usually cost one token; the others would return to you.
guide-attack = Take { $region } from { $name }.
    .why = It costs 2, and 1 more for each token or thing there. One defender is usually lost, the others get away. Nothing personal.
    .skipped = No attack so far. The neighbours are beginning to like you.
guide-decline = Press “{ decline-button }”.
    .why = Your race is spread thin. In decline one token stays in each region and still pays, and next turn you lead a fresh race. Good timing is half the game.
guide-second = Take the combo “{ $combo }”.
    .why = Your second race brings { combo-tokens }. Coins that others paid lie on the combos they passed over, and come with them.
guide-again = Conquer { $region }.
    .why = The new race comes in over the edge like the first. Your old one stays and pays until somebody drives it out.
guide-end = That is the whole game.
    .why = Conquer, guard, decline in time, begin again. You may play on to the last round, or start a game of your own.

## Between the steps

guide-answer = { $name } brings tokens back.
    .why = That is the answer to an attack: one token is usually lost, and the others go to land that is left.
guide-watch = { $name } plays.
    .why = See who comes close to your land.
guide-more = Go on with { $region }.
    .why = It is the best bargain now. Or take another lit region: your tokens, your plan.
# $phase is "expand" before the first conquest of a turn.
guide-stop = { $phase ->
    [expand] Press “{ done-expand }”.
   *[conquer] Press “{ done-conquer }”.
}
    .why = Your tokens do not reach any further in this turn.
guide-empty = Take it back with “{ undo-button }”.
    .why = Your race holds no land, and without land there are no coins. You may end your turn like this, too; it is just a pity.
guide-place = Place the tokens in your hand.
    .why = Most where somebody can come, few where nobody can.
guide-finish = Press “{ done-redeploy }”.
    .why = This turn pays { combo-coins }.
guide-free = Your table, your choice.
    .why = Whatever is lit can be done.

## Words of help in ordinary games

coach-pick = A combo is a race and its power. Its tokens conquer regions, and each region pays a coin a turn.
coach-found = The coins that lie on a combo come with it.
coach-expand = The number on a region is what it costs in tokens. Point at it, or hold it, to see why.
coach-conquer = Every region you hold at the end of your turn pays a coin. Tokens left in hand can defend them.
coach-tribe = A Lost Tribe makes its region a token dearer. Once conquered, it never comes back.
coach-mountain = A mountain costs a token more. It protects you just the same when it is yours.
coach-attack = Whoever you drive out usually loses one token. The others get away and are placed again when your turn ends.
coach-die = For the last attack of a turn, the die may make up for missing tokens. It ends your conquests.
coach-redeploy = Each token makes a region dearer for others. Choose a region, drag from here, or use plus and minus.
coach-withdraw = Whoever loses a region usually loses one token; the others come home.
coach-decline = Few tokens are left to conquer with. In decline your regions go on paying, and next turn you pick a new combo.
coach-off = Got it
