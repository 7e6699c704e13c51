### The rulebook: a page for each power. What a power does in one sentence is in names.ftl.

rule-11-1 = 2 münti igal käigul, kuni rass on aktiivne, ükskõik mis tema valduses on, kas või mitte midagi (5.6). Millest kuld tehtud on, seda keegi ei küsi.
rules-alchemist-well = Rassid, kes püsivad kaua aktiivsena: haldjad, trollid, sortsid.
rules-alchemist-badly = Rassid, kes tahavad vara allakäigule suunduda. Iga allakäigul veedetud käik läheb maksma 2 münti.

rule-11-2 =
    Enne iga vallutust võid täringut veeretada. Siis vali ala: see maksab silmade võrra vähem, aga vähemalt 1 hõimu. Veeretus kehtib ainult selle ühe vallutuse jaoks.

    Kui sa sellega vallutada ei saa või ei taha, on sinu vallutused sel käigul läbi. Veeretamiseks peab vähemalt 1 hõim käes olema. Muud viimast vallutuskatset sellel rassil ei ole (4.8).
rules-berserk-well = Rassid, kes saavad võitlemise eest tasu: orkid ja luukered. Täringul on 3 tühja tahku, nii et veeretus annab keskmiselt 1 hõimu.
rules-berserk-badly = Ettevaatlikud plaanitsejad. Viimane käes olev hõim kas võtab midagi või tuleb koju.

rule-11-3 =
    Sul on 5 laagrit. Ümberpaigutamisel paned need oma aladele, kuidas soovid, kas või mitu ühele alale. Igaüks kaitseb nagu 1 hõim ja hoiab üksikut hõimu sortside eest.

    Need paigutatakse igal käigul uuesti. Keegi ei saa neid ära võtta: kui ala langeb, tulevad selle laagrid sinu kätte tagasi ja püstitatakse sama käigu lõpus uuesti (5.4). Allakäigul pakitakse need kokku.
rules-bivouacking-well = Rassid, kellel on kodus vähe hõime: amatsoonid, päkapikud, sortsid.
rules-bivouacking-badly = Rassid, kes niigi hästi kaitsevad, nagu trollid, ja varajane allakäik.

rule-11-4 = 1 hõim vähem iga ala eest, olgu see lähedal või kaugel, ükskõik kus.
rules-commando-well = Kõik. Eelkõige amatsoonid, orkid ja luukered, kes tahavad palju vallutada, ning hiiglased ja triitonid, kellel on juba oma soodustus.
rules-commando-badly = Õigupoolest sobivad kõik. Ainult et münte see märk ise ei too.

rule-11-5 =
    Oma käigu lõpus võid nimetada ühe vastase, kelle aktiivset rassi sa sel käigul ei rünnanud. Kuni sinu järgmise käigu alguseni ei tohi tema aktiivne rass sinu aktiivset rassi rünnata.

    Ka täringuga ebaõnnestunud katse on rünnak. Nimetada võid ka mängijat, kellel aktiivset rassi ei ole. Allakäigul olevaid rasse rahu ei puuduta, kummalgi poolel.
rules-diplomat-well = Lauad 2 või 3 mängijaga, kus üks rahu katab poole sinu piirist, ja hõredalt elavad rassid: võlurid, inimesed.
rules-diplomat-badly = Lauad 5 mängijaga, kus neli teist ei ole millelegi alla kirjutanud.

rule-11-6 =
    Üks kord käigus võid vallutada ühe ala täpselt 1 hõimuga, ükskõik mis seda kaitseb. See peab olema ala, mida võiksid ka muidu rünnata: naaberala, mitte immuunne, ilma rahuta.

    Draakon läheb sinna ja teeb ala immuunseks, kuni ta edasi liigub. Kui loobud sellest alast, tuleb draakon sinu juurde tagasi. Allakäigul lendab ta minema.
rules-dragon-master-well = Väikesed rassid: päkapikud, trollid, võlurid. Ja iga laud, kus keegi end turvaliselt tunneb.
rules-dragon-master-badly = Rassid, kes tahavad varsti allakäigule suunduda. Draakon on neile, kes jäävad.

rule-11-7 = Lendavad rassid võivad vallutada iga ala maismaal, olgu see nende ala kõrval või mitte, ja tulla mängulauale ükskõik kuhu. Merel ja järvel ei ole kuhugi maanduda.
rules-flying-well = Rassid, kes otsivad midagi erilist: päkapikud kaevandusi, võlurid maagiaallikaid, sortsid üksikuid hõime, inimesed põlde.
rules-flying-badly = Härjapõlvlased, kes tulevad niigi, kuhu tahavad, ja rassid, kes vajavad tihedat valdust. Kes on laiali, sellel on palju naabreid.

rule-11-8 = 1 münt rohkem iga metsa eest.
rules-forest-well = Rassid, kellel on küllalt hõime, et minna sinna, kus on puud: rotinärud, amatsoonid. Võlurid, kui allikas on metsas.
rules-forest-badly = Inimesed ja päkapikud, kelle oma boonus asub mujal.

rule-11-9 =
    Üks kord käigus, kuni rass on aktiivne, võid ehitada ühele tema alale kindluse. See kaitseb nagu 1 hõim, ka allakäigul, ja toob igal käigul 1 mündi, kuni rass on aktiivne.

    Ühele alale mahub ainult üks ja kokku on neid 6. Kindlus langeb, kui alast loobutakse, ala vallutatakse või selle viimane hõim lahkub. Siis saab selle mujale uuesti ehitada.
rules-fortified-well = Vastupidavad rassid: trollid, haldjad, härjapõlvlased. Mõne käigu pärast toovad kindlused sama palju kui oma maastik.
rules-fortified-badly = Lühike elu. Esimene käik toob 1 mündi ja märk ise ainult 3 hõimu.

rule-11-10 =
    Käigu lõpus seisab 2 kangelast 2 eri alal, mis on sinu valduses, või 1 alal, kui sul rohkem ei ole. Need alad on immuunsed, kuni kangelased edasi liiguvad.

    Kui loobud sellisest alast, tuleb kangelane sinu juurde tagasi. Allakäigul lähevad kangelased pensionile.
rules-heroic-well = Rassid, kellel on mõni hinnaline ala: päkapikud, võlurid, sortsid, kes armastavad üksi seista.
rules-heroic-badly = Härjapõlvlased, kellel on niigi 2 kindlat kodu, ja laiad valdused, kus 2 ala on tühine osa.

rule-11-11 = 1 münt rohkem iga künka eest.
rules-hill-well = Rassid, kellel on palju hõime, ja hiiglased: künkad on sageli nende mägede kõrval.
rules-hill-badly = Inimesed ja triitonid, keda tõmbab mujale.

rule-11-12 = 1 münt rohkem rassi iga ala eest. See kahekordistab sinu tulu, aga kaitsma anti kaasa ainult 2 hõimu.
rules-merchant-well = Palju hõime või odavad alad: rotinärud, amatsoonid, triitonid, haldjad.
rules-merchant-badly = Päkapikud ja trollid: 5 või 7 hõimuga on alasid, mille eest raha saada, vähe.

rule-11-13 = 1 hõim vähem küngaste ja põldude eest.
rules-mounted-well = Inimesed, kellele põllud raha toovad, ja hiiglased, kes mäe kõrval säästavad topelt.
rules-mounted-badly = Rassid, kes tahavad muud maad: võlurid ja päkapikud ratsutavad mööda.

rule-11-14 = 1 münt iga mitte-tühja ala eest, mille rass sel käigul vallutas.
rules-pillaging-well = Orkid, kes saavad selle eest tasu kaks korda. Amatsoonid ja luukered, kes vallutavad palju, käik käigu järel.
rules-pillaging-badly = Rassid, kes istuvad parema meelega kodus: trollid, härjapõlvlased. Kes ei rüüsta, see ei teeni.

rule-11-15 =
    Kuni rass on aktiivne, võib ta vallutada meresid ja järvi. Need on nagu tühjad alad ja maksavad 2 hõimu. Serva puudutav meri võib olla esimene vallutus.

    Allakäigul jäävad need rassile alles ja toovad edasi münte. Neid saaks ära võtta ainult mõni teine meresõitjatest rass.
rules-seafaring-well = Triitonid, kellele on odav iga kallas, ja rassid, kes suunduvad vara allakäigule: veed jäävad sinu omaks.
rules-seafaring-badly = Hiiglased ja päkapikud, kes ei leia merelt mägesid ega kaevandusi.

rule-11-16 = Kui see rass suundub allakäigule, ei loeta teda sinu ainsaks allakäigul olevaks rassiks (8.2). Kaardilt lahkub ta ainult siis, kui ta alad vallutatakse. Ka oma märgi jätab ta alles.
rules-spirit-well = Eelkõige kooljad. Päkapikud, kelle kaevandused toovad edasi münte, ja trollid, kelle koopad seisavad edasi.
rules-spirit-badly = Rassid, kes säravad ainult aktiivsena: amatsoonid, orkid. Ja viimased voorud, kui kolmanda rassi jaoks enam aega ei ole.

rule-11-17 = Kohe pärast vallutuskäigu müntide kogumist võid rassi allakäigule saata. Aktiivse rassi mündid saad täies mahus ja ühtegi käiku ei lähe kaotsi.
rules-stout-well = Rassid, kelle esimene käik on tugev: rotinärud, amatsoonid, orkid. Ka kooljad, kes jätkavad otsekohe.
rules-stout-badly = Haldjad ja luukered, kelle aeg tuleb aastatega.

rule-11-18 = 1 münt rohkem iga soo eest. Kummikud kaasa.
rules-swamp-well = Rassid, kellel on palju hõime, ning võlurid või päkapikud, kui soos on allikas või kaevandus.
rules-swamp-badly = Inimesed ja hiiglased, kellele meeldib kuivem.

rule-11-19 =
    Koopaga alad maksavad 1 hõimu võrra vähem. Selle rassi vallutustes on kõik koopaga alad üksteise naabrid, ja seda igas mõttes: edasiliikumisel (4.2), hiiglaste soodustuse puhul (10.5) ja siis, kui sortsid hõime välja vahetavad (10.11).

    Esimene vallutus tehakse ikkagi piirilt.
rules-underworld-well = Hiiglased koopaga mäel, sortsid ja päkapikud, kellele on vaja lühikest teed.
rules-underworld-badly = Rassid, kes armastavad kallast, kus koopaid on vähe, ja esimene vallutus, mis jääb neist kõigist kaugele.

rule-11-20 = 7 münti, üks kord, rassi esimese käigu lõpus.
rules-wealthy-well = Rassid, kes suunduvad vara allakäigule: rotinärud, kooljad. Raha kätte ja minekut.
rules-wealthy-badly = 7 mündi vastu pole kellelgi midagi. Pärast esimest käiku on märk aga ainult iluasi.
