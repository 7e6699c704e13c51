"""Tritons (10.12): a token less for land on a sea or lake."""

from elbowroom.homebrew import COAST, Race

TRAIT = Race("tritons", 6, box=11, discount_on=COAST)
