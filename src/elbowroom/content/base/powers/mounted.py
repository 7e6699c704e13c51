"""Mounted (11.13): hills and farmland cost a token less."""

from elbowroom.engine.board import FARMLAND, HILL
from elbowroom.engine.trait import Power

TRAIT = Power("mounted", 5, discount_on=HILL | FARMLAND)
