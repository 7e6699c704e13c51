### The rulebook on the screen and on a terminal: headings, buttons and what the search says.

rules-title = Reeglid
rules-contents = Sisukord
rules-search = Otsi reeglitest
rules-search-hint = Langenud hõim, kaevandus, 4.3…
rules-found = { $count ->
    [one] Leitud { $count } koht
   *[other] Leitud { $count } kohta
}
rules-found-more = Näita veel { $count }
rules-none = Reeglites ei vasta miski otsingule „{ $words }“. Proovi üht sõna, rassi või eriomaduse nime või reegli numbrit, näiteks 4.3.
rules-back = Tagasi
rules-print-page = Prindi see lehekülg
rules-print-all = Prindi kõik
rules-print-sheet = Prindi viiteleht
rules-printing = Kõik leheküljed seatakse valmis…
rules-next = Järgmine: { $title }
rules-previous = Eelmine: { $title }
rules-link = Link reeglile { $number }
rules-whole = Ava reeglid
rules-close = Sulge reegel
rules-where = Reegel { $number }, peatükk „{ $chapter }“
rules-home-made = Reeglid seda ei tunne: selle tegi keegi siin laudkonnas.

## A race or a power

rules-tokens = Toob { $tokens ->
    [one] { $tokens } hõimu
   *[other] { $tokens } hõimu
}
rules-box = Hõime mängukarbis: { $box }
rules-well = Mis sobib
rules-badly = Mis ei sobi
rules-fine = Reegel

## Examples

rules-example = Näide
rules-before = Enne
rules-after = Pärast
rules-picture = { $when ->
   *[before] Mängulaud enne tegevust
    [after] Mängulaud pärast tegevust
}
rules-hand = Käes: { $tokens ->
    [one] { $tokens } hõim
   *[other] { $tokens } hõimu
}
rules-purse = Kukrus: { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}
rules-try = Proovi ise
rules-try-board = Näite mängulaud: tee üks tegevus
rules-try-start = Sinu kord. Tee seda, mida näites, või midagi muud.
rules-try-same = Just seda tehakse ka näites. Kui soovid, jätka.
rules-try-finished = Täpselt nagu näites. Hästi mängitud.
rules-try-other = Näites tehakse teisiti, aga reeglid lubavad ka nii. Jätka või alusta uuesti.
rules-try-refused = See ei ole võimalik: { $why }.
rules-try-opponent = Nüüd on vastase käik. Võid käia ka tema eest.
rules-try-over = Mäng on läbi.
rules-try-offline = Ise proovimiseks on vaja ühendust serveriga. Kõike muud saab lugeda ka ilma.
rules-try-again = Alusta uuesti
rules-try-end = Lõpeta proovimine
rules-try-long = See läks näitest juba kaugele. Jätkamiseks alusta uuesti.
rules-you = Sina
rules-opponent = Vastane

## On a terminal

rules-cli-usage = elbowroom rules TEEMA näitab peatükki, rassi, eriomadust, reeglit nagu 4.3 või kõike, milles on antud sõnad.
rules-cli-moves = Tegevused: { $moves }
rules-cli-none = Reeglites ei vasta miski otsingule „{ $words }“.
rules-cli-near = Kas mõtlesid: { $topics }?

## The two pages of the summary sheet

sheet-print-title = Viiteleht
sheet-print-turn = Käik
sheet-turn-pick = Aktiivset rassi ei ole? Vali paar. Kõige ülemine on tasuta. Madalama eest pane igale kõrgemal olevale paarile 1 münt. Sinu paaril lebavad mündid on sinu.
sheet-turn-ready = Võta kätte kõik hõimud, nii et igale alale jääb 1. Enne esimest vallutust võid aladest täiesti loobuda.
sheet-turn-conquer = Valluta oma rassi kõrval. Ala maksab 2 hõimu ja 1 rohkem iga mäe, hõimu, langenud hõimu, kindluse, trollikoopa ja laagri eest. Vähemalt 1 hõim.
sheet-turn-die = Viimane vallutuskatse: viimase ala jaoks võib puudu olla 1 kuni 3 hõimu. Veereta täringut. Siis on vallutused läbi.
sheet-turn-redeploy = Paiguta ümber: liiguta hõime vabalt rassi alade vahel, igale vähemalt 1.
sheet-turn-score = Kogu iga ala eest 1 münt, ka allakäigul oleva rassi alade eest, ning rassi ja eriomaduse boonused.
sheet-turn-back = Kes kaotas alasid, toob taganenud hõimud tagasi.
sheet-turn-decline = Või selle asemel allakäik: igale alale jääb 1 hõim, varasem allakäigul olev rass lahkub, kogud mündid ja järgmisel käigul valid uue paari.
sheet-print-entry = Tulek mängulauale
sheet-entry = Esimene vallutus on ala kaardi servas või serva puudutava mere kaldal.
sheet-entry-except = Härjapõlvlased ja lendavad rassid tulevad ükskõik kuhu maismaale, meresõitjatest rass ka serva puudutavale merele.
sheet-print-losing = Ala kaotamine
sheet-losing = 1 hõim läheb karpi, teised lähevad kätte ja käigu lõpus rassi teistele aladele. Alistatud langenud hõim kaob jäädavalt.
sheet-print-purses = Kukrud
sheet-purses = Igaüks alustab 5 mündiga. Kukrud on lõpuni varjatud, kui laud just avalikega ei mängi. Võidab see, kellel on kõige rohkem münte, viigi korral see, kellel on kaardil rohkem hõime.
