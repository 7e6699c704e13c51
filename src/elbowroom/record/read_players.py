"""The players of a position: purses, active and declined races, what these remember."""

from elbowroom.content.fields import Fields
from elbowroom.engine.errors import PositionError
from elbowroom.engine.fold import Folded
from elbowroom.engine.state import ACTIVE, BESIDE, DECLINED, SLOTS, STARTING_COINS, State
from elbowroom.engine.troops import enlist
from elbowroom.record.position import ActivePeople, DeclinedPeople, Player, fields_of
from elbowroom.record.read_column import read_combo


def read_players(s: State, players: list[tuple[object, str]]) -> None:
    """Every seat's purse and races; their regions are read later."""
    for seat, (value, path) in enumerate(players):
        player = Fields(value, path, fields_of(Player))
        s.coins[seat] = player.number("coins", STARTING_COINS)
        if player.has("active"):
            _read_active(s, SLOTS * seat, player.inner("active"))
        for row, row_path in player.items("declined"):
            _read_declined(s, SLOTS * seat, Fields(row, row_path))


def _read_active(s: State, home: int, row: Fields) -> None:
    combo = read_combo(s.rules, row, badge_needed=True)
    _claim(s, home, combo, row)
    folded = s.rules.folded(combo)
    Fields(row.value, row.path, [*fields_of(ActivePeople), *_registers(folded)])
    _read_hand(s, home, row)
    s.turns[home] = row.number("turns", 0)


def _registers(folded: Folded) -> list[str]:
    """The keys under which a people's traits show what they remember."""
    return [trait.register for trait in folded.present if trait.register]


def _read_hand(s: State, p: int, row: Fields) -> None:
    aside = s.folded[p].keeps_aside
    # Below zero when more must be kept aside than can be spared (10.1).
    s.hand[p] = row.number("hand", 0, -aside)
    s.aside[p] = row.number("aside", 0, 0, aside)
    s.troops[p] = s.hand[p] + s.aside[p]


def _read_declined(s: State, home: int, row: Fields) -> None:
    rules = s.rules
    combo = read_combo(rules, row, badge_needed=False)
    power = rules.power_of(combo)
    beside = power != rules.no_power
    if beside and not rules.folded(combo).declines_beside:
        raise PositionError("badge_gone", field=row.at("power"), power=rules.powers[power].id)
    p = home + (BESIDE if beside else DECLINED)
    if s.combo[p] >= 0:
        raise PositionError("second_declined", field=row.path)
    _claim(s, p, rules.declined + combo, row)
    folded = s.folded[p]
    known = [field for field in fields_of(DeclinedPeople) if field != "aside" or folded.keeps_aside]
    Fields(row.value, row.path, [*known, *_registers(folded)])
    _read_hand(s, p, row)


def _claim(s: State, p: int, combo: int, row: Fields) -> None:
    rules = s.rules
    for other in s.combo:
        if other >= 0 and rules.race_of(other) == rules.race_of(combo):
            raise PositionError("race_twice", field=row.at("race"), race=rules.race_id(combo))
    enlist(s, p, combo)


def read_registers(s: State, players: list[tuple[object, str]]) -> None:
    """What traits remember; where the position is silent the trait works it out from the map."""
    for seat, (value, path) in enumerate(players):
        player = Fields(value, path)
        rows = [player.inner("active")] if player.has("active") else []
        rows += [Fields(row, row_path) for row, row_path in player.items("declined")]
        for row in rows:
            _read_registers(s, seat, row)


def _read_registers(s: State, seat: int, row: Fields) -> None:
    race = row.value["race"]
    p = next(p for p in peoples_of(s, seat) if s.rules.race_id(s.combo[p]) == race)
    for trait in s.folded[p].present:
        if trait.register:
            least, most = trait.register_range(s, p)
            default = trait.default_register(s, p) if p % SLOTS == ACTIVE else 0
            trait.remember(s, p, row.number(trait.register, default, least, most), None)


def peoples_of(s: State, seat: int) -> list[int]:
    """A seat's peoples, the active one first."""
    return [p for p in range(SLOTS * seat, SLOTS * seat + SLOTS) if s.combo[p] >= 0]


def check_box(s: State) -> None:
    """No race has more tokens on the map and in hand than there are (1.2)."""
    for p, combo in enumerate(s.combo):
        if combo < 0:
            continue
        race = s.rules.races[s.rules.race_of(combo)]
        if s.troops[p] > race.box:
            field = f"players[{p // SLOTS}]"
            raise PositionError("box_exceeded", field=field, race=race.id, tokens=s.troops[p], most=race.box)
