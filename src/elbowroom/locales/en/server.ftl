### What the server says: errors that are not about a move, names for those who gave none, lines at its start.

## Names

# Names that bots go by, with ", " between them. They are proper names: short, and the same in every language.
server-bot-names = Bramble, Pim, Odette, Grub, Nettle, Ivo, Tuft, Wanda, Moss, Fenna, Kip, Clove, Bodkin, Juno, Lump, Elka, Gorse, Nib, Mabel, Fitch, Orla, Pebble, Zeb, Sorrel, Quill, Tansy, Rook, Umber, Dibs, Yarrow, Vole, Wick
server-player-name = Player { $number }

## At the start

server-listening = Elbowroom is at { $address }
server-listening-lan = Others in this network come in at { $address }
server-stop = Ctrl-C stops it.
server-no-page =
    The server runs, but its page was not built.
    From a checkout, `python3 run.py` builds it; a wheel has it inside.

## It is somebody’s turn who is away: a push or a mail

# $name is who is told. Shown as a notification.
server-turn-title = { $name }: it is your turn
# $others are names in a list.
server-turn-about = Round { $round } of { $rounds }. Also at the table: { $others }.
server-turn-subject = Elbowroom: it is your turn in round { $round }
server-turn-mail =
    Hello,

    { $name } is to play, and that is you. { $about }

    Play on, on whichever device you read this:
    { $link }

    Whoever has this link can play your seat, so keep it to yourself.

    No more mails about this game:
    { $stop }
server-confirm-subject = Elbowroom: do you want mails when it is your turn?
server-confirm-mail =
    Hello,

    somebody who plays at { $site } asked for mails to this address when it is their turn.

    If that was you, say yes here:
    { $link }

    If it was not, do nothing: without your yes no further mail comes, and the address is forgotten after a week.

error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $problem }.
error-no-lan = This server knows of no address in a home network that it could open.
error-not-owner = Only the server’s own page, in a browser at the machine on which it runs, may ask for that.
error-no-database = The database cannot be used: { $problem }
error-database-held = The games in { $path } are in use already, by process { $process } on { $name }. Use that server, stop it, or name another file with --db.
error-processes-need-postgres = Several processes need PostgreSQL: an SQLite file is for one. Name a database with --db postgresql://…, or leave out --processes.
error-bad-config = The configuration file { $path } cannot be used: { $problem }
error-bad-proxy = { $proxy } is no address of a server in front of this one: something like 127.0.0.1 or 10.0.0.0/8 is wanted.
error-bad-metrics = A place for figures is PORT or HOST:PORT, not { $address }.
error-bad-log = The log can be written as text or json, not as { $given }.
error-bad-push-key = The key for pushes is no file with a private key as PEM, for the curve P-256.
error-bad-smtp = { $smtp } is no mail server: HOST or HOST:PORT is wanted.
error-bad-tls = { $tls } is no way to speak to a mail server; known are starttls, tls and none.
error-bad-url = { $url } is no address of this server: something like https://games.example.org is wanted.
error-needs-extra = { $option } needs the package { $package }: pip install 'elbowroom[{ $extra }]'
error-password-needs-tls = A password is not sent to a mail server without TLS: leave --smtp-tls out, or the password.
error-smtp-needs = --smtp needs { $option } too.
error-later-database = The database is at revision { $revision }, which a later version made. Start that version, or name another database with --db.

## Requests that cannot be understood

error-bad-json = This is not JSON: { $problem }.
error-bad-message = This is not a message that the server knows: { $problem }.
error-bad-request = { $problem }.
error-foreign-page = A page of another site may not ask for this.
error-not-json-type = This address takes JSON only: say so with the header content-type.
error-no-hello = A connection begins with “hello”.
error-hello-twice = A connection says “hello” once.
error-no-such-page = There is nothing at this address.
error-not-allowed = This address does not take such a request.
error-server-failed = Something went wrong on the server. It is in its log.
error-cannot-save = The server cannot save right now. Try again in a while.
error-too-large = This is more than the server reads.
error-too-many = So many requests in so short a time: wait a little.
error-too-many-tables = From your address there are { $most } unfinished tables already: finish one of them first.
error-no-such-entries = There is no page of the log before entry { $before }: the entries are numbered from 1 to { $last }.

## Tables and seats

error-bad-chat = A line of chat is text on one line.
error-too-much-talk = That is a lot of talk for so short a time: wait a little.
error-muted = Whoever made this table lets you say nothing here.
error-watchers-silent = Only those who play may talk at this table.
error-bad-player-name = A player cannot be called { $name }: no commas, no “#”, nothing invisible.
error-name-alike = The name { $name } looks like { $other }, and that one is taken here. Choose another.
error-no-open-seat = No seat is open at this table.
error-no-such-code = This link is used up, too old, or mistyped. Ask for a new one on the device that has the seat.
error-no-such-table = There is no table { $table }.
error-nobody-there = There is no player on this seat for whom a bot could step in or leave.
error-not-a-seat = This table has no such seat.
error-not-host = Only whoever made the table can do that.
error-not-your-seat = This seat is somebody else’s.
error-seat-taken = This seat is taken.
error-still-here = That player is here.
error-unknown-level = There is no bot { $level }; known are { $known }.

## Being told that it is one’s turn

error-bad-address = { $address } is no e-mail address.
error-bad-endpoint = Pushes go to addresses with HTTPS only.
error-bad-link = This link is not one of ours, or not complete.
error-bad-subscription = The keys of this browser’s subscription are not as they should be.
error-has-clock = This table has a clock: nobody is told there.
error-no-mail = This server sends no mails.
error-no-push = This server sends no pushes.
error-no-reminders = This server sends neither pushes nor mails.
error-old-link = This link is no longer good.
error-private-endpoint = Pushes go to services on the internet only.
error-too-many-mails = Enough mails have been asked for today. Try again tomorrow.

## Playing

error-needed-later = “{ $move_back }” cannot be taken back alone: later moves depend on it.
error-not-playing = The game has not begun, or is over.
error-not-your-decision = This decision is somebody else’s.
error-nothing-to-undo = There is nothing to take back: dice, new combos and other players’ decisions stay.
error-no-analysis = The analysis is off at this table while several people play: it would be unfair.
error-no-eyes = The analysis looks with the eyes of a player; whoever watches has none.
error-no-hints = This table plays without hints.
error-one-analysis = One analysis at a time.
error-one-hint = One hint at a time.
error-stale = Something happened meanwhile; look again.
error-workers-busy = The server has too much to think about just now; try again in a while.
error-time-is-up = The time is up; a bot plays this turn to its end.

## Games that are looked at again

error-no-such-review = There is no such analysis here any more; ask for it again.
error-review-failed = The analysis failed. It is in the server’s log.
error-review-unfinished = A game can be analysed when it is over.
error-reviews-busy = Many games are being analysed just now; try again in a while.
error-reviews-of-yours = Enough games of yours are being analysed already: { $most }. Wait for one of them.
error-no-such-balance = There are no such games here any more; ask again.
error-balance-failed = The games could not be played. The reason is in the server’s log.
error-balance-busy = Games with other packs are being played just now; try again in a while.
error-balance-of-yours = Games with a pack of yours are being played already. Wait for them.
error-balance-pieces = At most { $most } races and powers can be looked at together, and at least one.

## Records and games to play on from

error-no-such-step = The game has no move { $step }: its last one is { $steps }.
error-nothing-to-play = That game was over; choose an earlier move.
error-own-map = Games on maps that have no drawing cannot be shown here.
error-record-too-long = The record is too long to be shown. Moves: { $moves }, at most { $most }.
error-seats-differ = The number of seats must be { $players }, as in that game, not { $seats }.
error-still-secret = A game with hidden purses can be played on from when it is over.
error-record-secret = The record of a game with hidden purses is there when it is over: whoever has all moves can count the coins.
error-which-origin = A game to play on from is that of a table or a record, not both.

## Looking after the database

error-not-sqlite = This is for SQLite files; PostgreSQL has tools of its own for it, such as pg_dump.
error-no-such-database = There is no database { $path }.
error-file-there = There is something at { $path } already: name a new file.
error-cannot-copy = The copy failed: { $problem }.
error-not-postgres = Games are moved to PostgreSQL: a URL such as postgresql://user@host/games is wanted.
error-not-empty = That database has tables already: games are moved to an empty one.
error-bad-status = { $given } is no status of a table; known are { $known }.
error-no-days = Say how old tables must be to be removed: --waiting, --playing or --over, or --config with a file that does.
## Maps

error-map-players = This map is for { $players } players, and there are { $seats } seats.
error-six-need-a-map = Six can play only on a map that is made for six.
error-which-map = A game that is played on keeps its map.
error-which-packs = A game that is played on keeps its races and powers.
error-not-at-table = This game has no { $trait }, so it cannot be on offer first.
error-no-such-map = There is no map { $map } here.
error-no-such-measurement = Nothing is known of this map here any more; measure it again.
error-measuring-yours = Enough maps of yours are being measured already: { $most }. Wait for one of them.
error-measuring-busy = Many maps are being measured just now; try again in a while.
error-measuring-failed = The map could not be measured. The reason is in the server’s log.
