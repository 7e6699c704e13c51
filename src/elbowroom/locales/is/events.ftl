### A sentence for everything that happens. $seat and $ally are players’ names, $combo is a power and its race.
### Names of players, regions and races never change their form: a race stands in brackets, a combo in quotation marks.

event-turn-began = Umferð { $round }: { $seat } á leik.

event-picked = { $seat } velur samstæðuna „{ $combo }“: { combo-tokens }{ $paid ->
    [0] {""}
    [one] , verð { $paid } skildingur
   *[other] , verð { $paid } skildingar
}{ $found ->
    [0] {""}
    [one] , ofan á henni { $found } skildingur
   *[other] , ofan á henni { $found } skildingar
}.

event-revealed = Nýtt í boði: „{ $combo }“.

event-abandoned = { $seat } yfirgefur landsvæðið { $region } ({ $race }).

event-rolled = { $purpose ->
    [attempt] { $seat } kastar teningnum: { $pips } (landsvæðið { $region }).
   *[first] { $seat } kastar teningnum á undan næsta landvinningi: { $pips }.
}

event-conquered = { $way ->
    [tokens] { $seat } leggur undir sig landsvæðið { $region } ({ $race }, { combo-tokens }).
    [attempt] { $seat } leggur undir sig landsvæðið { $region } ({ $race }, teningurinn).
   *[trait] { $seat } leggur undir sig landsvæðið { $region } ({ $race }, { $means }).
}

event-repelled = { $seat } ræðst árangurs­laust á landsvæðið { $region } ({ $race }).

event-tribe-fell = Týndi ættbálkurinn á landsvæðinu { $region } er úr sögunni.

event-driven = { $seat } missir landsvæðið { $region } ({ $race }). Töpuð tákn: { $lost }, aftur á hendi: { $kept }.

event-raised = { $seat } fær ný tákn ({ $race }): { $tokens }.

event-put-aside = { $seat } leggur tákn til hliðar fram að næstu umferð ({ $race }): { $tokens }.

event-deployed = { $seat } leggur { combo-tokens } á landsvæðið { $region } ({ $race }).

event-marker-placed = { $seat } setur á landsvæðið { $region }: { $marker }.

event-marker-lifted = { $seat } tekur merki af landsvæðinu { $region }: { $marker }.

event-peace-made = { $seat } semur frið við leikmanninn { $ally } í eina umferð.

event-earned = { $seat } fær strax { combo-coins.acc }: { $trait }.

event-scored = { $coins ->
    [0] { $seat } fær ekkert.
   *[other] { $seat } fær { combo-coins.acc }: { $sources }.
}

## What a turn earned, one part each: a label and a number. They are joined by the language’s rules for lists.

income-regions = landsvæði { $coins }
income-trait = { $trait } { $coins }

event-declined = { $regions ->
    [0] { $seat } lætur samstæðuna „{ $combo }“ fara á hnignunar­skeið. Ekkert landsvæði er eftir.
   *[other] { $seat } lætur samstæðuna „{ $combo }“ fara á hnignunar­skeið. Landsvæði eftir: { $regions }.
}

event-people-gone = { $seat } kveður þjóð fyrir fullt og allt ({ $race }).

event-game-ended = { $count ->
    [1] Spilinu er lokið. Sigurvegari: { $winners } ({ combo-coins }).
   *[other] Spilinu er lokið. Sam­eiginlegur sigur: { $winners } ({ combo-coins } á mann).
}
