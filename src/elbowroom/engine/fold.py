"""The one place where the answers of a race and of its power are combined.

A `Folded` is what a people can do, worked out once for each pair and board. What data alone decides is
folded into plain numbers here; the hooks that a trait really overrides are kept as short lists.
"""

from typing import TYPE_CHECKING, Final

from elbowroom.engine.actions import DIE_FACES, USE_POWER, USE_RACE, append_all
from elbowroom.engine.board import Board
from elbowroom.engine.trait import Power, Race, Trait

if TYPE_CHECKING:
    from elbowroom.engine.events import Event
    from elbowroom.engine.state import State

NOBODY: Final = -1


def overrides(trait: Trait, hook: str) -> bool:
    """Whether the trait brings code of its own for this hook."""
    if trait.brings is not None:
        return hook in trait.brings
    return any(hook in cls.__dict__ for cls in type(trait).__mro__ if cls not in (Trait, Race, Power, object))


def _with(traits: list[Trait], hook: str) -> list[Trait]:
    return [trait for trait in traits if overrides(trait, hook)]


def _faces(traits: list[Trait]) -> tuple[int, ...]:
    """The faces of a die, each as likely as the others; of several rolls the best of every case."""
    one = [max(faces) for faces in zip(*[sorted(t.faces) for t in traits if t.faces], strict=True)]
    faces = one or list(DIE_FACES)
    found = faces
    for _ in range(sum(trait.rolls - 1 for trait in traits)):
        found = [max(first, second) for first in found for second in faces]
    return tuple(found)


def _parry(traits: list[Trait]) -> tuple[int, ...]:
    """The faces of the die against final attempts, the larger of two."""
    return tuple(max(faces) for faces in zip(*[sorted(t.parry) for t in traits if t.parry], strict=True))


class Folded:
    """A race and its power as one. In decline only what its text keeps alive is in it."""

    def __init__(
        self, board: Board, race: Trait, power: Trait | None, in_decline: bool, guarded: bool = False
    ) -> None:
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
        said = [] if in_decline else [trait.losses for trait in alive if trait.losses != 1]
        self.losses = min(said, default=1)
        lasting = alive if not in_decline or fights else [race]
        self.losers = self._answering(lasting, "loses")
        self.guards = self._answering(lasting, "defences")
        self.stayers = _with(alive, "stays")
        self.faces = _faces(alive)
        self.longest = max(self.faces)
        """The most that the die can add (4.8)."""
        self.parry = _parry([trait for trait in lasting if trait in alive or "parry" in trait.lasts])
        self.keeps_aside = sum(trait.keeps_aside for trait in alive)
        self.sails = any(trait.sails for trait in alive)
        self.rolls_first = any(trait.rolls_first for trait in alive)
        self.late_decline = any(trait.late_decline for trait in alive)
        self.declines_beside = any(trait.declines_beside for trait in alive)
        self.stays_whole = any(trait.stays_whole for trait in alive)

        masks = [board.on(trait.discount_on) for trait in alive if trait.discount_on]
        self.discount = [sum(mask >> r & 1 for mask in masks) for r in range(board.size)]
        self.discounters = _with(alive, "discount")
        self.dealers = _with(alive, "discounts")
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
        self.paying = _with(earning, "income")
        self.before_conquest = _with(alive, "before_conquest")
        self.on_conquest = _with(alive, "on_conquest")
        self.on_lost = self._answering(lasting, "on_lost")
        self.rallying = _with(alive, "another_round")
        self.on_redeploy = _with(alive, "on_redeploy")
        self.on_decline = _with(self.halves, "on_decline") if in_decline else []
        self.leaving = [] if in_decline or self.declines_beside else _with(self.halves[1:], "on_decline")
        """The power that answers a decline, if its badge is discarded then."""
        self.present = alive + [trait for trait in self.on_decline if trait not in alive]
        """The traits that can have something on the map or to remember: those in force, and those that
        answered the decline."""
        self.activated = _with(alive, "offers")
        self.owing = _with(alive, "owes")
        self.haggles = guarded or len(self.discounters) + len(self.dealers) > 0
        """Whether `discounts` or `defences` has anything to say."""

    def _answering(self, traits: list[Trait], hook: str) -> list[Trait]:
        """Those that answer a hook: in decline those that are in force, and those whose answer lasts."""
        return [trait for trait in _with(traits, hook) if trait in self.alive or hook in trait.lasts]


def discounts(folded: Folded, s: "State", p: int) -> list[int]:
    """One mask for each discount that the state decides; they add up, and to `Folded.discount`."""
    masks = [trait.discount(s, p) for trait in folded.discounters]
    for trait in folded.dealers:
        masks += trait.discounts(s, p)
    return masks


def defences(s: "State", p: int) -> list[int]:
    """Masks of regions of others that cost this people a token more, each of them (see `Ruleset.guarded`)."""
    masks: list[int] = []
    for q, folded in enumerate(s.folded):
        if q != p:
            for trait in folded.guards:
                masks += trait.defences(s, q)
    return masks


def tolls(s: "State", p: int) -> list[int]:
    """What each region costs this people before discounts: its toll, and what its owner adds."""
    toll = s.toll
    if s.rules.guarded:
        toll = toll[:]
        for mask in defences(s, p):
            while mask:
                low = mask & -mask
                toll[low.bit_length() - 1] += 1
                mask ^= low
    return toll


def losses(folded: Folded, s: "State", p: int, r: int) -> int:
    """Tokens that the people loses with a region that is taken (5.1)."""
    found = folded.losses
    for trait in folded.losers:
        said = trait.loses(s, p, r)
        if said != 1 and (found == 1 or said < found):
            found = said
    return found


def stays(folded: Folded, s: "State", p: int) -> list[int]:
    """By region how many tokens stay in decline, at least one; the larger of two answers."""
    found = [1] * s.rules.board.size
    for trait in folded.stayers:
        for r, tokens in enumerate(trait.stays(s, p)):
            found[r] = max(found[r], tokens)
    return found


def faces(s: "State") -> tuple[int, ...]:
    """The outcomes of the die that is rolled now, each as likely as the others (1.8)."""
    own = s.folded[s.people].faces
    owner = NOBODY if s.target < 0 else s.owner[s.target]
    parry = () if owner < 0 else s.folded[owner].parry
    if parry:
        return tuple([max(pips - against, 0) for pips in own for against in parry])
    return own


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
        if trait.marker is not None and trait.marker.coins and not folded.in_decline:
            coins += trait.marker.coins * s.count(trait.marker, s.held[p])
        if coins:
            found.append((trait.id, coins))
    return found


def begins_another_round(folded: Folded, s: "State", p: int, out: "list[Event] | None") -> bool:
    """Whether a trait lets the people go on when its conquests are over."""
    for trait in folded.rallying:
        if trait.another_round(s, p, out):
            return True
    return False


def at_conquest(folded: Folded, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
    """Both traits look at a region that is about to be taken."""
    for trait in folded.before_conquest:
        trait.before_conquest(s, p, r, out)


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


def before_decline(folded: Folded, s: "State", p: int, out: "list[Event] | None") -> None:
    """A power whose badge is about to be discarded answers the decline."""
    for trait in folded.leaving:
        trait.on_decline(s, p, out)


def after_decline(folded: Folded, s: "State", p: int, out: "list[Event] | None") -> None:
    """Both traits answer the decline."""
    for trait in folded.on_decline:
        trait.on_decline(s, p, out)
