### The rulebook: its chapters and the rules with their numbers.
### rule-4-3 is rule 4.3. Numbers of other rules in a text become links: keep them as they are.
### An empty line begins a new paragraph.

## The chapters

chapter-about = Millest mäng räägib
chapter-setup = Ettevalmistus
chapter-turn = Käik samm-sammult
chapter-picking = Paari valimine
chapter-conquest = Vallutamine
chapter-die = Täring
chapter-losses = Kaotused
chapter-redeployment = Kättevõtmine ja ümberpaigutamine
chapter-scoring = Müntide kogumine
chapter-decline = Allakäik
chapter-end = Mängu lõpp
chapter-map = Kaart
chapter-races = Rassid
chapter-powers = Eriomadused
chapter-questions = Mida mängijad alati küsivad
chapter-editions = Kus trükitud reeglid lahku lähevad

## What it is about

rules-about =
    Maailm on väike ja naabreid on liiga palju. Sina juhid rassi, kellel on oma eriomadus, trügid kaardil edasi ja saad iga oma ala eest mündi.

    Ükski rass ei kesta igavesti. Ühel päeval on sinu oma nii hõredalt laiali, et üksainus aevastus lükkaks ta ümber. Saada ta siis allakäigule ja alusta värske rassiga otsast peale. Kes seda päeva ette näeb, see tavaliselt võidab. Kes vanade heade aegade külge klammerdub, jääb tavaliselt teiseks.

    Pärast viimast vooru võidab see, kellel on kõige rohkem münte.
rules-words = Mängu sõnavara
word-region = Ala
    .about = Üks osa kaardist.
word-token = Hõim
    .about = Rassi üksus, mis vallutab ja kaitseb.
word-combo = Paar
    .about = Rassimärk ja selle kõrval eriomaduse märk. Neid mängid alati koos.
word-hand = Käes
    .about = Sinu hõimud, mis ei ole kaardil.
word-tray = Karp
    .about = Hõimude varu mängukarbis.
word-empty = Tühi
    .about = Ala, kus ei ole langenud hõimu ega kellegi hõime. Ala, kus on ainult mägi, on tühi, kui üksildane see mägi ka poleks.

## Setting up

rule-1-1 = Mängida saab 2 kuni 5 mängijaga ja igal mängijate arvul on oma kaart. Mäng kestab 2 või 3 mängijaga 10 vooru, 4 mängijaga 9 ja 5 mängijaga 8 vooru.
    .title = Mängijad, kaardid ja voorud
rule-1-2 =
    Mängukarbis on igal rassil kindel arv hõime; kui palju, ütleb rassi enda lehekülg. Rohkem hõime ei saa rassil kaardil ja käes kokku kunagi olla.

    Lisaks on seal 18 langenud hõimu, 9 mäge, 10 trollikoobast, 6 kindlust, 5 laagrit, 2 urgu, 2 kangelast ja 1 draakon.
    .title = Mis on mängukarbis
rule-1-3 = Igal rassimärgil on kirjas, mitu hõimu rass kaasa toob: 3 päkapikust 8 rotinäruni. Amatsoonid toovad 6 ja lisaks 4, kes ainult vallutavad (10.1).
    .title = Mida toob rassimärk
rule-1-4 = Iga eriomaduse märk lisab omalt poolt hõime: kaupmehed 2, teised kuni 5. Mida parem eriomadus, seda vähem sõpru on vaja.
    .title = Mida toob eriomaduse märk
rule-1-5 = 14 rassimärki ja 20 eriomaduse märki segatakse eraldi. 5 paari laotakse ritta, ülejäänud märgid jäävad selle alla kahte kuhja, esikülg üleval. Ka kuhjade pealmised märgid moodustavad paari, nii et valikus on 6 paari.
    .title = Paaride rida
rule-1-6 = Langenud hõim seisab igal alal, kus on tema sümbol, ja mägi igal mäealal. Igal kaardil on kaks merd servas ja üks järv sisemaal. Iga mängija saab viitelehe ja veel üks jääb lauale.
    .title = Kes seal juba elavad
rule-1-7 = Igaüks alustab 5 mündiga. Panka jääb siis 30 kümnelist, 24 viielist, 20 kolmelist ja see, mis 35 ühelisest järel on. Mündid on vaid vahetusraha: loeb summa, ja kui pank tühjaks saab, ei jää keegi sellepärast millestki ilma.
    .title = Mündid alguses
rule-1-8 = Lahingutäringul on 6 tahku: kolm on tühjad, ülejäänutel on 1, 2 ja 3 silma.
    .title = Lahingutäring
rule-1-9 = Alustab see, kellel on kõige teravamad kõrvad. Kui selle üle läheb vaidluseks, valib laudkond alustaja ise või laseb loosida.
    .title = Kes alustab
rule-12-1 = Laudkond võib lisada omi rasse ja eriomadusi: rassil on kõige rohkem 10 hõimu, eriomadusel kõige rohkem 5.
    .title = Isetehtud rassid ja eriomadused
rule-12-2 = Isetehtud rass laenab hõimud rassilt, kellel neid on vähemalt sama palju. Laenuandja rassimärk jääb mängust välja.
    .title = Kelle hõime nad kasutavad

## A turn

rule-2-1 = Mängijad käivad kordamööda päripäeva. Kui kõik on käinud, algab uus voor. Pärast viimase vooru viimast käiku on mäng läbi.
    .title = Käigud ja voorud
rule-2-2 = Kui sul aktiivset rassi ei ole, alustad käiku paari valimisega (3.1). Siis vallutad (4.1), paigutad ümber (6.3) ja kogud mündid (7.1).
    .title = Kui sul rassi ei ole
rule-2-3 = Kui sul on aktiivne rass, siis vali: kas laiened või saadad ta allakäigule (8.1). Mõlemat ühel käigul ei saa, kui rass just visa ei ole (11.17).
    .title = Kui sul rass on
rule-2-4 =
    1. Vali paar, kui sul aktiivset rassi ei ole.

    2. Kui sul on allakäigul kooljaid, siis nad vallutavad ja paigutavad end ümber (10.4).

    3. Loobu aladest, mida sa enam ei taha (6.2), ja võta hõimud kätte (6.1).

    4. Valluta, kuni hõime jätkub.

    5. Paiguta hõimud ümber ja pane kaardile kõik, mida eriomadus lubab.

    6. Kogu mündid. Visa rass võib nüüd allakäigule suunduda.

    7. Kes kaotasid alasid, toovad taganenud hõimud tagasi (5.4). Siis on järgmise mängija käik.
    .title = Kõik omas järjekorras

## Picking a combo

rule-3-1 = Võta ükskõik milline valikus olev paar. Kõige ülemine on tasuta, iga järgmine allpool maksab 1 mündi rohkem. Maksad nii, et paned igale kõrgemal olevale paarile 1 mündi.
    .title = Mida paar maksab
rule-3-2 = Mündid, mis sinu paaril lebavad, on sinu. Selle paari eest nendega siiski maksta ei saa: mündid, mille lauale laod, peavad juba enne kukrus olema.
    .title = Leitud mündid
rule-3-3 = Võtad rassimärgi ja eriomaduse märgi hõimud kokku, niipalju kui neid karbis on.
    .title = Sinu hõimud
rule-3-4 = Allpool olevad paarid liiguvad koos oma müntidega üles ja alla ilmub uus paar. Kui rassimärke enam ei jätku, võib paare olla vähem kui 6.
    .title = Rida liigub üles
rule-3-5 = Kui eriomaduse märki on vaja, aga kuhi on tühi, segatakse kõrvale pandud märgid ja võetakse uuesti kasutusele, nii mitu korda kui vaja.
    .title = Eriomadused tulevad tagasi
rule-3-6 = Tagasi tulev rassimärk (8.5) läheb oma kuhja alla. Kui kuhi on tühi, läheb see koos eriomaduse märgiga rea kõige alumisele vabale kohale.
    .title = Rassid tulevad tagasi

## Conquest

rule-4-1 =
    Rass, kellel kaardil midagi ei ole, tuleb mängulauale piirilt: alale, mis puudutab kaardi serva või on sellise mere kaldal, mis serva puudutab. Ei loe, kas seda merd valdavad kellegi laevad.

    Sama kehtib rassi kohta, kes on kõik kaotanud või hüljanud. Sinu allakäigul oleva rassi lähedusest ta alustama ei pea.

    Erandid: härjapõlvlased (10.6) ja lendavad rassid (11.7) tulevad mängulauale sealt, kust tahavad, meresõitjatest rass (11.15) ka serva puudutavale merele.
    .title = Tulek mängulauale
rule-4-2 = Edaspidi peab iga vallutatav ala asuma mõne sellise ala kõrval, mis on juba sama rassi valduses.
    .title = Alalt alale
rule-4-3 =
    Ala maksab 2 hõimu. Lisa 1 mäe eest ja 1 iga seal oleva laagri, kindluse ja trollikoopa eest. Lisa 1 langenud hõimu eest või 1 iga rassi hõimu eest, mis seal seisab.

    Loevad ka sinu enda allakäigul oleva rassi hõimud.
    .title = Mida ala maksab
rule-4-4 = Rassi ja eriomaduse soodustused liituvad. Aga iga vallutus nõuab vähemalt 1 hõimu ja alustamiseks peab vähemalt 1 käes olema. Ainult sortsid saavad ilma hakkama (10.11).
    .title = Soodustused
rule-4-5 = Merele ja järvele pääsevad ainult aktiivsed meresõitjatest rassid.
    .title = Vesi
rule-4-6 = Võid vallutada ka iseenda allakäigul oleva rassi ala. Selle hõim läheb kaotsi ja on hingepõhjani solvunud. Oma aktiivset rassi sa rünnata ei saa, kui seda just sinu allakäigul olevad kooljad ei tee (10.4).
    .title = Sinu enda alad
rule-4-7 = Kasutatud hõimud jäävad alale kuni ümberpaigutamiseni. Lõpetada võid igal ajal ja vallutama ei pea üldse keegi.
    .title = Lõpetamine
rule-4-9 = Urg, kangelane või draakon teeb ala immuunseks. Seda ei saa keegi vallutada, sinna ei saa keegi siseneda ega seal midagi korda saata, isegi mitte sinu enda teine rass. Sellest alast saab loobuda ainult omanik ise.
    .title = Immuunsed alad

## The die

rule-4-8 =
    Viimasel vallutusel võib õnn appi tulla. Kui sul on käes vähemalt 1 hõim, nimeta ala, mida tohid rünnata ja mille jaoks on puudu 1 kuni 3 hõimu. Siis veereta täringut.

    Kui hõimud ja silmad kokku hinna välja annavad, on ala sinu ja kõik käes olevad hõimud lähevad sinna. Kui ei, lähevad need hõimud ümberpaigutamisel sinu teistele aladele. Kui sul ühtegi ala ei ole, jäävad nad kätte.

    Mõlemal juhul see rass sel käigul rohkem ei valluta. Kui puudu on 1 hõim, õnnestub 3 veeretust 6-st, kui puudu on 2, siis 2 veeretust 6-st, ja kui puudu on 3, siis 1 veeretus 6-st.
    .title = Viimane vallutuskatse

## Losses

rule-5-1 = Alistatud langenud hõim kaob jäädavalt. Kes kaotab ala, kus on tema hõime, võtab need kätte, paneb 1 karpi tagasi ja jätab ülejäänud kätte.
    .title = Ala kaotamine
rule-5-2 = Üksinda seisnud hõim läheb seega kaotsi, olgu ta aktiivne või allakäigul.
    .title = Üksik hõim
rule-5-3 = Mägi jääb paigale, ta on hullematki näinud. Kindlus ja trollikoobas lammutatakse. Laagrid lähevad tagasi omaniku kätte. Immuunset ala ei saa üldse kaotada (4.9).
    .title = Mis seal veel seisis
rule-5-4 = Käigu kõige lõpus panevad kõik, kellel on taganenud hõime, need oma soovi järgi aladele, mis on veel sama rassi valduses. Seda tehakse päripäeva, lugedes mängijast, kelle käik oli. Samal ajal püstitatakse uuesti ka laagrid.
    .title = Hõimude tagasitoomine
rule-5-5 = Rass, kellel ühtegi ala ei ole, jätab taganenud hõimud kätte. Järgmisel käigul tuleb ta uuesti mängulauale (4.1).
    .title = Kaardilt tõrjutud
rule-5-6 = Kui sinu aktiivsel rassil ei ole enam ühtegi hõimu, siis kas jäta käik vahele ja kogu mündid allakäigul oleva rassi eest või saada rass allakäigule, mis viib varasema allakäigul oleva rassi nagu ikka kaardilt minema. Uue paari valid alles järgmisel käigul.
    .title = Kedagi pole järel

## Getting ready and redeploying

rule-6-1 = Kui laiened, võta kõigepealt kõik hõimud kätte, nii et igale alale jääb 1.
    .title = Hõimude kättevõtmine
rule-6-2 = Enne oma rassi esimest vallutust võid tema alasid täiesti tühjaks jätta. Need ei ole siis enam sinu. Kui loobud kõigist, tuleb rass uuesti mängulauale (4.1).
    .title = Aladest loobumine
rule-6-3 = Pärast vallutusi liiguvad rassi hõimud vabalt tema alade vahel ja igale alale jääb vähemalt 1 (amatsoonid peavad mõnikord vähemaga leppima, 10.1). Kaasa tulevad ka hõimud, mis ei võidelnudki; selleks ei pea keegi enne täringuga ebaõnnestuma.
    .title = Ümberpaigutamine
rule-6-4 = Aktiivse ja allakäigul oleva rassi vahel hõimud kunagi ei liigu. Nad ei räägi omavahel.
    .title = Aktiivne ja allakäigul

## Scoring

rule-7-1 = Käigu lõpus saad 1 mündi iga ala eest, kus on sinu hõime, kas aktiivseid või allakäigul, ning lisaks oma aktiivse rassi ja tema eriomaduse boonused. Allakäigul olev rass lisab oma boonuse ainult siis, kui tema kirjelduses nii seisab.
    .title = Mida käik toob
rule-7-2 = Seda, mida käiguga saad, näevad kõik; see, mis on sul kukrus, pole kuni lõpuni kellegi asi. Laua võib katta ka avalike kukrutega.
    .title = Varjatud kukrud
rule-7-3 = Boonused liituvad alati: nii rassi ja eriomaduse omad kui ka mitme sümboli omad samal alal.
    .title = Kõik liitub

## Decline

rule-8-1 = Laienemise asemel pööra rassimärk ümber. Eriomaduse märk pannakse kõrvale (alles jääb ainult vaimude märk). Igale alale jääb 1 hõim; kõik teised, käes või kaardil, lähevad karpi.
    .title = Allakäigule suundumine
rule-8-2 = Allakäigul saab sul olla üks rass; vaimudest rass ei lähe arvesse (11.16). Varasem lahkub enne kaardilt ja tema hõimud lähevad karpi.
    .title = Üks korraga
rule-8-3 = Käigul, mil sinu rass allakäigule suundub, ei valluta sinu omadest keegi, isegi mitte allakäigul olevad kooljad. Siis kogud mündid: 1 iga ala eest, ilma äsja allakäigule suundunud rassi boonusteta. Päkapikud jätavad oma boonuse alles (10.2).
    .title = Käik, mil allakäik algab
rule-8-4 = Rassi kangelased, draakon, laagrid ja urud kaovad koos allakäiguga. Trollikoopad ja kindlused jäävad alles, kuni seal püsib selle rassi hõim.
    .title = Mis jääb püsti
rule-8-5 = Kui allakäigul oleva rassi viimane hõim kaardilt lahkub, tuleb tema rassimärk mängu tagasi (3.6). Kooljad, kellel on hõime käes, ei ole veel kadunud. Vaimude märk pannakse siis kõrvale.
    .title = Viimane hõim
rule-8-6 = Järgmisel käigul valid uue paari (2.2). Allakäigul olev rass jääb paigale ja teenib edasi.
    .title = Ja mis siis

## The end

rule-9-1 = Võidab see, kellel on kõige rohkem münte. Kui münte on võrdselt, võidab see, kellel on kaardil rohkem hõime, aktiivsed ja allakäigul kokku. Laagrid ei loe, samuti mitte kõrvale pandud amatsoonid. Kui ka see on võrdne, jagatakse võit, ja kiitlemine samuti.
    .title = Kes võidab

## The map

rules-map = Maastikust oleneb, mida ala maksab ja mida see toob. Sümbolid on tasu neile, kes oskavad nendega midagi peale hakata.
