"""Moles: regions with a cavern or a mine cost a token less, and none of them dies when one is lost."""

from elbowroom.homebrew import CAVERN, MINE, Race

TRAIT = Race("moles", 6, box=11, replaces="tritons", discount_on=CAVERN | MINE, losses=0)
