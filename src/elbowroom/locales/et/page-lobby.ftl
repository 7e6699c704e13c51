### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Sulge
page-cancel = Katkesta
page-messages = Teated
page-home = Avaleht
page-mine-title = Minu mängud
page-workshop = Töökoda
page-pack-odd-neighbours = Veidrad naabrid
page-offline = Serverit ei saa kätte. Kas see töötab ja kas sul on võrguühendus?

page-later-failed = See osa lehest ei jõudnud kohale. Ühendus võib olla maas või on serveris uuem leht.
page-later-again = Laadi leht uuesti

## A seat that comes from another device

## Names and levels

page-game = Elbowroom
page-tagline = Kitsas väike maailm, ja igaüks tahab sellest oma tükki.
page-newcomer = Uustulnuk
page-level-random = Sihitu
page-level-easy = Kerge
page-level-medium = Keskmine
page-level-hard = Raske
page-level-expert = Ekspert
page-level-label = Bottide tase

## The first screen

page-play-bots = Mängi bottide vastu
page-play-bots-now = { $opponents ->
    [1] Sina ja üks bot, ootama ei pea.
    [one] Sina ja { $opponents } bot, ootama ei pea.
   *[other] Sina ja { $opponents } botti, ootama ei pea.
}
page-opponents = Vastased
page-opponents-number = { $count ->
    [one] { $count } vastane
   *[other] { $count } vastast
}
page-level = Tase
page-way-guide = Õpi mängides
page-way-guide-about = Esimest korda siin? Juhendatud mäng, alla kümne minuti.
page-way-guide-resume = Jätka oma juhendatud mängu.
page-way-screen = Mängi ühel ekraanil
page-way-screen-about = Arvuti või telefon käib ringi.
page-way-friends = Mängi sõpradega võrgus
page-way-friends-about = Saada neile link. Kontosid pole vaja.
page-way-watch = Vaata bottide mängu
page-way-watch-about = Istu mugavalt ja vaata, kuidas see käib.
page-more-ways = Veel mänguviise
page-settings = Seaded
page-summary-button = Rassid ja eriomadused
page-open-record = Ava salvestis
page-starting = Katame lauda…

page-unofficial = Mitteametlik mäng neile, kes armastavad originaali. Originaali kirjastajaga see seotud ei ole ja kirjastaja ei ole seda heaks kiitnud. Kõik kaardid ja joonistused on meie omad.
page-icons-credit = Ikoonid: game-icons.net, autorid Lorc, Delapouite ja kaasautorid, CC BY 3.0.

## A new table

page-seats-number = Mängijate arv
page-seat-human = Siin
page-seat-human-about = Keegi selle ekraani taga
page-seat-bot = Bot
page-seat-bot-about = Bot
page-seat-open = Sõber
page-seat-open-about = Vaba koht sõbrale
page-seat-name = Nimi
page-first-hint-ears = Nagu reeglites: pilk ümber laua ja natuke õnne.
page-first-hint-draw = Kõigil on võrdne võimalus.
page-first-hint-seat = Sealt edasi käiakse kohtade järjekorras.
page-help-none = Pole
page-help-hints = Vihjed
page-help-analysis = Ka analüüs
page-help-none-about = Vihjeid ei saa keegi. Seda näevad kõik laudkonnas.
page-help-hints-about = Kelle käik on, võib vihjet küsida.
page-help-analysis-about = Vihjed, võidu tõenäosused ja parimad plaanid kõigile, kes tahavad.
page-clock-none = Pole
page-clock-turn = Käigu kohta
page-clock-game = Mängu kohta

## Settings

page-theme-auto = Seadme järgi
page-theme-light = Hele
page-theme-dark = Tume
page-language = Keel
page-pace-0 = Kohe
page-pace-1 = Kiire
page-pace-2 = Rahulik
page-pace-3 = Aeglane

page-summary-title = Rassid, eriomadused ja kaart

## Maps of one's own

page-maps-link = Kaardimeister
page-map-name-pocket = Taskumaa
page-map-name-patchwork = Lapitekk
page-map-name-half-dozen = Pool tosinat
