### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Close
page-cancel = Cancel
page-messages = Messages
page-home = Home
page-offline = The server cannot be reached. Is it running, and are you online?

## Names and levels

page-game = Elbowroom
page-tagline = A crowded little world, and everybody wants a piece of it.
page-newcomer = Newcomer
page-player-number = Player { $number }
page-level-random = Aimless
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert
page-level-label = Level of the bots

## The first screen

page-play-bots = Play against bots
page-play-bots-now = You and { $opponents ->
    [one] one bot
   *[other] { $opponents } bots
}, no waiting.
page-opponents = Opponents
page-opponents-number = { $count ->
    [one] One opponent
   *[other] { $count } opponents
}
page-level = Level
page-way-screen = Play on one screen
page-way-screen-about = Pass the laptop or phone around.
page-way-friends = Play with friends online
page-way-friends-about = Send them a link. No accounts.
page-way-watch = Watch bots
page-way-watch-about = Sit back and see how it is done.
page-more-ways = More ways to play
page-settings = Settings
page-summary-button = Races and powers
page-open-record = Open a record
page-starting = Setting the table…

page-public-tables = Open tables
page-public-none = Nobody is waiting for players right now. Open a table of your own, and make it public.
page-public-new = Open a table
page-public-free = { $seats ->
    [one] 1 seat free
   *[other] { $seats } seats free
}
page-public-map = { $players } players
page-join = Join
page-join-label = Join { $names }
page-look-on = Look on
page-look-on-label = Look on at the table of { $names }
page-public-nobody = Nobody yet

page-your-tables = Your tables
page-your-none = Games you start or join are listed here, so that you can leave and come back.
page-your-all = Show all { $count }
page-table-waiting = Waiting for players
page-table-playing = In progress
page-table-over = Finished
page-table-gone = No longer on this server
page-continue = Continue
page-continue-label = Continue the game of { $names }
page-replay = Replay
page-replay-label = Replay the game of { $names }
page-forget = Forget
page-forget-label = Forget the table of { $names }
page-forget-sure = Forget this table? Your seats there are given up for good.
page-forget-yes = Forget it

page-record-about = Every game can be saved as a small text file. Choose one, drop it here, or paste it.
page-record-file = Choose a file
page-record-text = The record
page-record-show = Show the game
page-record-empty = There is nothing to show yet: choose a file or paste a record.

page-unofficial = An unofficial game for people who love the original, not affiliated with or endorsed by its publisher. All maps and drawings are our own.
page-icons-credit = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.

## A new table

page-new-table = New table
page-new-lead = Who plays?
page-seats-number = Number of players
page-seats-count = { $count } players
page-map-of = The map for { $players } players
page-seat-number = Seat { $number }
page-seat-who = Who sits on seat { $number }
page-seat-human = Here
page-seat-human-about = Somebody at this screen
page-seat-bot = Bot
page-seat-bot-about = A bot
page-seat-open = Friend
page-seat-open-about = Open for a friend
page-seat-open-hint = Whoever opens your link
page-seat-name = Name
page-seat-name-of = Name of the player on seat { $number }
page-seat-level-of = Level of the bot on seat { $number }
page-first = Who starts
page-first-ears = The most pointed ears
page-first-draw = Draw a player
page-first-seat = Seat { $number }
page-first-named = { $name } (seat { $number })
page-first-hint-ears = The rulebook’s way: a glance around the table, and a little luck.
page-first-hint-draw = Everybody has the same chance.
page-first-hint-seat = Seats keep their order from there.
page-totals = Coins
page-totals-hidden = Hidden
page-totals-open = Open
page-totals-hidden-about = Everybody sees only their own purse, until the end.
page-totals-open-about = Everybody sees every purse.
page-clock = Clock
page-clock-none = None
page-clock-turn = Per turn
page-clock-game = Per game
page-clock-seconds = Seconds for each turn
page-clock-minutes = Minutes for each player’s game
page-clock-about = When time is up, a bot finishes for the player.
page-visibility = Who can join
page-visibility-link = By link only
page-visibility-public = Anybody
page-visibility-link-about = You get a link to send to your friends.
page-visibility-public-about = The table is on everybody’s first screen.
page-more = More
page-seed = Seed
page-seed-about = The same number deals the same combos and dice. Empty: by chance.
page-seed-wrong = A seed is a whole number from 0 up.
page-number-wrong = This must be a whole number from { $low } to { $high }.
page-create = Set the table
page-create-go = Start the game

## Settings

page-theme = Theme
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-pace = Moves of the others
page-pace-0 = At once
page-pace-1 = Quick
page-pace-2 = Calm
page-pace-3 = Slow
page-sound = Sound
page-sound-about = Dice, coins, and a chime when it is your turn.
page-motion = Less motion
page-motion-about = Nothing glides or rolls; things are simply there.
page-region-names = Names on the map
page-region-names-about = Writes the name of every region on the board.
page-your-name = Your name
page-your-name-about = Used when you take a seat.
