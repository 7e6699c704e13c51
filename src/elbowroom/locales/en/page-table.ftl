### The screen on which a game is played.

## Rounds, players, the column of combos

round-word = Round
round-label = Round { $round } of { $rounds }
players-title = Players
player-nobody = Open seat
player-open = open
player-bot = bot, { $level }
player-stand-in = a bot stands in
player-you = you
player-away = away
player-no-race = no active race
player-hand = { $tokens } in hand
player-declined = In decline: { $race }
player-let-bot = Let a bot play
player-i-am-back = I am back
purse-hidden = Coins are hidden
income-now = { $coins ->
    [0] Earns nothing now
   *[other] Earns { combo-coins } now
}
income-short = +{ $coins }
column-title = Combos on offer
combo-free = free
combo-price = costs { combo-coins }
combo-found = on this combo: { combo-coins }
combo-take = Take
combo-why-not = Not yours yet: { $why }.

## The log

tab-log = Log
log-empty = Nothing has happened yet.
log-turn = Round { $round }, { $name }
log-first-turn = { $name } begins
log-somebody = Somebody
log-join = { $name } takes a seat.
log-leave = { $name } leaves.
log-carry = { $name } plays on another device, too.
log-bot = { $name } is a bot ({ $level }).
log-stand-in = A bot plays this seat now: { $name }.
log-back = { $name } is back.
log-earlier = Show earlier turns ({ $turns })
log-start = The game begins.

## The line that says what to do

prompt-waiting = Waiting for players. The game begins when every seat is taken.
prompt-over = The game is over.
prompt-pick = Pick a combo: press Take on the one you like.
prompt-enter = Conquer: choose a lit region to begin. In hand: { combo-tokens }.
prompt-expand = Conquer: choose a lit region, or let your race decline ({ $race }). In hand: { combo-tokens }.
prompt-conquer = Conquer: choose a lit region. In hand: { combo-tokens }.
prompt-conquer-roll = Conquer: choose a lit region, or roll the die first. In hand: { combo-tokens }.
prompt-declined = Your race in decline goes first ({ $race }): choose a lit region. In hand: { combo-tokens }.
prompt-die = The die shows { $pips }: the next region costs that much less. Choose a lit region.
prompt-die-useless = The die shows { $pips }, which is not enough for any region. Go on to redeploy.
# When nothing can be conquered but by what a race or power does itself: prompt-only-use-ID.
prompt-only-use = Too few tokens to conquer, but there is still this: { $trait }. Choose a lit region, or go on to redeploy.
prompt-only-use-sorcerers = Too few tokens to conquer, but a lone token next to your Sorcerers can be turned into one of them: choose a lit region, or go on to redeploy.
prompt-attempt = { $decline ->
    [yes] Too few tokens for a sure conquest: try one region with the die, decline, or go on to redeploy.
   *[no] Too few tokens for a sure conquest: try one region with the die, or go on to redeploy.
}
prompt-roll = { $decline ->
    [yes] Too few tokens for a sure conquest: roll the die, decline, or go on to redeploy.
   *[no] Too few tokens for a sure conquest: roll the die, or go on to redeploy.
}
prompt-stuck = Nothing more to conquer. Go on to redeploy.
prompt-stuck-decline = Nothing more to conquer: decline, or go on to redeploy. In hand: { combo-tokens }.
prompt-redeploy = Place your tokens on your regions. In hand: { combo-tokens }.
prompt-withdraw = You lost a region. Put the tokens that got away on your other regions. In hand: { combo-tokens }.
prompt-must-supply = Place: { $what }. Choose a region of yours.
prompt-may-supply = You may still place: { $what }. Choose a region of yours, or end your turn.
prompt-use = You may use this with one player: { $trait }. Or end your turn.
prompt-use-diplomat = You may make peace with one player you did not attack: their active race cannot attack yours until your next turn. Or end your turn.
prompt-use-nobody = This cannot be used with anybody this turn: { $trait }. End your turn, or move tokens with plus and minus.
prompt-use-nobody-diplomat = You attacked everybody this turn, so nobody makes peace with you. End your turn, or move tokens with plus and minus.
prompt-placed = All placed. End your turn, or move tokens with plus and minus.
prompt-nothing-held = Your race holds no region ({ $race }). This turn earns { combo-coins }. In hand: { combo-tokens }.
own-combo = Your combo
entrance-picked = { $name } brings a new race into the world
entrance-declined = { $name } lets a race go into decline
prompt-withdrawn = All placed. Press Done to go on.
# Why there are too few, where a race or power has brought it about: prompt-must-abandon-ID.
prompt-must-abandon = Too few tokens to hold all of your regions: choose one to give up. Missing: { combo-tokens }.
prompt-must-abandon-amazons = Four Amazons came for the fighting only and leave the map now. Choose a region to give up. Missing: { combo-tokens }.
# What is chosen with a tool, and why it can be, where a race or power has words for it: prompt-tool-ID.
prompt-tool = { $tool }: choose a lit region, or take up your tokens again.
prompt-tool-sorcerers = { $tool }: choose a lone token next to your Sorcerers, and it becomes one of them. Once a turn with each opponent.
prompt-tool-dragon-master = { $tool }: choose a region, and it falls for one token whatever defends it. Once a turn.
prompt-stout = Your race can decline right now, with this turn’s coins already earned ({ $race }).
prompt-other-pick = { $name } is picking a combo.
prompt-other-expand = { $name } is about to conquer or to decline.
prompt-other-conquer = { $name } is conquering.
prompt-other-redeploy = { $name } is placing tokens.
prompt-other-stout = { $name } may decline now.
prompt-other-withdraw = { $name } is bringing tokens back.

## Buttons

action-title = Your move
done-expand = Redeploy only
done-conquer = Redeploy
done-redeploy = End turn
done-declined = Done
done-withdraw = Done
done-stout = Stay
done-tokens-in-hand = the tokens in hand have to be placed first: { $tokens }
done-must-abandon = regions have to be given up first; tokens missing: { $tokens }
done-must-place = still to be placed on your regions: { $what }
done-not-yet = Not yet: { $why }.
undo-button = Undo
undo-label = Undo, steps possible: { $steps }
undo-title = Take back the last step
undo-nothing = There is nothing to take back.
undo-die = A rolled die cannot be taken back.
undo-revealed = A new combo is on the table, so the pick stands.
skip-button = Skip to now ({ $moves })
spread-button = Spread evenly
before-button = As before
roll-button = Roll the die
decline-button = Decline
decline-now = Decline now
tray-title = In your hand
tray-marker = { $what }, still to place: { $left }
# What some races and powers call what they conquer with: tool-ID. The others go by their name.
tool-dragon-master = Dragon
tool-sorcerers = Sorcery
tool-label = { $tokens ->
    [0] { $tool }: costs no token
   *[other] { $tool }: costs { combo-tokens }
}
tool-label-varied = { $tool }: costs tokens
steps-title = Tokens on { $region }
hint-ask = Ask for a hint
hint-close = Close the hint
hint-title = A strong bot’s choice:
hint-thinking = Thinking about a hint…
hint-other = Or: { $plan } (about { combo-coins } in the end).
hint-pick = take “{ $combo }”
hint-conquer = conquer { $region }
hint-attempt = try { $region } with the die
hint-abandon = abandon { $region }
hint-deploy = put { combo-tokens } on { $region }
hint-use = use { $trait }: { $target }
hint-use-diplomat = make peace with { $target }
hint-decline = decline
hint-roll = roll the die
hint-done = go on

## On a region

do-conquer = Conquer for { combo-tokens }
do-attempt = Try with the die: { $odds }
do-abandon = Abandon it
do-deploy = Put a token here
do-place = Put here: { $marker }
do-use = Use: { $trait }
do-use-cost = { $tokens ->
    [0] Use, for no token: { $trait }
   *[other] Use for { combo-tokens }: { $trait }
}
do-own-land = Your own land: { $what }
do-use-seat = { $trait }: { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Peace with { $name }
use-dragon-master = Send the dragon for { combo-tokens }
use-sorcerers = { $tokens ->
    [0] Turn the token into a Sorcerer, for no token
   *[other] Turn the token into a Sorcerer for { combo-tokens }
}
# What it does and why it can be done, where that is not plain: use-ID-about.
use-sorcerers-about = A single active token next to your Sorcerers gives way to one from the tray, whatever it costs otherwise. Once a turn with each opponent.
use-dragon-master-about = The dragon takes any region for one token, whatever defends it, and nobody can attack it there. Once a turn.
odds-percent = { $percent }%
mark-conquered = Just taken: { $name }
mark-repelled = Just attacked in vain: { $name }
mark-abandoned = Just given up: { $name }
card-gain-short = +{ combo-coins }
card-loss-short = −{ combo-coins }
card-why-not = Not possible: { $why }.
part-region = any region
part-mountain = mountain
part-lost-tribe = Lost Tribe
part-tokens = tokens there
part-die = the die
part-at-least-one = at least one token

## What happens

you-earn-named = { $coins ->
    [0] { $name } earns nothing.
   *[other] { $name } earns { combo-coins }: { $sources }.
}
you-earn = { $coins ->
    [0] This turn earns nothing.
   *[other] You earn { combo-coins }: { $sources }.
}
roll-rolling = The die rolls…
roll-first = { $name } rolls { $pips } before the next conquest.
roll-won = { $name } rolls { $pips } and takes { $region }.
roll-lost = { $name } rolls { $pips }: not enough for { $region }.
ears-note = { $name } has the most pointed ears at this table, so { $name } begins.
ears-close = Quite so
refused-stale = The table had already moved on. Here is how it stands now.
refused-because = Not possible: { $why }.
connection-lost = Connection lost, trying again…
connection-unsaved = The server cannot save right now. It tries again by itself…
connection-kept = { $count ->
    [1] What you did is sent when the connection is back.
   *[other] All that you did is sent when the connection is back.
}
connection-holding = A move of yours waits for the connection. Nothing more can be done until the line is back.
connection-needed = This needs the connection. Try again when the line is back.

## Around the map

table-title = { $name }: at the table
table-title-yours = Your turn: { $name }
table-loading = Going to the table…
table-missing = There is no such table
table-missing-about = The link may be mistyped, or the server has forgotten the game.
table-home = To the start page
map-label = Map
turn-yours = Your turn
turn-of = { $name } to play
turn-own-withdraws = Your tokens come back
turn-withdraws = { $name } brings tokens back
turn-watching = You are watching
clock-left = Time left: { count-seconds }
clock-paused = Clock stopped
tabs-title = Panels
tab-combos = Combos
tab-players = Players
tab-analysis = Analysis
tab-chat = Chat
tab-new = something new
menu-title = Menu
menu-sound = Sound
menu-full = Full screen
menu-share = Share the link
menu-guide = The guide of the first game
menu-carry = Take this seat to another device
menu-record = Download the record
menu-leave = Leave
menu-result = Result
share-copied = Link copied.
sheet-title = Races and powers
over-title = The game is over
leave-title = Leave the table
leave-about = Your seat can wait for you, or be free for somebody else.
leave-about-playing = Your seat can wait for you: come back by the link or from the start page. If you give it up, a bot plays on for you.
leave-keep = Leave, keep my seat
leave-give-up = Give my seat up
room-help-none = This table plays without hints.
room-help-hints = Hints are allowed at this table.
room-help-analysis = Hints and the analysis are allowed at this table.
curtain-pass = The screen goes to: { $name }
curtain-why = Coins are everybody’s own secret.
curtain-lift = I am { $name }

## Keys

keys-title = Keys
keys-pick = take a combo
keys-map = go to the map
keys-undo = undo
keys-end = go on, or end the turn
keys-decline = decline
keys-roll = roll the die
keys-spread = spread tokens evenly
keys-before = place tokens as before
keys-tool = take the next thing in hand
keys-hint = ask for a hint
keys-guide = go to the guide or the hint
keys-analysis = show the analysis, where it is allowed
keys-skip = skip to now
keys-players = players
keys-log = log
keys-chat = chat
keys-sheet = races and powers
keys-keys = these keys
keys-full = full screen
keys-close = close what is open

decline-title = Decline
decline-question = Send the combo “{ $combo }” into decline?
decline-stays = { $regions ->
    [0] No region stays yours.
    [1] One region stays yours, with one token.
   *[other] You keep { count-regions }, with one token each: they are lit.
}
decline-leaves = This race leaves the map: { $race }.
decline-then = All other tokens and the power are gone. Next turn you pick a new combo.
decline-yes = Decline
decline-no = Not yet
end-title = End the turn
end-question = End the turn without a region for your race ({ $race })?
end-earns = { $coins ->
    [0] You earn nothing this turn.
   *[other] You earn { combo-coins } this turn, all of it from elsewhere.
}
end-keeps = These stay in hand for the next turn: { combo-tokens }.
end-undo = Undo brings you back to conquering.
end-no = Not yet
end-yes = End it anyway
