"""The language of scenarios, which inventors of races and powers have too: see `elbowroom.testing`."""

from elbowroom.testing import (
    TRIBE,
    Json,
    active,
    conquerable,
    declined,
    game,
    held,
    legal,
    play,
    player,
    region,
    strip,
)

__all__ = [
    "TRIBE",
    "Json",
    "active",
    "conquerable",
    "declined",
    "game",
    "held",
    "legal",
    "play",
    "player",
    "region",
    "strip",
]
