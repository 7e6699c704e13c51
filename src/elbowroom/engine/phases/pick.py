"""Picking a combo from the column, and revealing new ones (3)."""

from elbowroom.engine.actions import DONE, PICK, REVEAL
from elbowroom.engine.board import members
from elbowroom.engine.events import Event, Picked, Revealed
from elbowroom.engine.phases.scoring import score
from elbowroom.engine.phases.turn import end_turn, next_people
from elbowroom.engine.state import PICK_PHASE, SLOTS, State
from elbowroom.engine.troops import enlist


def pick_actions(s: State) -> list[int]:
    """Every combo that the purse can pay for (3.1, 3.2); with none on offer the turn can only be passed."""
    affordable = min(len(s.offer), s.coins[s.seat] + 1)
    return [PICK + place for place in range(affordable)] or [DONE]


def pick(s: State, place: int, out: list[Event] | None) -> None:
    """Pay, take the coins on it, take the tokens, and let the combos below move up."""
    seat, rules = s.seat, s.rules
    combo, found = s.offer.pop(place), s.bounty.pop(place)
    for above in range(place):
        s.bounty[above] += 1
    s.coins[seat] += found - place
    if s.has_stack():
        s.reveals += 1
    p = SLOTS * seat
    enlist(s, p, combo)
    tokens = min(rules.folds[combo].tokens, s.tray(rules.race_of(combo)))
    s.hand[p] = s.troops[p] = tokens
    if out is not None:
        power = rules.power_id(combo) or ""
        out.append(Picked(seat, place + 1, rules.race_id(combo), power, place, found, tokens))
    next_people(s, p)


def pass_turn(s: State, out: list[Event] | None) -> None:
    """Nothing is on offer: score what stands on the map."""
    score(s, out)
    end_turn(s, out)


def drawable(s: State) -> tuple[list[int], list[int]]:
    """The races and the powers that may show next; any of them with any, each as likely (3.4, 3.5).

    Shuffled banners come first, those that came back after them in their order.
    """
    races = members(s.banners) if s.banners else s.returned[:1]
    return races, members(s.badges or s.discarded)


def reveal_actions(s: State) -> list[int]:
    """Every combo that may show next."""
    races, powers = drawable(s)
    return [REVEAL + s.rules.combo(race, power) for race in races for power in powers]


def reveal(s: State, combo: int, out: list[Event] | None) -> None:
    """The combo shows at the bottom of the column."""
    rules = s.rules
    race, power = rules.race_of(combo), rules.power_of(combo)
    if s.banners:
        s.banners &= ~(1 << race)
    else:
        s.returned.pop(0)
    if not s.badges:
        s.badges, s.discarded = s.discarded, 0
    s.badges &= ~(1 << power)
    s.offer.append(combo)
    s.bounty.append(0)
    s.reveals -= 1
    s.phase, s.after = s.after, PICK_PHASE
    if out is not None:
        out.append(Revealed(rules.races[race].id, rules.powers[power].id))
