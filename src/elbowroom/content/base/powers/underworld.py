"""Underworld (11.19): caverns cost a token less and are all adjacent to each other."""

from elbowroom.homebrew import CAVERN, Power

TRAIT = Power("underworld", 5, discount_on=CAVERN, links_on=CAVERN)
