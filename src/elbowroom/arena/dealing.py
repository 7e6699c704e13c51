"""Games that tell how strong a race or power is: the first player takes what lies on top of the column.

In a game *with* a piece, the piece lies there with a partner that chance chose, and whenever it comes back
into the stack, it is the next to show. In a game *without*, the top is what chance put there. Everybody plays
as well as they can from then on.
"""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from elbowroom.arena.referee import Played, play_game
from elbowroom.content.loader import load_homebrew, ruleset
from elbowroom.engine.actions import PICK
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import PICK_PHASE
from elbowroom.engine.trait import Trait
from elbowroom.game import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.bot import Bot, Budget, View
from elbowroom.players.loading import make_bot
from elbowroom.players.search.newcomers import LoadedDice, Newcomer
from elbowroom.record.notation import write_move

Source = Trait | str | Path


@dataclass(frozen=True)
class Variant:
    """A home-made race or power as it is, or with another number on its banner or badge."""

    source: Source
    """A trait that can be sent to another process, or the file that it is in."""
    id: str
    tokens: int

    def trait(self) -> Trait:
        """The race or power."""
        found = next(trait for trait in _traits(self.source) if trait.id == self.id)
        if found.tokens == self.tokens:
            return found
        changed = copy(found)
        changed.tokens = self.tokens
        return changed


@lru_cache(maxsize=64)
def _traits(source: Source) -> list[Trait]:
    """Read once in each process."""
    return load_homebrew([source])


@lru_cache(maxsize=64)
def _rules(variant: Variant | None, players: int) -> tuple[Ruleset, list[Trait]]:
    traits = [] if variant is None else [variant.trait()]
    return ruleset(f"{players}p", players, homebrew=traits), traits


@dataclass(frozen=True)
class Deal:
    """One game of a number of equal bots; it can be sent to another process."""

    variant: Variant | None
    """What lies on top; None for what chance puts there."""
    players: int
    level: str
    seed: int
    budget: Budget

    def rules(self) -> Ruleset:
        """The rules of its table."""
        return _rules(self.variant, self.players)[0]

    def play(self) -> Played:
        """Play it; the first pick of the game is the one that was dealt."""
        rules, traits = _rules(self.variant, self.players)
        dice = seeded(self.seed)
        if self.variant is not None:
            race = rules.race_index.get(self.variant.id, -1)
            power = rules.power_index.get(self.variant.id, -1)
            dice = LoadedDice(dice.state, Newcomer(rules, race, power), 1)
        bots = [make_bot(self.level, self.seed + seat) for seat in range(self.players)]
        with redirect_stdout(sys.stderr):  # results are printed there; what bots print is no result
            return play_game(
                _table(rules, dice, self.seed, traits), [TakesTop(bots[0]), *bots[1:]], self.budget
            )


def _table(rules: Ruleset, dice: Dice, seed: int, traits: Sequence[Trait]) -> Game:
    s = new_state(rules)
    while s.is_chance():
        apply(s, dice.outcome(s))
    names = [str(seat) for seat in range(rules.seats)]
    return Game(s, dice, map=f"{rules.seats}p", seed=seed, names=names, homebrew=list(traits))


class TakesTop(Bot):
    """A bot whose first pick was made for it: the combo on top, which costs nothing."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.knows_traits = bot.knows_traits
        self._was_dealt = False

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        if not self._was_dealt and view.state.phase == PICK_PHASE:
            self._was_dealt = True
            return write_move(view.state, PICK)
        return self.bot.choose(view, legal, budget)
