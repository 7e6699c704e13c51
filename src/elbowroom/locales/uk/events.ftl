event-turn-began = Раунд { $round }: ходить { $seat }.

event-picked = { $seat } бере комбінацію «{ $combo }»: { combo-tokens }{ $paid ->
    [0] {""}
    [one] , ціна — { $paid } монета
    [few] , ціна — { $paid } монети
    [many] , ціна — { $paid } монет
   *[other] , ціна — { $paid } монети
}{ $found ->
    [0] {""}
    [one] , на ній — { $found } монета
    [few] , на ній — { $found } монети
    [many] , на ній — { $found } монет
   *[other] , на ній — { $found } монети
}.

event-revealed = Нова доступна комбінація: «{ $combo }».

event-abandoned = { $seat } покидає регіон «{ $region }» ({ $race }).

event-rolled = { $purpose ->
    [attempt] { $seat } кидає кубик: { $pips } (регіон «{ $region }»).
   *[first] { $seat } кидає кубик перед наступним завоюванням: { $pips }.
}

event-conquered = { $way ->
    [tokens] { $seat } завойовує регіон «{ $region }» ({ $race }, { combo-tokens }).
    [attempt] { $seat } завойовує регіон «{ $region }» ({ $race }, кубик).
   *[trait] { $seat } завойовує регіон «{ $region }» ({ $race }, { $means }).
}

event-repelled = { $seat } марно атакує регіон «{ $region }» ({ $race }).

event-tribe-fell = У регіоні «{ $region }» зникає забуте плем’я.

event-driven = { $seat } втрачає регіон «{ $region }» ({ $race }). Втрачено жетонів: { $lost }, знову на руці: { $kept }.

event-raised = { $seat } отримує нові жетони ({ $race }): { $tokens }.

event-put-aside = { $seat } відкладає жетони до наступного ходу ({ $race }): { $tokens }.

event-deployed = { $seat } кладе { combo-tokens } у регіон «{ $region }» ({ $race }).

event-marker-placed = { $seat } ставить у регіоні «{ $region }»: { $marker }.

event-marker-lifted = { $seat }: з регіону «{ $region }» забрано жетон ({ $marker }).

event-peace-made = { $seat } укладає мир із гравцем { $ally } на один раунд.

event-earned = { $seat } одразу отримує { combo-coins.acc }: { $trait }.

event-scored = { $coins ->
    [0] { $seat } не отримує нічого.
   *[other] { $seat } отримує { combo-coins.acc }: { $sources }.
}

## What a turn earned, one part each: a label and a number. They are joined by the language’s rules for lists.

income-regions = регіони — { $coins }
income-trait = { $trait } — { $coins }

event-declined = { $regions ->
    [0] { $seat } призводить до занепаду комбінацію «{ $combo }». Регіонів не залишилося.
   *[other] { $seat } призводить до занепаду комбінацію «{ $combo }». Залишилося регіонів: { $regions }.
}

event-people-gone = { $seat } прощається з расою ({ $race }).

event-game-ended = { $count ->
    [1] Гру завершено. Перемагає { $winners } ({ combo-coins }).
   *[other] Гру завершено. Спільна перемога: { $winners } (у кожного { combo-coins }).
}
