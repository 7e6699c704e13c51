### The rulebook: captions of the examples. Each is a real position; a test plays it and looks at the numbers.
### Names of regions are put in by { region-… } and never inflect. “You” are the player who moves.

## Chapters

example-about = Plássið er aldrei nóg. Þig langar í landsvæðið { region-badger-hill }, þar sem 2 menn búa. 2 tákn fyrir landsvæðið og 1 fyrir hvorn þeirra gera 4, og hóllinn er þinn.
example-setup = Svona byrjar hvert spil: týndir ættbálkar heima hjá sér, 5 skildingar í hverri pyngju, 6 samstæður í röðinni. Þú tekur þá efstu ókeypis og ert með 9 tákn á hendi.
example-turn = Heil fyrsta umferð. Þú velur samstæðuna „Hæðaorkar“, tekur landsvæðin { region-stubborn-goat-hill }, { region-turnip-fields } og { region-giggling-wood } og endurraðar þeim 6 táknum sem mega færa sig. 3 landsvæði, 1 hæð og 1 sigraður týndur ættbálkur gefa 5 skildinga: nú áttu 10.
example-picking = Þriðja samstæðan kostar 2 skildinga, 1 á hverja samstæðu fyrir ofan hana. Á henni liggur 1 skildingur sem verður þinn. Pyngjan fer því úr 5 í 4 og 10 flugtröll eru þín.
example-conquest = Á landsvæðinu { region-silver-tooth } er virki á fjalli og 1 dvergur inni í því. 2 fyrir landsvæðið og 1 fyrir fjallið, virkið og dverginn, hvert um sig, gera 5 tákn. 2 verða eftir á hendi.
example-die = Landsvæðið { region-silver-tooth } kostar 3 tákn og þú ert með 2 á hendi. Þig vantar 1, svo að hvaða auga sem er dugar. Teningurinn sýnir 2: fjallið er þitt.
example-losses = Þú hrekur 3 menn burt af landsvæðinu { region-badger-hill } fyrir 5 tákn. 1 þeirra tapast. Í lok umferðar þinnar fer mótherjinn með hina 2 á landsvæðið { region-giggling-wood }, þar sem nú standa 3.
example-redeployment = Jötnarnir í næsta húsi eiga 5 tákn og eru svangir á svipinn. Þú leggur ekkert undir þig og færir 3 tákn á landsvæðið { region-giggling-wood }. Með 4 táknum þar kostar það 6.
example-scoring = Þú ræður yfir 4 landsvæðum, einu þeirra með dvergi á hnignunar­skeiði. 4 skildingar fyrir þau og 1 fyrir akurlendi (menn), skóg (skógur) og námuna (dvergar), hvert um sig: 7 skildingar, úr 12 í 19.
example-decline = Orkarnir þínir eru þreyttir. 1 tákn verður eftir á hverju af landsvæðunum 3, hin 5 af 8 fara í bakkann. Þú færð 3 skildinga, úr 20 í 23; bónusinn fyrir hæð er horfinn. Í næstu umferð velur þú nýja samstæðu.
example-end = Þú lýkur 10. umferð og þar með spilinu. Hún gefur 4 skildinga og í báðum pyngjum eru 60. Nú ráða táknin á kortinu: 7 gegn 5, og orkarnir vinna.
example-map = Landsvæðið { region-crooked-pine-wood } nær ekki út að brúninni, en það á strönd að hafinu { region-mackerel-bay } sem gerir það. Þess vegna máttu koma þar inn, fyrir 2 tákn. 7 verða eftir á hendi.
example-questions = Þinn eigin dvergur á hnignunar­skeiði situr á landsvæðinu { region-silver-tooth } og telst með: 2 fyrir landsvæðið, 1 fyrir fjallið og 1 fyrir dverginn gera 4 tákn.
example-editions = Jötnar með undirheima á landsvæðinu { region-pickaxe-peak }, fjalli með helli. Á landsvæðinu { region-badger-hill } er hellir og 2 menn, sem gerir 4. 1 minna vegna undirheima og 1 minna vegna jötna: 2 tákn.

## Races

example-amazons = Land­vinningum þínum er lokið. Af 11 skjaldmeyjum gæta 3 landsvæða sinna, 4 fara til hliðar og 4 leggur þú niður að vild.
example-dwarves = Þú lætur þjóðina fara á hnignunar­skeið. 3 landsvæði gefa 3 skildinga og á 2 þeirra er náma: 5 skildingar, úr 10 í 15. Í næstu umferð er það eins.
example-elves = Þú tekur landsvæðið { region-giggling-wood } af 2 álfum, fyrir 4 tákn. Enginn tapast: báðir eru aftur komnir á hendi mótherjans.
example-ghouls = Náæturnar þínar eru á hnignunar­skeiði, og svangar. Áður en orkarnir þínir hreyfa sig leggja 3 af náætunum 4 undir sig landsvæðið { region-giggling-wood }.
example-giants = Landsvæðið { region-lucky-clover-farm } myndi kosta 3 tákn. Það liggur að landsvæðinu { region-mount-elbow }, sem jötnarnir þínir ráða yfir, svo að það kostar 2, og 1 verður eftir á hendi.
example-halflings = Beint í miðjuna: fyrsti land­vinningur er landsvæðið { region-lucky-clover-farm }, fyrir 3 tákn. Nú er þar jarðhýsi og enginn getur ráðist á það. 7 tákn verða eftir á hendi.
example-humans = Þú tekur landsvæðið { region-turnip-fields } fyrir 2 tákn. 2 landsvæði og 1 akurlendi: umferðin gefur 3 skildinga.
example-orcs = Landsvæðið { region-turnip-fields } er ómannað, á landsvæðinu { region-giggling-wood } býr týndur ættbálkur. Þú tekur bæði. 3 landsvæði og 1 sigraður ættbálkur: umferðin gefur 4 skildinga.
example-ratmen = 12 hæða­rottu­menn í sinni fyrstu umferð: 4 landsvæði, tvö þeirra með týndum ættbálki, og 2 tákn eru enn á hendi.
example-skeletons = Þú sigrar 2 týnda ættbálka, fyrir 3 tákn hvorn. Við endurröðun rís 1 nýtt tákn upp: beina­grindurnar þínar 7 verða 8.
example-sorcerers = Stakur maður á landsvæðinu { region-silver-tooth }. Þú ert ekki með neitt tákn á hendi og þarft það ekki: þar stendur nýr seiðkarl, og táknin þín 2 eru orðin 3.
example-tritons = Landsvæðið { region-lucky-clover-farm } myndi kosta 3 tákn. Það á strönd að stöðuvatninu { region-soup-bowl-lake }, svo að trítonar borga 2.
example-trolls = Þú tekur landsvæðið { region-stubborn-goat-hill } fyrir 2 tákn og um leið er komið þangað bæli. Sá sem vill fá það aftur borgar nú 5.
example-wizards = Þú tekur landsvæðið { region-lucky-clover-farm }, þar sem er töfra­upp­spretta, fyrir 3 tákn. 2 landsvæði, 1 töfra­upp­spretta og 1 hæð: umferðin gefur 4 skildinga.

## Powers

example-alchemist = Þú ert um kyrrt heima. 2 landsvæði gefa 2 skildinga, gullgerðar­maðurinn 2 að auki: úr 8 í 12.
example-berserk = Landsvæðið { region-silver-tooth } kostar 3 tákn. Þú kastar fyrst og færð 2. Nú kostar það 1, og 1 tákn verður eftir á hendi fyrir næsta kast.
example-bivouacking = 3 álfar og jötnar í næsta húsi. Þú reisir 3 af tjaldbúðunum 5 á landsvæðinu { region-giggling-wood }, sem kostar nú 6, og 2 á landsvæðinu { region-turnip-fields }.
example-commando = Landsvæðið { region-giggling-wood } með týnda ættbálknum myndi kosta 3 tákn. Þú borgar 2, og 1 verður eftir á hendi.
example-diplomat = Álfarnir þínir standa einir, 1 tákn á hverju landsvæði, við hliðina á heilum hópi jötna. Þú hefur ekki ráðist á þá og semur því frið: þar til þú átt næst leik láta þeir virku þjóðina þína í friði.
example-dragon-master = 4 jötnar á fjalli: 7 tákn, ef þú ættir þau. Drekinn þarf 1. Nú situr hann á landsvæðinu { region-silver-tooth } og enginn kemst inn.
example-flying = Álfarnir þínir búa úti í horni. Landsvæðið { region-rusty-shovel-bog } er hinum megin á kortinu. Þú flýgur þangað fyrir 3 tákn.
example-forest = Þú tekur landsvæðið { region-giggling-wood } fyrir 3 tákn. 2 landsvæði og 1 skógur: umferðin gefur 3 skildinga.
example-fortified = Þú reisir virki á landsvæðinu { region-giggling-wood }. Staki álfurinn þar kostar nú 4 tákn, og landsvæðin þín 2 gefa 3 skildinga.
example-heroic = Andspænis jötnunum taka 2 hetjur sér stöðu. Landsvæðin { region-giggling-wood } og { region-turnip-fields } eru óvinnandi þar til þær færa sig.
example-hill = Þú tekur landsvæðið { region-stubborn-goat-hill } fyrir 2 tákn. 2 landsvæði og 1 hæð: umferðin gefur 3 skildinga.
example-merchant = 3 landsvæði og hvert þeirra gefur tvöfalt: 6 skildingar, úr 9 í 15.
example-mounted = Þú ríður inn á landsvæðið { region-badger-hill } fyrir 2 tákn í stað 3 og áfram á landsvæðið { region-turnip-fields } fyrir 1 í stað 2.
example-pillaging = Stakur jötunn og týndur ættbálkur, 3 tákn hvor. 3 landsvæði og 2 sem voru mönnuð: umferðin gefur 5 skildinga.
example-seafaring = Þú siglir af stað. Hafið { region-mackerel-bay } kostar 2 tákn eins og hvert annað ómannað landsvæði og gefur líka eins og það.
example-spirit = Álfarnir þínir eru andar og löngu komnir á hnignunar­skeið. Nú fara orkarnir þínir sömu leið og báðar þjóðir verða eftir: 4 landsvæði gefa 4 skildinga, úr 15 í 19.
example-stout = Þú tekur landsvæðið { region-giggling-wood } fyrir 3 tákn og færð fulla útborgun: 2 skildinga fyrir landsvæði og 1 fyrir sigraða ættbálkinn, úr 10 í 13. Síðan fara orkarnir á hnignunar­skeið í sömu umferð.
example-swamp = Þú tekur landsvæðið { region-gull-marsh } fyrir 2 tákn. 2 landsvæði og 1 mýri: umferðin gefur 3 skildinga.
example-underworld = Úr hellinum á landsvæðinu { region-cheese-cellar-hill } koma álfarnir þínir upp á landsvæðinu { region-badger-hill }, hinum megin á kortinu. Það myndi kosta 3 tákn; um hellinn kostar það 2.
example-wealthy = Fyrstu umferð álfanna þinna lýkur. 3 landsvæði gefa 3 skildinga, eiginleikinn 7 að auki: úr 4 í 14.
