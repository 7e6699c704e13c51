### The screen on which a game is played.

## Rounds, players, the column of combos

round-word = Runda
round-label = Runda { $round } din { $rounds }
players-title = Jucători
player-nobody = Loc liber
player-open = liber
player-bot = bot, { $level }
player-stand-in = îi ține locul un bot
player-you = tu
player-away = nu e aici
player-no-race = fără rasă activă
player-hand = { $tokens } în mână
player-declined = În declin: { $race }
player-let-bot = Lasă un bot să joace
player-i-am-back = M-am întors
purse-hidden = Monedele sunt ascunse
income-now = { $coins ->
    [0] Acum nu încasează nimic
   *[other] Acum încasează { combo-coins }
}
income-short = +{ $coins }
column-title = Combinații disponibile
combo-free = gratis
combo-price = costă { combo-coins }
combo-found = pe combinație: { combo-coins }
combo-take = Ia
combo-why-not = Încă nu e a ta: { $why }.

## The log

tab-log = Jurnal
log-empty = Încă nu s-a întâmplat nimic.
log-turn = Runda { $round }, { $name }
log-first-turn = Începe { $name }
log-somebody = Cineva
log-join = { $name } se așază la masă.
log-leave = { $name } pleacă.
log-carry = { $name } joacă și pe alt dispozitiv.
log-bot = { $name } e un bot ({ $level }).
log-stand-in = Pe locul acesta joacă acum un bot: { $name }.
log-back = { $name } s-a întors.
log-earlier = Vezi tururile anterioare ({ $turns })
log-start = Jocul începe.

## The line that says what to do

prompt-waiting = Se așteaptă jucători. Jocul începe când toate locurile sunt ocupate.
prompt-over = Jocul s-a terminat.
prompt-pick = Alege o combinație: apasă „Ia” la cea care îți place.
prompt-enter = Cucerește: alege o regiune luminată ca să începi. În mână: { combo-tokens }.
prompt-expand = Cucerește: alege o regiune luminată sau lasă-ți rasa să intre în declin ({ $race }). În mână: { combo-tokens }.
prompt-conquer = Cucerește: alege o regiune luminată. În mână: { combo-tokens }.
prompt-conquer-roll = Cucerește: alege o regiune luminată sau dă întâi cu zarul. În mână: { combo-tokens }.
prompt-declined = Rasa ta în declin joacă prima ({ $race }): alege o regiune luminată. În mână: { combo-tokens }.
prompt-die = Zarul arată { $pips }: cu atât costă mai puțin următoarea regiune. Alege o regiune luminată.
prompt-die-useless = Zarul arată { $pips }, ceea ce nu ajunge pentru nicio regiune. Treci la reamplasare.
# When nothing can be conquered but by what a race or power does itself: prompt-only-use-ID.
prompt-only-use = Prea puține simboluri pentru o cucerire, dar mai e ceva: { $trait }. Alege o regiune luminată sau treci la reamplasare.
prompt-only-use-sorcerers = Prea puține simboluri pentru o cucerire, dar un simbol singur de lângă vrăjitorii tăi poate deveni unul de-al lor: alege o regiune luminată sau treci la reamplasare.
prompt-attempt = { $decline ->
    [yes] Prea puține simboluri pentru o cucerire sigură: încearcă o regiune cu zarul, intră în declin sau treci la reamplasare.
   *[no] Prea puține simboluri pentru o cucerire sigură: încearcă o regiune cu zarul sau treci la reamplasare.
}
prompt-roll = { $decline ->
    [yes] Prea puține simboluri pentru o cucerire sigură: dă cu zarul, intră în declin sau treci la reamplasare.
   *[no] Prea puține simboluri pentru o cucerire sigură: dă cu zarul sau treci la reamplasare.
}
prompt-stuck = Nu mai e nimic de cucerit. Treci la reamplasare.
prompt-stuck-decline = Nu mai e nimic de cucerit: intră în declin sau treci la reamplasare. În mână: { combo-tokens }.
prompt-redeploy = Așază-ți simbolurile în regiunile tale. În mână: { combo-tokens }.
prompt-withdraw = Ai pierdut o regiune. Pune simbolurile retrase în celelalte regiuni ale tale. În mână: { combo-tokens }.
prompt-must-supply = De pus: { $what }. Alege o regiune de-a ta.
prompt-may-supply = Mai poți pune: { $what }. Alege o regiune de-a ta sau încheie turul.
prompt-use = Poți folosi asta cu un jucător: { $trait }. Sau încheie turul.
prompt-use-diplomat = Poți face pace cu un jucător pe care nu l-ai atacat: până la turul tău următor, rasa lui activă nu o poate ataca pe a ta. Sau încheie turul.
prompt-use-nobody = În acest tur nu poți folosi asta cu nimeni: { $trait }. Încheie turul sau mută simboluri cu plus și minus.
prompt-use-nobody-diplomat = I-ai atacat pe toți în acest tur, așa că nimeni nu face pace cu tine. Încheie turul sau mută simboluri cu plus și minus.
prompt-placed = Toate sunt așezate. Încheie turul sau mută simboluri cu plus și minus.
prompt-nothing-held = Rasa ta nu ocupă nicio regiune ({ $race }). Turul acesta aduce { combo-coins }. În mână: { combo-tokens }.
own-combo = Combinația ta
entrance-picked = { $name } aduce în lume o rasă nouă
entrance-declined = { $name } lasă o rasă să intre în declin
prompt-withdrawn = Toate sunt așezate. Apasă „Gata” ca să mergi mai departe.
# Why there are too few, where a race or power has brought it about: prompt-must-abandon-ID.
prompt-must-abandon = Prea puține simboluri ca să-ți ții toate regiunile: alege una de abandonat. Lipsă: { combo-tokens }.
prompt-must-abandon-amazons = Patru amazoane au venit doar la luptă și pleacă acum de pe hartă. Alege o regiune de abandonat. Lipsă: { combo-tokens }.
# What is chosen with a tool, and why it can be, where a race or power has words for it: prompt-tool-ID.
prompt-tool = { $tool }: alege o regiune luminată sau ia-ți din nou simbolurile în mână.
prompt-tool-sorcerers = { $tool }: alege un simbol singur de lângă vrăjitorii tăi și devine unul de-al lor. O dată pe tur cu fiecare adversar.
prompt-tool-dragon-master = { $tool }: alege o regiune și ea cade cu un singur simbol, oricât de apărată ar fi. O dată pe tur.
prompt-stout = Rasa ta poate intra chiar acum în declin, cu monedele acestui tur deja încasate ({ $race }).
prompt-other-pick = { $name } alege o combinație.
prompt-other-expand = { $name } urmează să cucerească sau să intre în declin.
prompt-other-conquer = { $name } cucerește.
prompt-other-redeploy = { $name } își așază simbolurile.
prompt-other-stout = { $name } poate intra acum în declin.
prompt-other-withdraw = { $name } își pune la loc simbolurile retrase.

## Buttons

action-title = Mutarea ta
done-expand = Doar așază
done-conquer = Așază
done-redeploy = Încheie turul
done-declined = Gata
done-withdraw = Gata
done-stout = Rămâi
done-tokens-in-hand = mai întâi trebuie așezate simbolurile din mână: { $tokens }
done-must-abandon = mai întâi trebuie abandonate niște regiuni; simboluri lipsă: { $tokens }
done-must-place = mai e de pus în regiunile tale: { $what }
done-not-yet = Încă nu: { $why }.
undo-button = Anulează
undo-label = Anulează, pași posibili: { $steps }
undo-title = Ia înapoi ultimul pas
undo-nothing = Nu e nimic de luat înapoi.
undo-die = Un zar aruncat nu se mai ia înapoi.
undo-revealed = Pe masă e o combinație nouă, așa că alegerea rămâne.
skip-button = Adu la zi ({ $moves })
spread-button = Împarte egal
before-button = Ca înainte
roll-button = Dă cu zarul
decline-button = Declin
decline-now = Declin acum
tray-title = În mâna ta
tray-marker = { $what }, de pus încă: { $left }
# What some races and powers call what they conquer with: tool-ID. The others go by their name.
tool-dragon-master = Dragon
tool-sorcerers = Vrajă
tool-label = { $tokens ->
    [0] { $tool }: nu costă niciun simbol
   *[other] { $tool }: costă { combo-tokens }
}
tool-label-varied = { $tool }: costă simboluri
steps-title = Simboluri în regiunea { $region }
hint-ask = Cere un sfat
hint-close = Închide sfatul
hint-title = Alegerea unui bot puternic:
hint-thinking = Se gândește la un sfat…
hint-other = Sau: { $plan } (cam { combo-coins } la sfârșit).
hint-pick = ia „{ $combo }”
hint-conquer = cucerește regiunea { $region }
hint-attempt = încearcă regiunea { $region } cu zarul
hint-abandon = abandonează regiunea { $region }
hint-deploy = pune { combo-tokens } în regiunea { $region }
hint-use = folosește { $trait }: { $target }
hint-use-diplomat = fă pace cu { $target }
hint-decline = intră în declin
hint-roll = dă cu zarul
hint-done = mergi mai departe

## On a region

do-conquer = Cucerește cu { combo-tokens }
do-attempt = Încearcă cu zarul: { $odds }
do-abandon = Abandonează
do-deploy = Pune aici un simbol
do-place = Pune aici: { $marker }
do-use = Folosește: { $trait }
do-use-cost = { $tokens ->
    [0] Folosește fără niciun simbol: { $trait }
   *[other] Folosește cu { combo-tokens }: { $trait }
}
do-own-land = Pământul tău: { $what }
do-use-seat = { $trait }: { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Pace cu { $name }
use-dragon-master = Trimite dragonul cu { combo-tokens }
use-sorcerers = { $tokens ->
    [0] Transformă simbolul în vrăjitor, gratis
   *[other] Transformă simbolul în vrăjitor cu { combo-tokens }
}
# What it does and why it can be done, where that is not plain: use-ID-about.
use-sorcerers-about = Un simbol activ aflat singur lângă vrăjitorii tăi face loc unuia din tăviță, oricât ar costa altfel. O dată pe tur cu fiecare adversar.
use-dragon-master-about = Dragonul cucerește orice regiune cu un simbol, oricât de apărată ar fi, iar cât stă acolo nimeni nu o poate ataca. O dată pe tur.
odds-percent = { $percent } %
mark-conquered = Tocmai cucerită de { $name }
mark-repelled = Tocmai atacată în zadar de { $name }
mark-abandoned = Tocmai abandonată de { $name }
card-gain-short = +{ combo-coins }
card-loss-short = −{ combo-coins }
card-why-not = Nu se poate: { $why }.
part-region = orice regiune
part-mountain = munte
part-lost-tribe = trib pierdut
part-tokens = simboluri acolo
part-die = zarul
part-at-least-one = cel puțin un simbol

## What happens

you-earn-named = { $coins ->
    [0] { $name } nu încasează nimic.
   *[other] { $name } încasează { combo-coins }: { $sources }.
}
you-earn = { $coins ->
    [0] Turul acesta nu aduce nimic.
   *[other] Încasezi { combo-coins }: { $sources }.
}
roll-rolling = Zarul se rostogolește…
roll-first = { $name } dă { $pips } cu zarul înainte de următoarea cucerire.
roll-won = { $name } dă { $pips } cu zarul și cucerește regiunea { $region }.
roll-lost = { $name } dă { $pips } cu zarul: nu ajunge pentru regiunea { $region }.
ears-note = { $name } are cele mai ascuțite urechi de la masă, așa că începe { $name }.
ears-close = Chiar așa
refused-stale = Jocul mersese deja mai departe. Iată cum stau lucrurile acum.
refused-because = Nu se poate: { $why }.
connection-lost = Conexiune pierdută, se încearcă din nou…
connection-unsaved = Serverul nu poate salva acum. Va încerca singur din nou…
connection-kept = { $count ->
    [1] Ce ai făcut se trimite când revine conexiunea.
   *[other] Tot ce ai făcut se trimite când revine conexiunea.
}
connection-holding = O mutare de-a ta așteaptă conexiunea. Până revine, nu se mai poate face nimic.
connection-needed = Pentru asta e nevoie de conexiune. Încearcă iar când revine.

## Around the map

table-title = { $name }: la masă
table-title-yours = E rândul tău: { $name }
table-loading = Pe drum spre masă…
table-missing = Nu există o asemenea masă
table-missing-about = Poate linkul e scris greșit sau serverul a uitat jocul.
table-home = La pagina de start
map-label = Harta
turn-yours = E rândul tău
turn-of = Joacă { $name }
turn-own-withdraws = Simbolurile tale se întorc
turn-withdraws = { $name } își pune simbolurile la loc
turn-watching = Urmărești jocul
clock-left = Timp rămas: { count-seconds }
clock-paused = Ceas oprit
tabs-title = Panouri
tab-combos = Combinații
tab-players = Jucători
tab-analysis = Analiză
tab-chat = Chat
tab-new = ceva nou
menu-title = Meniu
menu-sound = Sunet
menu-full = Ecran complet
menu-share = Trimite linkul
menu-guide = Ghidul primului joc
menu-carry = Mută locul pe alt dispozitiv
menu-record = Descarcă înregistrarea
menu-leave = Pleacă
menu-result = Rezultat
share-copied = Link copiat.
sheet-title = Rase și puteri
over-title = Jocul s-a terminat
leave-title = Plecarea de la masă
leave-about = Locul te poate aștepta sau poate rămâne liber pentru altcineva.
leave-about-playing = Locul te poate aștepta: întoarce-te prin link sau de pe pagina de start. Dacă renunți la el, un bot joacă mai departe în locul tău.
leave-keep = Pleacă și păstrează locul
leave-give-up = Renunță la loc
room-help-none = La masa aceasta se joacă fără sfaturi.
room-help-hints = La masa aceasta sunt permise sfaturile.
room-help-analysis = La masa aceasta sunt permise sfaturile și analiza.
curtain-pass = Ecranul trece la: { $name }
curtain-why = Monedele sunt secretul fiecăruia.
curtain-lift = Sunt { $name }

## Keys

keys-title = Taste
keys-pick = ia o combinație
keys-map = mergi la hartă
keys-undo = anulează
keys-end = mergi mai departe sau încheie turul
keys-decline = intră în declin
keys-roll = dă cu zarul
keys-spread = împarte simbolurile egal
keys-before = așază simbolurile ca înainte
keys-tool = ia următorul lucru în mână
keys-hint = cere un sfat
keys-guide = mergi la ghid sau la sfat
keys-analysis = arată analiza, unde e permisă
keys-skip = adu la zi
keys-players = jucători
keys-log = jurnal
keys-chat = chat
keys-sheet = rase și puteri
keys-keys = aceste taste
keys-full = ecran complet
keys-close = închide ce e deschis

decline-title = Declin
decline-question = Trimiți în declin combinația „{ $combo }”?
decline-stays = { $regions ->
    [0] Nu-ți rămâne nicio regiune.
    [1] Îți rămâne o regiune, cu un simbol.
   *[other] Îți rămân { count-regions }, cu câte un simbol: sunt luminate.
}
decline-leaves = Rasa aceasta părăsește harta: { $race }.
decline-then = Toate celelalte simboluri și puterea dispar. În turul următor alegi o combinație nouă.
decline-yes = Declin
decline-no = Încă nu
end-title = Încheierea turului
end-question = Închei turul fără nicio regiune pentru rasa ta ({ $race })?
end-earns = { $coins ->
    [0] În acest tur nu încasezi nimic.
   *[other] În acest tur încasezi { combo-coins }, dar nu de la ea.
}
end-keeps = Rămân în mână pentru turul următor: { combo-tokens }.
end-undo = „Anulează” te duce înapoi la cuceriri.
end-no = Încă nu
end-yes = Încheie oricum
