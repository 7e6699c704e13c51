"""Races for examples that need just any race, such as the files that ``elbowroom new-power`` writes."""

PLAIN_RACES = ("orcs", "elves")
"""Races that earn and change nothing as long as nobody attacks."""
RACE_TO_REPLACE = "ratmen"
"""The race that leaves the game for a home-made one, unless another is named."""
