"""Hill (11.11): a coin more for each hill region."""

from elbowroom.homebrew import HILL, Power

TRAIT = Power("hill", 4, bonus_on=HILL)
