### One’s own games: what decided one of them for oneself, and the page with all that this browser remembers.

## What decided the game for me

page-forme-title = Ce a decis jocul pentru tine
page-forme-who = Cine ești
page-forme-ahead = La sfârșit, { $other } are cu { combo-coins } mai puțin decât tine.
page-forme-behind = La sfârșit, { $other } are cu { combo-coins } mai mult decât tine.
page-forme-equal = La sfârșit, { $other } are tot atâtea monede ca tine: { $coins }.
page-forme-best = Cea mai bună combinație a ta: „{ $combo }”. A adus { combo-coins } în { count-turns }, { $average } pe tur.
page-forme-worst = Cea mai slabă combinație a ta: „{ $combo }”. A adus { combo-coins } în { count-turns }, { $average } pe tur.
page-forme-only = Ai jucat o singură combinație: „{ $combo }”. A adus { combo-coins } în { count-turns }, { $average } pe tur.

## Where the difference was largest. $coins are yours, $their those of $other.

page-forme-regions-more = Rasele tale active au ocupat mai multe regiuni. Tu: { combo-coins }; { $other }: { $their }.
page-forme-regions-less = Rasele tale active au ocupat mai puține regiuni. Tu: { combo-coins }; { $other }: { $their }.
page-forme-race-more = Puterile rasiale ți-au adus mai mult. Tu: { combo-coins }; { $other }: { $their }.
page-forme-race-less = Puterile rasiale ți-au adus mai puțin. Tu: { combo-coins }; { $other }: { $their }.
page-forme-power-more = Puterile speciale ți-au adus mai mult. Tu: { combo-coins }; { $other }: { $their }.
page-forme-power-less = Puterile speciale ți-au adus mai puțin. Tu: { combo-coins }; { $other }: { $their }.
page-forme-declined-more = Rasele tale în declin au adus mai mult. Tu: { combo-coins }; { $other }: { $their }.
page-forme-declined-less = Rasele tale în declin au adus mai puțin. Tu: { combo-coins }; { $other }: { $their }.
page-forme-found-more = Ai găsit mai multe monede pe combinații. Tu: { combo-coins }; { $other }: { $their }.
page-forme-found-less = Ai găsit mai puține monede pe combinații. Tu: { combo-coins }; { $other }: { $their }.
page-forme-start-more = Ai început cu mai multe monede. Tu: { combo-coins }; { $other }: { $their }.
page-forme-start-less = Ai început cu mai puține monede. Tu: { combo-coins }; { $other }: { $their }.
page-forme-paid-more = Ai plătit mai puțin pentru combinații. Tu: { combo-coins }; { $other }: { $their }.
page-forme-paid-less = Ai plătit mai mult pentru combinații. Tu: { combo-coins }; { $other }: { $their }.

## Its two charts

page-forme-coins = Monede după proveniență
page-forme-you = Tu
page-forme-all = În total
page-forme-part-start = La început
page-forme-part-paid = Plătite pentru combinații
page-forme-combos = Combinațiile tale, monede pe tur
page-forme-spell = { combo-coins } în { count-turns }
page-forme-about = Monedele unei combinații cuprind și ce a adus în declin; tururile ei sunt cele în care a fost activă și cel al declinului.
page-forme-more = Toate jocurile mele

## The page with all games of this browser

page-mine-who = Ale cui jocuri
page-mine-everybody = Toți cei de aici
page-mine-looking = Se caută jocuri terminate…
page-mine-empty = Povestea ta începe cu primul joc
page-mine-empty-about = Orice joc pe care îl termini în acest browser e ținut minte aici. Vei găsi:
page-mine-empty-levels = Rezultatele tale împotriva fiecărui nivel de boți și împotriva oamenilor.
page-mine-empty-races = Rasele care îți plac cel mai mult și combinațiile care îți aduc cel mai mult.
page-mine-empty-time = Rezultatele tale în timp, joc cu joc.
page-mine-empty-play = Joacă o partidă

page-mine-played = Jocuri jucate
page-mine-won = Jocuri câștigate
page-mine-won-share = { $count } ({ $share } %)
page-mine-last = Câștigate din ultimele { $count }
page-mine-best = Cele mai multe monede într-un joc

page-mine-time = Joc cu joc
page-mine-time-label = Monede în plus sau în minus, joc cu joc. Jocuri: { $count }. Lista de mai jos spune același lucru în cuvinte.
page-mine-time-about = Monede în plus față de cel mai bun dintre ceilalți sau în minus față de câștigător. Jocul cel mai nou e în dreapta.
page-mine-bar = { $day }: locul { $place }, { combo-coins } ({ $margin })
page-mine-list = Ca listă
page-mine-day = Ziua
page-mine-with = Cu
page-mine-place = Loc
page-mine-place-of = { $place } din { $players }
page-mine-coins = Monede
page-mine-margin = Avans

page-mine-levels = Împotriva fiecărui nivel
page-mine-opponent = Adversar
page-mine-people = Oameni
page-mine-beaten = Depășiți
page-mine-beaten-of = { $beaten } din { $met }
page-mine-margin-average = Avans mediu în monede
page-mine-levels-about = Se numără fiecare adversar dintr-un joc: la o masă cu doi boți ușori întâlnești doi.

page-mine-races = Rase preferate
page-mine-combos = Cele mai bune combinații, în medie
page-mine-times = { $count ->
    [1] o dată
    [2] de două ori
    [one] { $count } dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
page-mine-average-turn = { combo-coins } în medie, { $average } pe tur
page-mine-times-turn = jucată { page-mine-times }, { $average } pe tur

page-mine-kept = Jocurile acestea se păstrează în acest browser și nicăieri altundeva. E loc pentru ultimele { $count }. Un joc se numără dacă a fost jucat de la început până la sfârșit și nimeni nu l-a lăsat pe seama unui bot.
page-mine-save = Salvează ca fișier
page-mine-add = Adaugă dintr-un fișier
page-mine-added = { $count ->
    [0] Toate jocurile din acest fișier erau deja aici.
   *[other] Jocuri adăugate: { $count }.
}
page-mine-full = Browserul refuză să păstreze aceste jocuri. Se văd până pleci de pe pagină.
page-mine-clear = Șterge tot
page-mine-clear-sure = Jocuri care ar fi uitate pentru totdeauna: { $count }. Salvează-le întâi ca fișier, dacă s-ar putea să le mai vrei.
page-mine-clear-yes = Uită-le
page-mine-cleared = Toate jocurile au fost șterse.

page-mine-file-long = Fișierul acesta e prea mare ca să fie o listă de jocuri.
page-mine-file-no-json = Fișierul acesta nu poate fi citit: nu e JSON sau a fost trunchiat.
page-mine-file-other = Fișierul acesta conține altceva: fișierele potrivite se fac cu „Salvează ca fișier” de pe această pagină.
page-mine-file-version = Fișierul acesta are versiunea { $version }, pe care pagina nu o poate citi. Ea citește versiunea 1.
page-mine-file-game = Jocul numărul { $number } din acest fișier e deteriorat: „{ $field }” lipsește sau e greșit. Nu s-a adăugat nimic.
