### Why a move cannot be made: a clause that may follow a colon or a semicolon. Each names its noun (“this region”,
### “this move”), because it cannot know what was spoken of before. The page reads these too.

## Moves that cannot be understood

reason-bad-notation = aceasta nu e o mutare; mutările arată ca „conquer 7”, „deploy 7 2”, „use heroic 7” sau „done”
reason-bad-count = numărul de simboluri trebuie să fie cel puțin 1
reason-unknown-trait = la masa aceasta nu există rasa sau puterea „{ $trait }”
reason-not-your-trait = rasa care joacă acum nu are „{ $trait }”
reason-impossible-outcome = sorții nu pot aduce acum un asemenea rezultat
reason-no-chance-here = mutarea aceasta nu are nevoie de un asemenea rezultat

## Moves that are not legal now

reason-already-acted = rasa a început deja să se extindă în acest tur
reason-already-conquered = regiunile pot fi abandonate doar înainte de prima cucerire
reason-not-now = acum nu se poate folosi
reason-wrong-region = nu se poate folosi într-o asemenea regiune
reason-already-used = puterea aceasta a fost deja folosită în acest tur
reason-cannot-roll-first = doar rasele de furioși dau cu zarul înainte de o cucerire
reason-die-rolled = zarul aruncat trebuie folosit mai întâi pentru o cucerire
reason-game-over = jocul s-a terminat
reason-immune = nimeni nu poate ataca regiunea aceasta
reason-just-picked = o rasă nu poate intra în declin chiar în turul în care a fost aleasă
reason-must-abandon = mai întâi trebuie abandonate niște regiuni
reason-must-pick = mai întâi trebuie aleasă o combinație
reason-must-place = mai e o piesă de pus pe hartă
reason-no-need = simbolurile ajung pentru regiunea aceasta și fără zar
reason-no-such-combo = coloana nu are nicio combinație pe locul acesta
reason-no-such-region = harta nu are o asemenea regiune
reason-no-such-seat = nu există un asemenea jucător
reason-no-tokens = nu e niciun simbol în mână
reason-none-left = nu a mai rămas nicio piesă de acest fel
reason-not-a-decision = mutarea aceasta nu e decizia unui jucător
reason-no-active-race = nu există o rasă activă care să intre în declin
reason-not-a-lone-token = în regiunea aceasta trebuie să stea un singur simbol al rasei active a altui jucător
reason-not-adjacent = rasa nu ocupă nicio regiune învecinată cu aceasta
reason-not-border = o rasă intră pe hartă pe la margine
reason-not-enough-coins = nu sunt destule monede pentru combinația aceasta
reason-not-enough-tokens = nu sunt destule simboluri în mână
reason-not-offered = mutarea aceasta nu e disponibilă acum
reason-not-yours = rasa care joacă acum nu ocupă regiunea aceasta
reason-nothing-to-use = rasa care joacă acum nu are o asemenea putere de folosit
reason-own-region = rasa ocupă deja regiunea aceasta
reason-own-seat = trebuie ales alt jucător
reason-peace = e pace cu stăpânul acestei regiuni
reason-rolls-first = o rasă de furioși dă cu zarul înaintea cuceririi și nu are ultimă încercare
reason-shielded = o tabără apără simbolul din regiunea aceasta
reason-stands-there = în regiunea aceasta stă deja o astfel de piesă
reason-tokens-in-hand = mai întâi trebuie așezate simbolurile din mână
reason-too-short = nici cea mai bună aruncare nu ar ajunge
reason-tray-empty = în tăviță nu a mai rămas niciun simbol al rasei
reason-was-attacked = rasa activă a acelui jucător a fost atacată în acest tur
reason-water = mările și lacurile sunt pentru rasele de navigatori
reason-wrong-phase = nu e momentul pentru o asemenea mutare
