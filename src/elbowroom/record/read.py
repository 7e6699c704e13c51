"""A position read into a state: everything may be left out that has its plain default."""

from elbowroom.content.fields import Fields
from elbowroom.dice import Dice
from elbowroom.engine.actions import DIE_FACES
from elbowroom.engine.errors import PositionError
from elbowroom.engine.phases.turn import end_game
from elbowroom.engine.phases.withdraw import is_waiting
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import (
    BESIDE,
    CONQUER_PHASE,
    DECLINED,
    EXPAND,
    NO_DIE,
    OVER,
    PHASES,
    PICK_PHASE,
    REDEPLOY,
    SLOTS,
    STARTING_COINS,
    STOUT,
    WITHDRAW,
    State,
)
from elbowroom.engine.trait import Marker, Trait
from elbowroom.engine.troops import enlist, place, settle
from elbowroom.record.read_column import read_column, read_combo

KNOWN = (
    "map", "round", "seat", "phase", "acting", "acting_race", "deciding", "players", "regions", "offer",
    "banners", "badges", "turn", "peace", "open_scores", "seed", "dice",
)  # fmt: skip
TURN = ("conquests", "occupied_taken", "attacked", "die", "committed", "used")
LOST_TRIBES = 18
LOOSE_MARKERS = ("fortress", "lair", "encampments")
"""Walls may stand for anybody: a race in decline keeps them when its badge is gone."""


def read_position(position: Fields, rules: Ruleset, dice: Dice) -> State:
    """The state that a position describes; ``dice`` shuffles what it leaves open."""
    s = State(rules)
    s.round = position.number("round", 1, 1, rules.board.rounds)
    s.seat = position.number("seat", 0, 0, rules.seats - 1)
    players = position.items("players")
    for seat, (value, path) in enumerate(players):
        _read_player(s, seat, Fields(value, path, ("name", "coins", "active", "declined")))
    _read_regions(s, position)
    _check_box(s, position)
    _read_phase(s, position)
    _read_registers(s, players)
    _check_phase(s)
    turn = position.inner("turn", TURN)
    if s.phase != OVER:
        _read_turn(s, turn)
    _read_peace(s, position)
    read_column(s, position, dice)
    return s


# Players


def _read_player(s: State, seat: int, player: Fields) -> None:
    home = SLOTS * seat
    s.coins[seat] = player.number("coins", STARTING_COINS)
    if player.has("active"):
        row = player.inner("active")
        combo = read_combo(s.rules, row, badge_needed=True)
        _claim(s, home, combo, row)
        registers = [trait.register for trait in _halves(s, home) if trait.register]
        Fields(row.value, row.path, ["race", "power", "hand", "aside", "turns", *registers])
        # Below zero when Amazons must empty regions.
        s.hand[home] = row.number("hand", 0, -s.rules.folds[combo].keeps_aside)
        s.aside[home] = row.number("aside", 0, 0, s.rules.folds[combo].keeps_aside)
        s.turns[home] = row.number("turns", 0)
        s.troops[home] = s.hand[home] + s.aside[home]
    for value, path in player.items("declined"):
        row = Fields(value, path, ("race", "power", "hand"))
        combo = read_combo(s.rules, row, badge_needed=False)
        power = s.rules.power_of(combo)
        beside = power != s.rules.no_power
        if beside and not s.rules.powers[power].declines_beside:
            raise PositionError("badge_gone", field=row.at("power"), power=s.rules.powers[power].id)
        p = home + (BESIDE if beside else DECLINED)
        if s.combo[p] >= 0:
            raise PositionError("second_declined", field=path)
        _claim(s, p, s.rules.declined + combo, row)
        s.hand[p] = s.troops[p] = row.number("hand", 0)


def _claim(s: State, p: int, combo: int, row: Fields) -> None:
    rules = s.rules
    for other in s.combo:
        if other >= 0 and rules.race_of(other) == rules.race_of(combo):
            raise PositionError("race_twice", field=row.at("race"), race=rules.race_id(combo))
    enlist(s, p, combo)


def _halves(s: State, p: int) -> list[Trait]:
    folded = s.rules.folds[s.combo[p]]
    return [trait for trait in (folded.race, folded.power) if trait is not None]


def _read_registers(s: State, players: list[tuple[object, str]]) -> None:
    """What traits remember; where the position is silent the trait works it out from the map."""
    for seat, (value, path) in enumerate(players):
        player = Fields(value, path)
        p = SLOTS * seat
        if s.combo[p] >= 0:
            for trait in _halves(s, p):
                if trait.register:
                    row = player.inner("active")
                    least, most = trait.register_range(s, p)
                    default = trait.default_register(s, p)
                    trait.remember(s, p, row.number(trait.register, default, least, most))


# Regions


def _read_regions(s: State, position: Fields) -> None:
    board = s.rules.board
    rows = position.inner("regions")
    known = ["lost_tribe", "seat", "race", "tokens", *s.rules.marker_index]
    ids = {str(r): r for r in board.ids}
    for key, row in rows.value.items():
        path = f"regions.{key}"
        if str(key) not in ids:
            raise PositionError("no_such_region", field=path, value=repr(key))
        if s.owner[ids[str(key)]] >= 0 or s.tribes >> ids[str(key)] & 1:
            raise PositionError("region_twice", field=path, region=key)
        _read_region(s, ids[str(key)], Fields(row, path, known))
    if s.tribes.bit_count() > LOST_TRIBES:
        raise PositionError("too_many_tribes", field="regions", most=LOST_TRIBES)


def _read_region(s: State, r: int, row: Fields) -> None:
    tribe = row.value.get("lost_tribe", 0)
    if tribe not in (0, 1):
        raise PositionError("bad_number", field=row.at("lost_tribe"), value=repr(tribe), least=0, most=1)
    if tribe:
        if row.has("seat"):
            raise PositionError("tribe_and_tokens", field=row.path)
        s.tribes |= 1 << r
        s.toll[r] += 1
    if not row.has("seat"):
        if row.number("tokens", 0) or row.has("race"):
            key = "tokens" if row.has("tokens") else "race"
            raise PositionError("tokens_without_seat", field=row.at(key))
        for marker in s.rules.markers:
            if row.number(marker.id, 0):
                raise PositionError("marker_without_seat", field=row.at(marker.id), marker=marker.id)
        return
    p = _people_in(s, row)
    if s.rules.board.water >> r & 1 and p % SLOTS == 0 and not s.rules.folds[s.combo[p]].sails:
        raise PositionError("water_held", field=row.path, race=s.rules.race_id(s.combo[p]))
    tokens = row.number("tokens", 1, 1)
    settle(s, p, r, tokens)
    s.troops[p] += tokens
    for marker in s.rules.markers:
        _read_marker(s, p, r, marker, row)


def _people_in(s: State, row: Fields) -> int:
    seat = row.number("seat", 0, 0, s.rules.seats - 1)
    peoples = [p for p in range(SLOTS * seat, SLOTS * seat + SLOTS) if s.combo[p] >= 0]
    if not row.has("race") and peoples and peoples[0] == SLOTS * seat:
        return peoples[0]
    race = row.one_of("race", s.rules.race_index)
    for p in peoples:
        if s.rules.race_id(s.combo[p]) == race:
            return p
    raise PositionError("not_that_seats_race", field=row.at("race"), race=race, seat=seat)


def _read_marker(s: State, p: int, r: int, marker: Marker, row: Fields) -> None:
    count = row.number(marker.id, 0, 0, marker.supply)
    if not count:
        return
    owners = [trait.marker for trait in _halves(s, p) if trait.marker is not None]
    is_own = marker in owners and p % SLOTS == 0
    if not is_own and marker.id not in LOOSE_MARKERS:
        raise PositionError("foreign_marker", field=row.at(marker.id), marker=marker.id)
    if s.left(marker) < count:
        raise PositionError("too_many_markers", field=row.at(marker.id), marker=marker.id, most=marker.supply)
    if count > 1 and not marker.shields:
        raise PositionError("bad_number", field=row.at(marker.id), value=repr(count), least=0, most=1)
    for _ in range(count):
        place(s, marker, r, None)


def _check_box(s: State, position: Fields) -> None:
    for p, combo in enumerate(s.combo):
        if combo < 0:
            continue
        race = s.rules.races[s.rules.race_of(combo)]
        if s.troops[p] > race.box:
            field = f"players[{p // SLOTS}]"
            raise PositionError("box_exceeded", field=field, race=race.id, tokens=s.troops[p], most=race.box)


# The turn


def _read_phase(s: State, position: Fields) -> None:
    home = SLOTS * s.seat
    phases = PHASES[: OVER + 1]
    phase = phases.index(position.one_of("phase", phases, "pick" if s.combo[home] < 0 else "expand"))
    acting = position.one_of("acting", ("active", "declined"), "active")
    seat = position.number("deciding", s.seat, 0, s.rules.seats - 1)
    s.phase = phase
    if phase == OVER:
        s.seat, s.round = 0, s.rules.board.rounds + 1
        end_game(s)
        return
    if phase != WITHDRAW and seat != s.seat:
        raise PositionError("not_deciding", field="deciding", seat=s.seat)
    s.people = _acting_people(s, position, SLOTS * seat, acting)
    if phase == PICK_PHASE and (s.combo[home] >= 0 or s.people != home):
        raise PositionError("has_active", field="phase", seat=s.seat)
    if phase != PICK_PHASE and (s.combo[s.people] < 0 or (phase != WITHDRAW and s.combo[home] < 0)):
        raise PositionError("no_active", field="phase", phase=PHASES[phase], seat=seat)


def _check_phase(s: State) -> None:
    """What the phase takes for granted must be so."""
    p = s.people
    late = s.phase == STOUT and not s.rules.folds[s.combo[p]].late_decline
    idle = s.phase == WITHDRAW and not (s.held[p] and is_waiting(s, p))
    if late or idle:
        raise PositionError("phase_impossible", field="phase", phase=PHASES[s.phase])
    for q, hand in enumerate(s.hand):
        on_map = s.troops[q] - hand - s.aside[q]
        if hand < 0 and (s.phase != REDEPLOY or q != p or on_map < -hand):
            field = f"players[{q // SLOTS}].active.hand"
            raise PositionError("bad_number", field=field, value=repr(hand), least=0, most=s.troops[q])


def _acting_people(s: State, position: Fields, home: int, acting: str) -> int:
    if acting == "active":
        return home
    named = position.text("acting_race", "")
    for p in (home + DECLINED, home + BESIDE):
        combo = s.combo[p]
        if combo < 0 or named not in ("", s.rules.race_id(combo)):
            continue
        # Whoever was driven out comes back in withdrawal; otherwise only those who still fight act.
        if s.rules.folds[combo].fights or (s.phase == WITHDRAW and s.hand[p] > 0):
            return p
    raise PositionError("nobody_acts", field="acting")


def _read_turn(s: State, turn: Fields) -> None:
    s.conquests = turn.number("conquests", 0)
    s.plundered = turn.number("occupied_taken", 0)
    s.attacked = _seats(s, turn, "attacked")
    s.die = turn.number("die", NO_DIE, 0, max(DIE_FACES))
    rolls = s.phase == CONQUER_PHASE and s.rules.folds[s.combo[s.people]].rolls_first
    if s.die != NO_DIE and not rolls:
        raise PositionError("no_die_now", field=turn.at("die"))
    s.committed = turn.flag("committed", s.conquests > 0 or s.phase > EXPAND)
    used = turn.inner("used", [*s.rules.race_index, *s.rules.power_index])
    if s.combo[s.people] >= 0:
        for trait in s.rules.folds[s.combo[s.people]].activated:
            if trait.once_per_seat:
                trait.mark_used(s, _seats(s, used, trait.id))
            else:
                trait.mark_used(s, int(used.flag(trait.id)))


def _seats(s: State, fields: Fields, key: str) -> int:
    mask = 0
    for item, path in fields.items(key):
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item < s.rules.seats:
            raise PositionError("no_such_seat", field=path, value=repr(item))
        mask |= 1 << item
    return mask


def _read_peace(s: State, position: Fields) -> None:
    for value, path in position.items("peace"):
        row = Fields(value, path, ("from", "to"))
        last = s.rules.seats - 1
        ally, seat = row.number("from", -1, 0, last), row.number("to", -1, 0, last)
        if ally < 0 or seat < 0 or ally == seat:
            raise PositionError("bad_peace", field=path)
        s.truce[ally] |= 1 << seat
