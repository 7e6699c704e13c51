"""`Game`, the friendly driver of the engine, and where its chance and its options come from."""

from elbowroom.game.game import Game

__all__ = ["Game"]
