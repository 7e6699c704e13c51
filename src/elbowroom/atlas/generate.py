"""New maps: by number of players and seed, always the same for the same two."""

from elbowroom.atlas import cells
from elbowroom.atlas.document import MapDocument, Place
from elbowroom.atlas.drawing import Drawing
from elbowroom.atlas.names import fitting_names
from elbowroom.atlas.paint import Painter
from elbowroom.atlas.problems import problems_of
from elbowroom.atlas.proportions import Proportions, usual
from elbowroom.content.loader import FEWEST, MOST_ON_OWN_MAP
from elbowroom.engine.errors import OptionError
from elbowroom.game.dice import Dice, seeded
from elbowroom.game.options import checked_seed

WIDTH = 1000
TRIES = 60
"""Drawings until one has no problem; nearly always the first few do not."""


def new_map(players: int, seed: int) -> MapDocument:
    """A map for so many players, drawn and painted in the proportions of the four boards."""
    if type(players) is not int or not FEWEST <= players <= MOST_ON_OWN_MAP:
        facts = {"players": players, "fewest": FEWEST, "most": MOST_ON_OWN_MAP}
        raise OptionError("bad_player_count", option="players", **facts)
    dice, expected = seeded(checked_seed(seed)), usual(players)
    for _ in range(TRIES):
        cut = cells.scatter(dice, expected.regions, WIDTH, expected.height)
        drawing = cells.drawn(cut, dice, WIDTH, expected.height)
        if drawing is not None:
            found = _painted(drawing, expected, dice, players)
            if not problems_of(found):
                return found
    raise OptionError("no_map_found", option="seed", seed=str(seed))


def _painted(drawing: Drawing, expected: Proportions, dice: Dice, players: int) -> MapDocument:
    painter = Painter(drawing, expected, dice)
    terrains = painter.terrains()
    symbols, tribes = painter.symbols(terrains), painter.tribes(terrains)
    names = fitting_names([(terrain, None) for terrain in terrains], dice.below(1000))
    places = tuple(
        Place(region, terrains[region], symbols[region], tribes[region], name=names[region])
        for region in range(len(terrains))
    )
    return MapDocument(players, expected.rounds, places, drawing).redrawn()
