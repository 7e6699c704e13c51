### A sentence for everything that happens. $seat and $ally are players’ names, $combo is a power and its race.
### Names of players, regions and races never change their form: a race stands in brackets, a combo in quotation marks.

event-turn-began = Runda { $round }: joacă { $seat }.

event-picked = { $seat } ia combinația „{ $combo }”: { combo-tokens }{ $paid ->
    [0] {""}
    [one] , preț { $paid } monedă
    [few] , preț { $paid } monede
   *[other] , preț { $paid } de monede
}{ $found ->
    [0] {""}
    [one] , pe ea { $found } monedă
    [few] , pe ea { $found } monede
   *[other] , pe ea { $found } de monede
}.

event-revealed = Apare o combinație nouă: „{ $combo }”.

event-abandoned = { $seat } abandonează regiunea { $region } ({ $race }).

event-rolled = { $purpose ->
    [attempt] { $seat } dă cu zarul: { $pips } (regiunea { $region }).
   *[first] { $seat } dă cu zarul înainte de următoarea cucerire: { $pips }.
}

event-conquered = { $way ->
    [tokens] { $seat } cucerește regiunea { $region } ({ $race }, { combo-tokens }).
    [attempt] { $seat } cucerește regiunea { $region } ({ $race }, cu zarul).
   *[trait] { $seat } cucerește regiunea { $region } ({ $race }, { $means }).
}

event-repelled = { $seat } nu reușește să cucerească regiunea { $region } ({ $race }).

event-tribe-fell = Un trib pierdut dispare din regiunea { $region }.

event-driven = { $seat } pierde regiunea { $region } ({ $race }). Simboluri pierdute: { $lost }, înapoi în mână: { $kept }.

event-raised = { $seat } primește simboluri noi ({ $race }): { $tokens }.

event-put-aside = { $seat } pune simboluri deoparte până la turul următor ({ $race }): { $tokens }.

event-deployed = { $seat } pune { combo-tokens } în regiunea { $region } ({ $race }).

event-marker-placed = { $seat } pune în regiunea { $region }: { $marker }.

event-marker-lifted = { $seat } ia o piesă din regiunea { $region }: { $marker }.

event-peace-made = { $seat } face pace cu { $ally } pentru o rundă.

event-earned = { $seat } încasează pe loc { combo-coins }: { $trait }.

event-scored = { $coins ->
    [0] { $seat } nu încasează nimic.
   *[other] { $seat } încasează { combo-coins }: { $sources }.
}

## What a turn earned, one part each: a label and a number. They are joined by the language’s rules for lists.

income-regions = regiuni { $coins }
income-trait = { $trait } { $coins }

event-declined = { $regions ->
    [0] { $seat } trimite în declin combinația „{ $combo }”. Nu rămâne nicio regiune.
   *[other] { $seat } trimite în declin combinația „{ $combo }”. Regiuni rămase: { $regions }.
}

event-people-gone = { $seat } își ia rămas-bun de la o rasă ({ $race }).

event-game-ended = { $count ->
    [1] Jocul s-a terminat. Câștigă { $winners } ({ combo-coins }).
   *[other] Jocul s-a terminat. Victorie la egalitate: { $winners } (câte { combo-coins }).
}
