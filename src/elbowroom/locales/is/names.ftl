### Names of everything on the table, and what each race and power does.
### Ids are those of the formats, with hyphens for underscores.

## Races. `.combo` is the name as it stands inside a combo; `.gender` (m or f) is for powers that agree with it.

race-amazons = Skjaldmeyjar
    .combo = skjaldmeyjar
    .gender = m
race-amazons-about = Fjórar þeirra koma aðeins með til að berjast. Þær fara af kortinu eftir endurröðun og snúa aftur í landvinninga næstu umferðar.
race-dwarves = Dvergar
    .combo = dvergar
    .gender = m
race-dwarves-about = Hver náma sem þeir ráða yfir gefur aukaskilding, líka á hnignunar­skeiði.
race-elves = Álfar
    .combo = álfar
    .gender = m
race-elves-about = Þegar þeir missa landsvæði deyr enginn: allir álfarnir komast undan.
race-ghouls = Náætur
    .combo = náætur
    .gender = m
race-ghouls-about = Á hnignunar­skeiði verða þær allar eftir og halda land­vinningum áfram frá og með næstu umferð, á undan nýju þjóðinni.
race-giants = Jötnar
    .combo = jötnar
    .gender = m
race-giants-about = Allt sem liggur að fjalli sem þeir ráða yfir kostar einu tákni minna.
race-halflings = Smáfólk
    .combo = smáfólk
    .gender = m
race-halflings-about = Það kemur inn á kortið þar sem því sýnist og grefur jarðhýsi á fyrstu tveimur landsvæðum sínum. Á þau getur enginn ráðist.
race-humans = Menn
    .combo = menn
    .gender = m
race-humans-about = Akurlendi gefur þeim aukaskilding.
race-orcs = Orkar
    .combo = orkar
    .gender = m
race-orcs-about = Skildingur fyrir hvert mannað landsvæði sem þeir lögðu undir sig í umferðinni.
race-ratmen = Rottumenn
    .combo = rottumenn
    .gender = m
race-ratmen-about = Alls engir kraftar, en það er líka urmull af þeim.
race-skeletons = Beinagrindur
    .combo = beinagrindur
    .gender = m
race-skeletons-about = Fyrir hver tvö mönnuð landsvæði sem þær lögðu undir sig í umferðinni bætist ein beinagrind við í endurröðun.
race-sorcerers = Seiðkarlar
    .combo = seiðkarlar
    .gender = m
race-sorcerers-about = Einu sinni í umferð gegn hverjum mótherja geta þeir skipt út stöku virku tákni við hlið sér fyrir nýjan seiðkarl.
race-tritons = Trítonar
    .combo = trítonar
    .gender = m
race-tritons-about = Land við strönd hafs eða stöðuvatns kostar þá einu tákni minna.
race-trolls = Tröll
    .combo = tröll
    .gender = m
race-trolls-about = Þau gera sér bæli á hverju landsvæði sem þau ráða yfir. Bælið ver landsvæðið eins og tákn og stendur áfram á hnignunar­skeiði.
race-wizards = Galdramenn
    .combo = galdramenn
    .gender = m
race-wizards-about = Hver töfra­upp­spretta sem þeir ráða yfir gefur aukaskilding.

## Powers. `.combo` is what a combo of this power and $race is called: one compound, with a soft hyphen between its parts.

power-alchemist = Gullgerðar­maður
    .combo = Gullgerðar{"\u00AD"}{ $race }
power-alchemist-about = Tveir skildingar í hverri umferð á meðan þjóðin er virk.
power-berserk = Berserkur
    .combo = Berserkja{"\u00AD"}{ $race }
power-berserk-about = Teningnum má kasta á undan hverjum landvinningi, sem verður þá ódýrari. Engin lokatilraun.
power-bivouacking = Tjaldbúðalíf
    .combo = Tjaldbúða{"\u00AD"}{ $race }
power-bivouacking-about = Fimm tjaldbúðir eru reistar að nýju í hverri umferð. Hverjar um sig verja landsvæði eins og tákn og þær tapast aldrei í bardaga.
power-commando = Skyndi­árásar­sveit
    .combo = Skyndiárásar{"\u00AD"}{ $race }
power-commando-about = Hvert landsvæði kostar einu tákni minna.
power-diplomat = Diplómatinn
    .combo = Diplómata{"\u00AD"}{ $race }
power-diplomat-about = Í lok umferðar má semja frið við einn mótherja sem ekki var ráðist á. Friðurinn gildir fram að næstu umferð.
power-dragon-master = Dreka­temjarinn
    .combo = Drekatemjara{"\u00AD"}{ $race }
power-dragon-master-about = Einu sinni í umferð tekur drekinn landsvæði með einu tákni, hvað sem ver það, og gætir þess fyrir öllum.
power-flying = Flug
    .combo = Flug{"\u00AD"}{ $race }
power-flying-about = Ráðast má á hvaða landsvæði sem er á landi, nær eða fjær.
power-forest = Skógur
    .combo = Skógar{"\u00AD"}{ $race }
power-forest-about = Landsvæði með skógi gefa aukaskilding.
power-fortified = Virki
    .combo = Virkis{"\u00AD"}{ $race }
power-fortified-about = Eitt nýtt virki í umferð. Það ver landsvæðið eins og tákn og gefur skilding í hverri umferð á meðan þjóðin er virk.
power-heroic = Hetjur
    .combo = Hetju{"\u00AD"}{ $race }
power-heroic-about = Tvær hetjur ljúka hverri umferð á tveimur landsvæðum og á þau getur enginn ráðist.
power-hill = Hæð
    .combo = Hæða{"\u00AD"}{ $race }
power-hill-about = Landsvæði með hæðum gefa aukaskilding.
power-merchant = Kaupmaður
    .combo = Kaupmanna{"\u00AD"}{ $race }
power-merchant-about = Hvert landsvæði gefur aukaskilding.
power-mounted = Reiðmaður
    .combo = Reið{"\u00AD"}{ $race }
power-mounted-about = Hæðir og akurlendi kosta einu tákni minna.
power-pillaging = Ránsferðir
    .combo = Ráns{"\u00AD"}{ $race }
power-pillaging-about = Skildingur fyrir hvert mannað landsvæði sem þjóðin lagði undir sig í umferðinni.
power-seafaring = Sæfarar
    .combo = Sæfara{"\u00AD"}{ $race }
power-seafaring-about = Leggja má undir sig höf og stöðuvötn og halda þeim á hnignunar­skeiði.
power-spirit = Andar
    .combo = Anda{"\u00AD"}{ $race }
power-spirit-about = Á hnignunar­skeiði víkur þessi þjóð aldrei fyrir annarri.
power-stout = Heljarmennið
    .combo = Heljar{"\u00AD"}{ $race }
power-stout-about = Þjóðin má fara á hnignunar­skeið strax eftir útborgun, að lokinni heilli umferð landvinninga.
power-swamp = Mýrar
    .combo = Mýra{"\u00AD"}{ $race }
power-swamp-about = Mýrlendi gefur aukaskilding.
power-underworld = Undirheimar
    .combo = Undirheima{"\u00AD"}{ $race }
power-underworld-about = Hellar kosta einu tákni minna og teljast allir nágrannar.
power-wealthy = Auðlegð
    .combo = Auð{"\u00AD"}{ $race }
power-wealthy-about = Sjö skildingar, einu sinni, í lok fyrstu umferðar.

## The map

terrain-farmland = akurlendi
terrain-forest = skógur
terrain-hill = hæðir
terrain-mountain = fjall
terrain-swamp = mýrlendi
terrain-sea = haf
terrain-lake = stöðuvatn
symbol-mine = náma
symbol-cavern = hellir
symbol-magic = töfra­upp­spretta
lost-tribe = týndur ættbálkur
numbered-region = landsvæði { $number }

# What a combo is called whose power or race is home-made and has no `.combo`.
combo-name = { $race } ({ $power })

## What stands in a region. The attribute is used in sentences; it is nominative in every language.

marker-lair = { $count ->
    [1] bæli
    [one] { $count } bæli
   *[other] { $count } bæli
}
    .indefinite = tröllabæli
marker-fortress = { $count ->
    [1] virki
    [one] { $count } virki
   *[other] { $count } virki
}
    .indefinite = virki
marker-encampments = { $count ->
    [1] búðir
    [one] { $count } búðir
   *[other] { $count } búðir
}
    .indefinite = tjaldbúðir
marker-hole = { $count ->
    [1] jarðhýsi
    [one] { $count } jarðhýsi
   *[other] { $count } jarðhýsi
}
    .indefinite = jarðhýsi
marker-hero = { $count ->
    [1] hetja
    [one] { $count } hetja
   *[other] { $count } hetjur
}
    .indefinite = hetja
marker-dragon = { $count ->
    [1] dreki
    [one] { $count } dreki
   *[other] { $count } drekar
}
    .indefinite = drekinn

## What each of them does

marker-lair-about = Ver landsvæðið eins og tákn og stendur áfram þótt smiðunum hnigni.
marker-fortress-about = Ver landsvæðið eins og tákn, líka á hnignunar­skeiði. Gefur skilding í umferð á meðan þjóðin er virk.
marker-encampments-about = Verja landsvæðið eins og tákn þar til þær eru reistar annars staðar.
marker-hole-about = Enginn getur ráðist á þetta landsvæði. Jarðhýsið hverfur þegar íbúarnir fara eða þeim hnignar.
marker-hero-about = Enginn getur ráðist á þetta landsvæði á meðan hetjan stendur hér.
marker-dragon-about = Enginn getur ráðist á þetta landsvæði á meðan drekinn sefur hér.
lost-tribe-about = Leifar gleymdrar þjóðar. Þær tilheyra engum og verjast eins og tákn.

## What a player is asked for, as nouns: they stand alone, in brackets and after “the phase”

phase-pick = val á samstæðu
phase-expand = land­vinningar eða hnignun
phase-conquer = land­vinningar
phase-redeploy = endurröðun
phase-stout = hnignun eftir útborgun
phase-withdraw = endurkoma tákna sem hörfuðu
phase-over = leikslok
