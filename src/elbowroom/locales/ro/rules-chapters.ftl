### The rulebook: its chapters and the rules with their numbers.

## The chapters

chapter-about = Despre ce e vorba
chapter-setup = Pregătirea jocului
chapter-turn = Un tur, pas cu pas
chapter-picking = Alegerea combinației
chapter-conquest = Cucerirea
chapter-die = Zarul
chapter-losses = Pierderile
chapter-redeployment = Adunarea trupelor și reamplasarea
chapter-scoring = Încasarea monedelor
chapter-decline = Declinul
chapter-end = Sfârșitul jocului
chapter-map = Harta
chapter-races = Rasele
chapter-powers = Puterile
chapter-questions = Ce întreabă mereu jucătorii
chapter-editions = Prin ce diferă edițiile tipărite

## What it is about

rules-about =
    O lume mică și mult prea mulți vecini. Conduci o rasă cu o putere specială, îți faci loc cu coatele pe hartă și încasezi câte o monedă pentru fiecare regiune pe care o ocupi.

    Nicio rasă nu ține o veșnicie. Vine o zi în care a ta e atât de răsfirată, că o doboară și un strănut. Atunci las-o să intre în declin și ia-o de la capăt cu una nouă. Cine simte din timp că vine ziua aceea câștigă de obicei. Cine se agață de vremurile bune de altădată iese de obicei pe locul doi.

    După ultima rundă câștigă cine are cele mai multe monede.
rules-words = Cuvintele jocului
word-region = Regiune
    .about = Un spațiu de pe hartă.
word-token = Simbol
    .about = O piesă a unei rase: trupele care cuceresc și apără.
word-combo = Combinație
    .about = Drapelul unei rase lângă insigna unei puteri. Le joci mereu împreună.
word-hand = Mână
    .about = Simbolurile tale care nu sunt pe hartă.
word-tray = Tăviță
    .about = Rezerva de simboluri din cutie.
word-empty = Goală
    .about = O regiune fără trib pierdut și fără simbolurile cuiva. Muntele singur e o regiune goală, oricât de trist ar părea.

## Setting up

rule-1-1 = Pot juca de la 2 la 5 jucători, iar fiecare număr de jucători are harta lui. Jocul durează 10 runde cu 2 sau 3 jucători, 9 runde cu 4 și 8 runde cu 5.
    .title = Jucători, hărți și runde
rule-1-2 =
    În cutie se află un număr fix de simboluri din fiecare rasă; pagina rasei spune câte. O rasă nu are niciodată mai multe decât atât, pe hartă și în mână la un loc.

    Pe lângă ele mai sunt 18 triburi pierdute, 9 munți, 10 bârloage de trol, 6 fortărețe, 5 tabere, 2 gropi-în-pământ, 2 eroi și 1 dragon.
    .title = Ce se află în cutie
rule-1-3 = Fiecare drapel arată câte simboluri aduce rasa, de la 3 pitici la 8 oameni-șobolan. Amazoanele aduc 6 și încă 4 care doar cuceresc (10.1).
    .title = Ce aduce un drapel
rule-1-4 = Fiecare insignă adaugă și ea simboluri, de la 2 pentru „Negustori” până la 5. Cu cât puterea e mai bună, cu atât are nevoie de mai puțini prieteni.
    .title = Ce aduce o insignă
rule-1-5 = Cele 14 drapele și cele 20 de insigne se amestecă separat. 5 perechi stau în coloană, iar restul formează sub ea două teancuri cu fața în sus. Și piesele din vârful teancurilor formează o pereche, așa că sunt disponibile 6 combinații.
    .title = Coloana de combinații
rule-1-6 = În fiecare regiune cu semnul lui stă un trib pierdut, iar în fiecare regiune de munte, un munte. Orice hartă are două mări la margine și un lac înăuntru. Fiecare primește un rezumat, iar încă unul stă pe masă.
    .title = Cine locuiește deja acolo
rule-1-7 = Toți pornesc cu câte 5 monede. În bancă rămân 30 de monede de zece, 24 de cinci, 20 de trei și ce a mai rămas din cele 35 de monede de unu. Monedele sunt doar mărunțiș: contează totalul, iar dacă banca se golește, nimeni nu pierde nimic din asta.
    .title = Monedele de la început
rule-1-8 = Zarul pentru întăriri are 6 fețe: trei sunt goale, celelalte arată 1, 2 și 3.
    .title = Zarul pentru întăriri
rule-1-9 = Începe cine are cele mai ascuțite urechi. Dacă asta stârnește discuții, masa alege un loc sau lasă sorții să decidă.
    .title = Cine începe
rule-12-1 = O masă poate adăuga rase și puteri proprii: o rasă cu cel mult 10 simboluri, o putere cu cel mult 5.
    .title = Rase și puteri proprii
rule-12-2 = O rasă proprie împrumută simbolurile unei rase care are cel puțin la fel de multe. Drapelul acelei rase nu mai intră în joc.
    .title = Ale cui simboluri folosesc

## A turn

rule-2-1 = Jucătorii joacă pe rând, în sensul acelor de ceasornic. Când toți au avut câte un tur, începe o rundă nouă. După ultimul tur al ultimei runde, jocul s-a terminat.
    .title = Tururi și runde
rule-2-2 = Fără rasă activă, îți începi turul alegând o combinație (3.1). Apoi cucerești (4.1), reamplasezi simbolurile (6.3) și încasezi monedele (7.1).
    .title = Când nu ai rasă
rule-2-3 = Cu o rasă activă, alegi: te extinzi sau intri în declin (8.1). Niciodată amândouă în același tur, afară doar dacă rasa e de neclintiți (11.17).
    .title = Când ai una
rule-2-4 =
    1. Alege o combinație, dacă nu ai rasă activă.

    2. Strigoii în declin, dacă ai, cuceresc și își reamplasează simbolurile (10.4).

    3. Abandonează ce nu mai vrei (6.2) și adună-ți trupele (6.1).

    4. Cucerește, cât timp ai simboluri.

    5. Reamplasează și pune jos ce îți îngăduie puterea să pui.

    6. Încasează. O rasă de neclintiți poate intra acum în declin.

    7. Cine a pierdut regiuni își pune la loc pe hartă simbolurile retrase (5.4). Apoi e rândul jucătorului următor.
    .title = Toate la rândul lor

## Picking a combo

rule-3-1 = Ia oricare dintre combinațiile disponibile. Cea de sus e gratis, fiecare de mai jos costă cu 1 monedă mai mult. Plătești punând câte 1 monedă pe fiecare combinație de deasupra ei.
    .title = Cât costă o combinație
rule-3-2 = Monedele de pe combinația ta sunt ale tale. Dar nu te ajută să o plătești: ce pui jos trebuie să fie dinainte în punga ta.
    .title = Monede găsite
rule-3-3 = Iei simbolurile de pe drapel și de pe insignă la un loc, în măsura în care tăvița le are.
    .title = Simbolurile tale
rule-3-4 = Combinațiile de dedesubt urcă împreună cu monedele lor, iar jos apare una nouă. Când drapelele sunt pe terminate, pot fi mai puțin de 6.
    .title = Coloana urcă
rule-3-5 = Când e nevoie de o insignă și teancul e gol, insignele îndepărtate se amestecă și se folosesc din nou, ori de câte ori e nevoie.
    .title = Insignele revin
rule-3-6 = Un drapel care revine (8.5) merge sub teancul lui. Dacă teancul e gol, ajunge, împreună cu o insignă, pe cel mai de jos loc liber al coloanei.
    .title = Drapelele revin

## Conquest

rule-4-1 =
    O rasă care nu are nimic pe hartă intră pe la margine: într-o regiune care atinge marginea hărții sau care are țărm la o mare ce atinge marginea. Nu contează dacă marea aceea e plină de corăbiile cuiva.

    La fel face și o rasă care a pierdut sau a abandonat totul. Nu e nevoie să intre lângă rasa ta în declin.

    Excepții: halflingii (10.6) și rasele de zburători (11.7) intră pe unde vor, iar o rasă de navigatori (11.15) poate intra și pe o mare de la margine.
    .title = Intrarea pe hartă
rule-4-2 = După aceea, fiecare regiune pe care o cucerești trebuie să se învecineze cu una ocupată deja de aceeași rasă.
    .title = Din regiune în regiune
rule-4-3 =
    O regiune costă 2 simboluri. Adaugă 1 pentru munte și câte 1 pentru fiecare tabără, fortăreață și bârlog de trol de acolo. Adaugă 1 pentru tribul pierdut sau pentru fiecare simbol rasial de acolo.

    Se numără și simbolurile propriei tale rase în declin.
    .title = Cât costă o regiune
rule-4-4 = Reducerile rasei și ale puterii se adună. Dar o cucerire cere întotdeauna cel puțin 1 simbol și îți trebuie cel puțin 1 în mână ca să o începi. Numai vrăjitorii se descurcă și fără (10.11).
    .title = Reduceri
rule-4-5 = Mările și lacurile sunt închise pentru toți, în afară de rasele active de navigatori.
    .title = Apa
rule-4-6 = Poți cuceri o regiune a propriei rase în declin. Simbolul ei se pierde, iar ea rămâne cu inima frântă. Propria rasă activă nu o poți ataca, dar strigoii tăi în declin o pot face (10.4).
    .title = Regiunile tale
rule-4-7 = Simbolurile folosite rămân în regiune până la reamplasare. Te poți opri oricând și nimeni nu e obligat să cucerească ceva.
    .title = Când te oprești
rule-4-9 = O groapă-în-pământ, un erou sau dragonul face o regiune imună. Nimic nu o poate cuceri, nimic nu poate intra în ea și nimic nu o atinge, nici măcar altă rasă de-a ta. Doar stăpânul ei o poate abandona.
    .title = Regiuni imune

## The die

rule-4-8 =
    La ultima cucerire poate să te ajute norocul. Cu cel puțin 1 simbol în mână, numește o regiune pe care ai voie să o ataci și pentru care îți lipsesc de la 1 la 3 simboluri. Apoi dă cu zarul.

    Dacă simbolurile tale și punctele de pe zar ajung împreună la cost, regiunea e a ta și toate simbolurile din mână merg acolo. Dacă nu, simbolurile se întorc la reamplasare în celelalte regiuni ale tale. Dacă nu ai niciuna, rămân în mână.

    Oricum ar fi, rasa aceasta nu mai cucerește nimic în acest tur. Când îți lipsește 1 simbol, reușesc 3 aruncări din 6; când lipsesc 2, reușesc 2 din 6; când lipsesc 3, 1 din 6.
    .title = Ultima încercare

## Losses

rule-5-1 = Un trib pierdut învins dispare pentru totdeauna. Cine pierde o regiune cu simboluri le ia în mână, pune 1 înapoi în tăviță și păstrează restul în mână.
    .title = Pierderea unei regiuni
rule-5-2 = Un simbol care stătea singur este, așadar, pierdut, activ sau în declin.
    .title = Un singur simbol
rule-5-3 = Muntele rămâne la locul lui; a trecut el prin altele mai rele. O fortăreață sau un bârlog de trol se dărâmă. Taberele se întorc în mâna stăpânului. Ce e imun nu se poate pierde deloc (4.9).
    .title = Ce mai stătea acolo
rule-5-4 = Chiar la sfârșitul turului, toți cei care au simboluri retrase le pun, după plac, în regiunile pe care aceeași rasă încă le ocupă. O fac în sensul acelor de ceasornic, pornind de la jucătorul al cărui tur a fost. Tot atunci se ridică din nou și taberele.
    .title = Întoarcerea simbolurilor
rule-5-5 = O rasă fără nicio regiune își păstrează simbolurile retrase în mână. În turul următor intră din nou pe hartă (4.1).
    .title = Alungați de pe hartă
rule-5-6 = Dacă rasa ta activă nu mai are niciun simbol, fie pasezi, și atunci încasezi pentru rasa în declin, fie intri în declin, și atunci rasa aflată dinainte în declin pleacă, ca de obicei. O combinație nouă vine abia cu un tur mai târziu.
    .title = N-a mai rămas nimeni

## Getting ready and redeploying

rule-6-1 = Când te extinzi, mai întâi iei în mână toate simbolurile, în afară de câte 1 în fiecare regiune.
    .title = Adunarea trupelor
rule-6-2 = Înainte de prima cucerire a rasei tale poți goli cu totul oricare dintre regiunile ei. Ele nu mai sunt ale tale. Dacă le abandonezi pe toate, rasa intră din nou pe hartă (4.1).
    .title = Abandonarea regiunilor
rule-6-3 = După cuceriri, simbolurile rasei se mută liber între regiunile ei, cu cel puțin 1 în fiecare (amazoanele trebuie uneori să se mulțumească cu mai puțin, 10.1). Vin și simbolurile care n-au luptat deloc; nu trebuie să dai întâi greș cu zarul.
    .title = Reamplasarea
rule-6-4 = Simbolurile nu trec niciodată de la rasa activă la una în declin sau invers. Cele două nu-și vorbesc.
    .title = Activ și în declin

## Scoring

rule-7-1 = La sfârșitul turului primești câte 1 monedă pentru fiecare regiune ocupată de simbolurile tale, active și în declin, plus bonusurile rasei tale active și ale puterii ei. O rasă în declin își adaugă bonusul doar dacă textul ei o spune.
    .title = Ce aduce un tur
rule-7-2 = Ce primești într-un tur văd toți, ce ai în pungă nu privește pe nimeni până la sfârșit. O masă poate juca și cu pungile la vedere.
    .title = Pungi ascunse
rule-7-3 = Avantajele se adună întotdeauna: cele ale rasei cu cele ale puterii și cele ale mai multor semne din aceeași regiune.
    .title = Toate se adună

## Decline

rule-8-1 = În loc să te extinzi, întoarce drapelul pe cealaltă față. Insigna se îndepărtează (rămâne doar „Spectrali”). În fiecare regiune rămâne 1 simbol; toate celelalte, din mână sau de pe hartă, merg în tăviță.
    .title = Intrarea în declin
rule-8-2 = Poți avea o singură rasă în declin; o rasă de spectrali nu se pune la socoteală (11.16). Cea dinainte părăsește mai întâi harta, iar simbolurile ei merg în tăviță.
    .title = Câte una, pe rând
rule-8-3 = Într-un tur de declin niciunul dintre ai tăi nu cucerește, nici măcar strigoii în declin. Apoi încasezi: câte 1 monedă pentru fiecare regiune, fără bonusurile rasei care tocmai a intrat în declin. Piticii și-l păstrează pe al lor (10.2).
    .title = Turul de declin
rule-8-4 = Eroii, dragonul, taberele și gropile-în-pământ ale rasei dispar odată cu declinul ei. Bârloagele de trol și fortărețele rămân cât timp rămâne acolo un simbol al rasei.
    .title = Ce rămâne în picioare
rule-8-5 = Când ultimul simbol al unei rase în declin părăsește harta, drapelul ei revine în joc (3.6). Strigoii care mai au simboluri în mână nu se socotesc dispăruți. Insigna „Spectrali” se îndepărtează atunci.
    .title = Ultimul simbol
rule-8-6 = În turul următor alegi o combinație nouă (2.2). Rasa în declin rămâne unde este și aduce monede mai departe.
    .title = Și apoi

## The end

rule-9-1 = Câștigă cine are cele mai multe monede. La monede egale, câștigă cine are mai multe simboluri rasiale pe hartă, active și în declin la un loc. Taberele nu se numără și nici amazoanele puse deoparte. Dacă și așa e egalitate, victoria se împarte, iar lauda la fel.
    .title = Cine câștigă

## The map

rules-map = Terenul decide cât costă o regiune și ce aduce. Semnele sunt răsplata celor care știu ce să facă cu ele.
