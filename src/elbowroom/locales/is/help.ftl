### The help of the commands. It is read without Fluent, so that `--help` is there at once: no braces here.
### help-COMMAND says what a command does, help-COMMAND-OPTION what an option does; help-option-OPTION is for all commands.

help-elbowroom = Borðspilið Smáheimar: horfðu á það, endursýndu það, taktu það í sundur, bættu við það.
help-option-lang = Tungumál alls sem er birt, svo sem is; annars tungumál kerfisins.
help-option-help = Sýna þessa hjálp og gera ekkert annað.
help-usage = Notkun:
help-usage-options = [VALKOSTIR]
help-usage-command = SKIPUN [VIÐFÖNG]...
help-panel-options = Valkostir
help-panel-arguments = Viðföng
help-panel-commands = Skipanir
help-panel-errors = Villa
help-default = [sjálfgefið: …]
help-required = [nauðsynlegt]
help-environment = [eða með …]
help-try = Hjálp fæst með …

## Options that several commands have

help-option-db = SQLite-skrá eða slóð á gagnagrunn; annars í gagnamöppunni þinni.
help-option-workers = Ferli sem vélmenni hugsa í; annars einu færri en kjarnarnir.
help-option-lan = Slóðin sem þín eigin síða má opna fyrir öðrum, eða none; annars heimanetið þitt.
help-option-map = 2p, 3p, 4p, 5p, heiti annars korts eða skrá með korti; fer annars eftir fjölda leikmanna.
help-option-jobs = Hve mörg ferli spila.
help-option-homebrew = Heimagerð þjóð eða eiginleiki; má gefa oftar en einu sinni.
help-option-as-json = Skrifa út einn JSON-hlut og ekkert annað.
help-option-file = Staða (JSON), upptaka eða kort.
help-option-name = Lágstafir, undirstrik milli orða.
help-option-folder = Hvert skrárnar fara.

## play

help-play = Spila í vafranum, á einum skjá, við vélmenni eða við vini. Ctrl-C stöðvar; spilin eru geymd.
help-play-port = Annars eitthvert sem er laust.
help-play-host = 0.0.0.0 leyfir öðrum á þessu neti að vera með.
help-play-browser = Opna vafra.

## serve

help-serve = Bjóða vöfrum spilið þar til ýtt er á Ctrl-C.
help-serve-host = Hvar er hlustað; 0.0.0.0 er alls staðar.
help-serve-port = 0 tekur eitthvert sem er laust.
help-serve-pause = Sekúndur milli tveggja leikja vélmennis.
help-serve-grace = Sekúndur þar til vélmenni spilar fyrir þann sem er fjarverandi.
help-serve-config = TOML-skrá með takmörkunum og hve lengi spil eru geymd; sjá docs/server.md.
help-serve-processes = Hve mörg ferli þjóna á bak við eina gátt; fleiri en eitt þurfa PostgreSQL.
help-serve-proxy = Vistfang eða net netþjóns fyrir framan þennan sem segir rétt frá hver spyr; má gefa oftar en einu sinni.
help-serve-metrics = Þar fást mælitölur fyrir Prometheus; án nafns aðeins á þessari vél. Þarf viðbótina metrics.
help-serve-log = text, eða json þar sem hver atburður er einn hlutur á einni línu.
help-serve-push = Láta leikmenn vita með Web Push; þarf viðbótina push.
help-serve-push-key = Einkalykill (PEM, P-256) fyrir tilkynningar; annars er hann búinn til og geymdur í gagnagrunninum.
help-serve-push-anywhere = Tilkynningar mega líka fara til þessarar tölvu og á net hennar.
help-serve-smtp = Láta leikmenn vita með tölvupósti, um þennan póstþjón.
help-serve-smtp-tls = Annars starttls, og tls á gátt 465.
help-serve-mail-from = Sendandi póstsins.
help-serve-mail-after = Mínútur þar til sá sem er fjarverandi fær póst.
help-serve-mails-a-day = Mesti fjöldi pósta á dag.
help-serve-url = Slóð þessa netþjóns fyrir vafra, svo sem https://example.org.
help-serve-contact = Hverjum tilkynningaþjónusta getur skrifað.

## demo

help-demo = Sýna hvað þetta forrit getur, og stutt spil milli tveggja einfaldra leikmanna.
help-demo-seed = Sama fræ, sama spil.
help-demo-fast = Ekki bíða á milli lína.

## simulate

help-simulate =
    Láta leikmenn spila af handahófi og telja skildinga, sigra, þjóðir, eiginleika og hve oft þjóðum hnignar.

    Það sem þjóð eða eiginleiki gaf er skildingur fyrir hvert landsvæði sem tákn þeirra réðu yfir við hverja útborgun, virk og á hnignunarskeiði, og það sem þjóð og eiginleiki borguðu að auki; allt telst hvoru tveggja til tekna.
help-simulate-players = 2 til 5, eða eins og kortið segir.
help-simulate-games = Hve mörg spil.
help-simulate-seed = Sama fræ gefur sömu spil.
help-simulate-out = Skrifa JSON-línu fyrir hvert spil hingað.

## match

help-match =
    Láta vélmenni spila hvert við annað, jafnt úr öllum sætum, og telja sigra og skildinga.

    Hvert spil er spilað einu sinni úr hverju sæti með sama fræi, svo að heppnin jafnast út. Með --nodes, eða án nokkurs hámarks, gefur sama fræ sömu úrslit á öllum tölvum.
help-match-players = Tvö til fimm vélmenni: styrkleikar, viðbætur eða mybot.py:MyBot.
help-match-bot = Eitt vélmenni enn; má gefa oftar en einu sinni.
help-match-games = Hve mörg spil.
help-match-seed = Sama fræ gefur sömu spil.
help-match-seconds = Tími fyrir hverja umferð vélmennis.
help-match-nodes = Stöður sem vélmenni má skoða í hverri umferð.

## ladder

help-ladder = Meta styrkleikana: hve oft þeir vinna, hvað þeir fá, hvað þeir velja og hvenær þeir láta þjóð fara á hnignunarskeið.
help-ladder-levels = Þann veikasta fyrst; annars alla styrkleika.
help-ladder-players = Stærðir borðanna.
help-ladder-games = Spil við hvert borð.
help-ladder-seed = Sama fræ gefur sömu síðu.
help-ladder-nodes = Stöður sem vélmenni má skoða í hverri umferð.
help-ladder-out = Skrifa síðuna hingað; annars birtist hún á skjánum.
help-ladder-plot = Teikna mynd hingað (þarf matplotlib).

## seats

help-seats = Láta vélmenni spila við eftirmyndir sínar og telja sigra eftir sætum: er sanngjarnt að sitja síðast?
help-seats-bot = Styrkleiki, viðbót eða mybot.py:MyBot.
help-seats-players = Hve mörg þeirra spila.
help-seats-games = Hve mörg spil.
help-seats-seed = Sama fræ gefur sömu spil.
help-seats-nodes = Stöður sem vélmenni má skoða í hverri umferð.

## analyse

help-analyse =
    Sýna hvers hver leikmaður má vænta í lokin og bestu áætlanirnar fyrir umferðina.

    Í upptöku af loknu spili er farið yfir hverja umferð: sigurlíkur, hvað hún kostaði og hvað var betra.
help-analyse-seconds = Hve lengi á að hugsa; í upptöku um það bil alls.
help-analyse-nodes = Stöður sem á að skoða í staðinn, í upptöku fyrir hverja umferð.
help-analyse-at = Í upptöku: eftir svo marga leiki.
help-analyse-whole = Í upptöku án leiksloka: allt spilið.

## train

help-train =
    Læra af eigin spilum hvers virði staða er og skrifa það í vægisskrá.

    Skráin heldur því sem hún geymir fyrir annan fjölda leikmanna. Þarf viðbótina `train` (numpy).
help-train-players = Fyrir hve marga leikmenn.
help-train-iterations = Hve oft á að læra.
help-train-games = Spil í hverri lotu.
help-train-seed = Önnur fræ, önnur spil.
help-train-out = Vægisskráin sem á að skrifa eða bæta við.

## replay

help-replay = Spila upptöku aftur, segja hvað gerist í hverri umferð og sannreyna úrslitin.
help-replay-quiet = Aðeins sannreyna upptökuna.
## verify

help-verify = Sannreyna að enginn hafi átt við teninginn eða samstæðurnar í spili á netþjóni.
help-verify-seal = Innsiglið sem síðan sýndi þegar spilið hófst.

## show

help-show = Sýna kortið, leikmennina, samstæðuröðina og löglega leiki í stöðu eða upptöku.
help-show-at = Eftir N leiki í upptöku.

## perft

help-perft = Telja runur aðgerða frá stöðu; hver útkoma tilviljunar er talin einu sinni.
help-perft-depth = Hve margar aðgerðir niður.
help-perft-divide = Telja sérstaklega fyrir hvern fyrsta leik.

## bench

help-bench =
    Mæla hve hröð vélin er, til samanburðar við catanatron ef það er uppsett.

    Allt er mælt á einum kjarna. Vélin og catanatron skiptast á, svo að önnum kafin tölva hægir á báðum.
help-bench-seconds = Hve lengi hver tala er mæld.

## new-power

help-new-power = Skrifa nýjan eiginleika sem virkar strax: kóða hans, próf og texta.

## new-race

help-new-race = Skrifa nýja þjóð sem virkar strax: kóða hennar, próf og texta.
help-new-race-replaces = Þjóðin sem lánar henni tákn sín.

## rules

help-rules = Lesa reglubókina: efnisyfirlitið, eina síðu eða allt þar sem tiltekin orð koma fyrir.
help-rules-topic = Kafli, þjóð, eiginleiki, regla eins og 4.3 eða orð til að leita að.

## admin

help-admin = Annast gagnagrunn netþjóns: telja upp, loka, flytja út og eyða borðum, afrita hann og flytja.
help-admin-list = Telja upp borð: hvað þar gerist, síðan hvenær og hver situr þar.
help-admin-list-status = Aðeins þessi: waiting, playing, over eða closed.
help-admin-list-older = Aðeins þau þar sem ekkert hefur gerst í svo marga daga.
help-admin-close = Loka borðum: þeir sem þar eru verða sendir burt innan hálfrar mínútu og enginn kemst aftur inn. Spilin eru geymd.
help-admin-close-ids = Auðkenni borða.
help-admin-export = Skrifa út upptöku af spili á borði, eða skrifa hana í skrá.
help-admin-export-table = Auðkenni borðs.
help-admin-export-out = Skrifa hana hingað.
help-admin-prune = Eyða borðum þar sem ekkert hefur gerst í svo marga daga, með öllu sem geymt var um þau.
help-admin-prune-config = Stillingaskrá netþjónsins, vegna daganna sem þar standa.
help-admin-prune-waiting = Borð með lausum sætum.
help-admin-prune-playing = Spil sem standa yfir.
help-admin-prune-over = Spil sem er lokið, og borð sem var lokað.
help-admin-prune-dry-run = Segja aðeins hve mörg þau yrðu.
help-admin-backup = Afrita SQLite-gagnagrunn eins og hann er á þessari stundu; netþjónn má keyra á meðan. Afritið er sannreynt.
help-admin-backup-file = Hvert afritið fer.
help-admin-move = Afrita öll spil SQLite-skrár í tóman PostgreSQL-grunn, allt eða ekkert. Stöðvaðu netþjóninn fyrst.
help-admin-move-to = PostgreSQL-grunnurinn sem flytja á í.
## new-map and check-map

help-new-map = Teikna nýtt kort í hlutföllum spilaborðanna fjögurra og skrifa það sem JSON.
help-new-map-players = Fyrir hve marga leikmenn: 2 til 6.
help-new-map-seed = Sama fræ gefur sama kort; annars nýtt í hvert sinn.
help-new-map-out = Skrifa það í þessa skrá.
help-check-map = Segja hvað er að korti og hvar; lokakóði er 1 ef enginn getur spilað á því.
help-check-map-file = Skrá með korti (JSON eða TOML).
## homebrew

help-homebrew = Þjóðir, eiginleikar og kort sem gögn: sjá docs/packs.md.
help-homebrew-check = Lesa pakka, segja allt sem er rangt í þeim og spila nokkur spil með þjóðum þeirra og eiginleikum.
help-homebrew-check-files = Pakkar sem TOML eða JSON, möppur með þeim eða hlekkir úr smiðjunni.
help-homebrew-print = Sýna þjóðir og eiginleika pakka og segja í setningum hvað þau gera.
help-homebrew-print-files = Pakkar sem TOML eða JSON, möppur með þeim eða hlekkir úr smiðjunni.
help-homebrew-balance =
    Spila spil með og án hverrar þjóðar og hvers eiginleika og segja hve sterk þau eru miðað við kassann.

    Í hverju spili verður fyrsti leikmaður að taka efstu samstæðuna í samstæðuröðinni; í helmingi spilanna er það heimagerða þar. Sé það langt frá meðaltali er annar fjöldi tákna prófaður.
help-homebrew-balance-files = Pakkar, möppur með pökkum eða Python-skrár.
help-homebrew-balance-games = Spil fyrir hvert þeirra, helmingur án þess.
help-homebrew-balance-level = Hver spilar: styrkleiki, viðbót eða mybot.py:MyBot.
help-homebrew-balance-players = 2 til 5.
help-homebrew-balance-seed = Sama fræ gefur sömu spil.
help-homebrew-balance-nodes = Stöður sem vélmenni má skoða í hverri umferð.
help-homebrew-balance-plot = Teikna mynd hingað (þarf matplotlib).
