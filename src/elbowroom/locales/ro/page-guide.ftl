### The guided first game, and short words of help in all others.
###
### A step of the guide asks for one thing and says why. What is in hand, what a region costs and who plays comes
### from the table. $region is a region, $name another player, $tokens a price or what a combo brings.

guide-far = Pași făcuți: { $passed } din { $steps }
guide-close = Închide ghidul
guide-closed = Ghidul așteaptă în meniul acestei mese.
guide-play-on = Joacă mai departe
# $regions is a list.
guide-lost = { $name } îți ia: { $regions }.

## The steps

guide-pick = Ia combinația „{ $combo }”.
    .why = Câștigă cine are cele mai multe monede; fiecare regiune a ta aduce una pe tur. Rasa aceasta și puterea ei aduc { combo-tokens } pentru cuceriri. Combinația de sus e gratis, fiecare de mai jos costă cu o monedă mai mult.
guide-enter = Cucerește regiunea { $region }.
    .why = E regiunea cu contur închis la culoare. O rasă nouă intră pe la marginea hărții. Numărul e costul în simboluri: 2 pentru orice regiune și câte 1 în plus pentru tot ce se află acolo.
guide-tribe = Acum regiunea { $region }, unde trăiește un trib pierdut.
    .why = Mergi mai departe în vecinătatea pământului tău. Tribul o scumpește cu un simbol; nu lovește înapoi și nu se mai întoarce.
    .skipped = Triburile pierdute pot să aștepte. S-au obișnuit.
guide-mountain = Urcă pe munte: regiunea { $region }.
    .why = Un munte costă cu un simbol mai mult: acum pentru tine, mai târziu pentru oricine ți-l vrea.
    .skipped = Munții vor fi aici și mâine.
# $percent is the chance.
guide-die = Alege regiunea { $region } și dă cu zarul.
    .why = Îți lipsesc simboluri. O dată pe tur, la ultimul atac, zarul poate să adauge câteva; trei fețe ale lui sunt goale. Șansa ta: { odds-percent }.
    .skipped = De data asta, fără zar. Ajută la ultimul atac, când lipsesc simboluri.
guide-redeploy = Așază simbolurile din mână sau apasă „{ spread-button }”.
    .why = Fiecare îți scumpește pământul pentru ceilalți. La începutul turului următor se întorc în mâna ta.
guide-score = Apasă „{ done-redeploy }” și încasează.
    .why = Fiecare regiune aduce o monedă, iar unele rase și puteri mai adaugă. În turul acesta: { combo-coins }. Câștigă cine are cele mai multe monede după ultima rundă.
guide-struck = Așază simbolurile retrase.
    .why = Cineva te-a atacat. Te costă de obicei câte un simbol pentru fiecare regiune; toate celelalte se întorc la tine. Urmează rândul tău să ataci.
    .skipped = Nimeni nu te-a alungat până acum. Te-ar costa de obicei un simbol; celelalte s-ar întoarce la tine.
guide-attack = Ia-i jucătorului { $name } regiunea { $region }.
    .why = Costă 2 și câte 1 în plus pentru fiecare simbol sau lucru de acolo. Un apărător se pierde de obicei, ceilalți scapă. Nimic personal.
    .skipped = Niciun atac până acum. Vecinii încep să te placă.
guide-decline = Apasă „{ decline-button }”.
    .why = Rasa ta e prea răsfirată. În declin rămâne câte un simbol în fiecare regiune și aduce monede mai departe, iar în turul următor conduci o rasă proaspătă. Momentul potrivit e jumătate din joc.
guide-second = Ia combinația „{ $combo }”.
    .why = A doua ta rasă aduce { combo-tokens }. Monedele plătite de alții stau pe combinațiile peste care au trecut și vin odată cu ele.
guide-again = Cucerește regiunea { $region }.
    .why = Noua rasă intră pe la margine, ca prima. Cea veche rămâne și aduce monede până o alungă cineva.
guide-end = Acesta e tot jocul.
    .why = Cucerește, apără, intră la timp în declin, ia-o de la capăt. Poți juca până la ultima rundă sau poți începe un joc al tău.

## Between the steps

guide-answer = { $name } își pune la loc simbolurile.
    .why = Acesta e răspunsul la un atac: un simbol se pierde de obicei, celelalte merg pe pământul rămas.
guide-watch = Joacă { $name }.
    .why = Urmărește cine se apropie de pământul tău.
guide-more = Continuă: regiunea { $region }.
    .why = E cea mai bună afacere acum. Sau ia altă regiune luminată: simbolurile tale, planul tău.
# $phase is "expand" before the first conquest of a turn.
guide-stop = { $phase ->
    [expand] Apasă „{ done-expand }”.
   *[conquer] Apasă „{ done-conquer }”.
}
    .why = Simbolurile tale nu ajung mai departe în turul acesta.
guide-empty = Dă înapoi cu „{ undo-button }”.
    .why = Rasa ta nu ocupă nicio regiune, iar fără pământ nu sunt monede. Poți încheia turul și așa; doar că e păcat.
guide-place = Așază simbolurile din mână.
    .why = Mai multe unde poate veni cineva, puține unde nu poate nimeni.
guide-finish = Apasă „{ done-redeploy }”.
    .why = Turul acesta aduce { combo-coins }.
guide-free = Masa ta, alegerea ta.
    .why = Se poate face tot ce e luminat.

## Words of help in ordinary games

coach-pick = O combinație e o rasă cu puterea ei. Simbolurile ei cuceresc regiuni, iar fiecare regiune aduce o monedă pe tur.
coach-found = Monedele de pe o combinație vin odată cu ea.
coach-expand = Numărul de pe o regiune arată câte simboluri costă. Du cursorul pe el sau ține apăsat ca să vezi de ce.
coach-conquer = Fiecare regiune pe care o ocupi la sfârșitul turului aduce o monedă. Simbolurile rămase în mână le pot apăra.
coach-tribe = Un trib pierdut își scumpește regiunea cu un simbol. Odată învins, nu se mai întoarce.
coach-mountain = Un munte costă cu un simbol mai mult. Când e al tău, te apără la fel.
coach-attack = Cine e alungat pierde de obicei un simbol. Celelalte scapă și sunt așezate din nou la sfârșitul turului tău.
coach-die = La ultimul atac din tur, zarul poate ține locul simbolurilor care lipsesc. Cu asta se încheie cuceririle tale.
coach-redeploy = Fiecare simbol scumpește o regiune pentru ceilalți. Alege o regiune, trage de aici sau folosește plus și minus.
coach-withdraw = Cine pierde o regiune pierde de obicei un simbol; celelalte vin acasă.
coach-decline = Au rămas puține simboluri pentru cuceriri. În declin, regiunile tale aduc monede mai departe, iar în turul următor alegi o combinație nouă.
coach-off = Am înțeles
