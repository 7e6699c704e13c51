### The rulebook on the screen and on a terminal: headings, buttons and what the search says.

rules-title = Rulebook
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = Lost Tribe, mine, 4.3…
rules-found = { $count ->
    [one] { $count } place found
   *[other] { $count } places found
}
rules-found-more = Show { $count } more
rules-none = Nothing in the rulebook fits “{ $words }”. Try a single word, the name of a race or power, or the number of a rule such as 4.3.
rules-back = Back
rules-print-page = Print this page
rules-print-all = Print everything
rules-printing = All pages are being made ready…
rules-print-sheet = Print the summary sheet
rules-next = Next: { $title }
rules-previous = Before: { $title }
rules-link = Link to rule { $number }
rules-whole = Open the rulebook
rules-close = Close the rule
rules-where = Rule { $number }, in the chapter “{ $chapter }”
rules-home-made = The rulebook does not know this one: somebody at this table made it.

## A race or a power

rules-tokens = Brings { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
rules-box = Tokens in the box: { $box }
rules-well = Goes well with
rules-badly = Goes badly with
rules-fine = The rule

## Examples

rules-example = Example
rules-before = Before
rules-after = After
rules-picture = { $when ->
   *[before] The board before the move
    [after] The board after the move
}
rules-hand = In hand: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
rules-purse = In the purse: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
rules-try = Try it yourself
rules-try-board = The board of the example: make a move
rules-try-start = Your move. Do what the example does, or anything else.
rules-try-same = That is what the example does. Go on, if you like.
rules-try-finished = Exactly as in the example. Well played.
rules-try-other = Not what the example does, but the rules allow it. Go on, or start over.
rules-try-refused = That is not possible: { $why }.
rules-try-opponent = Now it is your opponent’s turn. You may move for them, too.
rules-try-over = The game is over.
rules-try-offline = To try it yourself you need a connection to the server. Everything else can be read without one.
rules-try-again = Start over
rules-try-end = Stop trying
rules-try-long = That was a long way from the example. Start over to go on.
rules-you = You
rules-opponent = Opponent

## On a terminal

rules-cli-usage = elbowroom rules TOPIC shows a chapter, a race, a power, a rule such as 4.3, or everything with the words you give.
rules-cli-moves = Moves: { $moves }
rules-cli-none = Nothing in the rulebook fits “{ $words }”.
rules-cli-near = Did you mean: { $topics }?

## The two pages of the summary sheet

sheet-print-title = Summary sheet
sheet-print-turn = A turn
sheet-turn-pick = No active race? Pick a combo. The one at the top is free. For each lower one lay 1 coin on every combo above it. Coins that lie on yours are yours.
sheet-turn-ready = Get ready: take up all tokens but 1 in each region. Before the first conquest you may abandon regions altogether.
sheet-turn-conquer = Conquer next to your race. A region costs 2 tokens, and 1 more for each mountain, token, Lost Tribe, fortress, lair and encampment. At least 1 token.
sheet-turn-die = Final attempt: for the last region you may be 1 to 3 tokens short. Roll the die. Then your conquests are over.
sheet-turn-redeploy = Redeploy: move tokens freely among the regions of the race, at least 1 in each.
sheet-turn-score = Score 1 coin for each region, active and declined, and the bonuses of race and power.
sheet-turn-back = Whoever lost regions brings the withdrawn tokens back.
sheet-turn-decline = Or decline instead: 1 token stays in each region, the earlier declined race leaves, you score, and next turn you pick anew.
sheet-print-entry = Coming in
sheet-entry = The first conquest is a region at the edge of the map, or on the shore of a sea at the edge.
sheet-entry-except = Halflings and Flying races enter anywhere on land, a Seafaring race also on a sea at the edge.
sheet-print-losing = Losing a region
sheet-losing = 1 token goes to the tray, the others to hand and at the end of the turn to other regions of the race. A beaten Lost Tribe is gone for good.
sheet-print-purses = Purses
sheet-purses = Everybody starts with 5 coins. Purses are hidden until the end, unless the table plays with open ones. Most coins win, then most tokens on the map.
