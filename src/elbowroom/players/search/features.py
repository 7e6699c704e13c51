"""What a seat's prospects depend on, as a short list of numbers.

They describe, at any moment, how the seat stands for the turns still to come; coins in the purse and the
income of the turn under way are no part of them.
"""

from typing import Final

from elbowroom.engine import fold
from elbowroom.engine.board import members
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import ACTIVE, BESIDE, DECLINED, SLOTS, STOUT, WITHDRAW, State

NAMES: Final = (
    "one",
    "active",
    "regions",
    "bonus",
    "declined_regions",
    "declined_bonus",
    "beside_regions",
    "spare",
    "age",
    "exposed",
    "cover",
    "declined_exposed",
    "room",
    "cheap_room",
    "rivals",
    "best_offer",
    "second_offer",
    "declined_spare",
    "both",
)
"""The features that every ruleset has; one for each race and power follows them."""

BASE: Final = 19
CHEAP: Final = 3
MOST_COVER: Final = 3.0
COMMON_TOKENS: Final = 9
"""An offer is measured against a combo of so many tokens at no price."""


def size(rules: Ruleset) -> int:
    """How many features there are."""
    return BASE + len(rules.races) + len(rules.powers)


def names(rules: Ruleset) -> list[str]:
    """The name of each feature."""
    return [*NAMES, *(race.id for race in rules.races), *(power.id for power in rules.powers)]


def turns_left(s: State, seat: int) -> int:
    """How many turns the seat will still score, the one under way included until it is scored."""
    left = s.rules.board.rounds - s.round
    if seat > s.seat or (seat == s.seat and s.phase != STOUT and s.phase != WITHDRAW):
        left += 1
    return max(left, 0)


def features(s: State, seat: int) -> list[float]:
    """The features of a seat."""
    rules = s.rules
    found = [0.0] * (BASE + len(rules.races) + len(rules.powers))
    home = SLOTS * seat
    declined = s.held[home + DECLINED]
    beside = s.held[home + BESIDE]
    near = enemy_reach(s, seat)
    found[0] = 1.0
    found[4] = float(declined.bit_count())
    found[5] = float(steady_bonus(s, home + DECLINED) + steady_bonus(s, home + BESIDE))
    found[6] = float(beside.bit_count())
    found[11] = float((near & (declined | beside)).bit_count())
    # What stays whole in decline, and may fight on.
    found[17] = float(s.troops[home + DECLINED] + s.troops[home + BESIDE] - (declined | beside).bit_count())
    combo = s.combo[home]
    if combo >= 0:
        held = s.held[home]
        regions = held.bit_count()
        exposed = (near & held & ~s.immune).bit_count()
        spare = s.troops[home] - regions
        found[1] = 1.0
        found[2] = float(regions)
        found[3] = float(steady_bonus(s, home))
        found[7] = float(spare)
        found[8] = float(min(s.turns[home], 6))
        found[9] = float(exposed)
        found[18] = float(regions * (declined | beside).bit_count())
        found[10] = min(spare / (exposed + 1.0), MOST_COVER)
        board = rules.board
        room = (board.neighbours(held) if held else board.border) & ~held & ~s.immune
        if not rules.folded(combo).sails:
            room &= board.land
        found[12] = float(room.bit_count())
        cheap = 0
        for r in members(room):
            if s.toll[r] <= CHEAP:
                cheap += 1
        found[13] = float(cheap)
        found[BASE + rules.race_of(combo)] = 1.0
        power = rules.power_of(combo)
        if power != rules.no_power:
            found[BASE + len(rules.races) + power] = 1.0
    else:
        best = second = -COMMON_TOKENS
        for place, coins in enumerate(s.bounty):
            gain = rules.folded(s.offer[place]).tokens - COMMON_TOKENS + coins - place
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        found[15] = float(best)
        found[16] = float(second)
    rivals = 0
    for other in range(rules.seats):
        if other != seat and s.combo[SLOTS * other] >= 0:
            rivals += s.troops[SLOTS * other]
    found[14] = rivals / (rules.seats - 1.0)
    return found


def steady_bonus(s: State, p: int) -> int:
    """Coins beside those for regions that the people earns turn after turn with what it holds."""
    combo = s.combo[p]
    if combo < 0:
        return 0
    folded = s.rules.folded(combo)
    coins = 0
    for i, trait in enumerate(folded.earners):
        coins += trait.earns + (s.held[p] & folded.bonus[i]).bit_count()
        marker = trait.marker
        if marker is not None and marker.coins:
            coins += marker.coins * s.count(marker, s.held[p])
    return coins


def enemy_reach(s: State, seat: int) -> int:
    """Regions that some other seat's active race could attack next, as a mask."""
    mask = 0
    for other in range(s.rules.seats):
        if other != seat:
            mask |= reach_of(s, other)
    return mask


def reach_of(s: State, seat: int) -> int:
    """Regions that the seat's active race could attack next, or the one that it will pick."""
    p = SLOTS * seat + ACTIVE
    folded = s.folded[p]
    mask = fold.adjacent(folded, s, p, s.held[p]) if s.held[p] else s.rules.board.border
    if folded.reachers:
        mask |= fold.reach(folded, s, p)
    return mask
