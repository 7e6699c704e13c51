"""The one place where the answers of a race and of its power are combined.

A `Folded` is what a people can do, worked out once for each pair and board. What data alone decides is
folded into plain numbers here; the hooks that a trait really overrides are kept as short lists.
"""

from typing import TYPE_CHECKING

from elbowroom.engine.actions import USE_POWER, USE_RACE, append_all
from elbowroom.engine.board import Board
from elbowroom.engine.trait import Power, Race, Trait

if TYPE_CHECKING:
    from elbowroom.engine.events import Event
    from elbowroom.engine.state import State


def overrides(trait: Trait, hook: str) -> bool:
    """Whether the trait brings code of its own for this hook."""
    return any(hook in cls.__dict__ for cls in type(trait).__mro__ if cls not in (Trait, Race, Power, object))


def _with(traits: list[Trait], hook: str) -> list[Trait]:
    return [trait for trait in traits if overrides(trait, hook)]


class Folded:
    """A race and its power as one. In decline only what its text keeps alive is in it."""

    def __init__(self, board: Board, race: Trait, power: Trait | None, in_decline: bool) -> None:
        self.race = race
        self.power = power
        self.halves: list[Trait] = [race] if power is None else [race, power]
        self.in_decline = in_decline
        fights = race.fights_in_decline or not in_decline
        self.alive: list[Trait] = [race] if fights else []
        """The traits whose text is in force: in decline a race that goes on fighting, and no power (10.4)."""
        if power is not None and not in_decline:
            self.alive.append(power)
        alive = self.alive
        earning = alive if not in_decline else ([race] if race.bonus_in_decline else [])

        self.fights = fights
        self.tokens = race.tokens + race.extra + (0 if power is None else power.tokens + power.extra)
        self.losses = min((trait.losses for trait in alive), default=1) if not in_decline else 1
        self.keeps_aside = sum(trait.keeps_aside for trait in alive)
        self.sails = any(trait.sails for trait in alive)
        self.rolls_first = any(trait.rolls_first for trait in alive)
        self.late_decline = any(trait.late_decline for trait in alive)
        self.declines_beside = any(trait.declines_beside for trait in alive)
        self.stays_whole = any(trait.stays_whole for trait in alive)

        masks = [board.on(trait.discount_on) for trait in alive if trait.discount_on]
        self.discount = [sum(mask >> r & 1 for mask in masks) for r in range(board.size)]
        self.discounters = _with(alive, "discount")
        self.links = [board.on(trait.links_on) for trait in alive if trait.links_on]
        self.linkers = _with(alive, "links")
        self.reachers = _with(alive, "reach")
        self.earners = [
            trait
            for trait in earning
            if trait.bonus_on
            or trait.earns
            or trait.plunder
            or (trait.marker is not None and trait.marker.coins)
            or overrides(trait, "income")
        ]
        self.bonus = [board.on(trait.bonus_on) for trait in self.earners]
        self.on_conquest = _with(alive, "on_conquest")
        self.on_lost = _with(alive, "on_lost")
        self.on_redeploy = _with(alive, "on_redeploy")
        self.on_decline = _with(self.halves, "on_decline") if in_decline else []
        self.present = alive + [trait for trait in self.on_decline if trait not in alive]
        """The traits that can have something on the map or to remember: those in force, and those that
        answered the decline."""
        self.activated = _with(alive, "offers")
        self.owing = _with(alive, "owes")


def discounts(folded: Folded, s: "State", p: int) -> list[int]:
    """One mask for each discount that the state decides; they add up, and to `Folded.discount`."""
    return [trait.discount(s, p) for trait in folded.discounters]


def adjacent(folded: Folded, s: "State", p: int, mask: int) -> int:
    """All that counts as adjacent to a region of the mask for this people, for every purpose (11.19)."""
    around = s.rules.board.neighbours(mask)
    for linked in folded.links:
        inside = mask & linked
        if inside:
            # A region is not next to itself: alone it links to the others only.
            around |= linked if inside & (inside - 1) else linked ^ inside
    for trait in folded.linkers:
        around |= trait.links(s, p, mask)
    return around


def reach(folded: Folded, s: "State", p: int) -> int:
    """All that the people may attack or enter by its own rule."""
    mask = 0
    for trait in folded.reachers:
        mask |= trait.reach(s, p)
    return mask


def owes(folded: Folded, s: "State", p: int) -> bool:
    """Whether anything must still be placed."""
    for trait in folded.owing:  # a loop, not any(): compiled code makes no generator
        if trait.owes(s, p):
            return True
    return False


def append_offers(folded: Folded, s: "State", p: int, moves: list[int]) -> None:
    """Add what the race and the power let their owner do now."""
    for trait in folded.activated:
        append_all(moves, USE_POWER if trait.half else USE_RACE, trait.offers(s, p))


def incomes(folded: Folded, s: "State", p: int, occupied_taken: int) -> list[tuple[str, int]]:
    """What each trait of the people earns now: its id and a number of coins that is not 0."""
    found = []
    for i, trait in enumerate(folded.earners):
        coins = trait.earns + trait.plunder * occupied_taken + trait.income(s, p)
        coins += (s.held[p] & folded.bonus[i]).bit_count()
        if trait.marker is not None and trait.marker.coins:
            coins += trait.marker.coins * s.count(trait.marker, s.held[p])
        if coins:
            found.append((trait.id, coins))
    return found


def after_conquest(folded: Folded, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
    """Both traits answer a conquest."""
    for trait in folded.on_conquest:
        trait.on_conquest(s, p, r, out)


def before_loss(folded: Folded, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
    """Both traits answer the loss of a region, while everything still stands there."""
    for trait in folded.on_lost:
        trait.on_lost(s, p, r, out)


def at_redeployment(folded: Folded, s: "State", p: int, out: "list[Event] | None") -> None:
    """Both traits answer the beginning of redeployment."""
    for trait in folded.on_redeploy:
        trait.on_redeploy(s, p, out)


def after_decline(folded: Folded, s: "State", p: int, out: "list[Event] | None") -> None:
    """Both traits answer the decline."""
    for trait in folded.on_decline:
        trait.on_decline(s, p, out)
