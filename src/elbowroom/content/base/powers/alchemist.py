"""Alchemist (11.1): two coins each turn while active, whatever is held."""

from elbowroom.homebrew import Power

TRAIT = Power("alchemist", 4, earns=2)
