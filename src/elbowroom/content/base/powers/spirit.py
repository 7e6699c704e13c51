"""Spirit (11.16): in decline this race does not count as the one declined race a player may have."""

from elbowroom.homebrew import Power

TRAIT = Power("spirit", 5, declines_beside=True)
