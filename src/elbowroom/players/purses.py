"""What is in the purses of the others: all alike, or a count kept by whoever watches what they hold and pick.

Coins are hidden, but what a turn earns is seen by all (7.2). A bot is not called when somebody else scores,
so it counts at its next decision, from the land that stands by then: about right, and no peeking.

Whoever has been paid in this round is ahead of those whose turn is still to come by that pay. A guess that
forgets it makes the seats that move late look like the ones to beat, to everybody and in every round.
"""

from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import HIDDEN, SLOTS, STARTING_COINS, State
from elbowroom.players.search.features import turns_left

UNSEEN_PAY = 0.45
"""Coins of a turn that the land does not show, such as those for conquests."""
LOST_PAY = 1.2
"""Coins of a turn that are not seen any more once all the others have moved, and in part when some have."""


def all_alike(seen: State) -> State:
    """A state to search in: a hidden purse holds what the fullest that is seen would hold in its place."""
    filled = seen.copy()
    known = max(seen.coins)
    viewer = _viewer(seen)
    for seat, coins in enumerate(seen.coins):
        if coins == HIDDEN:
            alike = known if known != HIDDEN else STARTING_COINS
            ahead = turns_scored(seen, seat) - turns_scored(seen, viewer)
            if ahead:
                alike += ahead * _earned(seen, seat if ahead > 0 else viewer)
            filled.coins[seat] = max(0, alike)
    return filled


class Purses:
    """Guesses for one seat at one table, kept from decision to decision."""

    def __init__(self) -> None:
        self._coins: list[float] = []
        self._turns: list[int] = []
        self._last: State | None = None

    def fill(self, seen: State) -> State:
        """A state to search in: hidden purses hold what they are guessed to hold."""
        if HIDDEN not in seen.coins:
            return seen.copy()
        turns = [turns_scored(seen, seat) for seat in range(seen.rules.seats)]
        if not self._is_same_game(seen, turns):
            self._begin(seen, turns)
        for seat in range(seen.rules.seats):
            if turns[seat] > self._turns[seat]:
                pay = _earned(seen, seat) + UNSEEN_PAY + LOST_PAY * _moved_since(seen, seat)
                self._coins[seat] += pay * (turns[seat] - self._turns[seat])
            self._coins[seat] -= self._paid(seen, seat)
        self._turns = turns
        self._last = seen
        filled = seen.copy()
        for seat, coins in enumerate(seen.coins):
            if coins == HIDDEN:
                filled.coins[seat] = max(0, round(self._coins[seat]))
        return filled

    def _is_same_game(self, seen: State, turns: list[int]) -> bool:
        return (
            self._last is not None
            and self._last.rules is seen.rules
            and all(now >= before for now, before in zip(turns, self._turns, strict=True))
        )

    def _begin(self, seen: State, turns: list[int]) -> None:
        """From the first turn on all is counted; who comes later takes all to be alike."""
        self._last = None
        self._turns = turns
        self._coins = [float(coins) for coins in all_alike(seen).coins]
        if max(turns) <= 1:
            self._coins = [float(STARTING_COINS)] * seen.rules.seats
            self._turns = [0] * seen.rules.seats

    def _paid(self, seen: State, seat: int) -> int:
        """What the seat's new race cost it, if it has one since the last decision."""
        combo = seen.combo[SLOTS * seat]
        last = self._last
        if last is None or combo < 0 or combo == last.combo[SLOTS * seat]:
            return 0
        if combo not in last.offer:
            return len(last.offer) - 1  # it has shown since, at the bottom of the column
        place = last.offer.index(combo)
        return place - last.bounty[place]


def turns_scored(s: State, seat: int) -> int:
    """How many turns of the seat have been scored."""
    return s.rules.board.rounds - turns_left(s, seat)


def _viewer(seen: State) -> int:
    """The seat whose purse is seen (the fullest of several); the last seat if none is."""
    known = max(seen.coins)
    return seen.coins.index(known) if known != HIDDEN else seen.rules.seats - 1


def _moved_since(seen: State, seat: int) -> float:
    """The part of the others that has moved between the seat's turn and that of whoever looks."""
    return (_viewer(seen) - seat - 1) % seen.rules.seats / (seen.rules.seats - 1.0)


def _earned(s: State, seat: int) -> int:
    return sum(coins for _, coins in income(s, seat))
