### The workshop: races and powers of one's own. Values of fields are called as in `pieces.ftl`.

## The screen

workshop-lead = Every box holds an empty banner and an empty badge. Here you fill them: say in plain words what your race or power can do, and the sentence below the picture tells what you made.
workshop-packs = Your packs
workshop-pack-name = Name of the pack
workshop-pack-number = Pack { $number }
workshop-blank-pack = Empty pack
workshop-new-pack = New pack …
workshop-throw-away = Throw the pack away
workshop-tools = Tools
workshop-undo = Undo
workshop-redo = Redo
workshop-share = Share
workshop-save = Save file
workshop-open = Open file
workshop-print = Print
workshop-play = Play it now
workshop-verdict = { $state ->
    [fine] Everything fits.
    [wrong] { $count ->
        [one] { $count } thing does not fit.
       *[other] { $count } things do not fit.
    }
    [offline] The server does not answer.
   *[unknown] Checking …
}
workshop-not-kept = This browser keeps nothing at the moment. Save a file before you go.
workshop-wrong-file = This is no pack: { $problem }
workshop-wrong-link = This link carries no pack that can be read.
workshop-unreadable = { $count ->
    [one] { $count } pack of this browser cannot be read by this version. It stays where it is.
   *[other] { $count } packs of this browser cannot be read by this version. They stay where they are.
}

## Pieces

workshop-new-race = Blank banner: a race
workshop-new-power = Blank badge: a power
workshop-blank-race = A race without a name
workshop-blank-power = A power without a name
workshop-starters = Begin with an example
workshop-like = like: { $name }
workshop-drop-piece = Remove: { $name }
workshop-rules = What it can do
workshop-add-rule = Add something it can do …
workshop-drop-rule = Remove: { $what }
workshop-finer = Limits and times
workshop-rare = Rare talents
workshop-own-text = A text of your own
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Choose a picture
workshop-other-languages = { $count ->
    [0] In other languages
    [one] In other languages ({ $count })
   *[other] In other languages ({ $count })
}
workshop-in-other-languages = The same in other languages
workshop-fewer = Fewer: { $what }
workshop-more = More: { $what }

## Fields

workshop-field-name = Name
workshop-field-text = Text
workshop-field-icon = Picture
workshop-field-colour = Colour
workshop-field-tokens = Tokens
workshop-field-extra = More tokens that come along
workshop-field-keeps-aside = Tokens for conquest only
workshop-field-replaces = Plays with the tokens of
workshop-help-replaces = That race stays in the box while yours is in the game.
workshop-field-box = Tokens in the box
workshop-field-amount = How many
workshop-field-per = What for
workshop-field-where = Which regions
workshop-field-every = For every so many
workshop-field-at-most = At most
workshop-field-when = When
workshop-field-state = In decline
workshop-field-first = Only so many conquests a turn
workshop-field-faces = Faces
workshop-field-rolls = Rolls
workshop-field-whose = Which roll
workshop-field-supply = How many there are
workshop-field-placed = When it is placed
workshop-field-defence = Defence
workshop-field-coins = Coins a turn
workshop-choice-always = always
workshop-choice-active = not in decline
workshop-choice-stays-region = in each region
workshop-choice-stays-race = altogether, beside one in each region
workshop-choice-swap-seat = once a turn for each opponent
workshop-choice-swap-turn = once a turn

## Kinds of rules, and what each is good for

workshop-kind-coins = Coins
workshop-about-coins = It pays more than a coin a region.
workshop-kind-tokens = New tokens
workshop-about-tokens = More tokens come from the tray.
workshop-kind-discount = Cheaper conquests
workshop-about-discount = Some regions cost fewer tokens.
workshop-kind-defence = Defence
workshop-about-defence = Attackers need more tokens.
workshop-kind-reach = Reach
workshop-about-reach = It attacks where others cannot.
workshop-kind-links = Secret ways
workshop-about-links = Regions far apart count as neighbours.
workshop-kind-losses = Losses
workshop-about-losses = How many tokens are lost with a region; usually one.
workshop-kind-stays = Staying in decline
workshop-about-stays = Usually one token stays in each region.
workshop-kind-die = The die
workshop-about-die = Other faces, more rolls, or a roll in defence.
workshop-kind-extra-round = One more round of conquests
workshop-about-extra-round = When its conquests are over, it begins again.
workshop-kind-marker = A marker of its own
workshop-about-marker = Something that stands in regions and does something there.
# What a marker is called until it has a name of its own.
workshop-marker-name = marker
workshop-kind-take = Taking a region at a fixed price
workshop-about-take = A move of its own, however well the region is defended.
workshop-kind-swap = Replacing a token
workshop-about-swap = A move of its own against lone tokens.
workshop-kind-peace = Making peace
workshop-about-peace = A move of its own that keeps an opponent away.

## Conditions

workshop-any-region = Any region; condition …
workshop-add-condition = Add a condition …
workshop-drop-condition = Remove: { $what }
workshop-where-terrain = Terrain
workshop-where-symbol = Symbol
workshop-where-coast = Coast
workshop-where-edge = Edge of the map
workshop-where-owner = Who is there
workshop-where-empty = Empty or not
workshop-where-tokens-at-least = Tokens there, at least
workshop-where-tokens-at-most = Tokens there, at most
workshop-where-marker = Its own marker
workshop-where-near = Next to …
workshop-where-not = But not …
workshop-where-touched = Next to your own regions

## Sharing and printing

workshop-link = Link
workshop-copy = Copy link
workshop-code = Code with the link, for a camera
workshop-share-about = The whole pack is inside the link; no server keeps it. Whoever opens it has a copy.
workshop-link-too-long = This pack is too long for a link. Save it as a file and send that.
workshop-code-too-long = The link is too long for a code that a camera could read.
workshop-link-failed = This browser cannot make the link. Save a file instead.
workshop-print-about = Banners and badges for the blanks of your box, on A4. How large the blanks are is a guess: measure yours and set the height. Print without scaling; as PDF, too.
workshop-print-height = Height in millimetres

## Is it fair?

workshop-fair = Is it fair?
workshop-fair-played = Games played: { $played } of { $games }
workshop-fair-waiting = Others who are waiting: { $waiting }
workshop-fair-race = Races
workshop-fair-power = Powers
workshop-fair-measure = What is compared
workshop-fair-yours = yours
workshop-fair-mend = { $tokens ->
    [one] Give it { $tokens } token
   *[other] Give it { $tokens } tokens
}
workshop-fair-about = Strong bots play games with and without your pieces. A first verdict comes after some 40 games, mostly within a minute, and gets surer as you wait.
workshop-fair-so-far = Provisional: not all games are played yet
workshop-fair-open = { $name }: too early to tell. Nearest in the box so far: { $like }.
workshop-fair-sure = Strength { $strength }, with 95 % certainty between { $low } and { $high }.
workshop-fair-trial = { $state ->
    [done] Games with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }: { $games }.
   *[open] The bots play { $games ->
        [one] { $games } more game
       *[other] { $games } more games
    } with { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, to see what that changes. Played: { $played }.
}

## Pictures, as they are read out

workshop-icon-anchor = Anchor
workshop-icon-ancient-ruins = Ruins
workshop-icon-axe-in-stump = Axe in a stump
workshop-icon-badger = Badger
workshop-icon-balloon = Balloon
workshop-icon-battering-ram = Battering ram
workshop-icon-beach = Beach
workshop-icon-beaver = Beaver
workshop-icon-beaver-face = Beaver’s face
workshop-icon-bee = Bee
workshop-icon-beech = Beech
workshop-icon-beehive = Beehive
workshop-icon-beer-stein = Mug of beer
workshop-icon-bell-shield = Shield with a bell
workshop-icon-bindle = Bundle on a stick
workshop-icon-book-and-glasses = Book and glasses
workshop-icon-butterfly = Butterfly
workshop-icon-cactus = Cactus
workshop-icon-campfire = Campfire
workshop-icon-candle = Candle
workshop-icon-castle = Castle
workshop-icon-cat = Cat
workshop-icon-cauldron = Cauldron
workshop-icon-cave-entrance = Cave
workshop-icon-cheese-wedge = Cheese
workshop-icon-clover = Four-leaf clover
workshop-icon-cobra = Cobra
workshop-icon-compass = Compass
workshop-icon-crab = Crab
workshop-icon-crown = Crown
workshop-icon-cyclops = Cyclops
workshop-icon-dolphin = Dolphin
workshop-icon-donkey = Donkey
workshop-icon-drum = Drum
workshop-icon-fairy = Fairy
workshop-icon-flame = Flame
workshop-icon-fountain = Fountain
workshop-icon-fox-head = Fox
workshop-icon-frog = Frog
workshop-icon-goat = Goat
workshop-icon-goblin-head = Goblin
workshop-icon-goose = Goose
workshop-icon-hammer-drop = Falling hammer
workshop-icon-hedge = Hedge
workshop-icon-hedgehog = Hedgehog
workshop-icon-honeypot = Honey pot
workshop-icon-horseshoe = Horseshoe
workshop-icon-imp-laugh = Laughing imp
workshop-icon-inn-sign = Sign of an inn
workshop-icon-jellyfish = Jellyfish
workshop-icon-key = Key
workshop-icon-ladder = Ladder
workshop-icon-lantern-flame = Lantern
workshop-icon-lightning-storm = Lightning
workshop-icon-lizardman = Lizard
workshop-icon-maple-leaf = Maple leaf
workshop-icon-mermaid = Mermaid
workshop-icon-minotaur = Minotaur
workshop-icon-mole = Mole
workshop-icon-moon = Moon
workshop-icon-mountains = Mountains
workshop-icon-mummy-head = Mummy
workshop-icon-mushroom = Mushroom
workshop-icon-mushroom-walker = Walking mushroom
workshop-icon-oak-leaf = Oak leaf
workshop-icon-octopus = Octopus
workshop-icon-owl = Owl
workshop-icon-palm-tree = Palm tree
workshop-icon-party-hat = Party hat
workshop-icon-penguin = Penguin
workshop-icon-pig-face = Pig
workshop-icon-pirate-skull = Pirate’s skull
workshop-icon-pumpkin-mask = Pumpkin
workshop-icon-rabbit-head = Rabbit
workshop-icon-raven = Raven
workshop-icon-reed = Reed
workshop-icon-robot-golem = Golem
workshop-icon-rolling-dices = Dice
workshop-icon-salamander = Salamander
workshop-icon-scroll-quill = Scroll and quill
workshop-icon-sea-serpent = Sea serpent
workshop-icon-shark-jaws = Shark’s jaws
workshop-icon-sheep = Sheep
workshop-icon-shield = Shield
workshop-icon-sloth = Sloth
workshop-icon-snail = Snail
workshop-icon-snail-rider = Snail rider
workshop-icon-snowman = Snowman
workshop-icon-spider-face = Spider
workshop-icon-sun = Sun
workshop-icon-swan = Swan
workshop-icon-teapot = Teapot
workshop-icon-telescope = Telescope
workshop-icon-thor-hammer = War hammer
workshop-icon-tornado = Whirlwind
workshop-icon-tortoise = Tortoise
workshop-icon-totem-head = Totem
workshop-icon-treasure-map = Treasure map
workshop-icon-trident = Trident
workshop-icon-trumpet = Trumpet
workshop-icon-umbrella = Umbrella
workshop-icon-unicorn = Unicorn
workshop-icon-vampire-dracula = Vampire
workshop-icon-walrus-head = Walrus
workshop-icon-watchtower = Watchtower
workshop-icon-water-drop = Drop of water
workshop-icon-whale-tail = Whale’s tail
workshop-icon-wheat = Wheat
workshop-icon-windmill = Windmill
workshop-icon-wolf-head = Wolf
