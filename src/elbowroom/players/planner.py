"""The frame of all bots that plan turns: plan once, then play the plan as long as it holds."""

from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import PICK_PHASE, REDEPLOY, WITHDRAW, State
from elbowroom.players.bot import Bot, Budget, View
from elbowroom.players.purses import all_alike
from elbowroom.players.search.placing import next_placement
from elbowroom.record.notation import write_move


class Planner(Bot):
    """Subclasses say how a decision is planned; placing and following a plan are done here."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: list[int] = []
        self._places: list[int] = []
        self._seat = -1
        self._round = -1

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        s = self.imagine(view.state)
        if (s.seat, s.round) != (self._seat, self._round):
            self._seat, self._round, self._plan, self._places = s.seat, s.round, [], []
        if s.phase in (REDEPLOY, WITHDRAW):
            if not self._places or self._places[0] not in legal_actions(s):
                self._places = self.place(s, budget)
            return write_move(s, self._places.pop(0))
        if not self._plan or self._plan[0] not in legal_actions(s):
            self._plan = self.plan(s, budget)
        action = self._plan.pop(0)
        if s.phase == PICK_PHASE:
            self._plan = []  # the new race's turn is worth a plan of its own
        return write_move(s, action)

    def imagine(self, seen: State) -> State:
        """A state to search in, with a guess at what is hidden."""
        return all_alike(seen)

    def place(self, s: State, budget: Budget) -> list[int]:
        """Actions of redeployment or withdrawal, at least one."""
        return [next_placement(s)]

    def plan(self, s: State, budget: Budget) -> list[int]:
        """Actions from here on, at least one."""
        raise NotImplementedError
