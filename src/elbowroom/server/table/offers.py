"""What the seat that decides can do, as the page shows it: moves with price, gain and odds, and why not.

All of it is asked of the engine; there is no rule here.
"""

from collections.abc import Sequence

from msgspec import convert

from elbowroom.engine import fold
from elbowroom.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    DECLINE,
    DEPLOY,
    DIE,
    DONE,
    PICK,
    kind_of,
)
from elbowroom.engine.apply import apply
from elbowroom.engine.board import members
from elbowroom.engine.events import Event, Scored
from elbowroom.engine.explain import cost_parts, reasons, why_not
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import attack_refusals
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import (
    CONQUER_PHASE,
    EXPAND,
    NO_DIE,
    PHASES,
    PICK_PHASE,
    REDEPLOY,
    SLOTS,
    WITHDRAW,
    State,
)
from elbowroom.engine.trait import Trait
from elbowroom.record.notation import write_move
from elbowroom.server.protocol.basics import Income
from elbowroom.server.protocol.offers import (
    ComboOffer,
    DeclinePreview,
    MoveParts,
    OfferedMove,
    Offers,
    SeatRefusal,
    Spot,
    Supply,
    Tool,
)
from elbowroom.server.table.moves import PLACING, parts_of

ATTACKING = (EXPAND, CONQUER_PHASE)
TOO_LATE = {"wrong_phase", "already_used"}
"""Reasons against naming anybody at all now."""


def offers(s: State, turn_start: State, placed: Sequence[MoveParts] = ()) -> Offers:
    """Everything that the seat whose decision it is can do now.

    ``turn_start`` is how its turn began, ``placed`` what it did in this phase and may take back.
    """
    p = s.people
    seat = p // SLOTS
    actions = legal_actions(s)
    folded = s.folded[p] if s.combo[p] >= 0 else None
    traits = [] if folded is None else folded.activated
    moves = _moves(s, actions)
    return Offers(
        seat=seat,
        phase=PHASES[s.phase],
        acting="active" if p % SLOTS == 0 else "declined",
        race=None if folded is None else folded.race.id,
        power=None if folded is None else s.rules.power_id(s.combo[p]),
        hand=0 if folded is None else s.free_hand(),
        die=None if s.die == NO_DIE else s.die,
        moves=moves,
        spots=_spots(s, actions, moves),
        combos=_combos(s, actions) if s.phase == PICK_PHASE else [],
        tools=_tools(s, p, traits, moves) if s.phase in ATTACKING else [],
        supplies=_supplies(s, p, traits, moves, placed) if s.phase in (REDEPLOY, WITHDRAW) else [],
        refused_seats=_refused_seats(s, p, traits),
        decline=_decline(s, seat) if DECLINE in actions else None,
        done_why=why_not(s, DONE),
        before=_tokens_of(turn_start, s, p),
    )


def incomes(s: State) -> list[Income]:
    """What scoring would pay each seat now, by source."""
    return [dict(income(s, seat)) for seat in range(s.rules.seats)]


# Moves and regions


def _moves(s: State, actions: list[int]) -> list[OfferedMove]:
    now = _total(s, s.people // SLOTS)
    found = []
    for action in actions:
        move = convert(parts_of(s.rules, write_move(s, action)), OfferedMove, from_attributes=True)
        if move.region is not None:
            _weigh(s, action, move, now)
        found.append(move)
    return found


def _weigh(s: State, action: int, move: OfferedMove, now: int) -> None:
    """Say what a move on a region takes and brings."""
    kind = kind_of(action)
    if kind == DEPLOY:  # more tokens in a region earn nothing
        move.cost = 1
        return
    after = s.copy()
    apply(after, action)
    if kind == ATTEMPT:
        move.cost = sum(tokens for _, tokens in cost_parts(s, s.people, action - ATTEMPT))
        short = move.cost - s.free_hand()
        faces = fold.faces(after)
        move.odds = sum(pips >= short for pips in faces) / len(faces)
        apply(after, DIE + max(faces))
    elif kind != ABANDON and s.phase in ATTACKING:
        move.cost = s.free_hand() - after.hand[s.people]
    move.gain = _total(after, s.people // SLOTS) - now


def _held(s: State, seat: int) -> int:
    """The land of a seat, whichever of its races is there."""
    held = 0
    for p in range(SLOTS * seat, SLOTS * seat + SLOTS):
        held |= s.held[p]
    return held


def _total(s: State, seat: int) -> int:
    return sum(coins for _, coins in income(s, seat))


def _spots(s: State, actions: list[int], moves: list[OfferedMove]) -> dict[str, Spot]:
    if s.phase == PICK_PHASE or not actions:
        return {}
    attacking = s.phase in ATTACKING
    own = _held(s, s.people // SLOTS)
    busy = {move.region for move in moves}
    spots = {}
    for r in s.rules.board.ids:
        parts: list[tuple[str, int]] = []
        if attacking:
            refused = attack_refusals(s, s.people, r)
            parts = [] if refused else cost_parts(s, s.people, r)
            why = refused or _too_dear(s, r, actions)
        else:
            why = [] if r in busy else reasons(s, (ABANDON if s.hand[s.people] < 0 else DEPLOY) + r)
        cost = sum(tokens for _, tokens in parts) if parts else None
        spots[str(r)] = Spot(cost, dict(parts), why, bool(own >> r & 1))
    return spots


def _too_dear(s: State, r: int, actions: list[int]) -> list[str]:
    """Why a region that may be attacked cannot be taken."""
    if CONQUER + r in actions:
        return []
    why = reasons(s, CONQUER + r)
    if ATTEMPT + r not in actions:
        why += [reason for reason in reasons(s, ATTEMPT + r) if reason not in why]
    return why


# The rest


def _combos(s: State, actions: list[int]) -> list[ComboOffer]:
    found = []
    for row, (combo, coins) in enumerate(zip(s.offer, s.bounty, strict=True)):
        rules = s.rules
        tokens = min(rules.folded(combo).tokens, s.tray(rules.race_of(combo)))
        action = PICK + row
        can = action in actions
        found.append(
            ComboOffer(
                row=row + 1,
                race=rules.race_id(combo),
                power=rules.power_id(combo) or "",
                price=row,
                coins=coins,
                tokens=tokens,
                move=write_move(s, action) if can else None,
                why=[] if can else why_not(s, action),
            )
        )
    return found


def _tools(s: State, p: int, traits: list[Trait], moves: Sequence[OfferedMove]) -> list[Tool]:
    """The ways to conquer that there are now; tokens are one of them even when they are too few."""
    by_region = {str(move.region): move.move for move in moves if move.verb == "conquer"}
    found = [Tool(None, "tokens", None, None, by_region)]
    for trait in traits:
        uses = [move for move in moves if move.trait == trait.id and move.region is not None]
        if uses:
            costs = {move.cost for move in uses}
            found.append(
                Tool(
                    trait=trait.id,
                    kind="race" if trait is s.folded[p].race else "power",
                    marker=None if trait.marker is None else trait.marker.id,
                    cost=costs.pop() if len(costs) == 1 else None,
                    moves={str(move.region): move.move for move in uses},
                )
            )
    return found


def _supplies(
    s: State, p: int, traits: list[Trait], moves: Sequence[MoveParts], placed: Sequence[MoveParts]
) -> list[Supply]:
    """Tokens, and pieces that are in hand; a trait that counts none in its register has one a turn."""
    found = [Supply(None, None, max(0, s.free_hand()), True, {}, {})]
    for trait in traits:
        if trait.marker is not None and trait.offers(s, p):
            left = trait.recall(s, p) if trait.register else 1
            found.append(Supply(trait.id, trait.marker.id, left, trait.owes(s, p), {}, {}))
    for supply in found:
        supply.moves = _placements(supply.trait, moves)
        supply.back = _placements(supply.trait, placed)
    return found


def _refused_seats(s: State, p: int, traits: list[Trait]) -> list[SeatRefusal]:
    """Opponents who may not be named by a trait that names one now; nobody asks once it has."""
    found = []
    for trait in traits:
        if not trait.names_a_seat:
            continue
        offered = trait.offers(s, p)
        others = [seat for seat in range(s.rules.seats) if seat != p // SLOTS]
        refused = [SeatRefusal(trait.id, seat, trait.refusals(s, p, seat)) for seat in others]
        refused = [one for one in refused if not offered >> one.seat & 1]
        if offered or all(one.why and not TOO_LATE & set(one.why) for one in refused):
            found += refused
    return found


def _placements(trait: str | None, moves: Sequence[MoveParts]) -> dict[str, str]:
    """By region, the moves that put tokens, or what the trait has, on the map."""
    return {
        str(move.region): move.move
        for move in moves
        if move.verb in PLACING and move.trait == trait and move.region is not None
    }


def _decline(s: State, seat: int) -> DeclinePreview:
    """Decline on a copy and look: a late decline was scored already, so there it is the next scoring."""
    after = s.copy()
    out: list[Event] = []
    apply(after, DECLINE, out)
    scored = next((dict(event.income) for event in out if isinstance(event, Scored)), None)
    return DeclinePreview(
        members(_held(after, seat)), dict(income(after, seat)) if scored is None else scored
    )


def _tokens_of(began: State, s: State, p: int) -> dict[str, int]:
    """Where the tokens of the acting race stood."""
    if s.combo[p] < 0:
        return {}
    race = s.rules.race_of(s.combo[p])
    found = {}
    for q in range(SLOTS * (p // SLOTS), SLOTS * (p // SLOTS) + SLOTS):
        if began.combo[q] >= 0 and began.rules.race_of(began.combo[q]) == race:
            found = {str(r): began.tokens[r] for r in members(began.held[q])}
    return found
