"""Elves (10.3): no Elf dies when a region is taken; all of them withdraw."""

from elbowroom.homebrew import Race

TRAIT = Race("elves", 6, box=11, losses=0)
