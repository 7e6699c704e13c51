### A sentence for everything that happens. $seat and $ally are players’ names, $combo is a power and its race.
### Names of players, regions and races never change their form: a race stands in brackets, a combo in quotation marks.

event-turn-began = Round { $round }: { $seat } to play.

event-picked = { $seat } takes the combo “{ $combo }”: { combo-tokens }{ $paid ->
    [0] {""}
    [one] , price { $paid } coin
   *[other] , price { $paid } coins
}{ $found ->
    [0] {""}
    [one] , { $found } coin found
   *[other] , { $found } coins found
}.

event-revealed = New on offer: “{ $combo }”.

event-abandoned = { $seat } abandons { $region } ({ $race }).

event-rolled = { $purpose ->
    [attempt] { $seat } rolls the die for { $region }: { $pips }.
   *[first] { $seat } rolls the die before the next conquest: { $pips }.
}

event-conquered = { $way ->
    [tokens] { $seat } takes { $region } ({ $race }, { combo-tokens }).
    [attempt] { $seat } takes { $region } ({ $race }, the die).
   *[trait] { $seat } takes { $region } ({ $race }, { $means }).
}

event-repelled = { $seat } fails to take { $region } ({ $race }).

event-tribe-fell = The Lost Tribe of { $region } is gone.

event-driven = { $seat } loses { $region } ({ $race }). Tokens lost: { $lost }, back in hand: { $kept }.

event-raised = { $seat } gets new tokens ({ $race }): { $tokens }.

event-put-aside = { $seat } puts tokens aside until the next turn ({ $race }): { $tokens }.

event-deployed = { $seat } places { combo-tokens } on { $region } ({ $race }).

event-marker-placed = { $seat } places on { $region }: { $marker }.

event-marker-lifted = { $seat } takes a piece off { $region }: { $marker }.

event-peace-made = { $seat } makes peace with { $ally } for a round.

event-earned = { $seat } gets { combo-coins } at once: { $trait }.

event-scored = { $coins ->
    [0] { $seat } earns nothing.
   *[other] { $seat } earns { combo-coins }: { $sources }.
}

## What a turn earned, one part each: a label and a number. They are joined by the language’s rules for lists.

income-regions = regions { $coins }
income-trait = { $trait } { $coins }

event-declined = { $regions ->
    [0] { $seat } sends the combo “{ $combo }” into decline. No region is left.
   *[other] { $seat } sends the combo “{ $combo }” into decline. Regions left: { $regions }.
}

event-people-gone = { $seat } bids a race farewell ({ $race }).

event-game-ended = { $count ->
    [1] The game is over. Winner: { $winners } ({ combo-coins }).
   *[other] The game is over. Shared win: { $winners } ({ combo-coins } each).
}
