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
player-declined = { $race } in decline
player-let-bot = Let a bot play
player-i-am-back = I am back
purse-hidden = Coins are hidden
purse-label = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
income-now = { $coins ->
    [0] Earns nothing now
    [one] Earns 1 coin now
   *[other] Earns { $coins } coins now
}
column-title = Combos on offer
combo-name = { $power } { $race }
combo-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
combo-free = free
combo-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
combo-price = { $coins ->
    [one] costs one coin
   *[other] costs { $coins } coins
}
combo-found = { $coins ->
    [one] one coin lies on it
   *[other] { $coins } coins lie on it
}
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
log-bot = { $name } is a bot ({ $level }).
log-stand-in = A bot plays for { $name }.
log-back = { $name } is back.
log-start = The game begins.

## The line that says what to do

prompt-waiting = Waiting for players. The game begins when every seat is taken.
prompt-over = The game is over.
prompt-pick = Pick a people: press Take on one of the combos.
prompt-enter = Conquer: choose a lit region to begin. { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
} in hand.
prompt-expand = Conquer: choose a lit region, or let your { $race } decline. { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
} in hand.
prompt-conquer = Conquer: choose a lit region. { $tokens ->
    [0] No token
    [one] One token
   *[other] { $tokens } tokens
} in hand.
prompt-conquer-roll = Conquer: choose a lit region, or roll the die first. { $tokens ->
    [0] No token
    [one] One token
   *[other] { $tokens } tokens
} in hand.
prompt-declined = Your declined { $race } go first: choose a lit region. { $tokens ->
    [0] No token
    [one] One token
   *[other] { $tokens } tokens
} in hand.
prompt-die = The die shows { $pips }: the next region costs that much less. Choose a lit one.
prompt-die-useless = The die shows { $pips }, which is not enough for any region. Go on to redeploy.
prompt-attempt = Too few tokens for a sure conquest: try one region with the die, { $decline ->
    [yes] decline,{" "}
   *[no] {""}
}or go on to redeploy.
prompt-roll = Too few tokens for a sure conquest: roll the die, { $decline ->
    [yes] decline,{" "}
   *[no] {""}
}or go on to redeploy.
prompt-stuck = Nothing more to conquer. Go on to redeploy.
prompt-stuck-decline = Nothing to conquer with { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
} in hand: decline, or go on to redeploy.
prompt-redeploy = Place your { $tokens ->
    [one] last token
   *[other] { $tokens } tokens
}: choose your regions.
prompt-withdraw = You were driven out: put { $tokens ->
    [one] the token that got away
   *[other] the { $tokens } tokens that got away
} on your regions.
prompt-must-supply = Place { $what }: choose a region of yours.
prompt-may-supply = You may still place { $what }: choose a region of yours, or end your turn.
prompt-use = You may use { $trait } with one player, or end your turn.
prompt-use-diplomat = You may make peace with one player, or end your turn.
prompt-placed = All placed. End your turn, or move tokens with plus and minus.
prompt-withdrawn = All placed. Press Done to go on.
prompt-must-abandon = Too few tokens for all of your regions: choose one to give up.
prompt-stout = Your { $race } can decline right now, with this turn’s coins already earned.
prompt-other-pick = { $name } is picking a people.
prompt-other-expand = { $name } is about to conquer or to decline.
prompt-other-conquer = { $name } is conquering.
prompt-other-redeploy = { $name } is placing tokens.
prompt-other-stout = { $name } may decline now.
prompt-other-withdraw = { $name } is bringing troops back.
coach-pick = A combo is a race and its power. Its tokens conquer regions, and each region pays a coin a turn.
coach-expand = The number on a region is what it costs in tokens. Point at it, or hold it, to see why.
coach-conquer = Every region you hold at the end of your turn pays a coin. Tokens left in hand can defend them.
coach-redeploy = Each token makes a region dearer for others. Choose a region, drag from here, or use plus and minus.
coach-withdraw = Whoever loses a region loses one token; the others come home.
coach-off = Got it

## Buttons

action-title = Your move
done-expand = Redeploy only
done-conquer = Redeploy
done-redeploy = End turn
done-declined = Done
done-withdraw = Done
done-stout = Stay
done-not-yet = Not yet: { $why }.
undo-button = Undo
undo-label = { $steps ->
    [one] Undo, one step possible
   *[other] Undo, { $steps } steps possible
}
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
decline-title = Decline
decline-question = Send your { $name } into decline?
decline-stays = { $regions ->
    [0] No region stays yours.
    [one] One region stays yours, with one token.
   *[other] { $regions } regions stay yours, with one token each: they are lit.
}
decline-scores = { $coins ->
    [0] This turn pays nothing.
    [one] This turn pays one coin: { $sources }.
   *[other] This turn pays { $coins } coins: { $sources }.
}
decline-later = { $coins ->
    [0] From the next turn on they pay nothing.
    [one] From the next turn on they pay one coin: { $sources }.
   *[other] From the next turn on they pay { $coins } coins: { $sources }.
}
decline-leaves = Your { $race } leave the map.
decline-then = All other tokens and the power are gone. Next turn you pick a new combo.
decline-yes = Decline
decline-no = Not yet
tray-title = In your hand
tray-tokens = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
}
tray-marker = { $what }, { $left } left
hint-ask = Ask for a hint
hint-title = A strong bot would:
hint-pick = take { $name }
hint-conquer = conquer { $region }
hint-attempt = try { $region } with the die
hint-abandon = abandon { $region }
hint-deploy = put { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} on { $region }
hint-use = use { $trait } on { $target }
hint-use-diplomat = make peace with { $target }
hint-decline = decline
hint-roll = roll the die
hint-done = go on

## On a region

do-conquer = Conquer for { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
do-attempt = Try with the die: { $odds }
do-abandon = Abandon it
do-deploy = Put a token here
do-place = Put here: { $marker }
do-use = Use { $trait }
do-use-seat = Use { $trait } with { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Peace with { $name }
use-dragon-master = Send the dragon for { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
use-sorcerers = Turn the token into a Sorcerer
odds-percent = { $percent }%
card-people = { $name }’s { $race }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
card-nobody = Nobody is there.
card-cost = { $tokens ->
    [one] Costs one token
   *[other] Costs { $tokens } tokens
}
card-odds = { $odds } chance with the die
card-gain = { $coins ->
    [one] Earns one coin more this turn
   *[other] Earns { $coins } coins more this turn
}
card-gain-short = { $coins ->
    [one] +1 coin
    [-1] −1 coin
   *[other] { $sign }{ $size } coins
}
card-why-not = Not possible: { $why }.
card-not-now = It is { $name }’s turn to decide.
card-attempt-ends = Your conquests end with this roll.
part-region = any region
part-mountain = mountain
part-lost-tribe = Lost Tribe
part-tokens = tokens there
part-die = the die
part-at-least-one = at least one token

## What happens

you-earn-named = { $coins ->
    [0] { $name } earns nothing.
    [one] { $name } earns one coin: { $sources }.
   *[other] { $name } earns { $coins } coins: { $sources }.
}
you-earn = { $coins ->
    [0] This turn earns nothing.
    [one] You earn one coin: { $sources }.
   *[other] You earn { $coins } coins: { $sources }.
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

## Around the map

table-title = { $name }: at the table
table-title-yours = Your turn: { $name }
table-loading = Going to the table…
table-missing = There is no such table
table-missing-about = The link may be mistyped, or the server has forgotten the game.
table-home = To the start page
map-label = Map
turn-yours = Your turn
turn-of = { $name }’s turn
turn-own-withdraws = Your troops come back
turn-withdraws = { $name } brings troops back
turn-watching = You are watching
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
clock-paused = Clock stopped
tabs-title = Panels
tab-combos = Combos
tab-players = Players
tab-chat = Chat
tab-new = something new
chat-spectator = Spectator
chat-empty = Say hello.
chat-say = Say something
chat-send = Send
chat-left = { $left ->
    [one] One letter left
   *[other] { $left } letters left
}
menu-title = Menu
menu-sound = Sound
menu-full = Full screen
menu-share = Share the link
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
room-title = Waiting for players
room-share = Send this link to whoever shall play:
room-link = Link to this table
room-copy = Copy link
room-name = Your name
room-take = Take this seat
room-fill = Put a bot here
room-level = Level of the bots
room-here = here
room-begins = The game begins when every seat is taken.
curtain-pass = Pass the screen to { $name }
curtain-why = Coins are everybody’s own secret.
curtain-lift = I am { $name }

## Keys

keys-title = Keys
keys-about = Everything can be done without a mouse. Tab goes from panel to panel.
keys-arrows = Arrows
keys-enter = Enter
keys-escape = Esc
keys-map-move = on the map: go to a neighbouring region
keys-map-act = do what is lit there
keys-pick = take a combo
keys-map = go to the map
keys-undo = undo
keys-end = go on, or end the turn
keys-decline = decline
keys-roll = roll the die
keys-spread = spread tokens evenly
keys-before = place tokens as before
keys-tool = take the next thing from the tray
keys-hint = ask for a hint
keys-skip = skip to now
keys-players = players
keys-log = log
keys-chat = chat
keys-sheet = races and powers
keys-keys = these keys
keys-full = full screen
keys-close = close what is open
