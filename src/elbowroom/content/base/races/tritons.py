"""Tritons (10.12): a token less for land on a sea or lake."""

from elbowroom.engine.board import COAST
from elbowroom.engine.trait import Race

TRAIT = Race("tritons", 6, box=11, discount_on=COAST)
