### A sentence for every error code: what is wrong and, where it helps, what would be right.
### They are about positions, records, files and options; what is wrong with a move is in reasons.ftl.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Lína { $line }: { $problem }
illegal-move = Ekki er hægt að leika „{ $move }“: { $reasons }.

## Values of the wrong kind

error-bad-number = hér á að vera heiltala frá { $least } til { $most }, ekki { $value }.
error-not-a-flag = hér á að vera true eða false, ekki { $value }.
error-not-a-list = hér á að vera listi, ekki { $value }.
error-not-a-text = hér á að vera texti, ekki { $value }.
error-not-an-object = hér á að vera hlutur með nefndum reitum, ekki { $value }.
error-not-json = þetta er ekki JSON: { $error }.
error-missing = þennan reit má ekki vanta.
error-unknown-field = enginn slíkur reitur er til; þekktir eru { $known }.
error-unknown-id = { $value } þekkist ekki hér; hér þekkist: { $known }.
error-unreadable = skrána { $path } er ekki hægt að lesa sem texta.

## Maps

error-bad-region-count = fjöldi landsvæða verður að vera frá 1 til { $most }, ekki { $regions }.
error-no-such-region = ekkert landsvæði { $value } er á kortinu.
error-one-way = landsvæði { $region } nefnir { $other } sem nágranna, en ekki öfugt.
error-region-twice = landsvæði { $region } kemur tvisvar fyrir.
error-unknown-map = Ekkert kort heitir „{ $map }“; þekkt eru { $known }.
error-unknown-pack = Enginn pakki heitir „{ $pack }“; þekktir eru { $known }.

## Positions that cannot be

error-bad-peace = til friðar þarf tvo mismunandi leikmenn, „from“ og „to“.
error-bad-player-count = { $fewest } til { $most } geta spilað, ekki { $players }.
error-badge-gone = þjóð á hnignunarskeiði heldur ekki slíkum skildi ({ $power }); aðeins andar verða eftir.
error-box-exceeded = { $race }: { $most } í kassanum, { $tokens } hér.
error-foreign-marker = þessi þjóð á ekkert slíkt merki ({ $marker }).
error-has-active = leikmaður { $seat } á virka þjóð og getur ekki valið.
error-marker-without-seat = slíkt merki ({ $marker }) þarf leikmann sem ræður yfir landsvæðinu: „seat“ vantar.
error-pick-first = leikmaður { $seat } á enga virka þjóð og velur hana áður en þjóð á hnignunarskeiði fer af stað.
error-no-active = leikmaður { $seat } á enga virka þjóð fyrir áfangann „{ $phase }“.
error-no-die-now = enginn teningur liggur á borðinu í þessum áfanga.
error-no-such-seat = Ekkert slíkt sæti er til: sæti eru talin frá 0.
error-nobody-acts = þessi leikmaður á enga þjóð á hnignunarskeiði sem getur gert neitt.
error-not-deciding = aðeins í áfanganum „withdraw“ getur annar leikmaður en { $seat } ákveðið.
error-not-that-seats-race = leikmaður { $seat } á enga slíka þjóð ({ $race }).
error-offer-too-long = samstæður í boði: í mesta lagi { $most }.
error-phase-impossible = áfanginn „{ $phase }“ getur ekki verið í þessari stöðu.
error-race-twice = þessi þjóð kemur tvisvar fyrir: { $race }.
error-second-declined = leikmaður á eina þjóð á hnignunarskeiði, og aðra aðeins ef önnur hvor er andaþjóð.
error-tokens-without-seat = tákn þurfa leikmann sem ræður yfir landsvæðinu: „seat“ vantar.
error-too-many-markers = { $marker }: í mesta lagi { $most }.
error-too-many-tribes = týndir ættbálkar: í mesta lagi { $most }.
error-tribe-and-tokens = týndur ættbálkur og þjóðartákn geta ekki verið á sama landsvæði.
error-water-held = þessi þjóð getur ekki ráðið yfir vatni ({ $race }): það getur aðeins virk sæfaraþjóð.

## Records

error-after-result = ekkert má koma á eftir úrslitunum, en hér stendur „{ $text }“.
error-bad-header = { $reason }
error-bad-header-value = hausinn { $header } getur ekki verið { $value }.
error-bad-result = úrslitin verða að líta út eins og „== 97 88“, ekki „{ $text }“.
error-chance-differs = hér hlýtur tilviljunin að hafa gefið „{ $wanted }“, ekki „{ $text }“.
error-header-twice = hausinn { $header } kemur tvisvar fyrir.
error-illegal-line = { $reason }
error-impossible-line = hér verður að standa „{ $wanted }“ sem getur gerst, ekki „{ $text }“.
error-missing-homebrew = upptakan þarf heimagerðar þjóðir eða eiginleika: { $traits }. Nefndu skrárnar með --homebrew.
error-no-moves = línuna „--“, sem kemur á undan leikjunum, vantar.
error-no-secret = ekkert leyndarmál er í upptökunni: spilinu er ekki lokið, fræið var valið eða það var ekki spilað á netþjóni.
error-not-a-record = { $text ->
    [none] upptaka hefst á „elbowroom 1“.
   *[some] upptaka hefst á „elbowroom 1“, ekki á „{ $text }“.
}
error-not-over = hér standa úrslit, en spilinu er ekki lokið.
error-outcome-missing = upptakan endar þar sem „{ $wanted }“ verður að koma næst.
error-result-differs = í upptökunni stendur { $said }, en spilið endar með { $found }.
error-seal-differs = þetta er ekki innsigli leyndarmálsins.
error-seed-differs = fræið leiðir ekki af leyndarmálinu.
error-unexpected-outcome = hér á að standa leikur, ekki útkoman „{ $text }“.
error-unknown-header = enginn haus heitir { $header }; þekktir eru { $known }.
error-unreadable-record = skrána { $path } er ekki hægt að lesa sem texta.
error-unknown-version = þetta er útgáfa { $version } af sniðinu; þekkt er { $known }.

## Home-made races and powers

error-bad-box = Kassi „{ $trait }“ verður að rúma að minnsta kosti eigin tákn og í mesta lagi tákn „{ $replaces }“: { $most }, ekki { $box }.
error-bad-marker = Merkið { $marker } hjá „{ $trait }“ þarf sitt eigið nafn með lágstöfum og birgðir frá 1 til { $most }.
error-bad-register = Það sem „{ $trait }“ man getur ekki heitið { $register }: nafnið þarf að vera með lágstöfum og enginn reitur má heita það.
error-bad-trait-id = Þjóð eða eiginleiki getur ekki heitið { $trait }: nafnið þarf að vera með lágstöfum og undirstriki milli orða.
error-broken-texts = { $path }, lína { $row }: þessa texta er ekki hægt að lesa. { $problem }.
error-broken-file = Ekki er hægt að hlaða { $path }: { $error }.
error-field-in-class = „{ $name }“ í klasanum fyrir „{ $trait }“ hefur engin áhrif: reitir eru gefnir þegar hann er búinn til, eins og í Power("{ $trait }", 4, { $name }=…).
error-marker-exists = „{ $trait }“ á merkið „{ $marker }“, og það á „{ $other }“ líka: merki þarf sitt eigið nafn.
error-no-lender = „{ $trait }“ verður að koma í stað þjóðar sem er í spilinu, ekki „{ $replaces }“; lausar eru { $free }.
error-no-such-file = Engin skrá er á slóðinni { $path }.
error-not-homebrew = Þetta er hvorki þjóð né eiginleiki né slóð á skrá: { $value }.
error-no-trait = Í { $path } er ekkert TRAIT sem er Race eða Power.
error-not-python = { $path } er ekki Python-skrá.
error-bad-token-count = Fjöldi tákna hjá „{ $trait }“ verður að vera frá 1 til { $most }, ekki { $tokens }.
error-register-exists = „{ $trait }“ man eitthvað sem „{ $register }“, og það gerir „{ $other }“ líka: það þarf sitt eigið nafn.
error-trait-exists = Til er þegar þjóð eða eiginleiki sem heitir „{ $trait }“.
error-unknown-hook = „{ $trait }“ hefur aðferðina „{ $hook }“ sem ekkert myndi kalla á; næst henni kemst „{ $nearest }“. Eigin hjálparaðferð byrjar á undirstriki.

## Packs: races and powers as data

error-bad-colour = hér á að vera litur eins og #c08040, ekki { $value }.
error-bad-count = hér á að vera listi með { $count } tölum, ekki { $value }.
error-bad-icon = í nafni smámyndar eru lágstafir, tölustafir og bandstrik, ekki { $value }.
error-bad-id = hér á að vera nafn með lágstöfum, tölustöfum og undirstrikum, ekki { $value }.
error-bad-length = hér á að vera listi með { $least } til { $most } færslum.
error-bad-text = í þessum texta eru stafir sem ekki er hægt að sýna.
error-bad-text-length = hér á að vera texti með 1 til { $most } stöfum, ekki { $length }.
error-empty-filter = þetta segir ekkert um landsvæði: bættu við skilyrði eða slepptu þessu.
error-goes-with = þetta gengur aðeins þar sem „{ $value }“ er „{ $wanted }“.
error-homebrew-not-here = engin heimagerð þjóð eða eiginleiki „{ $value }“ er við höndina.
error-id-twice = tvennt í sama pakka getur ekki heitið „{ $value }“.
error-long-key = lína { $row }: hér er nafn í fleiri en { $most } hlutum.
error-needs-rule = til þess þarf reglu af gerðinni „{ $value }“.
error-not-toml = þetta er ekki TOML: { $error }.
error-once-only = aðeins ein regla af gerðinni „{ $value }“ getur verið.
error-one-move = „{ $other }“ er þegar eitthvað sem eigandinn gerir; þjóð eða eiginleiki hefur aðeins eina slíka reglu og „{ $value }“ kemst því ekki að.
error-bad-pack-link = þessi hlekkur geymir engan pakka sem hægt er að lesa.
error-no-packs = Enginn pakki er í „{ $path }“: pakki er TOML- eða JSON-skrá eða hlekkur úr smiðjunni.
error-pack-too-long = í pakka eru í mesta lagi { $most } stafir, ekki { $length }.
error-too-deep = svigar eða skilyrði eru hvert innan í öðru, dýpra en { $most }.
error-list-too-long = hér geta í mesta lagi verið { $most }, ekki { $count }.

## Laws of home-made races and powers

error-query-writes = „{ $trait }“ breytir spilinu í „{ $hook }“, sem er aðeins spurning.
error-order-matters = Það skiptir máli hvort „{ $trait }“ eða „{ $other }“ kemur á undan í „{ $hook }“; það má ekki.
error-events-matter = „{ $trait }“ gerir annað í „{ $hook }“ þegar enginn hlustar á atburði.
error-offer-refused = „{ $trait }“ býður { $argument }, en hefur um leið ástæðu gegn því.
error-no-reason = „{ $trait }“ býður ekki { $argument } og segir ekki hvers vegna.
error-use-does-nothing = „{ $trait }“ býður { $argument }, en notkunin breytir engu, svo að hún gæti haldið endalaust áfram.
error-keeps-state = „{ $trait }“ geymir eitthvað í { $name }, sem öll spil deila: það sem þarf að muna fer í eigið minnishólf.
error-position-refused = { $after ->
    [none] Með „{ $trait }“ og „{ $other }“ er ekki hægt að lesa stöðu aftur í upphafi: { $problem }
   *[other] Með „{ $trait }“ og „{ $other }“ er ekki hægt að lesa stöðu aftur eftir „{ $after }“: { $problem }
}
error-position-differs = { $after ->
    [none] Með „{ $trait }“ og „{ $other }“ segir staða ekki allt í upphafi: „{ $name }“ er annað þegar hún er lesin aftur. Það sem þarf að muna þarf minnishólf með nafni.
   *[other] Með „{ $trait }“ og „{ $other }“ segir staða ekki allt eftir „{ $after }“: „{ $name }“ er annað þegar hún er lesin aftur. Það sem þarf að muna þarf minnishólf með nafni.
}
error-untold = Með „{ $trait }“ og „{ $other }“ segja atburðir ekki frá öllu sem gerðist við „{ $after }“. Öllu skal breytt með aðgerðum elbowroom.homebrew, sem segja frá því.
error-never-ends = Spil með „{ $trait }“ og „{ $other }“ endar ekki.

## Options

error-bad-first = Fyrsti leikmaður verður að vera tala frá 0 til fjölda leikmanna að frádregnum einum, eða „draw“, ekki { $first }.
error-bad-name = Leikmaður getur ekki heitið { $name }: engar kommur, ekkert „#“, engin bil á endunum.
error-bad-name-count = Fjöldi nafna verður að vera sá sami og fjöldi leikmanna, { $players }, ekki { $names }.
error-bad-seed = Fræið verður að vera heiltala frá 0 til 18446744073709551615, ekki { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = Engin skrá er á slóðinni { $path }.
error-file-unreadable = Skrána { $path } er ekki hægt að lesa sem texta.
error-file-exists = { $path } er þegar til og ekki er skrifað yfir neitt.
error-cannot-write = Ekki er hægt að skrifa { $path }: { $error }.
error-no-moves-there = --at telur leiki í upptöku, en þetta er staða.
error-no-such-move = --at getur verið frá 0 til { $moves }, sem er fjöldi leikja í upptökunni, ekki { $at }.

## Bots, matches and the ladder

error-bad-nodes = Umferð þarf hámark sem er 1 hnútur eða meira, ekki { $nodes }.
error-bad-player-list = Fjöldi leikmanna verður að líta út eins og 2,3,4,5, ekki „{ $players }“.
error-bad-seconds = Umferð þarf hámark sem er meira en 0 sekúndur, ekki { $seconds }.
error-bot-not-made = Vélmennið { $bot } er ekki hægt að búa til úr fræi: { $error }.
error-broken-bot = Vélmennið { $bot } er ekki hægt að hlaða: { $error }.
error-level-twice = Á styrkleikalista er hver styrkleiki einu sinni: { $levels }.
error-no-bot-class = Í { $path } er enginn klasi sem heitir { $name }.
error-no-choose = Vélmennið { $bot } hefur enga aðferð „choose“.
error-no-games = Spila þarf að minnsta kosti eitt spil, ekki { $games }.
error-no-numpy = Þjálfun þarf numpy: pip install 'elbowroom[train]', eða python3 run.py install --dev í eigin afriti af kóðanum
error-not-weights = { $path } er ekki vægisskrá.
error-no-matplotlib = Gröf þurfa matplotlib: pip install 'elbowroom[plots]', eða python3 run.py install --dev í eigin afriti af kóðanum
error-too-few-levels = Styrkleikalisti þarf tvo styrkleika eða fleiri, ekki { $levels }.
error-two-budgets = Hámark umferðar er í sekúndum eða hnútum, ekki hvoru tveggja.
error-unknown-bot = Ekkert vélmenni heitir „{ $bot }“; þekkt eru { $known }, og klasi í skrá er nefndur eins og mybot.py:MyBot.

## Maps of one's own

error-bad-point = hér eiga að vera tvær heiltölur, í mesta lagi { $width } og { $height }, ekki { $value }.
error-bad-ring = útlínur þurfa 3 til { $most } punkta, ekki { $corners }.
error-bad-title = í titli eru í mesta lagi { $most } stafir, allir sýnilegir.
error-no-map-found = Ekkert gott kort fæst með fræinu { $seed }; prófaðu annað.
error-no-such-point = punktar þessarar teikningar eru taldir frá 0 og þeir eru { $points }, svo að { $value } er enginn þeirra.
error-too-many-points = í teikningu mega í mesta lagi vera { $most } punktar, ekki { $points }.
error-map-not-drawn = kortinu fylgir engin teikning, svo að síðan getur ekki sýnt það.
error-map-crossed = útlínurnar skera sjálfar sig eða liggja öfugan hring (landsvæði: { $regions }).
error-map-torn = það er gat við þessi landsvæði: { $regions }.
error-map-overlapping = þessi landsvæði liggja hvert yfir öðru: { $regions }.
error-map-not-covered = landsvæðin fylla ekki spilaborðið.
error-map-other-neighbours = nágrannarnir eru aðrir en á teikningunni (landsvæði: { $regions }).
error-map-other-edge = „edge“ passar ekki við teikninguna (landsvæði: { $regions }).
error-map-short-border = mörkin milli þessara landsvæða eru svo stutt að þau sjást ekki: { $regions }.
error-map-small-region = þar er varla pláss fyrir tákn (landsvæði: { $regions }).
error-map-not-connected = þessi landsvæði eru ótengd hinum: { $regions }.
error-map-no-way-in = engin leið liggur frá brún kortsins að þessum landsvæðum: { $regions }.
error-map-tribe-on-water = týndur ættbálkur getur ekki búið á vatni (landsvæði: { $regions }).
error-map-symbol-on-water = merki á vatni gagnast varla neinum (landsvæði: { $regions }).
error-map-too-little-land = landsvæði á landi: að minnsta kosti { $least } þarf, en þau eru { $land }.
error-map-same-name = þessi landsvæði heita það sama: { $regions }.
error-map-rounds = umferðir: { $count }, venjulega { $usual }.
error-map-region-count = landsvæði: { $count }, venjulega um { $usual }.
error-map-terrain-count = { $terrain }: { $count }, venjulega um { $usual }.
error-map-symbol-count = { $symbol }: { $count }, venjulega um { $usual }.
error-map-tribe-count = týndir ættbálkar: { $count }, venjulega um { $usual }.
error-map-border-count = landsvæði þar sem þjóð getur komið inn á kortið: { $count }, venjulega um { $usual }.
