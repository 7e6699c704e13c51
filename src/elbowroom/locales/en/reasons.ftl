### Why a move cannot be made: a clause that may follow a colon or a semicolon. Each names its noun (“this region”,
### “this move”), because it cannot know what was spoken of before. The page reads these too.

## Moves that cannot be understood

reason-bad-notation = this is not a move; moves look like “conquer 7”, “deploy 7 2”, “use heroic 7” or “done”
reason-bad-count = the number of tokens must be 1 or more
reason-unknown-trait = this table knows no race or power “{ $trait }”
reason-not-your-trait = the race that acts now does not have “{ $trait }”
reason-impossible-outcome = chance cannot bring such an outcome now
reason-no-chance-here = this move needs no such outcome

## Moves that are not legal now

reason-already-acted = the race has already begun to expand this turn
reason-already-conquered = regions can be abandoned only before the first conquest
reason-not-now = this cannot be used now
reason-wrong-region = it cannot be used on such a region
reason-already-used = this talent was already used this turn
reason-cannot-roll-first = only Berserk races roll the die before a conquest
reason-die-rolled = the die that was rolled must be used for a conquest first
reason-game-over = the game is over
reason-immune = nobody can attack this region
reason-just-picked = a race cannot decline in the turn in which it was picked
reason-must-abandon = regions have to be abandoned first
reason-must-pick = a combo has to be picked first
reason-must-place = there is still a piece to be placed on the map
reason-no-need = there are enough tokens to conquer this region without the die
reason-no-such-combo = the column has no combo at this place
reason-no-such-region = the map has no such region
reason-no-such-seat = there is no such player
reason-no-tokens = there is no token in hand
reason-none-left = no piece of this kind is left to place
reason-not-a-decision = this move is not a player’s decision
reason-no-active-race = there is no active race to decline
reason-not-a-lone-token = a single token of another player’s active race must stand in this region
reason-not-adjacent = the race holds no region next to this one
reason-not-border = a race enters the map at its border
reason-not-enough-coins = there are not enough coins to pay for this combo
reason-not-enough-tokens = there are not enough tokens in hand
reason-not-offered = this move is not on offer now
reason-not-yours = the race that acts now does not hold this region
reason-nothing-to-use = the race that acts now has no such talent to use
reason-own-region = the race holds this region already
reason-own-seat = another player must be chosen
reason-peace = there is peace with the owner of this region
reason-rolls-first = a Berserk race rolls before a conquest and has no final attempt
reason-shielded = an encampment protects the token in this region
reason-stands-there = such a piece stands in this region already
reason-tokens-in-hand = the tokens in hand have to be placed first
reason-too-short = even the best roll would not be enough
reason-tray-empty = no token of the race is left in the tray
reason-was-attacked = that player’s active race was attacked this turn
reason-water = seas and lakes are for Seafaring races
reason-wrong-phase = this is not the time for such a move
