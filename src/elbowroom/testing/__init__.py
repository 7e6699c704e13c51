"""For tests of races and powers: a small language for scenarios, and `check_trait`, which knows the laws.

::

    from elbowroom.testing import check_trait, game, held, player, strip, trait_beside

    TRAIT = trait_beside(__file__)

    def test_the_shore_pays_a_coin_more() -> None:
        map = strip("lake", "farmland", "hill")
        players = [player("orcs beachcombing", turns=1), player("elves swamp", hand=6)]
        g = game(map, players, {1: held(0, "orcs"), 2: held(0, "orcs")}, homebrew=[TRAIT])
        assert g.income(0) == {"regions": 2, "beachcombing": 1}

    def test_it_keeps_the_laws() -> None:
        check_trait(TRAIT)

``docs/add-a-power.md`` goes through it step by step.
"""

from elbowroom.testing.check import check_trait
from elbowroom.testing.scenario import (
    TRIBE,
    Json,
    active,
    conquerable,
    declined,
    game,
    held,
    legal,
    play,
    player,
    region,
    strip,
    trait_beside,
)

__all__ = [
    "TRIBE",
    "Json",
    "active",
    "check_trait",
    "conquerable",
    "declined",
    "game",
    "held",
    "legal",
    "play",
    "player",
    "region",
    "strip",
    "trait_beside",
]
