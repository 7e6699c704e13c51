### A sentence for everything that happens. $seat and $ally are players’ names, $combo is a power and its race.
### Names of players, regions and races never change their form: a race stands in brackets, a combo in quotation marks.

event-turn-began = { $round }. voor: käib { $seat }.

event-picked = { $seat } võtab paari „{ $combo }“: { combo-tokens }{ $paid ->
    [0] {""}
    [one] , hind { $paid } münt
   *[other] , hind { $paid } münti
}{ $found ->
    [0] {""}
    [one] , paari pealt { $found } münt
   *[other] , paari pealt { $found } münti
}.

event-revealed = Uus paar valikus: „{ $combo }“.

event-abandoned = { $seat } loobub alast { $region } ({ $race }).

event-rolled = { $purpose ->
    [attempt] { $seat } veeretab täringut: { $pips } (ala { $region }).
   *[first] { $seat } veeretab enne järgmist vallutust täringut: { $pips }.
}

event-conquered = { $way ->
    [tokens] { $seat } vallutab ala { $region } ({ $race }, { combo-tokens }).
    [attempt] { $seat } vallutab ala { $region } ({ $race }, täring).
   *[trait] { $seat } vallutab ala { $region } ({ $race }, { $means }).
}

event-repelled = { $seat } ei suuda vallutada ala { $region } ({ $race }).

event-tribe-fell = Langenud hõimu alal { $region } enam ei ole.

event-driven = { $seat } kaotab ala { $region } ({ $race }). Hõime kadunud: { $lost }, tagasi käes: { $kept }.

event-raised = { $seat } saab uusi hõime ({ $race }): { $tokens }.

event-put-aside = { $seat } paneb hõime järgmise käiguni kõrvale ({ $race }): { $tokens }.

event-deployed = { $seat } paigutab { combo-tokens.acc } alale { $region } ({ $race }).

event-marker-placed = { $seat } paneb alale { $region }: { $marker }.

event-marker-lifted = { $seat } võtab märgi ära alalt { $region }: { $marker }.

event-peace-made = { $seat } teeb mängijaga { $ally } vooru ajaks rahu.

event-earned = { $seat } saab kohe { combo-coins.acc }: { $trait }.

event-scored = { $coins ->
    [0] { $seat } ei saa ühtegi münti.
   *[other] { $seat } saab { combo-coins.acc }: { $sources }.
}

## What a turn earned, one part each: a label and a number. They are joined by the language’s rules for lists.

income-regions = alad { $coins }
income-trait = { $trait } { $coins }

event-declined = { $regions ->
    [0] { $seat } saadab paari „{ $combo }“ allakäigule. Ühtegi ala alles ei jää.
   *[other] { $seat } saadab paari „{ $combo }“ allakäigule. Alasid alles: { $regions }.
}

event-people-gone = { $seat } jätab ühe rassiga hüvasti ({ $race }).

event-game-ended = { $count ->
    [1] Mäng on läbi. Võitja: { $winners } ({ combo-coins }).
   *[other] Mäng on läbi. Jagatud võit: { $winners } (igaühel { combo-coins }).
}
