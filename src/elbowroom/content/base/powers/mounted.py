"""Mounted (11.13): hills and farmland cost a token less."""

from elbowroom.homebrew import FARMLAND, HILL, Power

TRAIT = Power("mounted", 5, discount_on=HILL | FARMLAND)
