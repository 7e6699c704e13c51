### Place names on the four boards, one message per region.
### The id is the region's `name` in content/base/maps, with hyphens for underscores.
### At most 18 letters and spaces fit a region; a translation may be free.

## The board for two players

region-herring-sea = Herring Sea
region-wishing-meadow = Wishing Meadow
region-copper-wood = Copper Wood
region-batwing-bog = Batwing Bog
region-stubborn-goat-hill = Stubborn Goat Hill
region-pickaxe-peak = Pickaxe Peak
region-grandmother-hill = Grandmother Hill
region-soup-bowl-lake = Soup Bowl Lake
region-mount-elbow = Mount Elbow
region-turnip-fields = Turnip Fields
region-giggling-wood = Giggling Wood
region-scarecrow-fields = Scarecrow Fields
region-hermit-forest = Hermit Forest
region-lucky-clover-farm = Lucky Clover Farm
region-badger-hill = Badger Hill
region-silver-tooth = Silver Tooth
region-witch-puddles = Witch Puddles
region-cheese-cellar-hill = Cheese Cellar Hill
region-rusty-shovel-bog = Rusty Shovel Bog
region-cold-nose-peak = Cold Nose Peak
region-gull-marsh = Gull Marsh
region-crooked-pine-wood = Crooked Pine Wood
region-mackerel-bay = Mackerel Bay

## The board for three players

region-sardine-sea = Sardine Sea
region-coal-bucket-wood = Coal Bucket Wood
region-mount-sneeze = Mount Sneeze
region-cabbage-fields = Cabbage Fields
region-gurgling-grotto = Gurgling Grotto
region-acorn-forest = Acorn Forest
region-salt-mire = Salt Mire
region-moonlit-orchard = Moonlit Orchard
region-wet-sock-swamp = Wet Sock Swamp
region-shooting-star-hill = Shooting Star Hill
region-iron-kettle-peak = Iron Kettle Peak
region-pumpkin-acres = Pumpkin Acres
region-clanging-mountain = Clanging Mountain
region-old-boot-bog = Old Boot Bog
region-frog-choir-lake = Frog Choir Lake
region-echo-mountain = Echo Mountain
region-dancing-stones = Dancing Stones
region-sunrise-peak = Sunrise Peak
region-talking-cow-farm = Talking Cow Farm
region-hollow-oak-forest = Hollow Oak Forest
region-afternoon-nap-hill = Afternoon Nap Hill
region-firefly-swamp = Firefly Swamp
region-angry-goose-farm = Angry Goose Farm
region-smuggler-hill = Smuggler Hill
region-lost-anchor-bay = Lost Anchor Bay
region-lookout-hill = Lookout Hill
region-woolly-hat-peak = Woolly Hat Peak
region-loose-rock-peak = Loose Rock Peak
region-mushroom-wood = Mushroom Wood
region-amber-forest = Amber Forest

## The board for four players

region-yawning-whale-sea = Yawning Whale Sea
region-lighthouse-farm = Lighthouse Farm
region-golden-potato-farm = Golden Potato Farm
region-fox-den-forest = Fox Den Forest
region-shepherd-hill = Shepherd Hill
region-bubbling-cauldron = Bubbling Cauldron
region-mermaid-marsh = Mermaid Marsh
region-puffin-burrows = Puffin Burrows
region-porridge-fields = Porridge Fields
region-mount-ruby = Mount Ruby
region-sleepy-bear-wood = Sleepy Bear Wood
region-gossiping-trees = Gossiping Trees
region-eagle-perch = Eagle Perch
region-driftwood-forest = Driftwood Forest
region-mosquito-marsh = Mosquito Marsh
region-floating-hill = Floating Hill
region-lake-teacup = Lake Teacup
region-lead-boot-swamp = Lead Boot Swamp
region-beetroot-fields = Beetroot Fields
region-seasick-mountain = Seasick Mountain
region-hiccup-hill = Hiccup Hill
region-lantern-mountain = Lantern Mountain
region-sunken-cart-bog = Sunken Cart Bog
region-wandering-wood = Wandering Wood
region-grumpy-mountain = Grumpy Mountain
region-honey-meadows = Honey Meadows
region-drummer-hill = Drummer Hill
region-toad-cellar = Toad Cellar
region-far-corner-farm = Far Corner Farm
region-mount-rumble = Mount Rumble
region-sinkhole-swamp = Sinkhole Swamp
region-riddle-wood = Riddle Wood
region-nugget-peak = Nugget Peak
region-keyhole-mountain = Keyhole Mountain
region-rainbow-hill = Rainbow Hill
region-busy-mole-hill = Busy Mole Hill
region-radish-fields = Radish Fields
region-squirrel-forest = Squirrel Forest
region-polite-crab-bay = Polite Crab Bay

## The board for five players

region-salty-beard-sea = Salty Beard Sea
region-cormorant-peak = Cormorant Peak
region-glowing-bog = Glowing Bog
region-snoring-mountain = Snoring Mountain
region-wishbone-wood = Wishbone Wood
region-root-cellar-farm = Root Cellar Farm
region-heron-marsh = Heron Marsh
region-iron-plough-farm = Iron Plough Farm
region-picnic-hill = Picnic Hill
region-emerald-peak = Emerald Peak
region-sunflower-fields = Sunflower Fields
region-old-sailor-hill = Old Sailor Hill
region-deep-well-farm = Deep Well Farm
region-bald-head-peak = Bald Head Peak
region-slippery-hollow = Slippery Hollow
region-tin-whistle-hill = Tin Whistle Hill
region-castaway-hill = Castaway Hill
region-humming-forest = Humming Forest
region-leaky-roof-swamp = Leaky Roof Swamp
region-broomstick-hill = Broomstick Hill
region-lazy-trout-lake = Lazy Trout Lake
region-hedgehog-forest = Hedgehog Forest
region-mount-abracadabra = Mount Abracadabra
region-clay-pipe-swamp = Clay Pipe Swamp
region-haystack-fields = Haystack Fields
region-seaweed-farm = Seaweed Farm
region-treasure-mountain = Treasure Mountain
region-nutcracker-wood = Nutcracker Wood
region-kite-hill = Kite Hill
region-muddy-burrow = Muddy Burrow
region-charcoal-forest = Charcoal Forest
region-soggy-duck-marsh = Soggy Duck Marsh
region-bonfire-hill = Bonfire Hill
region-magic-bean-farm = Magic Bean Farm
region-anvil-peak = Anvil Peak
region-oracle-hill = Oracle Hill
region-hidden-door-farm = Hidden Door Farm
region-bramble-forest = Bramble Forest
region-lentil-fields = Lentil Fields
region-hollow-log-swamp = Hollow Log Swamp
region-woodpecker-wood = Woodpecker Wood
region-mount-backache = Mount Backache
region-pirate-cave-wood = Pirate Cave Wood
region-octopus-bay = Octopus Bay
region-brass-button-bog = Brass Button Bog
region-tickling-forest = Tickling Forest
region-chalk-hill = Chalk Hill
region-comet-peak = Comet Peak
