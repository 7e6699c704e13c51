"""Races and powers as data: what a pack may say, reading it, and making traits of it."""
