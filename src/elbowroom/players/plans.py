"""Plans for whole turns: finding them, finishing them, and telling what they do."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from elbowroom.engine.actions import ATTEMPT, CONQUER, DECLINE, DEPLOY, PICK, ROLL, argument_of, kind_of
from elbowroom.engine.apply import apply, chance
from elbowroom.engine.board import members
from elbowroom.engine.events import Event, Scored
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import DIE_PHASE, OVER, REDEPLOY, SLOTS, STOUT, WITHDRAW, State
from elbowroom.game.dice import Dice
from elbowroom.players.bot import Budget
from elbowroom.players.search.deploying import spreads
from elbowroom.players.search.lookahead import distinct, without_rash_decline
from elbowroom.players.search.meter import UNLIMITED, Meter
from elbowroom.players.search.placing import next_placement
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import Value
from elbowroom.record.notation import write_move

WIDTH: Final = 12
CANDIDATES: Final = 8
"""Plans that are worth trying out."""
LONGEST: Final = 200
"""Actions that a turn may have; more would be a mistake of ours."""


def candidates(s: State, value: Value, meter: Meter, dice: Dice) -> list[list[int]]:
    """The most promising plans from here to the end of the seat's decisions, best first."""
    if s.phase == REDEPLOY and DEPLOY <= next_placement(s) < CONQUER:
        found = [way.actions for way in spreads(s)]
    else:
        plans = TurnSearch(value, WIDTH, meter).plans(s)
        plans = without_rash_decline(s, plans, value, meter, dice)
        found = [plan.actions for plan in distinct(plans, CANDIDATES)]
    return [completed(s, actions, value) for actions in found]


def completed(s: State, actions: list[int], value: Value) -> list[int]:
    """A plan and what a sensible player does after it, up to the die or the end of the seat's decisions."""
    child, decider = s.copy(), s.decider
    turn = (s.round, s.seat)
    waiting = list(actions)
    done: list[int] = []
    search = TurnSearch(value, 1, Meter(Budget(), UNLIMITED))
    while child.phase != OVER and (child.round, child.seat) == turn and len(done) < LONGEST:
        if child.phase == DIE_PHASE:
            break
        if child.is_chance():
            apply(child, chance(child)[0])  # what comes into the column changes nothing on the map
            continue
        if child.decider != decider:
            break
        if waiting and waiting[0] not in legal_actions(child):
            waiting = []
        if not waiting:
            placing = child.phase in (REDEPLOY, WITHDRAW)
            waiting = [next_placement(child)] if placing else list(search.plans(child)[0].actions)
        done.append(waiting.pop(0))
        apply(child, done[-1])
    return done


@dataclass
class Outline:
    """What a plan does, as far as it can be told before a die is cast."""

    moves: list[str] = field(default_factory=list)
    combo: int | None = None
    """The combo that is picked."""
    row: int = 0
    declines: bool = False
    rests: bool = False
    """Declines after the turn was scored."""
    taken: list[int] = field(default_factory=list)
    """Regions in the order in which they are conquered, one that is only tried among them."""
    tried: int | None = None
    losers: Counter[int] = field(default_factory=Counter)
    """How many of those regions each other seat loses."""
    placed: Counter[int] = field(default_factory=Counter)
    """Tokens that are put into each region in redeployment."""
    rolls: bool = False
    income: int | None = None
    """What the turn earns; where a die is cast first, what it earns if that fails."""


def outline(s: State, actions: list[int]) -> Outline:
    """What a plan does; it is followed as far as it is legal, and up to the die."""
    child, seat = s.copy(), s.decider
    told = Outline()
    for action in actions:
        while child.phase != OVER and child.is_chance() and child.phase != DIE_PHASE:
            apply(child, chance(child)[0])
        if (
            child.phase in (OVER, DIE_PHASE)
            or child.decider != s.decider
            or action not in legal_actions(child)
        ):
            break
        told.moves.append(write_move(child, action))
        _note(told, child, action)
        out: list[Event] = []
        before, people = child.owner[:], child.people
        held = child.held[people]
        placing = child.phase in (REDEPLOY, WITHDRAW)
        apply(child, action, out)
        if not placing:
            for region in members(child.held[people] & ~held):
                _take(told, before[region], region, seat)
        for event in out:
            if isinstance(event, Scored) and event.seat == seat:
                told.income = sum(coins for _, coins in event.income)
    return told


def _note(told: Outline, s: State, action: int) -> None:
    kind, argument = kind_of(action), argument_of(action)
    if kind == PICK:
        told.combo, told.row = s.offer[argument], argument
    elif kind == DECLINE:
        told.rests = s.phase == STOUT
        told.declines = not told.rests
    elif kind == ATTEMPT:
        told.tried = argument
        told.income = sum(coins for _, coins in income(s, s.decider))
        _take(told, s.owner[argument], argument, s.decider)
    elif kind == ROLL:
        told.rolls = True
    elif kind == DEPLOY and s.phase == REDEPLOY:
        told.placed[argument] += 1


def _take(told: Outline, owner: int, region: int, seat: int) -> None:
    told.taken.append(region)
    if owner >= 0 and owner // SLOTS != seat:
        told.losers[owner // SLOTS] += 1


def up_to_die(s: State, actions: list[int]) -> list[int]:
    """Actions that were played, without what came after a die: other pips would have changed it."""
    child = s.copy()
    done: list[int] = []
    for action in actions:
        while child.is_chance():
            if child.phase == DIE_PHASE:
                return done
            apply(child, chance(child)[0])
        if action not in legal_actions(child):
            return done
        apply(child, action)
        done.append(action)
    return done
