### Smiðjan: heimagerðar þjóðir og eiginleikar. Gildi reita heita eins og í `pieces.ftl`.

## Skjárinn

workshop-lead = Í hverjum kassa er auður þjóðarfáni og auður eiginleikaskjöldur. Hér fyllir þú þá út: segðu með einföldum orðum hvað þjóðin eða eiginleikinn getur og setningin undir myndinni segir frá því sem þú gerðir.
workshop-packs = Pakkarnir þínir
workshop-pack-name = Nafn pakkans
workshop-pack-number = Pakki { $number }
workshop-blank-pack = Tómur pakki
workshop-new-pack = Nýr pakki …
workshop-throw-away = Henda pakkanum
workshop-tools = Verkfæri
workshop-undo = Afturkalla
workshop-redo = Endurtaka
workshop-share = Deila
workshop-save = Vista skrá
workshop-open = Opna skrá
workshop-print = Prenta
workshop-play = Spila núna
workshop-verdict = { $state ->
    [fine] Allt passar.
    [wrong] { $count ->
        [one] { $count } atriði passar ekki.
       *[other] { $count } atriði passa ekki.
    }
    [offline] Netþjónninn svarar ekki.
   *[unknown] Athuga …
}
workshop-not-kept = Þessi vafri geymir ekkert sem stendur. Vistaðu skrá áður en þú ferð.
workshop-wrong-file = Þetta er ekki pakki: { $problem }
workshop-wrong-link = Í þessum hlekk er enginn pakki sem hægt er að lesa.

## Fánar og skildir

workshop-new-race = Auður fáni: þjóð
workshop-new-power = Auður skjöldur: eiginleiki
workshop-blank-race = Nafnlaus þjóð
workshop-blank-power = Nafnlaus eiginleiki
workshop-starters = Byrja á dæmi
workshop-like = svipað: { $name }
workshop-drop-piece = Fjarlægja: { $name }
workshop-rules = Hvað kann þetta
workshop-add-rule = Bæta við getu …
workshop-drop-rule = Fjarlægja: { $what }
workshop-finer = Mörk og tímar
workshop-rare = Sjaldgæfir kraftar
workshop-own-text = Eigin texti
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Velja mynd
workshop-other-languages = { $count ->
    [0] Á öðrum tungumálum
    [one] Á öðrum tungumálum ({ $count })
   *[other] Á öðrum tungumálum ({ $count })
}
workshop-in-other-languages = Það sama á öðrum tungumálum
workshop-fewer = Færri: { $what }
workshop-more = Fleiri: { $what }

## Reitir

workshop-field-name = Nafn
workshop-field-text = Texti
workshop-field-icon = Mynd
workshop-field-colour = Litur
workshop-field-tokens = Tákn
workshop-field-extra = Tákn sem koma með að auki
workshop-field-keeps-aside = Tákn aðeins til landvinninga
workshop-field-replaces = Spilar með tákn þjóðarinnar
workshop-help-replaces = Sú þjóð er í kassanum á meðan þín er í spilinu.
workshop-field-box = Tákn í kassanum
workshop-field-amount = Hve mörg
workshop-field-per = Fyrir hvað
workshop-field-where = Hvaða landsvæði
workshop-field-every = Fyrir hver svo mörg
workshop-field-at-most = Í mesta lagi
workshop-field-when = Hvenær
workshop-field-state = Á hnignunarskeiði
workshop-field-first = Aðeins svo margir landvinningar í umferð
workshop-field-faces = Hliðar
workshop-field-rolls = Köst
workshop-field-whose = Hvaða kast
workshop-field-supply = Hve mörg eru til
workshop-field-placed = Hvenær það er sett niður
workshop-field-defence = Vörn
workshop-field-coins = Skildingar í umferð
workshop-choice-always = alltaf
workshop-choice-active = ekki á hnignunarskeiði
workshop-choice-stays-region = á hverju svæði
workshop-choice-stays-race = alls, auk eins á hverju svæði
workshop-choice-swap-seat = einu sinni í umferð fyrir hvern mótherja
workshop-choice-swap-turn = einu sinni í umferð

## Tegundir reglna

workshop-kind-coins = Skildingar
workshop-about-coins = Gefur meira en skilding fyrir hvert svæði.
workshop-kind-tokens = Ný tákn
workshop-about-tokens = Fleiri tákn koma úr bakkanum.
workshop-kind-discount = Ódýrari landvinningar
workshop-about-discount = Sum svæði kosta færri tákn.
workshop-kind-defence = Vörn
workshop-about-defence = Árásarlið þarf fleiri tákn.
workshop-kind-reach = Langt seilst
workshop-about-reach = Ræðst á staði þar sem aðrir geta það ekki.
workshop-kind-links = Leynileiðir
workshop-about-links = Fjarlæg svæði teljast nágrannar.
workshop-kind-losses = Töp
workshop-about-losses = Hve mörg tákn tapast með svæði; venjulega eitt.
workshop-kind-stays = Eftir á hnignunarskeiði
workshop-about-stays = Venjulega verður eitt tákn eftir á hverju svæði.
workshop-kind-die = Teningurinn
workshop-about-die = Aðrar hliðar, fleiri köst eða kast til varnar.
workshop-kind-extra-round = Enn einir landvinningar
workshop-about-extra-round = Þegar landvinningum er lokið hefjast þeir aftur.
workshop-kind-marker = Eigið merki
workshop-about-marker = Eitthvað sem stendur á svæðum og gerir eitthvað þar.
# What a marker is called until it has a name of its own.
workshop-marker-name = merki
workshop-kind-take = Svæði á föstu verði
workshop-about-take = Eigin leikur, hversu vel sem svæðið er varið.
workshop-kind-swap = Tákni skipt út
workshop-about-swap = Eigin leikur gegn stökum táknum.
workshop-kind-peace = Friður
workshop-about-peace = Eigin leikur sem heldur mótherja frá.

## Skilyrði

workshop-any-region = Öll svæði; skilyrði …
workshop-add-condition = Bæta við skilyrði …
workshop-drop-condition = Fjarlægja: { $what }
workshop-where-terrain = Landslag
workshop-where-symbol = Merki
workshop-where-coast = Strönd
workshop-where-edge = Brún kortsins
workshop-where-owner = Hver er þar
workshop-where-empty = Mannað eða ómannað
workshop-where-tokens-at-least = Tákn þar, að minnsta kosti
workshop-where-tokens-at-most = Tákn þar, í mesta lagi
workshop-where-marker = Eigið merki
workshop-where-near = Aðliggjandi svæði er …
workshop-where-not = En ekki …

## Deiling og prentun

workshop-link = Hlekkur
workshop-copy = Afrita hlekk
workshop-code = Kóði með hlekknum, fyrir myndavél
workshop-share-about = Allur pakkinn er í hlekknum; enginn netþjónn geymir hann. Hver sem opnar hlekkinn fær afrit.
workshop-link-too-long = Þessi pakki er of langur fyrir hlekk. Vistaðu hann sem skrá og sendu hana.
workshop-code-too-long = Hlekkurinn er of langur fyrir kóða sem myndavél gæti lesið.
workshop-link-failed = Þessi vafri getur ekki búið til hlekkinn. Vistaðu skrá í staðinn.
workshop-print-about = Fánar og skildir á auðu spjöldin í kassanum þínum, á A4. Stærð auðu spjaldanna er ágiskun: mældu þín og stilltu hæðina. Prentaðu án þess að breyta stærð; líka sem PDF.
workshop-print-height = Hæð í millimetrum

## Er þetta sanngjarnt?

workshop-fair = Er þetta sanngjarnt?
workshop-fair-played = Spil sem er lokið: { $played } af { $games }
workshop-fair-waiting = Aðrir sem bíða: { $waiting }
workshop-fair-race = Þjóðir
workshop-fair-power = Eiginleikar
workshop-fair-measure = Hvað er borið saman
workshop-fair-yours = þitt
workshop-fair-about = Sterk vélmenni spila með og án þess sem þú gerðir. Það tekur nokkrar mínútur; tölurnar batna á meðan þú bíður.
