### The rulebook: a page for each power. What a power does in one sentence is in names.ftl.

rule-11-1 = 2 monede în fiecare tur cât rasa e activă, orice ar ocupa, chiar și nimic (5.6). Nimeni nu întreabă din ce e făcut aurul.
rules-alchemist-well = Rasele care rămân mult timp active: elfii, trolii, vrăjitorii.
rules-alchemist-badly = Rasele care vor să intre devreme în declin. Fiecare tur în declin înseamnă 2 monede pierdute.

rule-11-2 =
    Înaintea oricărei cuceriri poți da cu zarul. Apoi alegi o regiune: costă mai puțin cu atâtea simboluri câte puncte arată zarul, dar cel puțin 1 simbol. Aruncarea e valabilă doar pentru această cucerire.

    Dacă nu poți sau nu vrei să cucerești cu ea, cuceririle tale din acest tur s-au încheiat. Ca să dai cu zarul îți trebuie cel puțin 1 simbol în mână. Rasa aceasta nu are altă ultimă încercare (4.8).
rules-berserk-well = Rasele răsplătite pentru luptă: orcii și scheleții. Cu 3 fețe goale, o aruncare face în medie cât 1 simbol.
rules-berserk-badly = Cei care plănuiesc totul până la virgulă. Ultimul simbol din mână ori ia ceva, ori se întoarce acasă.

rule-11-3 =
    Ai 5 tabere. La reamplasare le pui cum vrei în regiunile tale, chiar și mai multe într-una. Fiecare apără cât 1 simbol și ferește de vrăjitori un simbol singur.

    Se așază din nou în fiecare tur. Nimeni nu ți le poate lua: când cade o regiune, taberele ei se întorc în mâna ta și se ridică iar la sfârșitul acelui tur (5.4). În declin se strâng corturile.
rules-bivouacking-well = Rasele cu puține simboluri acasă: amazoanele, piticii, vrăjitorii.
rules-bivouacking-badly = Rasele care se apără bine și așa, ca trolii, și declinurile timpurii.

rule-11-4 = Cu 1 simbol mai puțin pentru orice regiune, aproape sau departe, oriunde ar fi.
rules-commando-well = Toată lumea. Mai ales amazoanele, orcii și scheleții, care vor multe cuceriri, și uriașii și tritonii, care au deja o reducere.
rules-commando-badly = Nimeni, de fapt. Doar că insigna în sine nu aduce monede.

rule-11-5 =
    La sfârșitul turului poți numi un adversar a cărui rasă activă nu ai atacat-o în acest tur. Până la începutul turului tău următor, rasa activă a acelui jucător nu are voie să atace rasa ta activă.

    Și o încercare pe care zarul a dat-o peste cap e un atac. Poți numi și pe cineva fără rasă activă. Rasele în declin nu intră în pace, de nicio parte.
rules-diplomat-well = Mesele de 2 sau 3 jucători, unde o singură pace îți acoperă jumătate din graniță, și rasele răsfirate: magii, oamenii.
rules-diplomat-badly = Mesele de 5 jucători, la care ceilalți patru n-au semnat nimic.

rule-11-6 =
    O dată pe tur poți cuceri o regiune cu exact 1 simbol, oricât de bine ar fi apărată. Trebuie să fie o regiune pe care ai putea-o ataca și altfel: învecinată, fără imunitate, fără pace.

    Dragonul se mută acolo și face regiunea imună până pleacă mai departe. Dacă abandonezi regiunea, dragonul se întoarce la tine. În declin își ia zborul.
rules-dragon-master-well = Rasele mici: piticii, trolii, magii. Și orice masă la care cineva se simte la adăpost.
rules-dragon-master-badly = Rasele care vor să intre curând în declin. Dragonul e pentru cei care rămân.

rule-11-7 = Rasele de zburători pot cuceri orice regiune de uscat, vecină sau nu, și intră pe hartă oriunde. Pe mări și lacuri nu se aterizează.
rules-flying-well = Rasele care caută ceva anume: piticii mine, magii izvoare magice, vrăjitorii simboluri singure, oamenii ferme.
rules-flying-badly = Halflingii, care intră și singuri oriunde, și rasele care au nevoie de un tărâm strâns laolaltă. Ce e împrăștiat are mulți vecini.

rule-11-8 = 1 monedă în plus pentru fiecare regiune de pădure.
rules-forest-well = Rasele cu destule simboluri ca să ajungă unde sunt copacii: oamenii-șobolan, amazoanele. Magii, acolo unde un izvor se află în pădure.
rules-forest-badly = Oamenii și piticii, al căror bonus e în altă parte.

rule-11-9 =
    O dată pe tur, cât rasa e activă, poți ridica o fortăreață într-o regiune pe care o ocupă. Apără cât 1 simbol, și în declin la fel, și aduce 1 monedă în fiecare tur cât rasa e activă.

    Într-o regiune încape una singură și sunt 6 cu totul. O fortăreață cade când regiunea e abandonată sau cucerită ori când îi pleacă ultimul simbol. Apoi poate fi ridicată din nou în altă parte.
rules-fortified-well = Rasele care rezistă: trolii, elfii, halflingii. După câteva tururi, fortărețele plătesc cât un teren doar al tău.
rules-fortified-badly = Viața scurtă. Primul tur aduce 1 monedă, iar insigna doar 3 simboluri.

rule-11-10 =
    La sfârșitul turului, cei 2 eroi stau în 2 regiuni diferite ocupate de tine, sau în 1, dacă ai doar una. Acestea sunt imune până când eroii pleacă mai departe.

    Dacă abandonezi o astfel de regiune, eroul se întoarce la tine. În declin, eroii ies la pensie.
rules-heroic-well = Rasele cu câteva regiuni prețioase: piticii, magii, vrăjitorii cărora le place să stea singuri.
rules-heroic-badly = Halflingii, care au oricum 2 case sigure, și tărâmurile întinse, în care 2 regiuni înseamnă puțin.

rule-11-11 = 1 monedă în plus pentru fiecare regiune de deal.
rules-hill-well = Rasele cu multe simboluri și uriașii: dealurile sunt adesea lângă munții lor.
rules-hill-badly = Oamenii și tritonii, pe care îi trage inima în altă parte.

rule-11-12 = 1 monedă în plus pentru fiecare regiune pe care o ocupă rasa. Asta îți dublează venitul, cu numai 2 simboluri care să-l apere.
rules-merchant-well = Multe simboluri sau regiuni ieftine: oamenii-șobolan, amazoanele, tritonii, elfii.
rules-merchant-badly = Piticii și trolii: 5 sau 7 simboluri ocupă puține regiuni de pe urma cărora să câștigi.

rule-11-13 = Cu 1 simbol mai puțin pentru dealuri și ferme.
rules-mounted-well = Oamenii, pe care fermele îi plătesc, și uriașii, care lângă un munte economisesc de două ori.
rules-mounted-badly = Rasele care vor alte pământuri: magii și piticii trec călare pe lângă.

rule-11-14 = Câte 1 monedă pentru fiecare regiune pe care rasa a cucerit-o în acest tur și care nu era goală.
rules-pillaging-well = Orcii, care sunt plătiți de două ori. Amazoanele și scheleții, care cuceresc mult, tur după tur.
rules-pillaging-badly = Rasele care stau mai degrabă acasă: trolii, halflingii. Unde nu-i pradă, nu-i nici câștig.

rule-11-15 =
    Cât e activă, rasa poate cuceri mări și lacuri. Se socotesc regiuni goale și costă 2 simboluri. O mare de la margine poate fi prima cucerire.

    În declin, rasa le păstrează și ele aduc monede mai departe. Doar o altă rasă de navigatori i le-ar putea lua.
rules-seafaring-well = Tritonii, pentru care orice țărm e ieftin, și rasele care intră devreme în declin: apele rămân ale tale.
rules-seafaring-badly = Uriașii și piticii, care nu găsesc pe mare nici munți, nici mine.

rule-11-16 = Când intră în declin, rasa aceasta nu se socotește drept singura ta rasă în declin (8.2). Părăsește harta doar dacă e cucerită. Își păstrează și insigna.
rules-spirit-well = Mai ales strigoii. Piticii, ale căror mine plătesc mai departe, și trolii, ale căror bârloage rămân în picioare.
rules-spirit-badly = Rasele care strălucesc doar cât sunt active: amazoanele, orcii. Și ultimele runde, când nu mai e timp de o a treia rasă.

rule-11-17 = Imediat după ce încasezi pentru un tur de cuceriri, poți intra în declin. Păstrezi tot venitul rasei active și nu pierzi niciun tur.
rules-stout-well = Rasele cu un prim tur puternic: oamenii-șobolan, amazoanele, orcii. Și strigoii, care merg mai departe imediat.
rules-stout-badly = Elfii și scheleții, a căror vreme vine odată cu anii.

rule-11-18 = 1 monedă în plus pentru fiecare regiune de mlaștină. Ia-ți cizmele.
rules-swamp-well = Rasele cu multe simboluri, și magii sau piticii, acolo unde un izvor sau o mină se află în mlaștină.
rules-swamp-badly = Oamenii și uriașii, cărora le place la uscat.

rule-11-19 =
    Regiunile cu peșteră costă cu 1 simbol mai puțin. Pentru cuceririle acestei rase, toate regiunile cu peșteră sunt vecine între ele, în toate privințele: la înaintare (4.2), la reducerea uriașilor (10.5), la vraja vrăjitorilor (10.11).

    Prima cucerire se face tot pe la margine.
rules-underworld-well = Uriașii pe un munte cu peșteră, vrăjitorii și piticii, care au nevoie de drumuri scurte.
rules-underworld-badly = Rasele care iubesc țărmul, unde peșterile sunt rare, și o primă cucerire departe de oricare dintre ele.

rule-11-20 = 7 monede, o singură dată, la sfârșitul primului tur al rasei.
rules-wealthy-well = Rasele care intră devreme în declin: oamenii-șobolan, strigoii. Ia banii și fugi.
rules-wealthy-badly = 7 monede nu supără pe nimeni. După primul tur însă, insigna e doar o podoabă.
