"""Commando (11.4): every region costs a token less."""

from elbowroom.homebrew import ANYWHERE, Power

TRAIT = Power("commando", 4, discount_on=ANYWHERE)
