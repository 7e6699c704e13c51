### The help of the commands. It is read without Fluent, so that `--help` is there at once: no braces here.
### help-COMMAND says what a command does, help-COMMAND-OPTION what an option does; help-option-OPTION is for all commands.

help-elbowroom = The board game Small World: watch it, replay it, take it apart, add to it.
help-option-lang = The language of everything that is printed, such as en; by default the system’s.
help-option-help = Show this help and do nothing else.
help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND [ARGS]...
help-panel-options = Options
help-panel-arguments = Arguments
help-panel-commands = Commands
help-panel-errors = Error
help-default = [default: …]
help-required = [required]
help-environment = [or set …]
help-try = For help: …

## Options that several commands have

help-option-db = An SQLite file or a database URL; by default in your data folder.
help-option-workers = Processes in which bots think; by default cores less one.
help-option-lan = The address that your own page may open for others, or none; by default your home network’s.
help-option-map = 2p, 3p, 4p, 5p, another map’s name, or a file with a map; by default by number of players.
help-option-jobs = How many processes play.
help-option-homebrew = A home-made race or power; may be given several times.
help-option-as-json = Print one JSON object and nothing else.
help-option-file = A position (JSON), a record, or a map.
help-option-name = Small letters, underscores between words.
help-option-folder = Where the files go.

## play

help-play = Play in the browser, alone, with bots, or with friends. Ctrl-C ends it; games are kept.
help-play-port = By default one that is free.
help-play-host = 0.0.0.0 lets others in this network join.
help-play-browser = Open a browser.

## serve

help-serve = Serve the game to browsers until Ctrl-C.
help-serve-host = Where to listen; 0.0.0.0 is everywhere.
help-serve-port = 0 takes one that is free.
help-serve-pause = Seconds between two moves of a bot.
help-serve-grace = Seconds after which a bot plays for an absent player.
help-serve-config = A TOML file with limits, and how long games are kept; see docs/server.md.
help-serve-processes = Processes that serve behind one port; more than one needs PostgreSQL.
help-serve-proxy = Address or network of a server in front of this one, which says truly who asks; can be given several times.
help-serve-metrics = Tell figures for Prometheus there; without a host on this machine only. Needs the extra metrics.
help-serve-log = text, or json with one object a line for each event.
help-serve-push = Tell players by Web Push; needs the extra push.
help-serve-push-key = A private key (PEM, P-256) for pushes; by default one is made and kept in the database.
help-serve-push-anywhere = Pushes may go to this machine and its network too.
help-serve-smtp = Tell players by e-mail, through it.
help-serve-smtp-tls = By default starttls, and tls at port 465.
help-serve-mail-from = The sender of mails.
help-serve-mail-after = Minutes after which somebody who is away gets a mail.
help-serve-mails-a-day = So many mails at most.
help-serve-url = This server’s address for browsers, such as https://example.org.
help-serve-contact = Whom a push service can write to.

## demo

help-demo = Show what this program can do, and a short game between two simple players.
help-demo-seed = The same seed, the same game.
help-demo-fast = Do not wait between the lines.

## simulate

help-simulate =
    Let random players play, and count coins, wins, declines, races and powers.

    What a race or power earned is a coin for each region its tokens held whenever their owner scored, active and in decline, and what race and power paid beside that; both are credited with all of it.
help-simulate-players = 2 to 5, or as many as the map says.
help-simulate-games = How many games.
help-simulate-seed = The same seed gives the same games.
help-simulate-out = Write a JSON line for each game here.

## match

help-match =
    Let bots play against each other, from every seat alike, and count wins and coins.

    Each game is played once from every seat with the same seed, so that luck evens out. With --nodes, or with no budget at all, the same seed gives the same result on every machine.
help-match-players = Two to five bots: levels, plugins or mybot.py:MyBot.
help-match-bot = One more bot; may be given several times.
help-match-games = How many games.
help-match-seed = The same seed gives the same games.
help-match-seconds = Time for each turn of a bot.
help-match-nodes = Positions a bot may look at for each turn.

## ladder

help-ladder = Rate the levels: how often they win, what they earn, what they pick and when they decline.
help-ladder-levels = Weakest first; every level there is.
help-ladder-players = Sizes of the tables.
help-ladder-games = Games at each table.
help-ladder-seed = The same seed gives the same page.
help-ladder-nodes = Positions a bot may look at for each turn.
help-ladder-out = Write the page here; else it is printed.
help-ladder-plot = Draw a picture here (needs matplotlib).

## seats

help-seats = Let a bot play against copies of itself, and count wins by seat: is it fair to whoever sits last?
help-seats-bot = A level, a plugin or mybot.py:MyBot.
help-seats-players = How many of it play.
help-seats-games = How many games.
help-seats-seed = The same seed gives the same games.
help-seats-nodes = Positions a bot may look at for each turn.

## analyse

help-analyse =
    Show what each player can expect in the end, and the best plans for the turn.

    Of a finished record every turn is reviewed: chances to win, what it cost, and what was better.
help-analyse-seconds = How long to think; of a record, about all of it.
help-analyse-nodes = Positions to look at, of a record for each turn, instead.
help-analyse-at = Of a record: after so many moves.
help-analyse-whole = Of a record that has no end: all of it.

## train

help-train =
    Learn by self-play what a position is worth, and write it to a weights file.

    The file keeps what it has for other numbers of players. Needs the extra `train` (numpy).
help-train-players = For how many players.
help-train-iterations = How often to learn.
help-train-games = Games for each iteration.
help-train-seed = Other seeds, other games.
help-train-out = The weights file to write or add to.

## replay

help-replay = Play a record again, tell what happens turn by turn, and check its result.
help-replay-quiet = Only check the record.
## verify

help-verify = Check that nobody tampered with the dice and combos of a game that was played on a server.
help-verify-seal = The seal that the page showed when the game began.

## show

help-show = Show the board, the players, the column and the legal moves of a position or a record.
help-show-at = After N moves of a record.

## perft

help-perft = Count the sequences of actions from a position; outcomes of chance are counted once each.
help-perft-depth = How many actions deep.
help-perft-divide = Count apart for each first move.

## bench

help-bench =
    Measure how fast the engine is, beside catanatron where that is installed.

    Everything is measured on one core. Engine and catanatron take turns, so that a busy machine slows both.
help-bench-seconds = How long each figure is measured.

## new-power

help-new-power = Write a new power that works at once: its code, its test and its texts.

## new-race

help-new-race = Write a new race that works at once: its code, its test and its texts.
help-new-race-replaces = The race whose tokens it uses.

## rules

help-rules = Read the rulebook: its contents, a page of it, or everything with some words.
help-rules-topic = A chapter, a race, a power, a rule such as 4.3, or words to look for.

## admin

help-admin = Look after a server’s database: list, close, export and remove tables, copy and move it.
help-admin-list = List tables: what they are doing, since when, and who sits there.
help-admin-list-status = Only these: waiting, playing, over or closed.
help-admin-list-older = Only those at which nothing has happened for so many days.
help-admin-close = Close tables: those who are there are sent away within half a minute, and nobody can come back. Their games are kept.
help-admin-close-ids = Ids of tables.
help-admin-export = Print the record of a table’s game, or write it to a file.
help-admin-export-table = The id of a table.
help-admin-export-out = Write it here.
help-admin-prune = Remove tables at which nothing has happened for so many days, with everything that was kept of them.
help-admin-prune-config = The server’s configuration file, for the days that it names.
help-admin-prune-waiting = Tables with open seats.
help-admin-prune-playing = Games that go on.
help-admin-prune-over = Games that are over, and tables that were closed.
help-admin-prune-dry-run = Only say how many it would be.
help-admin-backup = Copy an SQLite database as it is at this moment, while a server may run. The copy is checked.
help-admin-backup-file = Where the copy goes.
help-admin-move = Copy all games of an SQLite file to an empty PostgreSQL, all or nothing. Stop the server before.
help-admin-move-to = The PostgreSQL to move to.
## new-map and check-map

help-new-map = Draw a new map in the proportions of the four boards, and write it as JSON.
help-new-map-players = For how many players: 2 to 6.
help-new-map-seed = The same seed gives the same map; by default a new one each time.
help-new-map-out = Write it into this file.
help-check-map = Say what does not hold of a map, and where; exit code 1 if nobody can play on it.
help-check-map-file = A file with a map (JSON or TOML).
## homebrew

help-homebrew = Races, powers and maps as data: see docs/packs.md.
help-homebrew-check = Read packs, tell all that is wrong with them, and play some games with their races and powers.
help-homebrew-check-files = Packs as TOML or JSON, folders of them, or links of the workshop.
help-homebrew-print = Show the races and powers of packs, with what they do in sentences.
help-homebrew-print-files = Packs as TOML or JSON, folders of them, or links of the workshop.
help-homebrew-balance =
    Play games with and without each race and power, and say how strong it is beside those of the box.

    In every game the first player must take the top of the column; in half of the games the piece lies there. If it is far from average, another number of tokens is tried.
help-homebrew-balance-files = Packs, folders of packs, or Python files.
help-homebrew-balance-games = Games for each piece, half of them without it.
help-homebrew-balance-level = Who plays: a level, a plugin or mybot.py:MyBot.
help-homebrew-balance-players = 2 to 5.
help-homebrew-balance-seed = The same seed gives the same games.
help-homebrew-balance-nodes = Positions a bot may look at for each turn.
help-homebrew-balance-plot = Draw a picture here (needs matplotlib).
