### The rulebook: a page for each race. What a race does in one sentence is in names.ftl.
### “well” and “badly” tell which powers suit a race, and what it should beware of.

rule-10-1 =
    Sinu amatsoonidest 4 ainult vallutab. Pärast ümberpaigutamist tuleb 4 hõimu kaardilt ära ja ootab kõrval, kuni sa hõimud jälle kätte võtad. Nad ei kaitse midagi ega ole kohal, kui taganenud hõime tagasi tuuakse (5.4).

    Kuni mõnel teisel alal on 2 hõimu või rohkem, ei tohi ühtegi ala selleks tühjaks jätta. Kui sellest ei piisa, jäävad alad siiski tühjaks ega too münte. Kui hõime on alles 4 või vähem, tulevad kõik kaardilt ära.

    Kaotusi keegi ei asenda: 4 lisahõimu saad alguses, mitte igal käigul.
rules-amazons-well = Eriomadused, mis toovad münte vallutamise eest, näiteks rüüstajad, või teevad paljudest hõimudest palju alasid: sõjardid, ratsanikud, kaupmehed.
rules-amazons-badly = Kaotused. 4 hõimu astub alati kõrvale, nii et iga kadunu jääb puudu kodust, kus võidetut niigi vähesed valvavad.

rule-10-2 =
    1 münt rohkem iga ala eest, kus on kaevandus, ka allakäigul. See on ainus rassi tuluboonus, millele allakäik lõppu ei tee.

    Rassimärgi järgi on neid ainult 3. Päkapikkude meelest on seda küllalt.
rules-dwarves-well = Eriomadused, millega vähesed hõimud kaugele jõuavad: sõjardid, lendavad või maa-alused, kes pääsevad koopast koopasse ja mõne kaevanduseni.
rules-dwarves-badly = Kaupmehed. Mündid on muidugi toredad, aga 5 hõimuga ei hoia just palju.

rule-10-3 =
    Kui haldjad kaotavad ala, ei kaota nad ühtegi hõimu. Kõik lähevad kätte ja tulevad käigu lõpus tagasi (5.4), ka üksinda seisnud haldjas.

    Sortside vastu see ei aita: välja vahetatud haldjas läheb karpi (10.11).

    Allakäigul seda omadust enam ei ole: haldjas läheb kaotsi nagu kõik teisedki.
rules-elves-well = Kõik, mis toob münte igal käigul, näiteks alkeemikud, kaupmehed või mägirahvas: haldjad ei kahane peaaegu kunagi ja võivad kauaks jääda.
rules-elves-badly = Sortsid naabriteks. Ja visad, kelle mõte on vara lahkuda, kuigi haldjate tugevus on just jäämine.

rule-10-4 =
    Kui kooljad allakäigule suunduvad, jäävad kõik nende hõimud kaardile. Alates sinu järgmisest käigust tegutsevad nad enne sinu aktiivset rassi, nagu oleksid ise aktiivsed: võtad nende hõimud kätte, loobud soovi korral nende aladest, vallutad ja paigutad nad ümber. Neil on isegi viimane vallutuskatse täringuga.

    Eriomadust neil enam ei ole. Kaotusi kannavad nad nagu kõik (5.1). Käigul, mil nad allakäigule suunduvad, nad puhkavad.

    Nad võivad rünnata isegi sinu enda aktiivset rassi. Selle ellujäänud on käes, kui rass kohe seejärel hõimud kätte võtab. Kui pead valima paari, teed seda enne, kui kooljad liiguvad.
rules-ghouls-well = Vaimud: siis ei pea kooljad sinu järgmisele allakäigul olevale rassile teed andma ja söövad naabreid mängu lõpuni.
rules-ghouls-badly = Eriomadused, mis tasuvad ära ainult aktiivsel rassil: kooljate parimad päevad tulevad pärast seda.

rule-10-5 =
    1 hõim vähem iga ala eest, mis on nende endi valduses oleva mäe kõrval. Ühest mäest piisab; teine mägi sama ala kõrval ei anna midagi juurde.

    Maa-alustel hiiglastel teeb koopaga mägi odavamaks ka kõik teised koopad, ja seda lisaks eriomaduse enda soodustusele.
rules-giants-well = Sõjardid, ratsanikud, maa-alused: soodustused liituvad ja ala 1 hõimu eest on puhas kingitus.
rules-giants-badly = Kaardid, kus mägedel istub keegi teine. Ilma mäeta on hiiglased lihtsalt pikad.

rule-10-6 =
    Härjapõlvlased tulevad mängulauale ükskõik kuhu maismaale, mitte ainult piirilt. Vee peal alustavad nad ainult meresõitjatena.

    Esimesele 2 vallutatud alale kaevavad nad uru, mis teeb ala immuunseks (4.9). Urg kaob, kui alast loobutakse või rass allakäigule suundub, ja uuesti seda ei kaevata.
rules-halflings-well = Eriomadused, mis toovad münte üksikute alade eest, näiteks kindlustatud või mõni maastiku eriomadus: vali kaardi 2 parimat kohta ja jää paigale.
rules-halflings-badly = Kiirustades tehtud esimene vallutus. Urud jäävad sinna, kus alustad, ka siis, kui tahaksid pärast hoopis mujal elada.

rule-10-7 = 1 münt rohkem iga põllu eest. Ei mingeid trikke ega joonealuseid märkusi, ainult naerid.
rules-humans-well = Ratsanikud, kes teevad põllud odavamaks, ja kaupmehed, kes maksavad nende eest veel kord.
rules-humans-badly = Metsarahvas, mägirahvas või soorahvas: kaks boonust ei kohtu kunagi samal alal ja igal pool korraga olla ei saa.

rule-10-8 =
    1 münt iga mitte-tühja ala eest, mille nad sel käigul vallutasid. Loeb, kes seal vahetult enne oli: langenud hõim, vastane või sinu enda allakäigul olev rass.

    Kui sul on allakäigul ka kooljad, loeb kumbki rass ainult oma vallutusi.
rules-orcs-well = Rüüstajad, kes maksavad samade alade eest veel kord. Sõjardid ja verejanulised aitavad neid rohkem vallutada.
rules-orcs-badly = Vaiksed käigud. Orkid, kes end ainult ümber paigutavad, ei teeni teistest rohkem.

rule-10-9 = Rotinärud ei oska midagi erilist. Rassimärgi järgi on neid 8 ja mängukarbis 13.
rules-ratmen-well = Eriomadused, mis loevad alasid: eelkõige kaupmehed. Ka visad: valgu laiali, võta raha, lahku.
rules-ratmen-badly = Eriomadused, mis kaitsevad ainult mõnda ala. Rotinärudel pole rahvast iial puudu olnud.

rule-10-10 = Ümberpaigutamisel saavad luukered karbist 1 uue hõimu iga 2 mitte-tühja ala eest, mille nad sel käigul vallutasid. Üksik ülejääv ala ei loe ja tühi karp ei anna midagi.
rules-skeletons-well = Sõjardid, verejanulised, rüüstajad: iga lahinguga saab luukeresid juurde. Enamik rasse on kolmandaks käiguks kahanenud, luukered kasvavad.
rules-skeletons-badly = Jõukad või visad, kes ahvatlevad lahkuma enne, kui armee koos on.

rule-10-11 =
    Üks kord käigus võivad sortsid iga vastase käest vallutada ühe ala, kus seisab täpselt 1 selle vastase aktiivne hõim: see läheb karpi ja tema asemele tuleb karbist sorts. Ühtegi hõimu ei pea selleks käes olema, aga karbis peab mõni sorts alles olema.

    Ala peab asuma mõne sortside ala kõrval. Maa-alustele loevad naabriteks ka koopad, lendavatele iga ala maismaal, isegi esimese vallutusena. Vee peal saab seda teha ainult meresõitjatena.

    Mägi, kindlus ja trollikoobas ei kaitse; kindlus ja trollikoobas lammutatakse. Laager kaitseb, samuti immuunsus ja rahu. Kõik see peab toimuma enne viimast vallutuskatset.
rules-sorcerers-well = Lendavad, kes leiavad üksiku hõimu igalt poolt, ja suured laudkonnad: mida rohkem vastaseid, seda rohkem saab välja vahetada.
rules-sorcerers-badly = Vastased, kes jätavad igale poole 2 hõimu. Ja sortside endi arv: kui rassimärgil on 5, jääb esimene käik tagasihoidlikuks.

rule-10-12 = 1 hõim vähem kaldaala eest: see on maismaa mere või järve kõrval.
rules-tritons-well = Meresõitjad, kes lisavad vee enda, ja kaupmehed, kes maksavad paljude odavate alade eest.
rules-tritons-badly = Suure kaardi keskosa. Kaldast kaugel on nad sama head kui rotinärud, ainult et neid on vähem.

rule-10-13 =
    Igal nende alal seisab trollikoobas, kohe kui ala on nende valduses. See kaitseb nagu 1 hõim, ka allakäigul.

    Trollikoobas kaob, kui alast loobutakse, ala vallutatakse või selle viimane hõim lahkub. Mängukarbis on 10 trollikoobast, sama palju kui trolle.
rules-trolls-well = Kindlustatud: üksik troll maksab siis 5 hõimu, ka allakäigul. Ja iga eriomadus, millega tasub vara allakäigule suunduda, näiteks visad.
rules-trolls-badly = Sortsid, keda ei peata ükski trollikoobas, ja draakon, kes seda ei märkagi.

rule-10-14 = 1 münt rohkem iga ala eest, kus on maagiaallikas.
rules-wizards-well = Lendavad, sest allikad on üksteisest kaugel, ja maastiku eriomadused, kui mõni allikas asub õigel maastikul.
rules-wizards-badly = Naabrid, kes teavad, kui vähe allikaid on, ja istuvad nende otsas.
