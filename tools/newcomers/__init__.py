"""Races and powers that no bot has ever seen, and how well bots do with them."""
