"""A bot in one file: it takes what pays most for its tokens, and declines when it can take nothing more.

elbowroom match --players examples/bots/greedy.py:Greedy,random --games 20
"""

from elbowroom import Game
from elbowroom.players.bot import Bot, Budget, View

LIKES = ("conquer", "use", "roll", "attempt", "pick", "deploy", "done", "abandon", "decline")


class Greedy(Bot):
    """Looks one conquest ahead."""

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        game = view.game()
        conquests = [move for move in legal if move.startswith("conquer")]
        if conquests:
            return max(conquests, key=lambda move: self.gain_per_token(game, view.seat, move))
        if game.phase == "expand" and "decline" in legal and game.round < game.rounds:
            return "decline"
        liked = min(legal, key=lambda move: LIKES.index(move.split()[0]))
        alike = [move for move in legal if move.split()[0] == liked.split()[0]]
        return alike[self.dice.below(len(alike))]

    def gain_per_token(self, game: Game, seat: int, move: str) -> float:
        """How much more the next scoring pays after a conquest."""
        after = game.copy()
        after.play(move)
        gain = sum(after.income(seat).values()) - sum(game.income(seat).values())
        return gain / (game.cost(int(move.split()[1])) or 1)
