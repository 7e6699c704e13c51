"""The combos on offer and the stacks of a position; what it leaves out comes from the rest of the box."""

from collections.abc import Callable

from elbowroom.content.fields import Fields
from elbowroom.engine.apply import apply
from elbowroom.engine.errors import PositionError
from elbowroom.engine.phases.reveal import await_reveal
from elbowroom.engine.ruleset import OFFER, Ruleset
from elbowroom.engine.state import REVEAL_PHASE, State
from elbowroom.record.position import Badges, Banners, Combo, fields_of


def read_combo(rules: Ruleset, row: Fields, *, badge_needed: bool) -> int:
    """The combo that an object names; a declined race need not have a badge."""
    race = rules.race_index[row.one_of("race", rules.race_index)]
    if not badge_needed and not row.has("power"):
        return rules.combo(race, rules.no_power)
    return rules.combo(race, rules.power_index[row.one_of("power", rules.power_index)])


def read_column(s: State, position: Fields, draw: Callable[[State], int]) -> None:
    """The combos on offer and the stacks; what is left out is filled from the rest of the box."""
    rules = s.rules
    banners = position.inner("banners", fields_of(Banners))
    badges = position.inner("badges", fields_of(Badges))
    free = _Free(s)
    for value, path in position.items("offer"):
        row = Fields(value, path, fields_of(Combo))
        combo = read_combo(rules, row, badge_needed=True)
        free.take_race(rules.race_of(combo), row.at("race"))
        free.take_power(rules.power_of(combo))
        s.offer.append(combo)
        s.bounty.append(row.number("coins", 0))
    if len(s.offer) > OFFER:
        raise PositionError("offer_too_long", field="offer", most=OFFER)
    for race in banners.ids("shuffled", rules.race_index):
        s.banners |= 1 << free.take_race(race, banners.at("shuffled"))
    for race in banners.ids("returned", rules.race_index):
        s.returned.append(free.take_race(race, banners.at("returned")))
    for power in badges.ids("shuffled", rules.power_index):
        s.badges |= 1 << free.take_power(power)
    for power in badges.ids("discarded", rules.power_index):
        s.discarded |= 1 << free.take_power(power)

    has_offer = position.has("offer")
    if not has_offer or not position.has("banners"):
        s.banners |= free.races
    if not has_offer or not position.has("badges"):
        s.badges |= free.powers
    if not has_offer:
        _show_column(s, draw)


def _show_column(s: State, draw: Callable[[State], int]) -> None:
    """Show a column drawn from the stacks, as at set-up."""
    phase = s.phase
    s.reveals = OFFER
    await_reveal(s)
    while s.phase == REVEAL_PHASE:
        apply(s, draw(s))
    s.phase = phase


class _Free:
    """Banners and badges that nobody has yet."""

    def __init__(self, s: State) -> None:
        rules = s.rules
        self.rules = rules
        self.races = (1 << len(rules.races)) - 1
        self.powers = (1 << len(rules.powers)) - 1
        for combo in s.combo:
            if combo >= 0:
                self.races &= ~(1 << rules.race_of(combo))
                self.powers &= ~(1 << rules.power_of(combo))

    def take_race(self, race: int, field: str) -> int:
        if not self.races >> race & 1:
            raise PositionError("race_twice", field=field, race=self.rules.races[race].id)
        self.races &= ~(1 << race)
        return race

    def take_power(self, power: int) -> int:
        self.powers &= ~(1 << power)
        return power
