### The sheet of everything on the table: races, powers, the map, a turn.

page-summary-search = Otsing
page-summary-search-hint = Haldjad, kaevandus, allakäik…
page-summary-tabs = Viitelehe osad
page-summary-races = Rassid
page-summary-powers = Eriomadused
page-summary-map = Kaart
page-summary-turn = Käik
page-summary-found = Kõik, mis sobib
page-summary-none = Otsingule „{ $words }“ ei vasta midagi.
page-summary-box = / { $box }
page-summary-box-label = hõime mängukarbis: { $box }
page-summary-tokens-lead = Paar toob nii rassi kui ka eriomaduse hõimud.

## The map

page-summary-terrains = Maastik
page-terrain-farmland = Inimesed saavad siin mündi rohkem; ratsanikest rassid vajavad ühe hõimu võrra vähem.
page-terrain-forest = Metsarahvas saab siin mündi rohkem.
page-terrain-hill = Mägirahvas saab siin mündi rohkem; ratsanikest rassid vajavad ühe hõimu võrra vähem.
page-terrain-mountain = Maksab ühe hõimu võrra rohkem. Hiiglased, kelle valduses on mägi, vajavad selle kõrval ühe hõimu võrra vähem.
page-terrain-swamp = Soorahvas saab siin mündi rohkem.
page-terrain-sea = Vallutada saab ainult meresõitjatest rass. Kui meri puudutab kaardi serva, pääseb selle kallastelt mängulauale.
page-terrain-lake = Vallutada saab ainult meresõitjatest rass. Triitonid vajavad selle kaldal ühe hõimu võrra vähem.
page-summary-symbols = Sümbolid
page-symbol-mine = Päkapikud saavad mündi rohkem, isegi allakäigul.
page-symbol-cavern = Maa-alusele rassile on kõik koopad naabrid ja maksavad ühe hõimu võrra vähem.
page-symbol-magic = Võlurid saavad mündi rohkem.
page-summary-pieces = Märgid
page-piece-lost-tribe = Langenud hõim
page-piece-lost-tribe-about = Esimesed asukad. Kaitsevad nagu hõim ja kaovad jäädavalt, kui nad alistatakse.
page-piece-lair = Trollikoobas
page-piece-lair-about = Kaitseb nagu hõim ja jääb alles, kui trollid allakäigule suunduvad.
page-piece-fortress = Kindlus
page-piece-fortress-about = Kaitseb nagu hõim ja toob igal käigul mündi, kuni rass on aktiivne.
page-piece-encampments = Laager
page-piece-encampments-about = Kaitseb nagu hõim. Laagrid liiguvad igal käigul ega lähe kunagi lahingus kaotsi.
page-piece-hole = Urg
page-piece-hole-about = Härjapõlvlaste kodu. Seda ei saa keegi rünnata.
page-piece-hero = Kangelane
page-piece-hero-about = Kuni kangelane alal seisab, ei saa seda keegi rünnata.
page-piece-dragon = Draakon
page-piece-dragon-about = Vallutab ala ühe hõimuga, mis seda ka ei kaitseks, ja valvab seda, kuni edasi liigub.

## A turn

page-turn-order = Sinu käik viie reaga
page-turn-1 = Rassi ei ole? Vali paar: kõige ülemine on tasuta, iga järgmine allpool maksab mündi rohkem.
page-turn-2 = Valluta: tule mängulauale kaardi servast ja liigu alalt alale.
page-turn-3 = Viimase jaoks kuni kolm hõimu puudu? Veereta täringut ja looda.
page-turn-4 = Jaota hõimud oma aladele. Hõredalt hoitud ala läheb kergesti kaotsi.
page-turn-5 = Iga ala toob mündi, lisaks see, mida annavad rass ja eriomadus.
page-turn-decline = Rass on väsinud? Saada ta kõige selle asemel allakäigule: igale alale jääb üks hõim, mis teenib edasi, ja järgmisel käigul valid uue rassi. Allakäigul saab olla ainult üks rass; vanem lahkub.
page-turn-costs = Mida ala maksab
page-cost-base = hõimu iga ala eest
page-cost-each = iga asja eest, mis seal on: hõim või langenud hõim, mägi, kindlus, trollikoobas, laager
page-cost-less = rassi ja eriomaduse iga soodustuse eest; vähemalt üht hõimu on alati vaja
page-turn-losses = Ala kaotamine
page-turn-losses-about = Üks hõim läheb jäädavalt kaotsi. Teised tulevad sinu kätte tagasi ja lähevad käigu lõpus sinu teistele aladele.
page-turn-end = Mängu lõpp
page-turn-end-about = Pärast viimast vooru võidab see, kellel on kõige rohkem münte. Kui münte on võrdselt, siis see, kellel on kaardil rohkem hõime.
