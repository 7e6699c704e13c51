"""Forest (11.8): a coin more for each forest region."""

from elbowroom.engine.board import FOREST
from elbowroom.engine.trait import Power

TRAIT = Power("forest", 4, bonus_on=FOREST)
