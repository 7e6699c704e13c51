### What the server says: errors that are not about a move, names for those who gave none, lines at its start.

## Names

server-bot-name = { $level ->
    [random] Random Bot
    [easy] Easy Bot
    [medium] Medium Bot
    [hard] Hard Bot
    [expert] Expert Bot
   *[other] Bot
}
server-player-name = Player { $number }

## At the start

server-listening = Elbowroom is at { $address }
server-listening-lan = Others in this network come in at { $address }
server-stop = Ctrl-C stops it.
server-no-page =
    The server runs, but its page was not built.
    From a checkout, `python3 run.py` builds it; a wheel has it inside.

error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $problem }.
error-no-database = The database cannot be used: { $problem }
error-later-database = The database is at revision { $revision }, which a later version made. Start that version, or name another database with --db.

## Requests that cannot be understood

error-bad-json = This is not JSON: { $problem }.
error-bad-message = This is not a message that the server knows: { $problem }.
error-bad-request = { $problem }.
error-no-hello = A connection begins with “hello”.
error-no-such-page = There is nothing at this address.
error-not-allowed = This address does not take such a request.
error-server-failed = Something went wrong on the server. It is in its log.
error-too-large = This is more than the server reads.
error-too-many = So many requests in so short a time: wait a little.

## Tables and seats

error-bad-chat = A line of chat is text on one line.
error-bad-player-name = A player cannot be called { $name }: no commas, no “#”, nothing invisible.
error-no-open-seat = No seat is open at this table.
error-no-such-table = There is no table { $table }.
error-nobody-there = There is no player on this seat for whom a bot could step in or leave.
error-not-a-seat = This table has no such seat.
error-not-host = Only whoever made the table can do that.
error-not-your-seat = This seat is somebody else’s.
error-seat-taken = This seat is taken.
error-still-here = That player is here.
error-unknown-level = There is no bot { $level }; known are { $known }.

## Playing

error-needed-later = “{ $move_back }” cannot be taken back alone: later moves depend on it.
error-not-playing = The game has not begun, or is over.
error-not-your-decision = It is not your decision.
error-nothing-to-undo = There is nothing to take back: dice, new combos and other players’ decisions stay.
error-one-hint = One hint at a time.
error-stale = Something happened meanwhile; look again.
error-time-is-up = The time is up; a bot plays this turn to its end.

## Records and games to play on from

error-no-such-step = The game has { $steps } moves, so there is no move { $step }.
error-nothing-to-play = That game was over; choose an earlier move.
error-own-map = Only games on the four maps can be shown here.
error-record-too-long = The record has { $moves } moves; { $most } can be shown.
error-seats-differ = That game has { $players } seats, not { $seats }.
error-still-secret = A game with hidden purses can be played on from when it is over.
error-which-origin = A game to play on from is that of a table or a record, not both.
