### Names of everything on the table, and what each race and power does.
### Ids are those of the formats, with hyphens for underscores.

## Races. `.combo` is the name as it stands inside a combo; `.gender` (m or f) is for powers that agree with it.

race-amazons = Amatsoonid
    .combo = amatsoonid
    .gender = m
race-amazons-about = Neli neist tuleb kaasa ainult võitlema. Pärast ümberpaigutamist lahkuvad nad kaardilt ja naasevad järgmise käigu vallutusteks.
race-dwarves = Päkapikud
    .combo = päkapikud
    .gender = m
race-dwarves-about = Iga nende valduses olev kaevandus toob mündi rohkem, isegi allakäigul.
race-elves = Haldjad
    .combo = haldjad
    .gender = m
race-elves-about = Kui nad ala kaotavad, ei sure keegi: kõik haldjad pääsevad minema.
race-ghouls = Kooljad
    .combo = kooljad
    .gender = m
race-ghouls-about = Allakäigul jäävad nad kõik paigale ja vallutavad alates järgmisest käigust edasi, veel enne uut rassi.
race-giants = Hiiglased
    .combo = hiiglased
    .gender = m
race-giants-about = Kõik, mis jääb nende mäe kõrvale, maksab ühe hõimu võrra vähem.
race-halflings = Härjapõlvlased
    .combo = härjapõlvlased
    .gender = m
race-halflings-about = Nad tulevad mängulauale sealt, kust tahavad, ja kaevavad oma kahele esimesele alale kummalegi uru. Neid alasid ei saa siis keegi rünnata.
race-humans = Inimesed
    .combo = inimesed
    .gender = m
race-humans-about = Põllud toovad neile mündi rohkem.
race-orcs = Orkid
    .combo = orkid
    .gender = m
race-orcs-about = Münt iga sel käigul vallutatud ala eest, mis ei olnud tühi.
race-ratmen = Rotinärud
    .combo = rotinärud
    .gender = m
race-ratmen-about = Ei mingeid omadusi, aga neid on hirmus palju.
race-skeletons = Luukered
    .combo = luukered
    .gender = m
race-skeletons-about = Iga kahe sel käigul vallutatud ala eest, mis ei olnud tühjad, tuleb ümberpaigutamisel juurde üks luukere.
race-sorcerers = Sortsid
    .combo = sortsid
    .gender = m
race-sorcerers-about = Kord käigus võivad nad igal vastasel ühe enda kõrval seisva üksiku aktiivse hõimu uue sortsi vastu välja vahetada.
race-tritons = Triitonid
    .combo = triitonid
    .gender = m
race-tritons-about = Maismaa mere või järve kaldal maksab neile ühe hõimu võrra vähem.
race-trolls = Trollid
    .combo = trollid
    .gender = m
race-trolls-about = Nad ehitavad igale oma alale trollikoopa. See kaitseb nagu hõim ja jääb alles ka allakäigul.
race-wizards = Võlurid
    .combo = võlurid
    .gender = m
race-wizards-about = Iga nende valduses olev maagiaallikas toob mündi rohkem.

## Powers. `.combo` is what a combo of this power and $race is called; $gender is that of the race.

power-alchemist = Alkeemikud
    .combo = Alkeemik-{ $race }
power-alchemist-about = Kaks münti igal käigul, kuni rass on aktiivne.
power-berserk = Verejanulised
    .combo = Verejanulised { $race }
power-berserk-about = Enne iga vallutust võib veeretada täringut, mis teeb ala odavamaks. Viimast vallutuskatset ei ole.
power-bivouacking = Laagripüstitajad
    .combo = Laagripüstitaja-{ $race }
power-bivouacking-about = Viis laagrit püstitatakse igal käigul uuesti. Igaüks kaitseb nagu hõim ja ükski ei lähe lahingus kaotsi.
power-commando = Sõjardid
    .combo = Sõjard-{ $race }
power-commando-about = Iga ala maksab ühe hõimu võrra vähem.
power-diplomat = Diplomaadid
    .combo = Diplomaat-{ $race }
power-diplomat-about = Käigu lõpus saab teha rahu ühe vastasega, keda ei rünnatud. Rahu kestab järgmise käiguni.
power-dragon-master = Draakoniisandad
    .combo = Draakoniisand-{ $race }
power-dragon-master-about = Kord käigus vallutab draakon ala ühe hõimuga, mis seda ka ei kaitseks, ja valvab seda kõigi eest.
power-flying = Lendavad
    .combo = Lendavad { $race }
power-flying-about = Rünnata võib iga ala maismaal, nii lähedal kui ka kaugel.
power-forest = Metsarahvas
    .combo = Metsa-{ $race }
power-forest-about = Metsad toovad mündi rohkem.
power-fortified = Kindlustatud
    .combo = Kindlustatud { $race }
power-fortified-about = Käigu kohta üks uus kindlus. See kaitseb nagu hõim ja toob igal käigul mündi, kuni rass on aktiivne.
power-heroic = Kangelaslikud
    .combo = Kangelaslikud { $race }
power-heroic-about = Kaks kangelast jääb käigu lõpus kahele alale, mida keegi siis rünnata ei saa.
power-hill = Mägirahvas
    .combo = Mägi-{ $race }
power-hill-about = Künkad toovad mündi rohkem.
power-merchant = Kaupmehed
    .combo = Kaupmees-{ $race }
power-merchant-about = Iga ala toob mündi rohkem.
power-mounted = Ratsanikud
    .combo = Ratsanik-{ $race }
power-mounted-about = Künkad ja põllud maksavad ühe hõimu võrra vähem.
power-pillaging = Rüüstajad
    .combo = Rüüstaja-{ $race }
power-pillaging-about = Münt iga sel käigul vallutatud ala eest, mis ei olnud tühi.
power-seafaring = Meresõitjad
    .combo = Meresõitja-{ $race }
power-seafaring-about = Vallutada saab ka meresid ja järvi ning need jäävad alles allakäigulgi.
power-spirit = Vaimud
    .combo = Vaim-{ $race }
power-spirit-about = Allakäigul ei pea see rass kunagi teisele teed andma.
power-stout = Visad
    .combo = Visad { $race }
power-stout-about = Rass võib suunduda allakäigule kohe, kui vallutuskäigu mündid on kogutud.
power-swamp = Soorahvas
    .combo = Soo-{ $race }
power-swamp-about = Sood toovad mündi rohkem.
power-underworld = Maa-alused
    .combo = Maa-alused { $race }
power-underworld-about = Koopad maksavad ühe hõimu võrra vähem ja on kõik omavahel naabrid.
power-wealthy = Jõukad
    .combo = Jõukad { $race }
power-wealthy-about = Seitse münti, üks kord, esimese käigu lõpus.

## The map

terrain-farmland = põld
terrain-forest = mets
terrain-hill = küngas
terrain-mountain = mägi
terrain-swamp = soo
terrain-sea = meri
terrain-lake = järv
symbol-mine = kaevandus
symbol-cavern = koobas
symbol-magic = maagiaallikas
lost-tribe = langenud hõim
numbered-region = ala { $number }

# What a combo is called whose power or race is home-made and has no `.combo`.
combo-name = { $race } ({ $power })

## What stands in a region. The attribute is used in sentences; it is nominative in every language.

marker-lair = { $count ->
    [1] trollikoobas
    [one] { $count } trollikoobas
   *[other] { $count } trollikoobast
}
    .indefinite = trollikoobas
marker-fortress = { $count ->
    [1] kindlus
    [one] { $count } kindlus
   *[other] { $count } kindlust
}
    .indefinite = kindlus
marker-encampments = { $count ->
    [1] laager
    [one] { $count } laager
   *[other] { $count } laagrit
}
    .indefinite = laager
marker-hole = { $count ->
    [1] urg
    [one] { $count } urg
   *[other] { $count } urgu
}
    .indefinite = urg
marker-hero = { $count ->
    [1] kangelane
    [one] { $count } kangelane
   *[other] { $count } kangelast
}
    .indefinite = kangelane
marker-dragon = { $count ->
    [1] draakon
    [one] { $count } draakon
   *[other] { $count } draakonit
}
    .indefinite = draakon

## What each of them does

marker-lair-about = Kaitseb nagu hõim ja jääb alles, kui ehitajad allakäigule suunduvad.
marker-fortress-about = Kaitseb nagu hõim, ka allakäigul. Kuni rass on aktiivne, toob igal käigul mündi.
marker-encampments-about = Kaitseb nagu hõim, kuni see mujale püstitatakse.
marker-hole-about = Seda ala ei saa keegi rünnata. Urg kaob, kui kaevajad lahkuvad või allakäigule suunduvad.
marker-hero-about = Kuni kangelane siin seisab, ei saa seda ala keegi rünnata.
marker-dragon-about = Kuni draakon siin magab, ei saa seda ala keegi rünnata.
lost-tribe-about = Unustatud rahva riismed. Nad ei kuulu kellelegi ja kaitsevad nagu hõim.

## What a player is asked for, as nouns: they stand alone, in brackets and after “the phase”

phase-pick = paari valik
phase-expand = vallutus või allakäik
phase-conquer = vallutus
phase-redeploy = ümberpaigutamine
phase-stout = allakäik pärast müntide kogumist
phase-withdraw = taganenud hõimude tagasitoomine
phase-over = mängu lõpp
