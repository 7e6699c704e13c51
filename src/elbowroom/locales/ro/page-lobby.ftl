### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Închide
page-cancel = Renunță
page-messages = Mesaje
page-home = Acasă
page-mine-title = Jocurile mele
page-workshop = Atelier
page-pack-odd-neighbours = Vecini ciudați
page-offline = Nu se poate ajunge la server. E pornit? Ai conexiune?

page-later-failed = Partea aceasta a paginii n-a ajuns. Poate conexiunea a căzut sau serverul are o pagină mai nouă.
page-later-again = Încarcă pagina din nou

## A seat that comes from another device

## Names and levels

page-game = Elbowroom
page-tagline = O lume mică și înghesuită, din care fiecare vrea o bucată.
page-newcomer = Novice
page-level-random = Haotic
page-level-easy = Ușor
page-level-medium = Mediu
page-level-hard = Greu
page-level-expert = Expert
page-level-label = Nivelul boților

## The first screen

page-play-bots = Joacă contra boților
page-play-bots-now = { $opponents ->
    [1] Tu și un bot, fără așteptare.
    [one] Tu și { $opponents } bot, fără așteptare.
    [few] Tu și { $opponents } boți, fără așteptare.
   *[other] Tu și { $opponents } de boți, fără așteptare.
}
page-opponents = Adversari
page-opponents-number = { $count ->
    [one] { $count } adversar
    [few] { $count } adversari
   *[other] { $count } de adversari
}
page-level = Nivel
page-way-guide = Învață jucând
page-way-guide-about = Prima dată aici? Un joc cu ghid, sub zece minute.
page-way-guide-resume = Continuă-ți jocul cu ghid.
page-way-screen = Joacă pe un singur ecran
page-way-screen-about = Laptopul sau telefonul trece din mână în mână.
page-way-friends = Joacă online cu prietenii
page-way-friends-about = Trimite-le un link. Fără conturi.
page-way-watch = Urmărește boții
page-way-watch-about = Stai comod și vezi cum se face.
page-more-ways = Alte feluri de a juca
page-settings = Setări
page-summary-button = Rase și puteri
page-open-record = Deschide o înregistrare
page-starting = Se pune masa…

page-unofficial = Un joc neoficial pentru cei care iubesc originalul, fără legătură cu editorul lui și neaprobat de acesta. Toate hărțile și desenele sunt ale noastre.
page-icons-credit = Pictograme: game-icons.net, de Lorc, Delapouite și alți autori, CC BY 3.0.

## A new table

page-seats-number = Număr de jucători
page-seat-human = Aici
page-seat-human-about = Cineva la acest ecran
page-seat-bot = Bot
page-seat-bot-about = Un bot
page-seat-open = Prieten
page-seat-open-about = Liber pentru un prieten
page-seat-name = Nume
page-first-hint-ears = Ca în regulament: o privire în jurul mesei și puțin noroc.
page-first-hint-draw = Toți au aceeași șansă.
page-first-hint-seat = De acolo, locurile își păstrează ordinea.
page-help-none = Fără
page-help-hints = Sfaturi
page-help-analysis = Și analiză
page-help-none-about = Nimeni nu primește sfaturi. Toți cei de la masă văd asta.
page-help-hints-about = Cine e la rând poate cere un sfat.
page-help-analysis-about = Sfaturi, șanse de câștig și cele mai bune planuri, pentru oricine le vrea.
page-clock-none = Fără
page-clock-turn = Pe tur
page-clock-game = Pe joc

## Settings

page-language = Limbă
page-theme-auto = Ca sistemul
page-theme-light = Luminoasă
page-theme-dark = Întunecată
page-pace-0 = Imediat
page-pace-1 = Repede
page-pace-2 = Calm
page-pace-3 = Lent

page-summary-title = Rase, puteri și harta

## Maps of one's own

page-maps-link = Atelierul de hărți
page-map-name-pocket = Țara de buzunar
page-map-name-patchwork = Plapuma din petice
page-map-name-half-dozen = Jumătate de duzină
