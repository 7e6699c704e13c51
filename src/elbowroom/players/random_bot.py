"""The level `random`: any legal move, each as likely as the others."""

from elbowroom.players.bot import Bot, Budget, View


class Random(Bot):
    """Plays without looking."""

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        """Any of the legal moves."""
        return legal[self.dice.below(len(legal))]
