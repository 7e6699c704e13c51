### The rulebook: a page for each power. What a power does in one sentence is in names.ftl.

rule-11-1 = 2 skildingar í hverri umferð á meðan þjóðin er virk, sama hverju hún ræður yfir, jafnvel alls engu (5.6). Enginn spyr úr hverju gullið er gert.
rules-alchemist-well = Þjóðir sem eru lengi virkar: álfar, tröll, seiðkarlar.
rules-alchemist-badly = Þjóðir sem vilja snemma á hnignunar­skeið. Hver umferð á hnignunar­skeiði kostar 2 skildinga.

rule-11-2 =
    Á undan hverjum landvinningi máttu kasta teningnum. Veldu síðan landsvæði: það kostar jafnmörgum táknum minna og augun sem upp komu, en þó að minnsta kosti 1 tákn. Kastið gildir fyrir þennan eina landvinning.

    Ef þú getur ekki eða vilt ekki nýta kastið er land­vinningum þínum lokið í þessari umferð. Þú þarft að minnsta kosti 1 tákn á hendi til að kasta. Þessi þjóð á enga aðra lokatilraun (4.8).
rules-berserk-well = Þjóðir sem fá laun fyrir að berjast: orkar og beinagrindur. Með 3 auðum hliðum er hvert kast að meðaltali 1 tákns virði.
rules-berserk-badly = Þeir sem vilja skipuleggja allt. Síðasta táknið á hendi nær annaðhvort einhverju eða kemur heim.

rule-11-3 =
    Þú átt 5 tjaldbúðir. Við endurröðun setur þú þær á landsvæði þín að vild, líka fleiri en einar á sama stað. Hverjar tjaldbúðir verja landsvæðið eins og 1 tákn og vernda stakt tákn fyrir seiðkörlum.

    Þær eru settar niður að nýju í hverri umferð. Enginn getur tekið þær: þegar landsvæði fellur koma búðirnar aftur til þín og eru reistar á ný í lok þeirrar umferðar (5.4). Á hnignunar­skeiði er þeim pakkað saman.
rules-bivouacking-well = Þjóðir með fá tákn heima: skjaldmeyjar, dvergar, seiðkarlar.
rules-bivouacking-badly = Þjóðir sem þegar verjast vel, svo sem tröll, og snemmbúin hnignun.

rule-11-4 = 1 tákni minna fyrir hvaða landsvæði sem er, nær eða fjær, hvar sem það er.
rules-commando-well = Allir. Helst þó skjaldmeyjar, orkar og beinagrindur, sem vilja marga landvinninga, og jötnar og trítonar, sem eiga þegar afslátt.
rules-commando-badly = Í rauninni enginn. En skjöldurinn sjálfur gefur enga skildinga.

rule-11-5 =
    Í lok umferðar þinnar máttu nefna einn mótherja, ef þú réðst ekki á virka þjóð þess leikmanns í umferðinni. Þar til næsta umferð þín hefst má sú virka þjóð ekki ráðast á virku þjóðina þína.

    Tilraun sem mistókst á teningnum er líka árás. Nefna má leikmann sem á enga virka þjóð. Þjóðir á hnignunar­skeiði standa utan við friðinn hjá báðum.
rules-diplomat-well = Borð fyrir 2 eða 3, þar sem einn friður nær til hálfra landamæranna, og þjóðir sem búa dreift: galdramenn, menn.
rules-diplomat-badly = Borð fyrir 5, þar sem fjórir aðrir hafa ekki skrifað undir neitt.

rule-11-6 =
    Einu sinni í umferð máttu leggja undir þig eitt landsvæði með nákvæmlega 1 tákni, hvað sem ver það. Það verður að vera landsvæði sem þú gætir annars ráðist á: aðliggjandi, ekki óvinnandi, enginn friður.

    Drekinn flytur sig þangað og gerir landsvæðið óvinnandi þar til hann fer annað. Ef þú yfirgefur landsvæðið kemur drekinn aftur til þín. Á hnignunar­skeiði flýgur hann burt.
rules-dragon-master-well = Fámennar þjóðir: dvergar, tröll, galdramenn. Og hvert það borð þar sem einhver þykist öruggur.
rules-dragon-master-badly = Þjóðir sem vilja fljótt á hnignunar­skeið. Dreki er fyrir þá sem staldra við.

rule-11-7 = Flugþjóðir mega leggja undir sig hvaða landsvæði sem er á landi, aðliggjandi eða ekki, og koma inn hvar sem er. Á höfum og stöðuvötnum er hvergi hægt að lenda.
rules-flying-well = Þjóðir sem leita að einhverju sérstöku: dvergar að námum, galdramenn að töfra­upp­sprettum, seiðkarlar að stökum táknum, menn að akurlendi.
rules-flying-badly = Smáfólk, sem kemur hvort eð er inn hvar sem er, og þjóðir sem þurfa þétt veldi. Dreift veldi á marga nágranna.

rule-11-8 = 1 auka­skildingur fyrir hvert landsvæði með skógi.
rules-forest-well = Þjóðir með nógu mörg tákn til að fara þangað sem trén eru: rottumenn, skjaldmeyjar. Galdramenn, þar sem uppspretta er í skógi.
rules-forest-badly = Menn og dvergar, sem sækja sinn eigin bónus annað.

rule-11-9 =
    Einu sinni í umferð, á meðan þjóðin er virk, máttu reisa virki á landsvæði sem hún ræður yfir. Það ver landsvæðið eins og 1 tákn, líka á hnignunar­skeiði, og gefur 1 skilding í hverri umferð á meðan þjóðin er virk.

    Aðeins eitt kemst fyrir á hverju landsvæði og alls eru þau 6. Virki fellur þegar landsvæðið er yfirgefið, þegar aðrir leggja það undir sig eða þegar síðasta táknið fer þaðan. Þá má reisa það aftur annars staðar.
rules-fortified-well = Þjóðir sem endast: tröll, álfar, smáfólk. Eftir nokkrar umferðir gefa virkin á við landslags­eigin­leika.
rules-fortified-badly = Stutt ævi. Fyrsta umferðin gefur 1 skilding og skjöldurinn aðeins 3 tákn.

rule-11-10 =
    Í lok umferðar þinnar standa hetjurnar 2 á 2 landsvæðum sem þú ræður yfir, eða á 1 ef þú ræður aðeins yfir einu. Þau eru óvinnandi þar til hetjurnar færa sig.

    Ef þú yfirgefur slíkt landsvæði kemur hetjan aftur til þín. Á hnignunar­skeiði setjast hetjurnar í helgan stein.
rules-heroic-well = Þjóðir með fáein dýrmæt landsvæði: dvergar, galdramenn, seiðkarlar sem kunna vel við að standa einir.
rules-heroic-badly = Smáfólk, sem á 2 örugg heimili hvort sem er, og víðlend veldi, þar sem lítið munar um 2 landsvæði.

rule-11-11 = 1 auka­skildingur fyrir hvert landsvæði með hæðum.
rules-hill-well = Fjölmennar þjóðir, og jötnar: hæðir eru oft við fjöllin þeirra.
rules-hill-badly = Menn og trítonar, sem sækja annað.

rule-11-12 = 1 auka­skildingur fyrir hvert landsvæði sem þjóðin ræður yfir. Það tvöfaldar tekjurnar, með aðeins 2 tákn til að verja þær.
rules-merchant-well = Mörg tákn eða ódýr landsvæði: rottumenn, skjaldmeyjar, trítonar, álfar.
rules-merchant-badly = Dvergar og tröll: 5 eða 7 tákn ráða yfir fáum landsvæðum sem hægt er að fá borgað fyrir.

rule-11-13 = 1 tákni minna fyrir hæðir og akurlendi.
rules-mounted-well = Menn, sem lifa á akurlendi, og jötnar, sem spara tvöfalt við fjall.
rules-mounted-badly = Þjóðir sem sækja í annað land: galdramenn og dvergar ríða fram hjá því.

rule-11-14 = 1 skildingur fyrir hvert mannað landsvæði sem þjóðin lagði undir sig í umferðinni.
rules-pillaging-well = Orkar, sem fá tvisvar borgað. Skjaldmeyjar og beinagrindur, sem leggja mikið undir sig, umferð eftir umferð.
rules-pillaging-badly = Þjóðir sem vilja helst vera heima: tröll, smáfólk. Ekkert rænt, ekkert grætt.

rule-11-15 =
    Á meðan þjóðin er virk getur hún lagt undir sig höf og stöðuvötn. Þau teljast ómönnuð landsvæði og kosta 2 tákn. Haf við brúnina getur verið fyrsti land­vinningur.

    Á hnignunar­skeiði heldur þjóðin þeim og þau gefa áfram. Aðeins önnur sæfaraþjóð gæti tekið þau af henni.
rules-seafaring-well = Trítonar, sem fá hverja strönd ódýrt, og þjóðir sem fara snemma á hnignunar­skeið: vötnin verða áfram þín.
rules-seafaring-badly = Jötnar og dvergar, sem finna hvorki fjöll né námur úti á sjó.

rule-11-16 = Þegar þessi þjóð fer á hnignunar­skeið telst hún ekki vera sú eina sem þú mátt eiga á því skeiði (8.2). Hún hverfur aðeins af kortinu ef aðrir leggja landsvæði hennar undir sig. Hún heldur líka skildinum.
rules-spirit-well = Náætur umfram allt. Dvergar, því að námurnar gefa áfram, og tröll, því að bælin standa áfram.
rules-spirit-badly = Þjóðir sem skína aðeins á meðan þær eru virkar: skjaldmeyjar, orkar. Og síðustu umferðirnar, þegar enginn tími er fyrir þriðju þjóðina.

rule-11-17 = Strax eftir útborgun í umferð með land­vinningum máttu láta þjóðina fara á hnignunar­skeið. Þú heldur fullri útborgun virku þjóðarinnar og missir enga umferð.
rules-stout-well = Þjóðir með sterka fyrstu umferð: rottumenn, skjaldmeyjar, orkar. Líka náætur, sem halda strax áfram.
rules-stout-badly = Álfar og beinagrindur, sem eflast með árunum.

rule-11-18 = 1 auka­skildingur fyrir hvert mýrlendi. Mundu eftir stígvélunum.
rules-swamp-well = Fjölmennar þjóðir, og galdramenn eða dvergar, þar sem uppspretta eða náma er í mýri.
rules-swamp-badly = Menn og jötnar, sem vilja hafa þurrt undir fótum.

rule-11-19 =
    Landsvæði með helli kosta 1 tákni minna. Í land­vinningum þessarar þjóðar liggja öll landsvæði með helli hvert að öðru, á hvaða hátt sem er: þegar haldið er áfram (4.2), í afslætti jötna (10.5) og þegar seiðkarlar skipta út tákni (10.11).

    Fyrsti land­vinningur er eftir sem áður við landamærin.
rules-underworld-well = Jötnar á fjalli með helli, seiðkarlar, og dvergar, sem þurfa stuttar leiðir.
rules-underworld-badly = Þjóðir sem elska ströndina, þar sem lítið er um hella, og fyrsti land­vinningur langt frá þeim öllum.

rule-11-20 = 7 skildingar, einu sinni, í lok fyrstu umferðar þjóðarinnar.
rules-wealthy-well = Þjóðir sem fara snemma á hnignunar­skeið: rottumenn, náætur. Taka peningana og fara.
rules-wealthy-badly = Enginn slær hendinni á móti 7 skildingum. Eftir fyrstu umferð er skjöldurinn þó bara skraut.
