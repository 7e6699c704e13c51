"""A piece becomes a trait, once: plain fields wherever the engine has them, and hooks for what is left."""

from collections.abc import Mapping
from typing import Final, cast

from elbowroom.content.packs.pack import Piece, Rule, Values
from elbowroom.content.packs.rules import counts, moves, regions, times
from elbowroom.content.packs.rules.counts import Count
from elbowroom.content.packs.rules.moves import Move
from elbowroom.content.packs.rules.plan import FEW_BITS, SEAT_BITS, Plan, Weight
from elbowroom.content.packs.rules.regions import Filter, Where
from elbowroom.content.packs.rules.traits import DataPower, DataRace
from elbowroom.content.packs.vocabulary import COUNTED, OWNERS, TIMES
from elbowroom.engine.board import COAST, LAND, SYMBOLS, TERRAINS, WATER
from elbowroom.engine.trait import Marker, Trait

_FEATURES: Final = {**TERRAINS, **SYMBOLS, "land": LAND, "water": WATER}
_OWNERS: Final = {name: 1 << i for i, name in enumerate(OWNERS)}
_TIMES: Final = {name: i for i, name in enumerate(TIMES)}
_COUNTED: Final = {name: i for i, name in enumerate((*COUNTED, "decline"))}
_STATES: Final = {"active": times.WHILE_ACTIVE, "declined": times.WHILE_DECLINED, "both": 3}
_MOVES: Final = {"turn": moves.ONE_A_TURN, "moved": moves.MOVED, "redeployment": moves.ANEW}
_ALL: Final = regions.MANY

DataTrait = DataRace | DataPower


def trait_of(piece: Piece, box: int = 0) -> DataTrait:
    """The race or power that a piece describes; ``box`` is how many tokens a race has if it does not say."""
    marker = _marker(piece)
    plan = Plan(piece.id, marker)
    trait: DataTrait = (DataRace if piece.is_race else DataPower)(piece.id, piece.number("tokens"), plan)
    trait._source = (_again, (piece, box))
    trait.extra = piece.number("extra")
    trait.box = piece.number("box") or box
    trait.replaces = str(piece.values.get("replaces") or "")
    trait.sails = piece.flag("sails")
    trait.rolls_first = piece.flag("rolls_first")
    trait.late_decline = piece.flag("late_decline")
    trait.declines_beside = piece.flag("declines_beside")
    trait.fights_in_decline = piece.flag("fights_in_decline")
    trait.keeps_aside = piece.number("keeps_aside")
    trait.marker = marker
    _prices(piece, trait, plan)
    _coins(piece, trait, plan)
    _land(piece, trait, plan)
    _decline(piece, trait, plan)
    _die(piece, trait)
    _moves(piece, trait, plan)
    _number_counters(plan)
    trait.brings = frozenset(_hooks(piece, plan, trait))
    trait.lasts = frozenset(_lasting(piece, plan))
    return trait


def piece_of(trait: Trait) -> Piece | None:
    """The piece that a trait was made of, if it is data."""
    return cast("Piece", trait._source[1][0]) if isinstance(trait, DataRace | DataPower) else None


def _again(piece: Piece, box: int) -> DataTrait:
    """A pickled trait."""
    return trait_of(piece, box)


# Parts of rules


def _filter(values: Values) -> Filter:
    made = Filter()
    for name in ("terrain", "symbol"):
        if name in values:
            features = 0
            for word in _words(values[name]):
                features |= _FEATURES[word]
            made.features.append(features)
    if values.get("coast"):
        made.features.append(COAST)
    elif "coast" in values:
        made.coast = 0
    for name in ("edge", "empty"):
        if name in values:
            setattr(made, name, int(bool(values[name])))
    if "marker" in values:
        made.marked = int(bool(values["marker"]))
    for word in _words(values.get("owner", [])):
        made.owners |= _OWNERS[word]
    made.least = cast("int", values.get("tokens_at_least", 0))
    made.most = cast("int", values.get("tokens_at_most", regions.MANY))
    made.near = _filter(cast("Values", values["near"])) if "near" in values else None
    made.other = _filter(cast("Values", values["not"])) if "not" in values else None
    return made


def _words(value: object) -> list[str]:
    return [value] if isinstance(value, str) else list(cast("list[str]", value))


def _where(rule: Rule, own: bool) -> Where:
    values = rule.where()
    return Where(None if values is None else _filter(values), own)


def _when(rule: Rule) -> int:
    return _TIMES[rule.word("when")] if "when" in rule.values else times.ALWAYS


def _states(rule: Rule) -> int:
    return _STATES[rule.word("state")] if "state" in rule.values else times.WHILE_ACTIVE


def _weight(rule: Rule, own: bool) -> Weight:
    amount = rule.number("amount")
    return Weight(amount, _where(rule, own), _when(rule), _states(rule), rule.number("first"))


def _count(rule: Rule) -> Count:
    per = _COUNTED[rule.word("per")]
    states = 3 if per == counts.DECLINE else _states(rule)
    where = _where(rule, per != counts.CONQUEST)
    every, at_most = rule.number("every"), rule.number("at_most")
    made = Count(rule.number("amount"), per, where, every, at_most, _when(rule), states)
    if per == counts.CONQUEST and where.filter is not None:
        made.counter = counts.NON_EMPTY if where.filter.is_empty_only() else 0
    return made


def _marker(piece: Piece) -> Marker | None:
    for rule in piece.rules_of("marker"):
        return Marker(
            rule.word("id"),
            rule.number("supply"),
            defence=rule.number("defence"),
            immune=rule.flag("immune"),
            shields=rule.flag("shields"),
            coins=rule.number("coins"),
            stacks=rule.flag("stacks"),
            survives_decline=rule.flag("survives_decline"),
        )
    return None


# Kinds of rules


def _prices(piece: Piece, trait: DataTrait, plan: Plan) -> None:
    for rule in piece.rules_of("discount"):
        weight = _weight(rule, own=False)
        features = weight.where.features()
        plain = weight.amount == 1 and not weight.first and weight.when == times.ALWAYS
        if plain and features and not trait.discount_on:
            trait.discount_on = features
        else:
            plan.prices.append(weight)
    plan.walls = [_weight(rule, own=True) for rule in piece.rules_of("defence")]
    for rule in piece.rules_of("losses"):
        weight = _weight(rule, own=True)
        if weight.where.filter is None and weight.states == times.WHILE_ACTIVE and trait.losses == 1:
            trait.losses = weight.amount
        else:
            plan.casualties.append(weight)


def _coins(piece: Piece, trait: DataTrait, plan: Plan) -> None:
    rules = [_count(rule) for rule in piece.rules_of("coins")]
    trait.bonus_in_decline = any(
        rule.states & times.WHILE_DECLINED and rule.per < counts.LOSS for rule in rules
    )
    alike = {rule.states for rule in rules if rule.per < counts.LOSS}
    # What the engine adds up by itself it adds up for all states alike.
    simple = alike in ({times.WHILE_ACTIVE}, {3})
    for rule in rules:
        features = rule.where.features() if rule.per == counts.REGION else 0
        if not simple or not rule.is_plain() or rule.per >= counts.LOSS:
            plan.coins.append(rule)
        elif features and rule.amount == 1 and not trait.bonus_on:
            trait.bonus_on = features
        elif rule.per == counts.TURN and rule.where.filter is None:
            trait.earns += rule.amount
        elif rule.per == counts.CONQUEST and rule.counter == counts.NON_EMPTY:
            trait.plunder += rule.amount
        else:
            plan.coins.append(rule)
    plan.growth = [_count(rule) for rule in piece.rules_of("tokens")]


def _land(piece: Piece, trait: DataTrait, plan: Plan) -> None:
    plan.doors = [_weight(rule, own=False) for rule in piece.rules_of("reach")]
    for rule in piece.rules_of("links"):
        where = _where(rule, own=False)
        features = where.features()
        if features and not trait.links_on:
            trait.links_on = features
        else:
            plan.paths.append(where)


def _decline(piece: Piece, trait: DataTrait, plan: Plan) -> None:
    for rule in piece.rules_of("stays"):
        where = _where(rule, own=True)
        amount = rule.number("amount")
        if not amount and where.filter is None:
            trait.stays_whole = True
        else:
            plan.remaining = amount or _ALL
            plan.remaining_where = where
            plan.remaining_in_all = rule.word("per") == "race"
    for rule in piece.rules_of("extra_round"):
        plan.rounds = rule.number("amount")
        plan.rounds_when = _when(rule)
        plan.round_bits = FEW_BITS


def _die(piece: Piece, trait: DataTrait) -> None:
    for rule in piece.rules_of("die"):
        faces = tuple(cast("list[int]", rule.values["faces"] or ()))
        if rule.word("whose") == "defence":
            trait.parry = faces or _USUAL
        else:
            trait.faces = faces
            trait.rolls = rule.number("rolls")


_USUAL: Final = (0, 0, 0, 1, 2, 3)


def _moves(piece: Piece, trait: DataTrait, plan: Plan) -> None:
    marker = trait.marker
    for rule in piece.rules:
        if rule.kind == "take":
            plan.move = move = Move(moves.TAKE, _where(rule, own=False), _when(rule), None)
            move.tokens, move.times = rule.number("tokens"), rule.number("at_most")
        elif rule.kind == "swap":
            plan.move = move = Move(moves.SWAP, _where(rule, own=False), _when(rule), marker)
            move.per_seat = rule.word("per") == "seat"
        elif rule.kind == "peace":
            plan.move = Move(moves.PEACE, Where(None, own=False), _when(rule), marker)
            trait.names_a_seat = True
    for rule in piece.rules_of("marker"):
        placed, where = rule.word("placed"), _where(rule, own=True)
        if placed in _MOVES:
            plan.move = Move(_MOVES[placed], where, times.ALWAYS, marker)
        elif placed == "conquest":
            plan.on_conquest_where = where
            plan.never_again = rule.flag("never_again")
        elif plan.move is not None:
            plan.move.marker, plan.move.stands = marker, where
        if marker is not None and (placed == "redeployment" or plan.never_again):
            trait.register = marker.id
    if plan.move is not None and plan.move.kind != moves.ANEW:
        plan.move_bits = SEAT_BITS if plan.move.per_seat else FEW_BITS


def _number_counters(plan: Plan) -> None:
    """Each count of conquests that the state does not keep has a place of its own."""
    for rule in (*plan.coins, *plan.growth):
        if rule.per == counts.CONQUEST and rule.counter >= 0:
            rule.counter = len(plan.counters)
            plan.counters.append(rule)


# What the engine must know


def _hooks(piece: Piece, plan: Plan, trait: DataTrait) -> list[str]:
    """The hooks that are really needed."""
    pays_at_once = any(rule.per == counts.LOSS for rule in (*plan.coins, *plan.growth))
    anew = plan.move is not None and plan.move.kind == moves.ANEW
    grows = any(rule.per < counts.LOSS for rule in plan.growth)
    trait.once_per_seat = (
        plan.move is not None and plan.move.per_seat and not plan.round_bits and not plan.counters
    )
    needed: Mapping[str, object] = {
        "discounts": plan.prices,
        "defences": plan.walls,
        "loses": plan.casualties,
        "stays": plan.remaining,
        "links": plan.paths,
        "reach": plan.doors,
        "income": any(rule.per < counts.LOSS for rule in plan.coins),
        "offers": plan.move,
        "use": plan.move,
        "refusals": plan.move,
        "owes": anew,
        "default_register": trait.register,
        "register_range": trait.register,
        "another_round": plan.rounds,
        "before_conquest": plan.counters,
        "on_conquest": plan.on_conquest_where,
        "on_lost": pays_at_once or anew,
        "on_redeploy": grows or anew,
        "on_decline": any(rule.per == counts.DECLINE for rule in plan.coins),
    }
    return [hook for hook, is_needed in needed.items() if is_needed]


def _lasting(piece: Piece, plan: Plan) -> list[str]:
    """What a race still answers in decline."""
    found = []
    if any(rule.states & times.WHILE_DECLINED for rule in plan.walls):
        found.append("defences")
    if any(rule.states & times.WHILE_DECLINED for rule in plan.casualties):
        found.append("loses")
    if any(rule.states & times.WHILE_DECLINED and rule.per == counts.LOSS for rule in plan.coins):
        found.append("on_lost")
    return found
