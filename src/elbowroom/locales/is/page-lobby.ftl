### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Loka
page-cancel = Hætta við
page-messages = Skilaboð
page-home = Upphafssíða
page-mine-title = Spilin mín
page-workshop = Smiðja
page-pack-odd-neighbours = Skrítnir nágrannar
page-offline = Ekki næst í netþjóninn. Er hann í gangi og ertu á netinu?

page-later-failed = Þessi hluti síðunnar skilaði sér ekki. Kannski liggur tengingin niðri, eða netþjónninn er með nýrri síðu.
page-later-again = Sækja síðuna aftur

## A seat that comes from another device

## Names and levels

page-game = Elbowroom
page-tagline = Lítill heimur og troðfullur, og allir vilja sneið af honum.
page-newcomer = Nýliði
page-level-random = Stefnulaust
page-level-easy = Létt
page-level-medium = Miðlungs
page-level-hard = Erfitt
page-level-expert = Meistari
page-level-label = Styrkleiki vélmenna

## The first screen

page-play-bots = Spila við vélmenni
page-play-bots-now = { $opponents ->
    [1] Þú og eitt vélmenni, engin bið.
    [one] Þú og { $opponents } vélmenni, engin bið.
   *[other] Þú og { $opponents } vélmenni, engin bið.
}
page-opponents = Mótherjar
page-opponents-number = { $count ->
    [one] { $count } mótherji
   *[other] { $count } mótherjar
}
page-level = Styrkleiki
page-way-guide = Læra með því að spila
page-way-guide-about = Í fyrsta sinn hér? Spil með leiðsögn, innan við tíu mínútur.
page-way-guide-resume = Haltu áfram með spilið þitt með leiðsögn.
page-way-screen = Spila á einum skjá
page-way-screen-about = Tölvan eða síminn gengur á milli.
page-way-friends = Spila við vini á netinu
page-way-friends-about = Sendu þeim hlekk. Engin skráning.
page-way-watch = Horfa á vélmenni
page-way-watch-about = Hallaðu þér aftur og sjáðu hvernig farið er að.
page-more-ways = Fleiri leiðir til að spila
page-settings = Stillingar
page-summary-button = Þjóðir og eiginleikar
page-open-record = Opna upptöku
page-starting = Lagt á borð…

page-unofficial = Óopinbert spil handa þeim sem unna frumgerðinni, án tengsla við útgefanda hennar og ekki á vegum hans. Öll kort og allar teikningar eru okkar eigin verk.
page-icons-credit = Smámyndir: game-icons.net, eftir Lorc, Delapouite og fleiri, CC BY 3.0.

## A new table

page-seats-number = Fjöldi leikmanna
page-seat-human = Hér
page-seat-human-about = Einhver við þennan skjá
page-seat-bot = Vélmenni
page-seat-bot-about = Vélmenni
page-seat-open = Vinur
page-seat-open-about = Laust handa vini
page-seat-name = Nafn
page-first-hint-ears = Aðferð reglu­bókarinnar: augum rennt yfir borðið, og dálítil heppni.
page-first-hint-draw = Allir hafa sömu líkur.
page-first-hint-seat = Röð sætanna helst óbreytt þaðan.
page-help-none = Engin
page-help-hints = Ábendingar
page-help-analysis = Greining líka
page-help-none-about = Enginn fær ábendingar. Allir við borðið sjá það.
page-help-hints-about = Sá sem á leik má biðja um ábendingu.
page-help-analysis-about = Ábendingar, sigurlíkur og bestu áætlanirnar handa öllum sem vilja.
page-clock-none = Engin
page-clock-turn = Á umferð
page-clock-game = Á spil

## Settings

page-language = Tungumál
page-theme-auto = Eins og tækið
page-theme-light = Ljóst
page-theme-dark = Dökkt
page-pace-0 = Strax
page-pace-1 = Hratt
page-pace-2 = Rólega
page-pace-3 = Hægt

page-summary-title = Þjóðir, eiginleikar og kortið

## Maps of one's own

page-maps-link = Kortasmiðja
page-map-name-pocket = Vasalönd
page-map-name-patchwork = Bútateppi
page-map-name-half-dozen = Hálf tylft
