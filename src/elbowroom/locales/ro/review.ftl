### What the analysis says: why a plan is good, and what a turn lost. The command line and the page both say it.

## Why a plan is good

plan-guard = Simbolurile stau acolo unde ar putea ataca alții.
plan-withdraw = Simbolurile care se întorc merg unde e cea mai mare nevoie de ele.
plan-rest = Rasa a adus tot ce putea ({ $race }); declinul nu costă acum niciun tur.
plan-stay-awake = Rasa încă poate aduce mai mult activă decât în declin ({ $race }).
plan-roll-first = Zarul e gratis înaintea fiecărei cuceriri, așa că se dă cu el.
plan-combo = Combinația „{ $combo }” aduce { combo-tokens }, destule pentru { count-regions } dintr-odată.
plan-combo-pays = Combinația „{ $combo }” aduce { combo-tokens } și, după ce îi plătești prețul, încă { combo-coins }.
plan-decline = Rasa nu mai are mult de câștigat ({ $race }). În declin mai aduce acum { combo-coins }, iar apoi vine o rasă nouă.
plan-gamble = Merită încercat cu zarul ({ $region }): un eșec costă puțin.
plan-last-turn = În ultimul tur contează doar monedele. Planul acesta aduce { combo-coins }.
plan-weaken = Planul acesta aduce { combo-coins } în acest tur. Regiuni luate de la { $name }: { $regions }.
plan-grow = Planul acesta aduce { combo-coins } în acest tur. Regiuni noi: { $regions }.
plan-hold = Nimic din apropiere nu merită simbolurile; ce e ocupat deja aduce { combo-coins }.

## What a turn lost

mistake-decline = Declinul ar fi adus cu { combo-coins } mai mult decât extinderea.
mistake-expand = Extinderea ar fi adus cu { combo-coins } mai mult decât declinul.
mistake-combo = Combinația „{ $combo }” ar fi adus cu { combo-coins } mai mult decât „{ $othercombo }”.
mistake-instead = Regiunea { $region } în locul regiunii { $other } ar fi adus cu { combo-coins } mai mult.
mistake-too = { $regions ->
    [1] Cucerirea regiunii { $region }, pe lângă celelalte, ar fi adus cu { combo-coins } mai mult.
   *[other] Înaintarea în regiunea { $region } și mai departe ar fi adus cu { combo-coins } mai mult.
}
mistake-leave = { $regions ->
    [1] Fără regiunea { $region }, planul ar fi adus cu { combo-coins } mai mult.
   *[other] Fără regiunea { $region } și altele, planul ar fi adus cu { combo-coins } mai mult.
}
mistake-place = Alt loc pentru simboluri, mai ales regiunea { $region }, ar fi adus cu { combo-coins } mai mult.
mistake-rest = Declinul de după tur ar fi adus cu { combo-coins } mai mult.
mistake-stay-awake = Fără declinul de după tur s-ar fi câștigat cu { combo-coins } mai mult.
mistake-otherwise = Aceleași mutări în altă ordine ar fi adus cu { combo-coins } mai mult.
