### Place names on the four boards, one message per region.
### The id is the region's `name` in content/base/maps, with hyphens for underscores.
### At most 18 letters and spaces fit a region; a translation may be free.

## The board for two players

region-herring-sea = Räimemeri
region-wishing-meadow = Soovide nurm
region-copper-wood = Vasekatla mets
region-batwing-bog = Nahkhiire raba
region-stubborn-goat-hill = Kitsejonni küngas
region-pickaxe-peak = Kirkavarre tipp
region-grandmother-hill = Vanaema küngas
region-soup-bowl-lake = Supikausi järv
region-mount-elbow = Küünarnuki mägi
region-turnip-fields = Naeripõllud
region-giggling-wood = Itsitav mets
region-scarecrow-fields = Hernehirmu põllud
region-hermit-forest = Pahura eraku mets
region-lucky-clover-farm = Õnneristiku talu
region-badger-hill = Mägra küngas
region-silver-tooth = Hõbehammas
region-witch-puddles = Nõialombid
region-cheese-cellar-hill = Juustuaugu küngas
region-rusty-shovel-bog = Roostes labida soo
region-cold-nose-peak = Külma nina tipp
region-gull-marsh = Kajakakisa soo
region-crooked-pine-wood = Kõvera männi mets
region-mackerel-bay = Makrelli laht

## The board for three players

region-sardine-sea = Kilumeri
region-coal-bucket-wood = Söeämbri mets
region-mount-sneeze = Aevastuse mägi
region-cabbage-fields = Kapsaussi põllud
region-gurgling-grotto = Kõhukorina laugas
region-acorn-forest = Tammetõru mets
region-salt-mire = Soolase kurgi soo
region-moonlit-orchard = Kuupaiste õunaaed
region-wet-sock-swamp = Märja soki soo
region-shooting-star-hill = Tähesaju küngas
region-iron-kettle-peak = Raudkatla tipp
region-pumpkin-acres = Kõrvitsa nurm
region-clanging-mountain = Kolisev mägi
region-old-boot-bog = Kalossiraba
region-frog-choir-lake = Konnakoori järv
region-echo-mountain = Riiaka kaja mägi
region-dancing-stones = Tantsukivi küngas
region-sunrise-peak = Kukelaulu tipp
region-talking-cow-farm = Jutuka lehma talu
region-hollow-oak-forest = Õõnestamme mets
region-afternoon-nap-hill = Lõunaune küngas
region-firefly-swamp = Jaaniussi soo
region-angry-goose-farm = Tigeda hane talu
region-smuggler-hill = Salakauba küngas
region-lost-anchor-bay = Kadunud ankru laht
region-lookout-hill = Kikivarvu küngas
region-woolly-hat-peak = Villamütsi tipp
region-loose-rock-peak = Logiseva kivi tipp
region-mushroom-wood = Salajane seenemets
region-amber-forest = Merevaigu mets

## The board for four players

region-yawning-whale-sea = Unise vaala meri
region-lighthouse-farm = Tuletorni talu
region-golden-potato-farm = Kuldkartuli talu
region-fox-den-forest = Rebaseuru mets
region-shepherd-hill = Karjapoisi küngas
region-bubbling-cauldron = Podiseva paja soo
region-mermaid-marsh = Näkineiu soo
region-puffin-burrows = Kaldapääsu küngas
region-porridge-fields = Pudrupõllud
region-mount-ruby = Rubiinimägi
region-sleepy-bear-wood = Mesikäpa mets
region-gossiping-trees = Klatšivad kuused
region-eagle-perch = Kotkapesa tipp
region-driftwood-forest = Ajupuu mets
region-mosquito-marsh = Sääsepirina soo
region-floating-hill = Hõljuv küngas
region-lake-teacup = Teetassi järv
region-lead-boot-swamp = Tinasaapa soo
region-beetroot-fields = Peedipõllud
region-seasick-mountain = Merehaige mägi
region-hiccup-hill = Luksuja küngas
region-lantern-mountain = Laternamägi
region-sunken-cart-bog = Vajunud vankri soo
region-wandering-wood = Hulkuv mets
region-grumpy-mountain = Mossis mägi
region-honey-meadows = Meepoti nurm
region-drummer-hill = Trummari küngas
region-toad-cellar = Konnakeldri soo
region-far-corner-farm = Pärapõrgu talu
region-mount-rumble = Mürinamägi
region-sinkhole-swamp = Põhjatu soo
region-riddle-wood = Mõistatuse mets
region-nugget-peak = Kullatera tipp
region-keyhole-mountain = Lukuaugu mägi
region-rainbow-hill = Vikerkaare küngas
region-busy-mole-hill = Usina muti küngas
region-radish-fields = Kaalikanurm
region-squirrel-forest = Oravasaba mets
region-polite-crab-bay = Viisaka krabi laht

## The board for five players

region-salty-beard-sea = Soolahabeme meri
region-cormorant-peak = Kormorani tipp
region-glowing-bog = Virvatule raba
region-snoring-mountain = Norskav mägi
region-wishbone-wood = Õnnekondi mets
region-root-cellar-farm = Moosikeldri talu
region-heron-marsh = Haigrukoiva soo
region-iron-plough-farm = Raudadra talu
region-picnic-hill = Võileiva küngas
region-emerald-peak = Smaragdi tipp
region-sunflower-fields = Päevalille põld
region-old-sailor-hill = Vana kipri küngas
region-deep-well-farm = Sügava kaevu talu
region-bald-head-peak = Kiilaspea tipp
region-slippery-hollow = Libe laugas
region-tin-whistle-hill = Plekkvile küngas
region-castaway-hill = Pudelikirja küngas
region-humming-forest = Ümisev mets
region-leaky-roof-swamp = Tilkuva katuse soo
region-broomstick-hill = Luuavarre küngas
region-lazy-trout-lake = Laisa havi järv
region-hedgehog-forest = Siilipere mets
region-mount-abracadabra = Abrakadabra mägi
region-clay-pipe-swamp = Savipiibu soo
region-haystack-fields = Heinakuhja nurm
region-seaweed-farm = Adrusalati talu
region-treasure-mountain = Aardekirstu mägi
region-nutcracker-wood = Pähklinäpu mets
region-kite-hill = Tuulelohe küngas
region-muddy-burrow = Porise põlve soo
region-charcoal-forest = Söepõletaja mets
region-soggy-duck-marsh = Vettinud pardi soo
region-bonfire-hill = Jaanitule küngas
region-magic-bean-farm = Võluoa talu
region-anvil-peak = Alasi tipp
region-oracle-hill = Kohvipaksu küngas
region-hidden-door-farm = Salaukse talu
region-bramble-forest = Kibuvitsa mets
region-lentil-fields = Läätsepõld
region-hollow-log-swamp = Õõnsa palgi soo
region-woodpecker-wood = Toksiva rähni mets
region-mount-backache = Seljavalu mägi
region-pirate-cave-wood = Röövlikoopa mets
region-octopus-bay = Kaheksajala laht
region-brass-button-bog = Vasknööbi raba
region-tickling-forest = Kõditav mets
region-chalk-hill = Kriidi küngas
region-comet-peak = Sabatähe tipp
