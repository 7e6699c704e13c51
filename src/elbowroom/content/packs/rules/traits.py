"""A race or a power whose hooks are answered by a plan."""

from typing import Any

from elbowroom.content.packs.rules.plan import Plan
from elbowroom.engine.events import Event
from elbowroom.engine.state import State
from elbowroom.engine.trait import Power, Race


class DataRace(Race):
    """A race of a pack. It is pickled by whoever made it, as the data that it is made of."""

    def __init__(self, id: str, tokens: int, plan: Plan) -> None:
        super().__init__(id, tokens)
        self._plan = plan
        self._source: tuple[Any, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return self._source

    def discounts(self, s: State, p: int) -> list[int]:
        return self._plan.discounts(s, p)

    def defences(self, s: State, p: int) -> list[int]:
        return self._plan.defences(s, p)

    def loses(self, s: State, p: int, r: int) -> int:
        return self._plan.loses(s, p, r)

    def stays(self, s: State, p: int) -> list[int]:
        return self._plan.stays(s, p)

    def links(self, s: State, p: int, mask: int) -> int:
        return self._plan.links(s, p, mask)

    def reach(self, s: State, p: int) -> int:
        return self._plan.reach(s, p)

    def income(self, s: State, p: int) -> int:
        return self._plan.income(s, p, self.used(s))

    def offers(self, s: State, p: int) -> int:
        move = self._plan.move
        return (
            0 if move is None else move.offers(s, p, self._plan.moves_used(self.used(s)), self.recall(s, p))
        )

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        move, used = self._plan.move, self._plan.moves_used(self.used(s))
        return [] if move is None else move.refusals(s, p, argument, used, self.recall(s, p))

    def owes(self, s: State, p: int) -> bool:
        return self._plan.owes(s, p, self.recall(s, p))

    def default_register(self, s: State, p: int) -> int:
        return self._plan.default_register(s, p)

    def register_range(self, s: State, p: int) -> tuple[int, int]:
        return self._plan.register_range(s, p)

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self._plan.use(self, s, p, argument, out)

    def another_round(self, s: State, p: int, out: list[Event] | None) -> bool:
        return self._plan.another_round(self, s, p, out)

    def before_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.before_conquest(self, s, p, r, out)

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.on_conquest(self, s, p, r, out)

    def on_lost(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.on_lost(self, s, p, r, out)

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        self._plan.on_redeploy(self, s, p, out)

    def on_decline(self, s: State, p: int, out: list[Event] | None) -> None:
        self._plan.on_decline(s, p, out)


class DataPower(Power):
    """A power of a pack. It is pickled by whoever made it, as the data that it is made of."""

    def __init__(self, id: str, tokens: int, plan: Plan) -> None:
        super().__init__(id, tokens)
        self._plan = plan
        self._source: tuple[Any, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return self._source

    def discounts(self, s: State, p: int) -> list[int]:
        return self._plan.discounts(s, p)

    def defences(self, s: State, p: int) -> list[int]:
        return self._plan.defences(s, p)

    def loses(self, s: State, p: int, r: int) -> int:
        return self._plan.loses(s, p, r)

    def stays(self, s: State, p: int) -> list[int]:
        return self._plan.stays(s, p)

    def links(self, s: State, p: int, mask: int) -> int:
        return self._plan.links(s, p, mask)

    def reach(self, s: State, p: int) -> int:
        return self._plan.reach(s, p)

    def income(self, s: State, p: int) -> int:
        return self._plan.income(s, p, self.used(s))

    def offers(self, s: State, p: int) -> int:
        move = self._plan.move
        return (
            0 if move is None else move.offers(s, p, self._plan.moves_used(self.used(s)), self.recall(s, p))
        )

    def refusals(self, s: State, p: int, argument: int) -> list[str]:
        move, used = self._plan.move, self._plan.moves_used(self.used(s))
        return [] if move is None else move.refusals(s, p, argument, used, self.recall(s, p))

    def owes(self, s: State, p: int) -> bool:
        return self._plan.owes(s, p, self.recall(s, p))

    def default_register(self, s: State, p: int) -> int:
        return self._plan.default_register(s, p)

    def register_range(self, s: State, p: int) -> tuple[int, int]:
        return self._plan.register_range(s, p)

    def use(self, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        self._plan.use(self, s, p, argument, out)

    def another_round(self, s: State, p: int, out: list[Event] | None) -> bool:
        return self._plan.another_round(self, s, p, out)

    def before_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.before_conquest(self, s, p, r, out)

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.on_conquest(self, s, p, r, out)

    def on_lost(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        self._plan.on_lost(self, s, p, r, out)

    def on_redeploy(self, s: State, p: int, out: list[Event] | None) -> None:
        self._plan.on_redeploy(self, s, p, out)

    def on_decline(self, s: State, p: int, out: list[Event] | None) -> None:
        self._plan.on_decline(s, p, out)
