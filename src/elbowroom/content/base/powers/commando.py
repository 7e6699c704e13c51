"""Commando (11.4): every region costs a token less."""

from elbowroom.engine.board import ANYWHERE
from elbowroom.engine.trait import Power

TRAIT = Power("commando", 4, discount_on=ANYWHERE)
