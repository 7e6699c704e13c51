### The rulebook: captions of the examples. Each is a real position; a test plays it and looks at the numbers.
### Names of regions are put in by { region-… } and never inflect. “You” are the player who moves.

## Chapters

example-about = Ruumi ei ole kunagi piisavalt. Sa tahad ala { region-badger-hill }, kus elab 2 inimest. 2 hõimu ala eest ja 1 kummagi inimese eest teeb kokku 4, ja küngas on sinu.
example-setup = Nii algab iga mäng: langenud hõimud on kodus, igaühe kukrus on 5 münti ja reas 6 paari. Võtad kõige ülemise paari tasuta ja sul on käes 9 hõimu.
example-turn = Terve esimene käik. Valid paari „Mägi-orkid“, vallutad alad { region-stubborn-goat-hill }, { region-turnip-fields } ja { region-giggling-wood } ning paigutad ümber 6 vaba hõimu. 3 ala, 1 küngas ja 1 alistatud langenud hõim toovad 5 münti: nüüd on sul 10.
example-picking = Kolmas paar maksab 2 münti, kummalegi kõrgemal olevale paarile 1. Valitud paaril lebab 1 münt, mille saad endale. Nii jääb kukrusse 5 mündi asemel 4 ja 10 lendavat trolli on sinu.
example-conquest = Ala { region-silver-tooth } on kindlus mäe otsas, sees 1 päkapikk. 2 ala eest ning 1 mäe, 1 kindluse ja 1 päkapiku eest teeb 5 hõimu. Kätte jääb 2.
example-die = Ala { region-silver-tooth } maksab 3 hõimu ja sul on käes 2. Puudu on 1, nii et kõlbab iga silm. Täring näitab 2: mägi on sinu.
example-losses = Tõrjud 5 hõimuga välja 3 inimest, kes elasid alal { region-badger-hill }. Neist 1 läheb kaotsi. Sinu käigu lõpus viib vastane ülejäänud 2 inimest alale { region-giggling-wood }, kus neid on nüüd 3.
example-redeployment = Kõrval elab 5 hiiglast ja nad paistavad näljased. Sa ei valluta midagi ja viid 3 hõimu alale { region-giggling-wood }. Nüüd on seal 4 hõimu ja ala maksab 6.
example-scoring = Sul on 4 ala, ühel neist allakäigul olev päkapikk. Nende eest saad 4 münti, lisaks 1 põllu (inimesed), 1 metsa (metsarahvas) ja 1 kaevanduse eest (päkapikud): 7 münti, 12 mündist saab 19.
example-decline = Sinu orkid on väsinud. Kõigile 3 alale jääb 1 hõim, ülejäänud 5 hõimu 8-st lähevad karpi. Kogud 3 münti, 20 mündist saab 23; mägirahva boonust enam ei ole. Järgmisel käigul valid uue paari.
example-end = 10. vooru viimane käik. See toob 4 münti ja mõlemas kukrus on nüüd 60. Otsustavad hõimud kaardil: 7 hõimu 5 vastu ja orkid võidavad.
example-map = Ala { region-crooked-pine-wood } ei puuduta kaardi serva, aga selle kaldani ulatub { region-mackerel-bay }, mis puudutab. Nii võid 2 hõimuga sealt mängulauale tulla. Kätte jääb 7.
example-questions = Sinu enda allakäigul olev päkapikk istub alal { region-silver-tooth } ja läheb arvesse: 2 ala eest, 1 mäe ja 1 päkapiku eest teeb 4 hõimu.
example-editions = Maa-alused hiiglased alal { region-pickaxe-peak }, mis on koopaga mägi. Alal { region-badger-hill } on koobas ja 2 inimest, see teeb 4. Maa-alustele 1 vähem ja hiiglastele 1 vähem: 2 hõimu.

## Races

example-amazons = Vallutused on tehtud. 11 amatsoonist 3 hoiab oma alasid, 4 astub kõrvale ja 4 võid ise paigutada.
example-dwarves = Saadad rassi allakäigule. 3 ala toob 3 münti ja neist 2 on kaevandusega: 5 münti, 10 mündist saab 15. Järgmisel käigul sama lugu.
example-elves = Vallutad 4 hõimuga ala { region-giggling-wood }, kus elab 2 haldjat. Keegi ei kao: mõlemad on vastasel jälle käes.
example-ghouls = Sinu kooljad on allakäigul ja näljased. Enne kui orkid end liigutavad, läheb 3 kooljat 4-st teele ja vallutab ala { region-giggling-wood }.
example-giants = Ala { region-lucky-clover-farm } maksaks 3 hõimu. Selle kõrval on { region-mount-elbow }, kus istuvad sinu hiiglased, nii et see maksab 2 ja 1 jääb kätte.
example-halflings = Otse keskele: esimene vallutus on { region-lucky-clover-farm }, hind 3 hõimu. Nüüd on seal urg ja keegi ei saa seda ala rünnata. Kätte jääb 7 hõimu.
example-humans = Vallutad 2 hõimuga ala { region-turnip-fields }. 2 ala ja 1 põld: käik toob 3 münti.
example-orcs = Ala { region-turnip-fields } on tühi, alal { region-giggling-wood } elab langenud hõim. Vallutad mõlemad. 3 ala ja 1 alistatud hõim: käik toob 4 münti.
example-ratmen = 12 mägi-rotinäru oma esimesel käigul: 4 ala, neist kahel langenud hõim, ja 2 hõimu on ikka veel käes.
example-skeletons = Alistad 2 langenud hõimu, kumbki maksab 3 hõimu. Ümberpaigutamisel tõuseb üles 1 uus hõim: sinu 7 luukerest saab 8.
example-sorcerers = Alal { region-silver-tooth } on üksik inimene. Sul ei ole käes ühtegi hõimu ja ei olegi vaja: seal seisab nüüd uus sorts ja sinu 2 hõimust on saanud 3.
example-tritons = Ala { region-lucky-clover-farm } maksaks 3 hõimu. Selle kaldani ulatub { region-soup-bowl-lake }, nii et triitonid maksavad 2.
example-trolls = Vallutad 2 hõimuga ala { region-stubborn-goat-hill } ja kohe on seal ka trollikoobas. Kes nüüd seda ala tagasi tahab, maksab 5.
example-wizards = Vallutad 3 hõimuga ala { region-lucky-clover-farm }, kus on maagiaallikas. 2 ala, 1 maagiaallikas ja 1 küngas: käik toob 4 münti.

## Powers

example-alchemist = Jääd koju. 2 ala toob 2 münti, alkeemikud veel 2: 8 mündist saab 12.
example-berserk = Ala { region-silver-tooth } maksab 3 hõimu. Veeretad enne täringut: 2. Nüüd maksab see 1 ja järgmise veeretuse jaoks jääb 1 hõim kätte.
example-bivouacking = 3 haldjat ja kõrval hiiglased. Laagreid on 5. Nendest 3 kaitseb nüüd ala { region-giggling-wood }, mis maksab 6, ja ülejäänud 2 püstitad alale { region-turnip-fields }.
example-commando = Ala { region-giggling-wood } koos langenud hõimuga maksaks 3 hõimu. Sina maksad 2 ja 1 jääb kätte.
example-diplomat = Sinu haldjad seisavad üksinda, igal alal 1 hõim, ja kõrval on terve kari hiiglasi. Sa ei ole neid rünnanud, nii et teed rahu: sinu järgmise käiguni jätavad nad sinu aktiivse rassi rahule.
example-dragon-master = 4 hiiglast mäe otsas: 7 hõimu, kui sul neid oleks. Draakonil on vaja 1. Nüüd istub ta alal { region-silver-tooth } ja keegi ei pääse ligi.
example-flying = Sinu haldjad elavad kauges nurgas. { region-rusty-shovel-bog } on kaardi teises otsas. Lendad sinna 3 hõimuga.
example-forest = Vallutad 3 hõimuga ala { region-giggling-wood }. 2 ala ja 1 mets: käik toob 3 münti.
example-fortified = Ehitad kindluse alale { region-giggling-wood }. Sealne üksik haldjas maksab nüüd 4 hõimu ja sinu 2 ala toovad 3 münti.
example-heroic = Hiiglaste vastu asub valvele 2 kangelast. Alad { region-giggling-wood } ja { region-turnip-fields } on immuunsed, kuni kangelased edasi liiguvad.
example-hill = Vallutad 2 hõimuga ala { region-stubborn-goat-hill }. 2 ala ja 1 küngas: käik toob 3 münti.
example-merchant = 3 ala ja igaüks toob topelt: 6 münti, 9 mündist saab 15.
example-mounted = Ratsutad 3 asemel 2 hõimuga alale { region-badger-hill } ja edasi 2 asemel 1 hõimuga alale { region-turnip-fields }.
example-pillaging = Üksik hiiglane ja langenud hõim, kumbki maksab 3 hõimu. 3 ala ja neist 2 polnud tühjad: käik toob 5 münti.
example-seafaring = Heiskad purjed. { region-mackerel-bay } maksab 2 hõimu nagu iga tühi ala ja toob ka sama palju.
example-spirit = Sinu haldjad on vaimud ja ammu allakäigul. Nüüd suunduvad allakäigule ka orkid, ja mõlemad jäävad: 4 ala toob 4 münti, 15 mündist saab 19.
example-stout = Vallutad 3 hõimuga ala { region-giggling-wood } ja kogud mündid täies mahus: 2 münti alade ja 1 alistatud hõimu eest, 10 mündist saab 13. Siis suunduvad orkid samal käigul allakäigule.
example-swamp = Vallutad 2 hõimuga ala { region-gull-marsh }. 2 ala ja 1 soo: käik toob 3 münti.
example-underworld = Sinu haldjad kaovad koopasse alal { region-cheese-cellar-hill } ja tulevad välja kaardi teises servas, alal { region-badger-hill }. Muidu maksaks see 3 hõimu, koopaga maksab 2.
example-wealthy = Sinu haldjate esimene käik lõpeb. 3 ala toob 3 münti, eriomadus veel 7: 4 mündist saab 14.
