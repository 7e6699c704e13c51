"""Where pairs of a race and a power meet others."""

from elbowroom import Game
from tests.scenario import Json, game, held, player, strip

LAND = strip("farmland", "hill", "swamp", "forest", "hill", "farmland", "swamp")
ELVES = player("elves forest", turns=1)
WATCHER = player("orcs flying", turns=1)
"""With seven tokens in region 6 it can attack whatever is not immune."""


def watched(combo: str, regions: dict[int, Json], hand: int = 0, turns: int = 1) -> Game:
    """Seat 0 is about to act; flying Orcs in region 6 move next."""
    players = [player(combo, hand=hand, turns=turns), WATCHER]
    return game(LAND, players, {**regions, 6: held(1, "orcs", 7)})
