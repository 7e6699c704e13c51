### What the commands print. Their help is in help.ftl.

## Words in tables

cli-player = Leikmaður
cli-players = Leikmenn
cli-coins = Skildingar
cli-race = Þjóð
cli-races = Þjóðir
cli-powers = Eiginleikar
cli-combo = Samstæða
cli-tokens = Tákn
cli-hand = Á hendi
cli-regions = Landsvæði
cli-region = Landsvæði
cli-terrain = Landslag
cli-symbols = Merki
cli-here = Einnig hér
cli-offer = Í boði
cli-no-race = engin þjóð enn
cli-move = Leikur
cli-sequences = Runur
cli-result = Úrslit
cli-winner = vinnur

## replay and demo

cli-round = Umferð { $round } af { $rounds }
cli-replayed = { $verdict ->
    [checked] Endurspilaðir leikir: { $moves }. Úrslitin eru eins og þau voru skráð.
   *[unfinished] Endurspilaðir leikir: { $moves }. Í upptökunni eru engin úrslit.
}
cli-verified = Öll tilviljun í þessu spili leiddi af leyndarmáli með þessu innsigli: { $seal }
cli-verified-compare = Allt er heiðarlegt ef síðan þín sýndi sama innsigli þegar spilið hófst.
cli-verified-same = Þetta er innsiglið sem þú nefndir: enginn átti við teninginn eða samstæðurnar.
cli-commands = Elbowroom, borðspilið Smáheimar
cli-no-language = „{ $asked }“ er ekki talað hér, svo að þetta er á ensku. Hér er talað: { $known }.
cli-more-help = Hver skipun útskýrir sig sjálf: elbowroom simulate --help
cli-demo = Tveir einfaldir leikmenn að verki. Fræ: { $seed }
cli-demo-again = Þetta spil aftur: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (umferð { $round } af { $rounds })
cli-brackets = Þjóð í svigum er á hnignunarskeiði.
cli-hand-and-aside = { $hand } + { $aside } til hliðar
cli-legal-moves = Löglegir leikir
cli-stacks = Fyrir neðan röðina: fánar stokkaðir { $banners }, komnir aftur { $returned }; skildir stokkaðir { $badges }, skilað { $discarded }.

## simulate

cli-playing = Spilað
cli-games-played = Spil: { $games }. Leikmenn: { $players }. Leikir og útkomur tilviljunar í spili, að meðaltali: { $actions }.
cli-seats = Skildingar og sigrar
cli-seat = Sæti
cli-spread = Staðalfrávik
cli-wins = Sigrar
cli-declines = Hnignun (umferð að meðaltali: { $mean })
cli-in-round = Umferð
cli-picked = Valið
cli-earned = Gaf
cli-earned-means = Gaf: að meðaltali, skildingur fyrir hvert landsvæði við hverja útborgun, virkt og á hnignunarskeiði, og bónusar þjóðar og eiginleika; allt telst hvoru tveggja til tekna. Sameiginlegur sigur telst að sínum hluta.

## perft

cli-perft = Dýpt: { $depth }. Runur: { $total }. Tími: { $seconds } s.

## new-power and new-race

cli-written = Skrifað:
cli-try-it = Þetta virkar strax. Prófaðu það og breyttu því svo:

## bench

cli-measuring = Mælt: { $what }
cli-figure = Mæling
cli-value = Gildi
cli-meaning = Hvað það þýðir
cli-bench-engine = { $engine ->
    [compiled] Þýdda vélin, einn kjarni.
   *[interpreted] Túlkaða vélin, einn kjarni. Sú þýdda er hraðari: python3 run.py --compiled bench
}
cli-bench-games = spil { $map }
cli-bench-games-means = heil spil með leikjum af handahófi á þessu korti
cli-bench-actions = aðgerðir
cli-bench-actions-means = leikir og útkomur tilviljunar í þeim spilum
cli-bench-copy = afrit
cli-bench-copy-means = afritun á stöðu
cli-bench-legal = löglegir leikir
cli-bench-legal-means = upptalning á löglegum leikjum í stöðu
cli-bench-start = fyrsta spil
cli-bench-start-means = frá ræsingu Python til leiksloka
cli-bench-catanatron-means = handahófsspil þess með tveimur leikmönnum
cli-bench-ratio = hlutfall
cli-bench-ratio-means = 2p-spil á hvert spil hjá catanatron
cli-bench-alone = Ekkert er til að bera saman við: catanatron er ekki uppsett. Það fæst með pip install 'elbowroom[bench]' eða með make bench.

## A command line that cannot be understood; $name is a word of it

cli-no-such-command = Skipunin „{ $name }“ er ekki til.
cli-no-such-option = Valkosturinn { $name } er ekki til.
cli-missing = Eitthvað vantar: { $name }.
cli-needs-value = Valkosturinn { $name } þarf gildi.
cli-bad-value = { $name }: gildið er ekki þeirrar gerðar sem hjálpin nefnir.
cli-too-much = Þetta er meira en skipunin tekur við: { $name }.
## admin

admin-tables = Borð: { $count }
admin-table = Borð
admin-status = Staða
admin-made = Búið til
admin-last = Síðast
admin-events = Atburðir
admin-closed = Borð sem var lokað: { $count }
admin-pruned = Borð sem var eytt: { $count }
admin-would-prune = Borð sem yrði eytt: { $count }
admin-copying = Afrita
admin-copied = Afritið er { $path }, heilt og sannreynt.
admin-moved = Afrituð borð: { $count }. Ræstu netþjóninn nú með þeim gagnagrunni.
## Maps

cli-map = Leikmenn: { $players }. Landsvæði: { $regions }. Umferðir: { $rounds }.
cli-map-sound = Ekkert er að þessu korti.
cli-map-weight = Hve alvarlegt
cli-map-problem = Hvað er að
cli-map-grave = enginn getur spilað
cli-map-odd = óvenjulegt
## homebrew

cli-homebrew-good = { $path } er í lagi. Þjóðir: { $races }, eiginleikar: { $powers }, kort: { $maps }.
cli-homebrew-played = Spil af handahófi sem spiluð voru með þeim: { $games }.
cli-homebrew-tokens = Tákn: { $tokens }
cli-homebrew-instead = Tákn: { $tokens } · í staðinn fyrir: { $race }
