### The rulebook: a page for each race. What a race does in one sentence is in names.ftl.
### “well” and “badly” tell which powers suit a race, and what it should beware of.

rule-10-1 =
    4 af skjaldmeyjum þínum taka aðeins þátt í land­vinningum. Eftir endurröðun fara 4 tákn af kortinu og bíða til hliðar þar til þú tekur táknin næst upp. Þær verja ekki neitt og eru ekki með þegar tákn sem hörfuðu koma aftur (5.4).

    Á meðan 2 tákn eða fleiri eru á öðru landsvæði má ekki tæma neitt landsvæði vegna þessa. Ef það dugar ekki eru landsvæði samt tæmd og gefa þá ekkert. Ef aðeins 4 tákn eða færri eru eftir fara þau öll af kortinu.

    Tap er ekki bætt: þú færð 4 að auki í byrjun, ekki í hverri umferð.
rules-amazons-well = Eiginleikar sem borga fyrir landvinninga, svo sem ránsferðir, eða gera mörg tákn að mörgum landsvæðum: skyndi­árásar­sveit, reiðmaður, kaupmaður.
rules-amazons-badly = Mannfall. 4 tákn fara alltaf til hliðar, svo að hvers tákns sem tapast er sárt saknað heima, þar sem fáir eru eftir til að gæta fengsins.

rule-10-2 =
    1 auka­skildingur fyrir hvert landsvæði með námu, líka á hnignunar­skeiði. Þetta er eini tekjubónus þjóðar sem hnignun bindur ekki enda á.

    Þeir eru aðeins 3 á fánanum. Dvergum finnst það alveg nóg.
rules-dwarves-well = Eiginleikar sem nýta fá tákn vel: skyndi­árásar­sveit, flug eða undirheimar, sem liggja úr helli í helli og að sumum námanna.
rules-dwarves-badly = Kaupmaður. Skilding­arnir eru góðir, en 5 tákn ráða yfir afar litlu.

rule-10-3 =
    Þegar álfar missa landsvæði tapa þeir engu tákni. Þeir eru allir teknir upp á hendi og koma aftur í lok umferðar­innar (5.4), líka álfur sem stóð einn.

    Gegn seiðkörlum hjálpar þetta ekki: álfur sem þeir skipta út fer í bakkann (10.11).

    Á hnignunar­skeiði eru kraftarnir horfnir: álfur á hnignunar­skeiði tapast eins og hver annar.
rules-elves-well = Allt sem gefur eitthvað í hverri umferð, svo sem gullgerðar­maður, kaupmaður eða hæð: þeim fækkar varla nokkurn tíma og þeir geta því staldrað lengi við.
rules-elves-badly = Seiðkarlar í nágrenninu. Og heljarmennið, sem snýst um að fara snemma þegar styrkur álfa er að vera um kyrrt.

rule-10-4 =
    Þegar náætur fara á hnignunar­skeið verða öll tákn þeirra eftir á kortinu. Frá og með næstu umferð þinni taka þær upp tákn, yfirgefa landsvæði, leggja undir sig önnur og endurraða eins og þær væru virkar, á undan virku þjóðinni þinni. Þær mega meira að segja gera lokatilraun með teningnum.

    Eiginleiki þeirra er horfinn. Þær verða fyrir tapi eins og aðrir (5.1). Í sjálfri umferð hnignunar­innar hvíla þær sig.

    Þær mega ráðast á þína eigin virku þjóð. Þeir sem lifa af eru á hendi þegar sú þjóð tekur upp táknin strax á eftir. Ef þú þarft að velja samstæðu er það gert áður en náæturnar hreyfa sig.
rules-ghouls-well = Andar: þá þurfa þær ekki að víkja fyrir næstu þjóð þinni á hnignunar­skeiði og halda áfram að éta nágrannana til leiksloka.
rules-ghouls-badly = Eiginleikar sem borga sig aðeins á meðan þjóðin er virk: besti tími náætna kemur á eftir.

rule-10-5 =
    1 tákni minna fyrir hvert landsvæði sem liggur að fjallasvæði sem þeir ráða yfir. Eitt fjall nægir; annað fjall við sama landsvæði bætir engu við.

    Ef þeir eiga undirheima og ráða yfir fjalli með helli verður hver annar hellir líka ódýrari, til viðbótar við afslátt eiginleikans.
rules-giants-well = Skyndi­árásar­sveit, reiðmaður, undirheimar: afsláttur leggst saman, og landsvæði fyrir 1 tákn er kjarakaup.
rules-giants-badly = Kort þar sem einhver annar situr á fjöllunum. Án fjalls eru jötnar bara hávaxnir.

rule-10-6 =
    Smáfólk kemur inn hvar sem er á landi, ekki aðeins við landamærin. Á vatni byrjar það aðeins ef það er sæfaraþjóð.

    Fyrstu 2 landsvæðin sem það leggur undir sig fá jarðhýsi og verða óvinnandi (4.9). Jarðhýsi hverfur þegar landsvæðið er yfirgefið eða þjóðin fer á hnignunar­skeið, og það er aldrei grafið aftur.
rules-halflings-well = Eiginleikar sem borga fyrir stök landsvæði, svo sem virki eða landslags­eigin­leikar: veldu 2 bestu staðina á kortinu og vertu þar.
rules-halflings-badly = Fyrsti land­vinningur í flýti. Jarðhýsin standa þar sem þú byrjar, þótt þig langi síðar að búa annars staðar.

rule-10-7 = 1 auka­skildingur fyrir hvert akurlendi. Engar brellur, ekkert smáletur, bara næpur.
rules-humans-well = Reiðmaður, sem gerir akurlendi ódýrara, og kaupmaður, sem borgar fyrir það í annað sinn.
rules-humans-badly = Skógur, hæð eða mýrar: bónusarnir tveir hittast aldrei á sama landsvæði og þú getur ekki verið alls staðar.

rule-10-8 =
    1 skildingur fyrir hvert mannað landsvæði sem þeir lögðu undir sig í umferðinni. Það sem gildir er hver var þar rétt á undan: týndur ættbálkur, mótherji eða þín eigin þjóð á hnignunar­skeiði.

    Ef þú átt líka náætur á hnignunar­skeiði telur hvor þjóð sína landvinninga.
rules-orcs-well = Ránsferðir borga aftur fyrir sömu landsvæði. Skyndi­árásar­sveit og berserkur hjálpa til við að ná fleirum.
rules-orcs-badly = Rólegar umferðir. Orkar sem gera ekki annað en endurraða fá ekkert umfram aðra.

rule-10-9 = Rottumenn kunna ekkert sérstakt. Þeir eru 8 á fánanum og 13 í kassanum.
rules-ratmen-well = Eiginleikar sem telja landsvæði: kaupmaður umfram allt. Heljarmennið líka: breiða úr sér, hirða aurinn, fara.
rules-ratmen-badly = Eiginleikar sem verja bara eitt eða tvö landsvæði. Rottumenn hefur aldrei skort mannskap.

rule-10-10 = Við endurröðun fá beinagrindur 1 nýtt tákn úr bakkanum fyrir hver 2 mönnuð landsvæði sem þær lögðu undir sig í umferðinni. Stakt landsvæði umfram það telur ekki og tómur bakki gefur ekkert.
rules-skeletons-well = Skyndi­árásar­sveit, berserkur, ránsferðir: þeim fjölgar við hvern bardaga. Flestar þjóðir eru farnar að rýrna í þriðju umferð, beinagrindum fjölgar.
rules-skeletons-badly = Auðlegð eða heljarmennið, sem freista þín til að fara áður en herinn er mættur.

rule-10-11 =
    Einu sinni í umferð gegn hverjum mótherja mega seiðkarlar leggja undir sig landsvæði þar sem nákvæmlega 1 virkt tákn þess mótherja stendur: það fer í bakkann og seiðkarl úr bakkanum kemur í staðinn. Þú þarft ekkert tákn á hendi til þess, en eitt verður að vera eftir í bakkanum.

    Landsvæðið verður að liggja að einu þeirra. Með undirheimum teljast hellar nágrannar, með flugi hvaða landsvæði sem er á landi, jafnvel sem fyrsti land­vinningur. Á vatni er það aðeins hægt ef þeir eru sæfaraþjóð.

    Fjall, virki og bæli vernda ekki; virki og bæli eru rifin. Tjaldbúðir vernda hins vegar, og sömuleiðis friður og allt sem gerir landsvæði óvinnandi. Þetta verður að gerast á undan loka­tilrauninni.
rules-sorcerers-well = Flug, sem finnur stakt tákn hvar sem er, og fjölmenn borð: því fleiri mótherjar, þeim mun oftar má skipta út tákni.
rules-sorcerers-badly = Mótherjar sem skilja alls staðar 2 tákn eftir. Og þeirra eigin fámenni: með 5 á fánanum verður fyrsta umferðin heldur rýr.

rule-10-12 = 1 tákni minna fyrir strandsvæði: land sem liggur að hafi eða stöðuvatni.
rules-tritons-well = Sæfarar, sem bæta vatninu sjálfu við, og kaupmaður, sem borgar fyrir mörg ódýr landsvæði.
rules-tritons-badly = Miðjan á stóru korti. Fjarri ströndinni eru þeir jafngóðir og rottumenn, bara færri.

rule-10-13 =
    Tröllabæli stendur á hverju landsvæði sem þau ráða yfir, um leið og þau ná því. Það ver landsvæðið eins og 1 tákn, líka á hnignunar­skeiði.

    Það hverfur þegar landsvæðið er yfirgefið, þegar aðrir leggja það undir sig eða þegar síðasta táknið fer þaðan. Í kassanum eru 10 bæli, jafnmörg tröllunum.
rules-trolls-well = Virki: stakt tröll kostar þá 5 tákn, líka á hnignunar­skeiði. Sérhver eiginleiki sem er snemmbúinnar hnignunar virði, svo sem heljarmennið.
rules-trolls-badly = Seiðkarlar, sem ekkert bæli stöðvar, og drekinn, sem tekur ekki einu sinni eftir því.

rule-10-14 = 1 auka­skildingur fyrir hvert landsvæði með töfra­upp­sprettu.
rules-wizards-well = Flug, því að langt er á milli upp­sprettnanna, og landslags­eigin­leikar þar sem uppspretta er í réttu landslagi.
rules-wizards-badly = Nágrannar sem vita hve fáar upp­spretturnar eru og sitja á þeim.
