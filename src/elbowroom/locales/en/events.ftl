### A sentence for everything that happens. $seat and $ally are players' names.

event-turn-began = Round { $round }: { $seat } to play.

event-picked = { $seat } picks { $power } { $race } with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}{ $paid ->
    [0] {""}
    [one] , for one coin
   *[other] , for { $paid } coins
}{ $found ->
    [0] {""}
    [one] , and finds one coin on them
   *[other] , and finds { $found } coins on them
}.

event-revealed = { $power } { $race } are on offer.

event-abandoned = { $seat }’s { $race } abandon { $region }.

event-rolled = { $purpose ->
    [attempt] { $seat } rolls { $pips } for { $region }.
   *[first] { $seat } rolls { $pips } before the next conquest.
}

event-conquered = { $way ->
    [tokens] { $seat }’s { $race } take { $region } with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
    [attempt] { $seat }’s { $race } take { $region } with the help of the die.
   *[trait] { $seat }’s { $race } take { $region } by way of { $means }.
}

event-repelled = { $seat }’s { $race } fail to take { $region }.

event-tribe-fell = The Lost Tribe of { $region } is gone.

event-driven = { $seat }’s { $race } lose { $region }{ $lost ->
    [0] {""}
    [one] {" "}and one token
   *[other] {" "}and { $lost } tokens
}{ $kept ->
    [0] .
    [one] ; one withdraws.
   *[other] ; { $kept } withdraw.
}

event-raised = { $tokens ->
    [one] One more token joins
   *[other] { $tokens } more tokens join
} { $seat }’s { $race }.

event-put-aside = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
} of { $seat }’s { $race } { $tokens ->
    [one] steps
   *[other] step
} off the map until the next turn.

event-deployed = { $seat }’s { $race } reinforce { $region } with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.

event-marker-placed = { $seat } has { $marker } in { $region } now.

event-marker-lifted = { $seat } takes { $marker } away from { $region }.

event-peace-made = { $seat } makes peace with { $ally } for a round.

event-scored = { $seat } earns { $coins ->
    [0] nothing.
    [one] one coin: { $sources }.
   *[other] { $coins } coins: { $sources }.
}

## What a turn earned, one part each

income-regions = { $coins } for regions
income-trait = { $coins } by { $trait }

event-declined = { $seat }’s { $power } { $race } go into decline{ $regions ->
    [0] {" "}without a region.
    [one] {" "}in one region.
   *[other] {" "}in { $regions } regions.
}

event-people-gone = { $seat }’s { $race } are no more.

event-game-ended = The game is over. { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $best ->
    [one] one coin
   *[other] { $best } coins
}.
