### One’s own games: what decided one of them for oneself, and the page with all that this browser remembers.

## What decided the game for me

page-forme-title = What decided it for you
page-forme-who = Who you are
page-forme-ahead = At the end { $other } is { combo-coins } behind you.
page-forme-behind = At the end { $other } is { combo-coins } ahead of you.
page-forme-equal = At the end { $other } has as many coins as you: { $coins }.
page-forme-best = Your best combo: “{ $combo }”. It brought { combo-coins } in { count-turns }, { $average } a turn.
page-forme-worst = Your weakest combo: “{ $combo }”. It brought { combo-coins } in { count-turns }, { $average } a turn.
page-forme-only = You played a single combo: “{ $combo }”. It brought { combo-coins } in { count-turns }, { $average } a turn.

## Where the difference was largest. $coins are yours, $their those of $other.

page-forme-regions-more = Your active races held more land. You: { combo-coins }; { $other }: { $their }.
page-forme-regions-less = Your active races held less land. You: { combo-coins }; { $other }: { $their }.
page-forme-race-more = The talents of your races paid more. You: { combo-coins }; { $other }: { $their }.
page-forme-race-less = The talents of your races paid less. You: { combo-coins }; { $other }: { $their }.
page-forme-power-more = Your special powers paid more. You: { combo-coins }; { $other }: { $their }.
page-forme-power-less = Your special powers paid less. You: { combo-coins }; { $other }: { $their }.
page-forme-declined-more = Your races in decline earned more. You: { combo-coins }; { $other }: { $their }.
page-forme-declined-less = Your races in decline earned less. You: { combo-coins }; { $other }: { $their }.
page-forme-found-more = You found more coins on combos. You: { combo-coins }; { $other }: { $their }.
page-forme-found-less = You found fewer coins on combos. You: { combo-coins }; { $other }: { $their }.
page-forme-start-more = You began with more coins. You: { combo-coins }; { $other }: { $their }.
page-forme-start-less = You began with fewer coins. You: { combo-coins }; { $other }: { $their }.
page-forme-paid-more = You paid less for combos. You: { combo-coins }; { $other }: { $their }.
page-forme-paid-less = You paid more for combos. You: { combo-coins }; { $other }: { $their }.

## Its two charts

page-forme-coins = Coins by source
page-forme-you = You
page-forme-all = All together
page-forme-part-start = At the start
page-forme-part-paid = Paid for combos
page-forme-combos = Your combos, coins a turn
page-forme-spell = { combo-coins } in { count-turns }
page-forme-about = A combo’s coins include what it earned in decline; its turns are those it was active and the one of its decline.
page-forme-more = All my games

## The page with all games of this browser

page-mine-who = Whose games
page-mine-everybody = Everybody here
page-mine-looking = Looking for finished games…
page-mine-empty = Your story begins with your first game
page-mine-empty-about = Every game that you finish in this browser is remembered here. These things will be here:
page-mine-empty-levels = Your results against each level of bots, and against people.
page-mine-empty-races = The races you like best, and the combos that bring you most.
page-mine-empty-time = Your results over time, game by game.
page-mine-empty-play = Play a game

page-mine-played = Games played
page-mine-won = Games won
page-mine-won-share = { $count } ({ $share }%)
page-mine-last = Won of the last { $count }
page-mine-best = Most coins in a game

page-mine-time = Game by game
page-mine-time-label = Coins ahead or behind, game by game. Games: { $count }. The list below says the same in words.
page-mine-time-about = Coins ahead of the best of the others, or behind the winner. The latest game is on the right.
page-mine-bar = { $day }: place { $place }, { combo-coins } ({ $margin })
page-mine-list = As a list
page-mine-day = Day
page-mine-with = With
page-mine-place = Place
page-mine-place-of = { $place } of { $players }
page-mine-coins = Coins
page-mine-margin = Ahead

page-mine-levels = Against each level
page-mine-opponent = Opponent
page-mine-people = People
page-mine-beaten = Finished ahead of
page-mine-beaten-of = { $beaten } of { $met }
page-mine-margin-average = Coins ahead, on average
page-mine-levels-about = Every opponent of a game counts: at a table with two easy bots you meet two.

page-mine-races = Favourite races
page-mine-combos = Best combos, on average
page-mine-times = { $count ->
    [1] once
    [2] twice
    [one] { $count } time
   *[other] { $count } times
}
page-mine-average-turn = { combo-coins } on average, { $average } a turn
page-mine-times-turn = played { page-mine-times }, { $average } a turn

page-mine-kept = These games are kept in this browser and nowhere else. There is room for the latest { $count }. A game counts when it was played from its beginning to its end and nobody left it to a bot.
page-mine-save = Save as a file
page-mine-add = Add from a file
page-mine-added = { $count ->
    [0] All games of this file were here already.
   *[other] Games added: { $count }.
}
page-mine-full = The browser refuses to keep these games. They are shown until you leave this page.
page-mine-clear = Clear all
page-mine-clear-sure = Games that would be forgotten for good: { $count }. Save them as a file first if you may want them back.
page-mine-clear-yes = Forget them
page-mine-cleared = All games were cleared away.

page-mine-file-long = This file is too large to be a list of games.
page-mine-file-no-json = This file cannot be read: it is not JSON, or it was cut off.
page-mine-file-other = This file holds something else: “Save as a file” on this page makes the right ones.
page-mine-file-version = This file has version { $version }, which this page cannot read. It reads version 1.
page-mine-file-game = Game number { $number } of this file is damaged: “{ $field }” is missing or wrong. Nothing was added.
