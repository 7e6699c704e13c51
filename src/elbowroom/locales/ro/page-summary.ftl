### The sheet of everything on the table: races, powers, the map, a turn.

page-summary-search = Căutare
page-summary-search-hint = Elfi, mină, declin…
page-summary-tabs = Părțile rezumatului
page-summary-races = Rase
page-summary-powers = Puteri
page-summary-map = Harta
page-summary-turn = Tur
page-summary-found = Tot ce se potrivește
page-summary-none = Nimic nu se potrivește cu „{ $words }”.
page-summary-box = din { $box }
page-summary-box-label = simboluri în cutie: { $box }
page-summary-tokens-lead = O combinație aduce simbolurile rasei și ale puterii la un loc.

## The map

page-summary-terrains = Terenuri
page-terrain-farmland = Oamenii primesc aici o monedă în plus; rasele călare cuceresc cu un simbol mai puțin.
page-terrain-forest = O rasă de pădure primește aici o monedă în plus.
page-terrain-hill = O rasă de deal primește aici o monedă în plus; rasele călare cuceresc cu un simbol mai puțin.
page-terrain-mountain = Costă cu un simbol mai mult. Uriașii care ocupă un munte cuceresc lângă el cu un simbol mai puțin.
page-terrain-swamp = O rasă de mlaștină primește aici o monedă în plus.
page-terrain-sea = Doar o rasă de navigatori o poate cuceri. Unde atinge marginea, țărmurile ei sunt o cale de intrare.
page-terrain-lake = Doar o rasă de navigatori îl poate cuceri. Tritonii cuceresc pe țărmul lui cu un simbol mai puțin.
page-summary-symbols = Semne
page-symbol-mine = Piticii primesc o monedă în plus, chiar și în declin.
page-symbol-cavern = Pentru o rasă de subpământeni, toate peșterile sunt vecine și costă cu un simbol mai puțin.
page-symbol-magic = Magii primesc o monedă în plus.
page-summary-pieces = Piese
page-piece-lost-tribe = Trib pierdut
page-piece-lost-tribe-about = Primii locuitori. Apără cât un simbol și, odată învinși, dispar pentru totdeauna.
page-piece-lair = Bârlog de trol
page-piece-lair-about = Apără cât un simbol și rămâne și când trolii intră în declin.
page-piece-fortress = Fortăreață
page-piece-fortress-about = Apără cât un simbol și aduce o monedă pe tur, cât rasa ei e activă.
page-piece-encampments = Tabără
page-piece-encampments-about = Apără cât un simbol. Taberele se mută în fiecare tur și nu se pierd niciodată în luptă.
page-piece-hole = Groapă-în-pământ
page-piece-hole-about = Casa unui halfling. Nimeni nu o poate ataca.
page-piece-hero = Erou
page-piece-hero-about = Nimeni nu poate ataca regiunea cât stă acolo un erou.
page-piece-dragon = Dragon
page-piece-dragon-about = Cucerește o regiune cu un simbol, oricât de apărată ar fi, și o păzește până pleacă mai departe.

## A turn

page-turn-order = Turul tău, în cinci rânduri
page-turn-1 = N-ai rasă? Alege o combinație: cea de sus e gratis, fiecare loc mai jos costă încă o monedă.
page-turn-2 = Cucerește: intră pe la marginea hărții, apoi mergi din regiune în regiune.
page-turn-3 = Îți lipsesc cel mult trei simboluri pentru ultima regiune? Dă cu zarul și speră.
page-turn-4 = Împarte-ți simbolurile pe regiuni. Ce e păzit de puțini se pierde ușor.
page-turn-5 = Încasează câte o monedă pentru fiecare regiune și ce mai adaugă rasa și puterea.
page-turn-decline = Rasa e la capătul puterilor? În loc de toate astea, las-o să intre în declin: câte un simbol rămâne în fiecare regiune și aduce monede mai departe, iar în turul următor alegi o rasă nouă. Doar o rasă poate fi în declin; cea dinainte pleacă.
page-turn-costs = Cât costă o regiune
page-cost-base = simboluri pentru orice regiune
page-cost-each = pentru fiecare dintre cele aflate în ea: simbol sau trib pierdut, munte, fortăreață, bârlog, tabără
page-cost-less = pentru fiecare reducere a rasei și a puterii tale; e nevoie întotdeauna de cel puțin un simbol
page-turn-losses = Pierderea unei regiuni
page-turn-losses-about = Un simbol se pierde pentru totdeauna. Celelalte se întorc în mână și, la sfârșitul turului, merg în celelalte regiuni ale tale.
page-turn-end = Sfârșitul
page-turn-end-about = După ultima rundă câștigă cine are cele mai multe monede. La monede egale, cine are mai multe simboluri pe hartă.
