### What the analysis says: why a plan is good, and what a turn lost. The command line and the page both say it.
### $coins are whole coins, $regions and $tokens are counts; names of races, combos, regions and players are filled in.

## Why a plan is good

plan-guard = Hõimud seisavad seal, kus teised võiksid rünnata.
plan-withdraw = Tagasi tulevad hõimud lähevad sinna, kus neid kõige rohkem vaja on.
plan-rest = Rass on teeninud, mis teenida annab ({ $race }); puhkama jäämine ei maksa praegu ühtegi käiku.
plan-stay-awake = Ärkvel teenib rass veel rohkem kui magades ({ $race }).
plan-roll-first = Täring on enne iga vallutust tasuta, nii et seda veeretatakse.
plan-combo = Paar „{ $combo }“ toob { combo-tokens.acc }, millest jätkub kohe { count-regions } jaoks.
plan-combo-pays = Paar „{ $combo }“ toob { combo-tokens.acc } ja peale selle { combo-coins.acc }, kui hind on maha arvatud.
plan-decline = Rassil ei ole enam palju võita ({ $race }). Allakäigul toob ta praegu veel { combo-coins.acc } ja järgmisena tuleb värske rass.
plan-gamble = Täringuga tasub proovida ({ $region }): ebaõnnestumine ei maksa palju.
plan-last-turn = Viimasel käigul loevad ainult mündid. See plaan toob { combo-coins.acc }.
plan-weaken = See plaan toob sel käigul { combo-coins.acc }. Mängijalt { $name } võetud alasid: { $regions }.
plan-grow = See plaan toob sel käigul { combo-coins.acc }. Uusi alasid: { $regions }.
plan-hold = Käeulatuses pole midagi, mis oleks oma hõime väärt; see, mis on olemas, toob { combo-coins.acc }.

## What a turn lost

mistake-decline = Allakäik oleks toonud { combo-coins.acc } rohkem kui laienemine.
mistake-expand = Laienemine oleks toonud { combo-coins.acc } rohkem kui allakäik.
mistake-combo = Paar „{ $combo }“ oleks toonud { combo-coins.acc } rohkem kui „{ $othercombo }“.
mistake-instead = Ala { $region } vallutamine ala { $other } asemel oleks toonud { combo-coins.acc } rohkem.
mistake-too = { $regions ->
    [1] Ka ala { $region } vallutamine oleks toonud { combo-coins.acc } rohkem.
   *[other] Edasiminek alale { $region } ja kaugemale oleks toonud { combo-coins.acc } rohkem.
}
mistake-leave = { $regions ->
    [1] Ala { $region } rahule jätmine oleks toonud { combo-coins.acc } rohkem.
   *[other] Ala { $region } ja mõne teise rahule jätmine oleks toonud { combo-coins.acc } rohkem.
}
mistake-place = Hõimude teistsugune paigutus, eelkõige alal { $region }, oleks toonud { combo-coins.acc } rohkem.
mistake-rest = Puhkama jäämine pärast käiku oleks toonud { combo-coins.acc } rohkem.
mistake-stay-awake = Ärkvel püsimine pärast käiku oleks toonud { combo-coins.acc } rohkem.
mistake-otherwise = Sama teises järjekorras oleks toonud { combo-coins.acc } rohkem.
