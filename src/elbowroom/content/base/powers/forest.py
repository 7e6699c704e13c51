"""Forest (11.8): a coin more for each forest region."""

from elbowroom.homebrew import FOREST, Power

TRAIT = Power("forest", 4, bonus_on=FOREST)
