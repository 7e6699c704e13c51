"""Amazons (10.1): four of them only conquer, and are kept aside from redeployment until the next ready."""

from elbowroom.homebrew import Race

CONQUERORS = 4

TRAIT = Race("amazons", 6, extra=CONQUERORS, box=15, keeps_aside=CONQUERORS)
