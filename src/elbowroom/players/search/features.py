"""What a seat's prospects depend on, as a few named numbers.

They describe, at any moment, how the seat stands for the turns still to come; coins in the purse and the
income of the turn under way are no part of them.
"""

from typing import Final

from elbowroom.engine.fold import adjacent
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import BESIDE, DECLINED, SLOTS, STOUT, WITHDRAW, State
from elbowroom.engine.trait import Marker, Trait
from elbowroom.players.search.masks import count
from elbowroom.players.search.reach import enemy_reach

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
"""The features that every ruleset has, in the order of the weights; one for each race and power follows."""

BASE: Final = 19
CHEAP: Final = 3
OLDEST: Final = 6
MOST_COVER: Final = 3.0
COMMON_TOKENS: Final = 9
"""An offer is measured against a combo of so many tokens at no price."""
NO_GUARDS: Final[list[Marker]] = []


class Features:
    """A number for each name: how a seat stands, or what each feature is worth in coins."""

    one = 0.0
    """Always 1 for a seat: what everybody earns."""
    active = 0.0
    """1 with an active race."""
    regions = 0.0
    bonus = 0.0
    """Coins that the active race earns turn after turn beside those for regions."""
    declined_regions = 0.0
    declined_bonus = 0.0
    beside_regions = 0.0
    spare = 0.0
    """Tokens of the active race beyond one a region."""
    age = 0.0
    """Turns that the active race has had, up to some."""
    exposed = 0.0
    """Regions of the active race that others can reach."""
    cover = 0.0
    """Spare tokens for each of those, up to some; what guards like one counts as one."""
    declined_exposed = 0.0
    room = 0.0
    """Regions that the active race could attack."""
    cheap_room = 0.0
    rivals = 0.0
    """Troops of the others' active races, on average."""
    best_offer = 0.0
    second_offer = 0.0
    """How good the best combos on the column are, while there is no active race."""
    declined_spare = 0.0
    """Tokens in decline beyond one a region that fight on; those that only stay conquer nothing."""
    both = 0.0
    """Active regions times declined ones."""


class Standing(Features):
    """How a seat stands."""

    race = -1
    power = -1
    """Of the active race; -1 if there is none."""


def size(rules: Ruleset) -> int:
    """How many features there are."""
    return BASE + len(rules.races) + len(rules.powers)


def names(rules: Ruleset) -> list[str]:
    """The name of each feature."""
    return [*NAMES, *(race.id for race in rules.races), *(power.id for power in rules.powers)]


def features(s: State, seat: int, guards: list[Marker] = NO_GUARDS) -> list[float]:
    """How a seat stands as a row of numbers, in the order of `names`: what is learned from."""
    stands = standing(s, seat, guards)
    row = [getattr(stands, name) for name in NAMES]
    row += [float(stands.race == race) for race in range(len(s.rules.races))]
    row += [float(stands.power == power) for power in range(len(s.rules.powers))]
    return row


def turns_left(s: State, seat: int) -> int:
    """How many turns the seat will still score, the one under way included until it is scored."""
    left = s.rules.board.rounds - s.round
    if seat > s.seat or (seat == s.seat and s.phase != STOUT and s.phase != WITHDRAW):
        left += 1
    return max(left, 0)


def _fighters(s: State, p: int) -> int:
    """Tokens of a declined people beyond one a region, if it goes on conquering."""
    if s.combo[p] < 0 or not s.folded[p].fights:
        return 0
    return s.troops[p] - count(s.held[p])


def standing(s: State, seat: int, guards: list[Marker] = NO_GUARDS) -> Standing:
    """How a seat stands.

    ``guards`` are markers whose defence is seen one by one. That of others is part of what their race or
    power was learned to be worth.
    """
    stands = Standing()
    home = SLOTS * seat
    declined = s.held[home + DECLINED]
    resting = declined | s.held[home + BESIDE]
    near = enemy_reach(s, seat)
    stands.one = 1.0
    stands.declined_regions = float(count(declined))
    stands.declined_bonus = float(steady_bonus(s, home + DECLINED) + steady_bonus(s, home + BESIDE))
    stands.beside_regions = float(count(s.held[home + BESIDE]))
    stands.declined_exposed = float(count(near & resting))
    stands.declined_spare = float(_fighters(s, home + DECLINED) + _fighters(s, home + BESIDE))
    if s.combo[home] >= 0:
        _see_active_race(s, home, near, stands, guards)
        stands.both = stands.regions * count(resting)
    else:
        _see_offers(s, stands)
    rivals = 0
    for other in range(s.rules.seats):
        if other != seat and s.combo[SLOTS * other] >= 0:
            rivals += s.troops[SLOTS * other]
    stands.rivals = rivals / (s.rules.seats - 1.0)
    return stands


def _see_active_race(s: State, p: int, near: int, stands: Standing, guards: list[Marker]) -> None:
    rules, held, combo = s.rules, s.held[p], s.combo[p]
    regions = count(held)
    exposed = count(near & held & ~s.immune)
    spare = s.troops[p] - regions
    stands.active = 1.0
    stands.regions = float(regions)
    stands.bonus = float(steady_bonus(s, p))
    stands.spare = float(spare)
    stands.age = float(min(s.turns[p], OLDEST))
    stands.exposed = float(exposed)
    guarding = spare
    for marker in guards:
        guarding += marker.defence * s.count(marker, held)
    stands.cover = min(guarding / (exposed + 1.0), MOST_COVER)
    board, folded = rules.board, rules.folded(combo)
    room = (adjacent(folded, s, p, held) if held else board.border) & ~held & ~s.immune
    if not folded.sails:
        room &= board.land
    stands.room = float(count(room))
    cheap = 0
    toll = s.toll
    while room:
        low = room & -room
        room ^= low
        if toll[low.bit_length() - 1] <= CHEAP:
            cheap += 1
    stands.cheap_room = float(cheap)
    stands.race = rules.race_of(combo)
    power = rules.power_of(combo)
    if power != rules.no_power:
        stands.power = power


def _see_offers(s: State, stands: Standing) -> None:
    best = second = -COMMON_TOKENS
    for place, coins in enumerate(s.bounty):
        gain = s.rules.folded(s.offer[place]).tokens - COMMON_TOKENS + coins - place
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    stands.best_offer = float(best)
    stands.second_offer = float(second)


def steady_bonus(s: State, p: int) -> int:
    """Coins beside those for regions that the people earns turn after turn with what it holds."""
    combo = s.combo[p]
    if combo < 0:
        return 0
    folded = s.rules.folded(combo)
    coins = 0
    for i, trait in enumerate(folded.earners):
        coins += trait.earns + count(s.held[p] & folded.bonus[i])
        marker = trait.marker
        if marker is not None and marker.coins:
            coins += marker.coins * s.count(marker, s.held[p])
    return coins + _pay_of_next_turn(s, p, folded.paying) if folded.paying else coins


def _pay_of_next_turn(s: State, p: int, paying: list[Trait]) -> int:
    """What hooks would pay if the turn under way were over and nothing changed.

    So it does not count what is paid once, in a race's first turn, or for the deeds of this turn.
    """
    turns, conquests, taken = s.turns[p], s.conquests, s.occupied_taken
    s.turns[p] = turns + 1
    s.conquests = s.occupied_taken = 0
    coins = 0
    for trait in paying:
        coins += trait.income(s, p)
    s.turns[p] = turns
    s.conquests, s.occupied_taken = conquests, taken
    return coins
