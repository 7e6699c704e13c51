### The rulebook: captions of the examples. Each is a real position; a test plays it and looks at the numbers.

## Chapters

example-about = Niciodată nu e destul loc. Vrei regiunea { region-badger-hill }, unde locuiesc 2 oameni. 2 simboluri pentru regiune și câte 1 pentru fiecare dintre ei fac 4, și dealul e al tău.
example-setup = Așa începe orice joc: triburile pierdute la casele lor, 5 monede în fiecare pungă, 6 combinații în coloană. O iei gratis pe cea de sus și ai 9 simboluri în mână.
example-turn = Un prim tur întreg. Alegi combinația „Orci de deal”, cucerești regiunile { region-stubborn-goat-hill }, { region-turnip-fields } și { region-giggling-wood } și reamplasezi cele 6 simboluri care se pot muta. 3 regiuni, 1 deal și 1 trib pierdut învins aduc 5 monede: acum ai 10.
example-picking = A treia combinație costă 2 monede, câte 1 pe fiecare combinație de deasupra. Pe ea se află 1 monedă, care îți rămâne. Așa că punga ta scade de la 5 la 4, iar cei 10 troli zburători sunt ai tăi.
example-conquest = În regiunea { region-silver-tooth } e o fortăreață pe un munte, cu 1 pitic înăuntru. 2 pentru regiune și câte 1 pentru munte, fortăreață și pitic fac 5 simboluri. 2 rămân în mână.
example-die = Regiunea { region-silver-tooth } costă 3 simboluri, iar tu ai 2 în mână. Îți lipsește 1, așa că orice punct ajunge. Zarul arată 2: muntele e al tău.
example-losses = Alungi 3 oameni din regiunea { region-badger-hill } cu 5 simboluri. 1 dintre ei se pierde. La sfârșitul turului tău, adversarul îi duce pe ceilalți 2 în regiunea { region-giggling-wood }, unde acum stau 3.
example-redeployment = Uriașii de alături au 5 simboluri și par flămânzi. Nu cucerești nimic și muți 3 simboluri în regiunea { region-giggling-wood }. Cu 4 simboluri acolo, ea costă 6.
example-scoring = Ocupi 4 regiuni, una dintre ele cu un pitic în declin. 4 monede pentru ele și câte 1 pentru ferme (Oameni), pentru pădure (De pădure) și pentru mină (Pitici): 7 monede, de la 12 la 19.
example-decline = Orcii tăi au obosit. Rămâne 1 simbol în fiecare dintre cele 3 regiuni, celelalte 5 din 8 merg în tăviță. Încasezi 3 monede, de la 20 la 23; bonusul pentru dealuri s-a dus. În turul următor alegi o combinație nouă.
example-end = Ultimul tur din runda 10. Aduce 4 monede, iar în ambele pungi sunt câte 60. Acum se numără simbolurile de pe hartă: 7 la 5, și câștigă orcii.
example-map = Regiunea { region-crooked-pine-wood } nu atinge marginea, dar are țărm la o mare ({ region-mackerel-bay }) care o atinge. Așa că poți intra acolo, cu 2 simboluri. 7 rămân în mână.
example-questions = Propriul tău pitic în declin stă în regiunea { region-silver-tooth } și se pune la socoteală: 2 pentru regiune, 1 pentru munte și 1 pentru pitic fac 4 simboluri.
example-editions = Uriași cu „Subpământeni” în regiunea { region-pickaxe-peak }, un munte cu peșteră. În regiunea { region-badger-hill } sunt o peșteră și 2 oameni, ceea ce face 4. Cu 1 mai puțin de la „Subpământeni” și cu 1 mai puțin de la uriași: 2 simboluri.

## Races

example-amazons = Ai terminat cu cuceririle. Din 11 amazoane, 3 își țin regiunile, 4 se dau deoparte, iar pe 4 le așezi tu cum vrei.
example-dwarves = Intri în declin. 3 regiuni aduc 3 monede, iar 2 dintre ele au mină: 5 monede, de la 10 la 15. În turul următor, la fel.
example-elves = Cucerești regiunea { region-giggling-wood } de la 2 elfi, cu 4 simboluri. Nu se pierde nimeni: amândoi sunt înapoi în mâna adversarului.
example-ghouls = Strigoii tăi sunt în declin și flămânzi. Înainte să se miște orcii tăi, 3 dintre cei 4 strigoi cuceresc regiunea { region-giggling-wood }.
example-giants = Regiunea { region-lucky-clover-farm } ar costa 3 simboluri. Se învecinează cu regiunea { region-mount-elbow }, ocupată de uriașii tăi, așa că te costă 2, iar 1 rămâne în mână.
example-halflings = Drept în mijloc: prima cucerire e regiunea { region-lucky-clover-farm }, cu 3 simboluri. Acum acolo e o groapă-în-pământ și nimeni n-o mai poate ataca. 7 simboluri rămân în mână.
example-humans = Cucerești regiunea { region-turnip-fields } cu 2 simboluri. 2 regiuni și 1 fermă: turul îți va aduce 3 monede.
example-orcs = Regiunea { region-turnip-fields } e goală, iar în regiunea { region-giggling-wood } trăiește un trib pierdut. Le cucerești pe amândouă. 3 regiuni și 1 trib învins: turul îți va aduce 4 monede.
example-ratmen = 12 oameni-șobolan de deal în primul lor tur: 4 regiuni, două dintre ele cu trib pierdut, și mai ai 2 simboluri în mână.
example-skeletons = Învingi 2 triburi pierdute, cu câte 3 simboluri. La reamplasare se ridică 1 simbol nou: cei 7 scheleți ai tăi sunt acum 8.
example-sorcerers = Un om singur în regiunea { region-silver-tooth }. Nu ai niciun simbol în mână și nici nu-ți trebuie: acolo stă acum un vrăjitor nou, iar din 2 simboluri s-au făcut 3.
example-tritons = Regiunea { region-lucky-clover-farm } ar costa 3 simboluri. Are țărm la un lac ({ region-soup-bowl-lake }), așa că tritonii plătesc 2.
example-trolls = Cucerești regiunea { region-stubborn-goat-hill } cu 2 simboluri și bârlogul e acolo pe loc. Cine o vrea înapoi plătește acum 5.
example-wizards = Cucerești regiunea { region-lucky-clover-farm }, care are un izvor magic, cu 3 simboluri. 2 regiuni, 1 izvor magic și 1 deal: turul îți va aduce 4 monede.

## Powers

example-alchemist = Rămâi acasă. 2 regiuni aduc 2 monede, iar alchimiștii încă 2: de la 8 la 12.
example-berserk = Regiunea { region-silver-tooth } costă 3 simboluri. Dai întâi cu zarul: un 2. Acum costă 1, iar 1 simbol rămâne în mână pentru următoarea aruncare.
example-bivouacking = 3 elfi și uriașii alături. Ridici 3 dintre cele 5 tabere în regiunea { region-giggling-wood }, care acum costă 6, și 2 în regiunea { region-turnip-fields }.
example-commando = Regiunea { region-giggling-wood }, cu tribul ei pierdut, ar costa 3 simboluri. Tu plătești 2, iar 1 rămâne în mână.
example-diplomat = Elfii tăi stau singuri, câte 1 simbol în fiecare regiune, lângă o mulțime de uriași. Nu i-ai atacat, așa că faci pace: până la turul tău următor nu se ating de rasa ta activă.
example-dragon-master = 4 uriași pe un munte: 7 simboluri, dacă le-ai avea. Dragonul cere 1. Acum stă în regiunea { region-silver-tooth } și nu mai intră nimeni.
example-flying = Elfii tăi trăiesc într-un colț îndepărtat. Regiunea { region-rusty-shovel-bog } e la celălalt capăt al hărții. Zbori până acolo cu 3 simboluri.
example-forest = Cucerești regiunea { region-giggling-wood } cu 3 simboluri. 2 regiuni și 1 pădure: turul îți va aduce 3 monede.
example-fortified = Ridici o fortăreață în regiunea { region-giggling-wood }. Elful singur de acolo costă acum 4 simboluri, iar cele 2 regiuni ale tale aduc 3 monede.
example-heroic = Lângă uriași iau poziție 2 eroi. Regiunile { region-giggling-wood } și { region-turnip-fields } sunt imune până când eroii pleacă mai departe.
example-hill = Cucerești regiunea { region-stubborn-goat-hill } cu 2 simboluri. 2 regiuni și 1 deal: turul îți va aduce 3 monede.
example-merchant = 3 regiuni și fiecare plătește de două ori: 6 monede, de la 9 la 15.
example-mounted = Mergi călare în regiunea { region-badger-hill } cu 2 simboluri în loc de 3, apoi mai departe în regiunea { region-turnip-fields } cu 1 în loc de 2.
example-pillaging = Un uriaș singur și un trib pierdut, câte 3 simboluri. 3 regiuni, dintre care 2 nu erau goale: turul îți va aduce 5 monede.
example-seafaring = Ridici pânzele. Regiunea { region-mackerel-bay } costă 2 simboluri, ca orice regiune goală, și aduce la fel de mult.
example-spirit = Elfii tăi sunt spectrali și de mult în declin. Acum intră în declin și orcii, și rămân și unii, și alții: 4 regiuni aduc 4 monede, de la 15 la 19.
example-stout = Cucerești regiunea { region-giggling-wood } cu 3 simboluri și încasezi tot: 2 monede pentru regiuni și 1 pentru tribul învins, de la 10 la 13. Apoi orcii intră în declin în același tur.
example-swamp = Cucerești regiunea { region-gull-marsh } cu 2 simboluri. 2 regiuni și 1 mlaștină: turul îți va aduce 3 monede.
example-underworld = Din peștera regiunii { region-cheese-cellar-hill }, elfii tăi ies la lumină în regiunea { region-badger-hill }, de cealaltă parte a hărții. Ar costa 3 simboluri; prin peșteră costă 2.
example-wealthy = Se încheie primul tur al elfilor tăi. 3 regiuni aduc 3 monede, iar puterea încă 7: de la 4 la 14.
