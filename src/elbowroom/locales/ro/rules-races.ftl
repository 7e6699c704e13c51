### The rulebook: a page for each race. What a race does in one sentence is in names.ftl.

rule-10-1 =
    4 dintre amazoanele tale doar cuceresc. După reamplasare, 4 simboluri părăsesc harta și așteaptă deoparte până când îți aduni iar trupele. Nu apără nimic și nu sunt de față când se întorc simbolurile retrase (5.4).

    Cât timp o altă regiune are 2 sau mai multe simboluri, nicio regiune nu poate fi golită pentru asta. Dacă nu ajung, regiunile se golesc totuși și nu aduc nimic. Când ai 4 simboluri sau mai puține, pleacă toate.

    Pierderile nu se înlocuiesc: pornești cu 4 în plus, nu le primești în fiecare tur.
rules-amazons-well = Puterile care plătesc pentru cuceriri, ca „Jefuitori”, sau care fac din multe simboluri multe regiuni: „Comando”, „Călare”, „Negustori”.
rules-amazons-badly = Pierderile. Mereu stau deoparte 4 simboluri, așa că fiecare pierdere se simte acasă, unde și așa rămân puține să păzească prada.

rule-10-2 =
    1 monedă în plus pentru fiecare regiune cu mină, chiar și în declin. E singurul bonus în monede al unei rase căruia declinul nu-i pune capăt.

    Pe drapel sunt doar 3. Piticii cred că e destul.
rules-dwarves-well = Puterile care duc departe puține simboluri: „Comando”, „Zburători” sau „Subpământeni”, care merge din peșteră în peșteră și ajunge la unele dintre mine.
rules-dwarves-badly = „Negustori”. Monedele prind bine, dar 5 simboluri ocupă foarte puțin.

rule-10-3 =
    Când pierd o regiune, elfii nu pierd niciun simbol. Toate ajung în mână și se întorc la sfârșitul turului (5.4), chiar și un elf care stătea singur.

    Împotriva vrăjitorilor asta nu ajută: un elf vrăjit merge în tăviță (10.11).

    În declin, puterea rasială dispare: un elf în declin se pierde ca oricare altul.
rules-elves-well = Orice plătește în fiecare tur, ca „Alchimiști”, „Negustori” sau „De deal”: nu se împuținează aproape deloc, deci pot sta mult.
rules-elves-badly = Vrăjitorii ca vecini. Și „Neclintiți”, o putere de plecat devreme, când tăria elfilor e tocmai să rămână.

rule-10-4 =
    Când strigoii intră în declin, toate simbolurile lor rămân pe hartă. Începând cu turul următor, își adună trupele, abandonează regiuni, cuceresc și își reamplasează simbolurile ca și cum ar fi activi, înaintea rasei tale active. Pot face chiar și o ultimă încercare cu zarul.

    Puterea lor specială s-a dus. Suferă pierderi ca oricine (5.1). Chiar în turul de declin se odihnesc.

    Pot ataca și propria ta rasă activă. Supraviețuitorii sunt în mână când rasa aceea își adună trupele, imediat după. Dacă ai de ales o combinație, o alegi înainte să se miște strigoii.
rules-ghouls-well = „Spectrali”: atunci nu mai trebuie să facă loc următoarei tale rase în declin și își mănâncă vecinii până la sfârșit.
rules-ghouls-badly = Puterile care plătesc doar cât rasa e activă: vremea cea bună a strigoilor vine după aceea.

rule-10-5 =
    Cu 1 simbol mai puțin pentru fiecare regiune învecinată cu o regiune de munte pe care o ocupă. Un munte e destul; un al doilea lângă aceeași regiune nu mai aduce nimic.

    Cu „Subpământeni”, un munte cu peșteră pe care îl ocupă ieftinește și toate celelalte peșteri, pe lângă reducerea puterii.
rules-giants-well = „Comando”, „Călare”, „Subpământeni”: reducerile se adună, iar o regiune cu 1 simbol e chilipir.
rules-giants-badly = Hărțile pe care munții sunt ai altora. Fără munte, uriașii sunt doar înalți.

rule-10-6 =
    Halflingii intră oriunde pe uscat, nu doar pe la margine. Pe apă pot începe doar dacă sunt navigatori.

    Primele 2 regiuni pe care le cuceresc primesc câte o groapă-în-pământ, care le face imune (4.9). Groapa dispare când regiunea e abandonată sau rasa intră în declin și nu se mai sapă niciodată alta.
rules-halflings-well = Puterile care plătesc pentru anumite regiuni, ca „Fortificați” sau o putere de teren: alege cele mai bune 2 locuri de pe hartă și rămâi acolo.
rules-halflings-badly = O primă cucerire pripită. Gropile-în-pământ rămân unde ai început, chiar dacă mai târziu te-ai muta cu drag în altă parte.

rule-10-7 = 1 monedă în plus pentru fiecare regiune cu ferme. Fără șmecherii, fără note de subsol, doar napi.
rules-humans-well = „Călare”, care ieftinește fermele, și „Negustori”, care le mai plătește o dată.
rules-humans-badly = „De pădure”, „De deal” sau „De mlaștină”: cele două bonusuri nu se întâlnesc niciodată în aceeași regiune, iar tu nu poți fi peste tot.

rule-10-8 =
    Câte 1 monedă pentru fiecare regiune pe care au cucerit-o în acest tur și care nu era goală. Contează cine era acolo chiar înainte: un trib pierdut, un adversar sau propria ta rasă în declin.

    Dacă mai ai și strigoi în declin, fiecare rasă își numără cuceririle ei.
rules-orcs-well = „Jefuitori” plătește aceleași regiuni încă o dată. „Comando” și „Furioși” ajută să cucerești mai multe.
rules-orcs-badly = Tururile liniștite. Orcii care doar își reamplasează simbolurile nu câștigă mai mult decât oricine altcineva.

rule-10-9 = Oamenii-șobolan nu știu să facă nimic deosebit. Sunt 8 pe drapel și 13 în cutie.
rules-ratmen-well = Puterile care numără regiuni: mai ales „Negustori”. Și „Neclintiți”: te întinzi, încasezi, pleci.
rules-ratmen-badly = Puterile care apără doar o regiune sau două. Oamenii-șobolan n-au dus niciodată lipsă de oameni. Nici de șobolani.

rule-10-10 = La reamplasare, scheleții primesc din tăviță 1 simbol nou la fiecare 2 regiuni cucerite în acest tur care nu erau goale. O regiune rămasă fără pereche nu se numără, iar o tăviță goală nu dă nimic.
rules-skeletons-well = „Comando”, „Furioși”, „Jefuitori”: din fiecare luptă ies mai mulți. Cele mai multe rase s-au împuținat până în al treilea tur, scheleții cresc.
rules-skeletons-badly = „Înstăriți” sau „Neclintiți”, care te ispitesc să pleci înainte să se adune oastea.

rule-10-11 =
    O dată pe tur pentru fiecare adversar, vrăjitorii pot cuceri o regiune în care stă exact 1 simbol activ al acelui adversar: simbolul merge în tăviță, iar un vrăjitor din tăviță îi ia locul. Nu îți trebuie niciun simbol în mână, dar unul trebuie să mai fie în tăviță.

    Regiunea trebuie să se învecineze cu una de-a lor. Pentru „Subpământeni” și peșterile sunt vecine, iar pentru „Zburători” orice regiune de uscat, chiar și ca primă cucerire. Pe apă se poate doar dacă sunt navigatori.

    Muntele, fortăreața și bârlogul nu apără; fortăreața și bârlogul se dărâmă. O tabără apără, la fel imunitatea și pacea. Totul trebuie să se întâmple înainte de ultima încercare.
rules-sorcerers-well = „Zburători”, care găsește un simbol singur oriunde ar fi, și mesele mari: cu cât mai mulți adversari, cu atât mai multe vrăji.
rules-sorcerers-badly = Adversarii care lasă peste tot câte 2 simboluri. Și numărul lor: cu 5 pe drapel, primul tur e modest.

rule-10-12 = Cu 1 simbol mai puțin pentru o regiune cu țărm: uscat lângă o mare sau un lac.
rules-tritons-well = „Navigatori”, care adaugă și apa, și „Negustori”, care plătește pentru multe regiuni ieftine.
rules-tritons-badly = Mijlocul unei hărți mari. Departe de țărm sunt la fel de buni ca oamenii-șobolan, dar mai puțini.

rule-10-13 =
    În fiecare regiune pe care o ocupă se află un bârlog de trol, din clipa în care o ocupă. Apără cât 1 simbol, chiar și în declin.

    Dispare când regiunea e abandonată sau cucerită ori când îi pleacă ultimul simbol. În cutie sunt 10 bârloage, exact câți troli.
rules-trolls-well = „Fortificați”: un trol singur costă atunci 5 simboluri, și în declin la fel. Orice putere care merită un declin timpuriu, ca „Neclintiți”.
rules-trolls-badly = Vrăjitorii, pe care niciun bârlog nu-i oprește, și dragonul, care nici nu-l bagă de seamă.

rule-10-14 = 1 monedă în plus pentru fiecare regiune cu izvor magic.
rules-wizards-well = „Zburători”, fiindcă izvoarele sunt departe unul de altul, și puterile de teren, acolo unde un izvor se află în terenul potrivit.
rules-wizards-badly = Vecinii care știu cât de puține izvoare sunt și se așază pe ele.
