"""The laws of traits: they ask without writing, commute, keep nothing, and mean what they offer.

Each check looks at one state ``s`` in which the people ``p`` has the trait, and raises `ContentError` with
the names of the trait and the hook that break the law.
"""

from collections.abc import Callable, Iterator

from elbowroom.engine.actions import SPAN, USE_POWER, USE_RACE
from elbowroom.engine.apply import apply
from elbowroom.engine.board import members
from elbowroom.engine.errors import ContentError
from elbowroom.engine.events import Event
from elbowroom.engine.explain import reasons
from elbowroom.engine.fold import overrides
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.engine.trait import Trait
from elbowroom.testing.walks import changes_nothing, snapshot

Out = list[Event] | None
Act = Callable[[Trait, State, Out], None]

SOME = 3
"""How many regions or arguments of a state are tried where all would take too long."""


def check_questions(trait: Trait, s: State, p: int) -> None:
    """Questions write nothing (`query_writes`)."""
    for hook, question in _questions(trait, s, p):
        if not changes_nothing(s, question):
            raise ContentError("query_writes", trait=trait.id, hook=hook)


def _questions(trait: Trait, s: State, p: int) -> Iterator[tuple[str, Callable[[], object]]]:
    for hook in (
        "discount",
        "discounts",
        "defences",
        "stays",
        "reach",
        "income",
        "offers",
        "owes",
        "default_register",
        "register_range",
    ):
        ask = getattr(trait, hook)
        yield hook, lambda ask=ask: ask(s, p)  # type: ignore[misc]
    yield "loses", lambda: [trait.loses(s, p, r) for r in members(s.held[p])]
    yield "links", lambda: trait.links(s, p, s.held[p])
    yield "refusals", lambda: [trait.refusals(s, p, argument) for argument in range(SPAN)]
    yield "recall", lambda: trait.recall(s, p)
    yield "used", lambda: trait.used(s)


def check_order(one: Trait, other: Trait, s: State, p: int) -> None:
    """Which trigger of a race and its power runs first changes nothing (`order_matters`)."""
    for hook, act in _triggers(s, p):
        one_first, other_first = s.copy(), s.copy()
        for trait in (one, other):
            act(trait, one_first, None)
        for trait in (other, one):
            act(trait, other_first, None)
        if not _same(one_first, other_first):
            raise ContentError("order_matters", trait=one.id, other=other.id, hook=hook)


def check_silence(trait: Trait, s: State, p: int) -> None:
    """What a trigger does is the same whether somebody listens to its events or not (`events_matter`)."""
    for hook, act in _triggers(s, p):
        heard, unheard = s.copy(), s.copy()
        act(trait, heard, [])
        act(trait, unheard, None)
        if not _same(heard, unheard):
            raise ContentError("events_matter", trait=trait.id, hook=hook)


def _triggers(s: State, p: int) -> Iterator[tuple[str, Act]]:
    """Everything that could set off the triggers of a people now."""
    yield "on_redeploy", lambda trait, t, out: trait.on_redeploy(t, p, out)
    yield "on_decline", lambda trait, t, out: trait.on_decline(t, p, out)
    for r in members(s.held[p])[:SOME]:
        yield "before_conquest", lambda trait, t, out, r=r: trait.before_conquest(t, p, r, out)  # type: ignore[misc]
        yield "on_conquest", lambda trait, t, out, r=r: trait.on_conquest(t, p, r, out)  # type: ignore[misc]
        yield "on_lost", lambda trait, t, out, r=r: trait.on_lost(t, p, r, out)  # type: ignore[misc]


def _same(one: State, other: State) -> bool:
    return snapshot(one) == snapshot(other) and one.key() == other.key()


def check_offers(trait: Trait, s: State) -> None:
    """What the trait offers now is not refused (`offer_refused`), and whatever is not offered has a reason.

    The reason may be missing altogether (then a player is told that it is not on offer), but a trait that has
    `refusals` has one for every case (`no_reason`). Using it does something (`use_does_nothing`): what does
    not could be done forever.
    """
    p = s.people
    kind = USE_POWER if trait.half else USE_RACE
    says_why = overrides(trait, "refusals")
    legal = [action - kind for action in legal_actions(s) if kind <= action < kind + SPAN]
    for argument in range(SPAN):
        if argument in legal and trait.refusals(s, p, argument):
            raise ContentError("offer_refused", trait=trait.id, argument=argument)
        if argument not in legal and says_why and "not_offered" in reasons(s, kind + argument):
            raise ContentError("no_reason", trait=trait.id, argument=argument)
    for argument in legal[:SOME]:
        t = s.copy()
        apply(t, kind + argument)
        if t.key() == s.key():
            raise ContentError("use_does_nothing", trait=trait.id, argument=argument)


def kept_in(trait: Trait) -> dict[str, object]:
    """What a trait holds, and its marker: data that no game may change."""
    found: dict[str, object] = {}
    for owner in (trait, trait.marker):
        for name in dir(owner):
            value = getattr(owner, name)
            if not name.startswith("_") and not callable(value):
                found[f"{type(owner).__name__}.{name}"] = value
    return found


def check_keeps_nothing(trait: Trait, before: dict[str, object]) -> None:
    """Nothing in the trait has changed since `kept_in`, and nothing in it could: no list, no dict, no set.

    Raises `keeps_state` with the name of the field.
    """
    now = kept_in(trait)
    for field in {**before, **now}:
        is_new = field not in before or field not in now
        if is_new or now[field] != before[field] or isinstance(now[field], list | dict | set):
            raise ContentError("keeps_state", trait=trait.id, name=field)
