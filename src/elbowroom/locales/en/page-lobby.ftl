### The way to a table: the first screen, a new table, settings, and what every window has.

page-close = Close
page-cancel = Cancel
page-messages = Messages
page-home = Home
page-mine-title = My games
page-workshop = Workshop
page-pack-odd-neighbours = Odd Neighbours
page-offline = The server cannot be reached. Is it running, and are you online?

page-later-failed = This part of the page did not arrive. The line may be down, or the server has a newer page.
page-later-again = Load the page again

## A seat that comes from another device

## Names and levels

page-game = Elbowroom
page-tagline = A crowded little world, and everybody wants a piece of it.
page-newcomer = Newcomer
page-level-random = Aimless
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert
page-level-label = Level of the bots

## The first screen

page-play-bots = Play against bots
page-play-bots-now = { $opponents ->
    [1] You and one bot, no waiting.
    [one] You and { $opponents } bot, no waiting.
   *[other] You and { $opponents } bots, no waiting.
}
page-opponents = Opponents
page-opponents-number = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
page-level = Level
page-way-guide = Learn by playing
page-way-guide-about = New here? A guided first game, under ten minutes.
page-way-guide-resume = Go on with your guided first game.
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

page-unofficial = An unofficial game for people who love the original, not affiliated with or endorsed by its publisher. All maps and drawings are our own.
page-icons-credit = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.

## A new table

page-seats-number = Number of players
page-seat-human = Here
page-seat-human-about = Somebody at this screen
page-seat-bot = Bot
page-seat-bot-about = A bot
page-seat-open = Friend
page-seat-open-about = Open for a friend
page-seat-name = Name
page-first-hint-ears = The rulebook’s way: a glance around the table, and a little luck.
page-first-hint-draw = Everybody has the same chance.
page-first-hint-seat = Seats keep their order from there.
page-help-none = None
page-help-hints = Hints
page-help-analysis = Analysis too
page-help-none-about = Nobody gets hints. Everybody at the table sees that.
page-help-hints-about = Whoever is to move may ask for a hint.
page-help-analysis-about = Hints, chances to win and the best plans for everybody who wants them.
page-clock-none = None
page-clock-turn = Per turn
page-clock-game = Per game

## Settings

page-language = Language
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-pace-0 = At once
page-pace-1 = Quick
page-pace-2 = Calm
page-pace-3 = Slow

page-summary-title = Races, powers and the map

## Maps of one's own

page-maps-link = Map maker
page-map-name-pocket = Pocket Lands
page-map-name-patchwork = Patchwork
page-map-name-half-dozen = Half a Dozen
