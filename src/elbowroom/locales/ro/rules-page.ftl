### The rulebook on the screen and on a terminal: headings, buttons and what the search says.

rules-title = Regulament
rules-contents = Cuprins
rules-search = Caută în reguli
rules-search-hint = Trib pierdut, mină, 4.3…
rules-found = { $count ->
    [one] { $count } loc găsit
    [few] { $count } locuri găsite
   *[other] { $count } de locuri găsite
}
rules-found-more = Arată încă { $count }
rules-none = Nimic din regulament nu se potrivește cu „{ $words }”. Încearcă un singur cuvânt, numele unei rase sau al unei puteri ori numărul unei reguli, ca 4.3.
rules-back = Înapoi
rules-print-page = Tipărește pagina aceasta
rules-print-all = Tipărește tot
rules-printing = Se pregătesc toate paginile…
rules-print-sheet = Tipărește rezumatul
rules-next = Urmează: { $title }
rules-previous = Anterior: { $title }
rules-link = Link la regula { $number }
rules-whole = Deschide regulamentul
rules-close = Închide regula
rules-where = Regula { $number }, din capitolul „{ $chapter }”
rules-home-made = Regulamentul nu o cunoaște: a făcut-o cineva de la această masă.

## A race or a power

rules-tokens = Aduce { $tokens ->
    [one] { $tokens } simbol
    [few] { $tokens } simboluri
   *[other] { $tokens } de simboluri
}
rules-box = Simboluri în cutie: { $box }
rules-well = Merge bine cu
rules-badly = Merge prost cu
rules-fine = Regula

## Examples

rules-example = Exemplu
rules-before = Înainte
rules-after = După
rules-picture = { $when ->
   *[before] Tabla înainte de mutare
    [after] Tabla după mutare
}
rules-hand = În mână: { $tokens ->
    [one] { $tokens } simbol
    [few] { $tokens } simboluri
   *[other] { $tokens } de simboluri
}
rules-purse = În pungă: { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
rules-try = Încearcă și tu
rules-try-board = Tabla exemplului: fă o mutare
rules-try-start = E mutarea ta. Fă ca în exemplu sau orice altceva.
rules-try-same = Exact așa face și exemplul. Mergi mai departe, dacă vrei.
rules-try-finished = Întocmai ca în exemplu. Bine jucat.
rules-try-other = Nu e ca în exemplu, dar regulile o permit. Mergi mai departe sau ia-o de la capăt.
rules-try-refused = Nu se poate: { $why }.
rules-try-opponent = Acum e rândul adversarului. Poți muta și pentru el.
rules-try-over = Jocul s-a terminat.
rules-try-offline = Ca să încerci și tu, ai nevoie de conexiune la server. Tot restul se poate citi și fără.
rules-try-again = De la capăt
rules-try-end = Oprește încercarea
rules-try-long = Ai ajuns departe de exemplu. Ia-o de la capăt ca să continui.
rules-you = Tu
rules-opponent = Adversar

## On a terminal

rules-cli-usage = elbowroom rules TOPIC arată un capitol, o rasă, o putere, o regulă ca 4.3 sau tot ce conține cuvintele date.
rules-cli-moves = Mutări: { $moves }
rules-cli-none = Nimic din regulament nu se potrivește cu „{ $words }”.
rules-cli-near = Ai vrut să spui: { $topics }?

## The two pages of the summary sheet

sheet-print-title = Rezumat
sheet-print-turn = Un tur
sheet-turn-pick = Fără rasă activă? Alege o combinație. Cea de sus e gratis. Pentru una mai de jos, pune câte 1 monedă pe fiecare combinație de deasupra ei. Monedele de pe a ta sunt ale tale.
sheet-turn-ready = Adună-ți trupele: ia în mână toate simbolurile, în afară de câte 1 în fiecare regiune. Înainte de prima cucerire poți abandona regiuni cu totul.
sheet-turn-conquer = Cucerește lângă rasa ta. O regiune costă 2 simboluri și încă 1 pentru fiecare munte, simbol, trib pierdut, fortăreață, bârlog și tabără. Cel puțin 1 simbol.
sheet-turn-die = Ultima încercare: pentru ultima regiune îți pot lipsi de la 1 la 3 simboluri. Dă cu zarul. Apoi cuceririle s-au încheiat.
sheet-turn-redeploy = Reamplasează: mută liber simbolurile între regiunile rasei, cel puțin 1 în fiecare.
sheet-turn-score = Încasează câte 1 monedă pentru fiecare regiune, activă și în declin, plus bonusurile rasei și ale puterii.
sheet-turn-back = Cine a pierdut regiuni își pune la loc simbolurile retrase.
sheet-turn-decline = Sau intră în declin: câte 1 simbol rămâne în fiecare regiune, rasa aflată dinainte în declin pleacă, încasezi, iar în turul următor alegi din nou.
sheet-print-entry = Intrarea pe hartă
sheet-entry = Prima cucerire e o regiune de la marginea hărții sau de pe țărmul unei mări de la margine.
sheet-entry-except = Halflingii și rasele de zburători intră oriunde pe uscat, o rasă de navigatori și pe o mare de la margine.
sheet-print-losing = Pierderea unei regiuni
sheet-losing = 1 simbol merge în tăviță, celelalte în mână și, la sfârșitul turului, în alte regiuni ale rasei. Un trib pierdut învins dispare pentru totdeauna.
sheet-print-purses = Pungi
sheet-purses = Toți pornesc cu câte 5 monede. Pungile sunt ascunse până la sfârșit, dacă masa nu joacă cu ele la vedere. Câștigă cine are cele mai multe monede, iar la egalitate, cine are mai multe simboluri pe hartă.
