"""Hill (11.11): a coin more for each hill region."""

from elbowroom.engine.board import HILL
from elbowroom.engine.trait import Power

TRAIT = Power("hill", 4, bonus_on=HILL)
