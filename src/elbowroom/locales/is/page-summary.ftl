### The sheet of everything on the table: races, powers, the map, a turn.

page-summary-search = Leit
page-summary-search-hint = Álfar, náma, hnignun…
page-summary-tabs = Hlutar blaðsins
page-summary-races = Þjóðir
page-summary-powers = Eiginleikar
page-summary-map = Kortið
page-summary-turn = Umferð
page-summary-found = Allt sem á við
page-summary-none = Ekkert á við „{ $words }“.
page-summary-box = af { $box }
page-summary-box-label = tákn í kassanum: { $box }
page-summary-tokens-lead = Samstæða leggur til samanlögð tákn þjóðar sinnar og eiginleika.

## The map

page-summary-terrains = Landslag
page-terrain-farmland = Hér fá menn aukaskilding; reiðþjóðir þurfa einu tákni minna.
page-terrain-forest = Hér fær skógarþjóð aukaskilding.
page-terrain-hill = Hér fær hæðaþjóð aukaskilding; reiðþjóðir þurfa einu tákni minna.
page-terrain-mountain = Kostar einu tákni meira. Jötnar sem ráða yfir fjalli þurfa einu tákni minna við hliðina á því.
page-terrain-swamp = Hér fær mýraþjóð aukaskilding.
page-terrain-sea = Aðeins sæfaraþjóð getur lagt það undir sig. Þar sem það nær út að brúninni eru strendur þess leið inn.
page-terrain-lake = Aðeins sæfaraþjóð getur lagt það undir sig. Trítonar þurfa einu tákni minna á ströndinni.
page-summary-symbols = Merki
page-symbol-mine = Dvergar fá aukaskilding, líka á hnignunar­skeiði.
page-symbol-cavern = Hjá undirheima­þjóð eru allir hellar nágrannar og kosta einu tákni minna.
page-symbol-magic = Galdramenn fá aukaskilding.
page-summary-pieces = Það sem stendur á kortinu
page-piece-lost-tribe = Týndur ættbálkur
page-piece-lost-tribe-about = Fyrstu íbúarnir. Þeir verjast eins og tákn og eru endanlega úr sögunni eftir ósigur.
page-piece-lair = Tröllabæli
page-piece-lair-about = Ver landsvæðið eins og tákn og stendur áfram þegar tröllunum hnignar.
page-piece-fortress = Virki
page-piece-fortress-about = Ver landsvæðið eins og tákn og gefur skilding í hverri umferð á meðan þjóðin er virk.
page-piece-encampments = Tjaldbúðir
page-piece-encampments-about = Verja landsvæðið eins og tákn. Þær eru fluttar í hverri umferð og tapast aldrei í bardaga.
page-piece-hole = Jarðhýsi
page-piece-hole-about = Heimili smáfólks. Á það getur enginn ráðist.
page-piece-hero = Hetja
page-piece-hero-about = Enginn getur ráðist á landsvæðið á meðan hetja stendur þar.
page-piece-dragon = Dreki
page-piece-dragon-about = Tekur landsvæði með einu tákni, hvað sem ver það, og gætir þess þar til hann fer annað.

## A turn

page-turn-order = Umferðin þín í fimm línum
page-turn-1 = Engin þjóð? Veldu þér samstæðu: sú efsta er ókeypis, hver þar fyrir neðan kostar einum skildingi meira.
page-turn-2 = Land­vinningar: komdu inn frá brún kortsins og haltu svo áfram frá einu landsvæði til annars.
page-turn-3 = Vantar þig allt að þrjú tákn fyrir það síðasta? Kastaðu teningnum og vonaðu það besta.
page-turn-4 = Dreifðu táknunum á landsvæði þín. Það sem er illa mannað tapast fljótt.
page-turn-5 = Þú færð skilding fyrir hvert landsvæði og það sem þjóðin og eiginleikinn bæta við.
page-turn-decline = Er þjóðin örmagna? Láttu hana þá fara á hnignunar­skeið í stað alls þessa: eitt tákn verður eftir á hverju landsvæði og heldur áfram að gefa, og í næstu umferð velur þú nýja þjóð. Aðeins ein þjóð getur verið á hnignunar­skeiði; eldri þjóð hverfur.
page-turn-costs = Hvað landsvæði kostar
page-cost-base = tákn fyrir hvaða landsvæði sem er
page-cost-each = fyrir hvert af þessu sem þar er: tákn eða týndan ættbálk, fjall, virki, bæli, tjaldbúðir
page-cost-less = fyrir hvern afslátt þjóðar og eiginleika; alltaf þarf að minnsta kosti eitt tákn
page-turn-losses = Að missa landsvæði
page-turn-losses-about = Eitt tákn tapast endanlega. Hin koma aftur á hendi og fara á önnur landsvæði þín þegar umferðinni lýkur.
page-turn-end = Leikslok
page-turn-end-about = Eftir síðustu umferð vinnur sá sem á flesta skildinga. Ef þeir eru jafnmargir ráða flest tákn á kortinu.
