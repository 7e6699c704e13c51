"""Random games, counts of what can happen, the benchmark, and whether the engine runs compiled."""
