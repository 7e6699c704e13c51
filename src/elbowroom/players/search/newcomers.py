"""Games in which one race or power is picked often: what it adds to what a seat goes on to earn."""

from typing import Final

from elbowroom.engine.actions import PICK, REVEAL
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.reveal import drawable
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import ACTIVE, DIE_PHASE, OVER, PICK_PHASE, SLOTS, State
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.bot import Budget
from elbowroom.players.search.features import turns_left
from elbowroom.players.search.lookahead import without_rash_decline
from elbowroom.players.search.meter import UNLIMITED, Meter
from elbowroom.players.search.playing import Mover, chosen, play_on, play_plan
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import Value

WIDTH: Final = 1
DECLINE_TRIALS: Final = 3
BOLDNESS: Final = 0.1
EARLY: Final = 2
"""In one game of so many it comes at once, in the others at some later time."""


class Newcomer:
    """A race or a power of a table, by its index."""

    def __init__(self, rules: Ruleset, race: int, power: int) -> None:
        self.rules = rules
        self.race = race
        self.power = power
        """One of the two; the other is -1."""

    def is_in(self, combo: int) -> bool:
        """Whether it is one half of a combo."""
        return self.rules.race_of(combo) == self.race or self.rules.power_of(combo) == self.power


class LoadedDice(Dice):
    """Dice that show a newcomer from some round on as soon as they can, and before it if they must."""

    def __init__(self, state: int, newcomer: Newcomer, since: int) -> None:
        super().__init__(state)
        self.newcomer = newcomer
        self.since = since

    def outcome(self, s: State) -> int:
        """Decide a chance node."""
        if s.phase == DIE_PHASE:
            return super().outcome(s)
        races, powers = drawable(s)
        wanted = s.round >= self.since
        race = self._one_of(races, self.newcomer.race, wanted)
        return REVEAL + s.rules.combo(race, self._one_of(powers, self.newcomer.power, wanted))

    def copy(self) -> "LoadedDice":
        """Dice that will go on with the same numbers."""
        return LoadedDice(self.state, self.newcomer, self.since)

    def _one_of(self, halves: list[int], newcomer: int, wanted: bool) -> int:
        if newcomer in halves:
            if wanted:
                return newcomer
            halves = [half for half in halves if half != newcomer] or halves
        return halves[self.below(len(halves))]


class Curious(Mover):
    """Searches, but from some round on picks the newcomer whenever it can be had, and never rests rashly."""

    def __init__(self, search: TurnSearch, newcomer: Newcomer, since: int) -> None:
        self.search = search
        self.newcomer = newcomer
        self.since = since

    def move(self, s: State, dice: Dice) -> State:
        if s.phase == PICK_PHASE and s.round >= self.since:
            for action in legal_actions(s):
                if PICK <= action < PICK + len(s.offer) and self.newcomer.is_in(s.offer[action - PICK]):
                    apply(s, action)
                    return s
        search = self.search
        plans = without_rash_decline(s, search.plans(s), search.value, search.meter, dice, DECLINE_TRIALS)
        play_plan(s, chosen(plans, dice, BOLDNESS).actions, dice)
        return s


class Surprise:
    """A seat with a newcomer between two turns: how much more it went on to earn than was guessed."""

    def __init__(self, seat: int, turns: int, total: float) -> None:
        self.seat = seat
        self.turns = turns
        self.total = total
        """What it has and was guessed to earn."""
        self.coins = 0.0


def surprises(value: Value, newcomer: Newcomer, seed: int) -> list[Surprise]:
    """Play a game to its end; every seat whose active race or power is the newcomer, after every turn."""
    rules = value.rules
    dice = LoadedDice(seeded(seed).state, newcomer, 1)
    if dice.below(EARLY):
        dice.since = 2 + dice.below(rules.board.rounds - 2)
    s = new_state(rules)
    mover = Curious(TurnSearch(value, WIDTH, Meter(Budget(), UNLIMITED)), newcomer, dice.since)
    found: list[Surprise] = []
    while s.is_chance():
        apply(s, dice.outcome(s))
    while s.phase != OVER:
        s = play_on(s, mover, dice, (s.seat + 1) % rules.seats)
        if s.phase == OVER:
            break
        for seat in range(rules.seats):
            combo = s.combo[SLOTS * seat + ACTIVE]
            turns = turns_left(s, seat)
            if combo >= 0 and turns > 0 and newcomer.is_in(combo):
                found.append(Surprise(seat, turns, s.coins[seat] + value.future(s, seat, turns)))
    for surprise in found:
        surprise.coins = s.coins[surprise.seat] - surprise.total
    return found
