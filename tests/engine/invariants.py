"""What must be true of every state of every game, worked out slowly from what stands on the map."""

from collections import Counter
from collections.abc import Iterator

from elbowroom.engine.actions import DECISIONS
from elbowroom.engine.apply import apply, chance
from elbowroom.engine.events import Earned, Event, Picked, Scored
from elbowroom.engine.explain import cost_parts, why_not
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import CONQUER_PHASE, EXPAND, OVER, REDEPLOY, SLOTS, State
from elbowroom.engine.view import observe
from elbowroom.game.dice import Dice
from elbowroom.testing.walks import changes_nothing, choose, snapshot

# Playing


def walk(s: State, dice: Dice, most: int = 100_000) -> Iterator[State]:
    """Play random actions on the state to the end of the game, with the state after each."""
    for _ in range(most):
        if s.phase == OVER:
            return
        before = money(s)
        events: list[Event] = []
        apply(s, choose(s, dice), events)
        check_money(before, s, events)
        yield s


# Money


def money(s: State) -> tuple[list[int], int]:
    """What the seats have, and what lies on the column."""
    return list(s.coins), sum(s.bounty)


def check_money(before: tuple[list[int], int], s: State, events: list[Event]) -> None:
    """Purses change by earnings and picks alone, and a pick only moves coins to or from the column."""
    purses, column = before
    for event in events:
        if isinstance(event, Scored):
            purses[event.seat] += sum(coins for _, coins in event.income)
            assert event.total == purses[event.seat]
        elif isinstance(event, Earned):
            purses[event.seat] += event.coins
            assert event.total == purses[event.seat]
        elif isinstance(event, Picked):
            purses[event.seat] += event.found - event.paid
            column += event.paid - event.found
            assert event.paid == event.row - 1
    assert (s.coins, sum(s.bounty)) == (purses, column)
    assert min(purses) >= 0


# The state


def check(s: State) -> None:
    """Every invariant that is cheap enough for every step."""
    check_map(s)
    check_tokens(s)
    check_column(s)
    check_legal(s)


def check_map(s: State) -> None:
    """Regions, and all that is derived from them, agree with what stands there."""
    board, markers = s.rules.board, s.rules.markers
    held = [0] * len(s.combo)
    placed = [0] * len(markers)
    immune = 0
    for r in range(board.size):
        counts = [s.markers_at(k, r) for k in range(len(markers))]
        assert s.marks[r] == sum(n << 4 * k for k, n in enumerate(counts))
        toll = 2 + (board.mountains >> r & 1) + (s.tribes >> r & 1) + s.tokens[r]
        for k, n in enumerate(counts):
            placed[k] += n
            toll += n * markers[k].defence
            assert n <= 1 or markers[k].stacks
            if n and markers[k].immune:
                immune |= 1 << r
        assert s.toll[r] == toll
        owner = s.owner[r]
        if owner < 0:
            assert (s.tokens[r], s.marks[r]) == (0, 0)
        else:
            assert s.combo[owner] >= 0
            assert s.tokens[r] >= 1
            assert not s.tribes >> r & 1
            assert board.all >> r & 1
            held[owner] |= 1 << r
    assert s.held == held
    assert s.placed == placed
    assert s.immune == immune
    assert all(n <= marker.supply for n, marker in zip(placed, markers, strict=True))
    assert not s.tribes & ~board.tribes


def check_tokens(s: State) -> None:
    """On the map, in hand, aside and in the tray is what the box holds, for every race."""
    rules = s.rules
    on_map = [0] * len(s.combo)
    for owner, tokens in zip(s.owner, s.tokens, strict=True):
        if owner >= 0:
            on_map[owner] += tokens
    in_box = [race.box for race in rules.races]
    for p, combo in enumerate(s.combo):
        out = on_map[p] + s.hand[p] + s.aside[p]
        assert s.troops[p] == out
        assert s.hand[p] >= 0 or (s.phase == REDEPLOY and p == s.people)
        assert s.aside[p] >= 0
        if combo < 0:
            assert (out, s.turns[p], s.memo[2 * p : 2 * p + 2]) == (0, 0, [0, 0])
        else:
            in_box[rules.race_of(combo)] -= out
            assert p % SLOTS == 0 or out > 0
            assert s.aside[p] <= s.folded[p].keeps_aside
            assert (combo >= rules.declined) == (p % SLOTS != 0)
    assert [s.tray(race) for race in range(len(rules.races))] == in_box
    assert min(in_box) >= 0


def check_column(s: State) -> None:
    """Every banner and every badge is in exactly one place."""
    rules = s.rules
    peoples = [combo for combo in s.combo if combo >= 0]
    banners = Counter(rules.race_of(combo) for combo in [*s.offer, *peoples])
    banners.update(s.returned)
    banners.update(i for i in range(len(rules.races)) if s.banners >> i & 1)
    assert banners == Counter(range(len(rules.races)))
    badges = Counter(rules.power_of(combo) for combo in [*s.offer, *peoples])
    del badges[rules.no_power]
    for stack in (s.badges, s.discarded):
        badges.update(i for i in range(len(rules.powers)) if stack >> i & 1)
    assert badges == Counter(range(len(rules.powers)))
    assert len(s.offer) == len(s.bounty) <= 6
    assert s.phase == OVER or s.is_chance() or s.reveals == 0
    assert len(s.offer) == 6 or s.is_chance() or s.phase == OVER or not s.has_stack()


def check_legal(s: State) -> None:
    """There is something to do unless the game is over, and nothing is offered twice."""
    moves = legal_actions(s)
    assert bool(moves) == (s.phase != OVER)
    assert len(set(moves)) == len(moves)
    assert all((move >= DECISIONS) == s.is_chance() for move in moves)
    if s.is_chance():
        assert set(chance(s)) == set(moves)


def check_reasons(s: State) -> None:
    """`legal_actions` and `why_not` agree on the whole alphabet, and every refusal has its own reason."""
    moves = set(legal_actions(s))
    for action in range(DECISIONS):
        reasons = why_not(s, action)
        assert (reasons == []) == (action in moves), (action, reasons)
        assert "not_offered" not in reasons, action
        assert len(set(reasons)) == len(reasons), (action, reasons)


def check_costs(s: State) -> None:
    """The parts of every cost add up to it."""
    if s.phase in (EXPAND, CONQUER_PHASE):
        for r in s.rules.board.ids:
            parts = cost_parts(s, s.people, r)
            assert sum(tokens for _, tokens in parts) == cost(s, s.people, r)


def check_copy(s: State) -> None:
    """A copy is equal and stays as it is whatever is done to the other."""
    twin = s.copy()
    before = snapshot(s)
    assert snapshot(twin) == before
    assert twin.key() == s.key()
    assert hash(twin.key()) == hash(s.key())
    for action in legal_actions(twin)[:3]:
        other = s.copy()
        apply(other, action)
        assert snapshot(other) != before
        assert snapshot(s) == before


def check_queries(s: State) -> None:
    """Nothing that only asks changes anything."""
    seats = range(s.rules.seats)
    assert changes_nothing(s, lambda: legal_actions(s))
    assert changes_nothing(s, lambda: chance(s) if s.is_chance() else None)
    assert changes_nothing(s, lambda: [why_not(s, action) for action in range(0, DECISIONS, 7)])
    assert changes_nothing(s, lambda: [observe(s, seat) for seat in seats])
    assert changes_nothing(s, lambda: [income(s, seat) for seat in seats])
    if s.combo[s.people] >= 0:
        assert changes_nothing(s, lambda: [cost(s, s.people, r) for r in s.rules.board.ids])


def check_slowly(s: State) -> None:
    """What is too slow for every step."""
    check_reasons(s)
    check_costs(s)
    check_copy(s)
    check_queries(s)
