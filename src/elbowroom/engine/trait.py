"""Races, powers and what they put on the map; ``docs/homebrew.md`` is the page to read before writing one.

A trait is data first. Where data is not enough, subclass `Race` or `Power` and override a hook. Hooks get the
state ``s`` and the index ``p`` of the people that has the trait, and keep nothing in ``self``: what a trait
must remember goes into its register (`remember`, `recall`), what it did this turn into `mark_used`.

Whatever a hook changes it changes by an act that tells of it: `remember` and `mark_used`; `place`, `lift` and
`raise_tokens` of `engine.troops`; `make_peace` of `engine.peace`; `take` of `engine.phases.conquest`. Then
its events are complete without its doing.

Two traits never see each other. Their answers are combined in `fold`, one commutative way for each hook:

=============  =======================================  ==========================
nature         what to set or override                  how two answers combine
=============  =======================================  ==========================
modifier       discount_on, discount, bonus_on,         sum
               income, earns, plunder, keeps_aside
modifier       discounts, defences                      sum
modifier       losses, loses                            the smaller
modifier       stays, faces                             the larger
modifier       rolls, parry                             sum, the larger
permission     reach, sails, links_on, links            union
trigger        before_conquest, on_conquest, on_lost,   both run, in any order
               on_redeploy, on_decline
trigger        another_round                            or
activated      offers, owes, use                        none: each has its own move
phase switch   rolls_first, late_decline,               or
               declines_beside, fights_in_decline,
               stays_whole
=============  =======================================  ==========================
"""

from copyreg import __newobj__  # type: ignore[attr-defined]
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.events import Remembered, Used

if TYPE_CHECKING:
    from elbowroom.engine.events import Event
    from elbowroom.engine.state import State

LARGEST_REGISTER: Final = 1_000_000
"""What a register may hold unless its trait says otherwise, above and below zero."""


class Marker:
    """Something other than tokens that stands in a region for the people who hold it."""

    def __init__(
        self,
        id: str,
        supply: int,
        *,
        defence: int = 0,
        immune: bool = False,
        shields: bool = False,
        coins: int = 0,
        stacks: bool = True,
        survives_decline: bool = False,
    ) -> None:
        self.id = id
        self.supply = supply
        """How many there are."""
        self.defence = defence
        """Tokens more that an attacker needs, for each of it (4.3)."""
        self.immune = immune
        """Nobody can conquer, enter or affect the region (4.9)."""
        self.shields = shields
        """A lone token here cannot be replaced by one from the tray (10.11)."""
        self.coins = coins
        """What each earns its owner's active race a turn."""
        self.stacks = stacks
        """Several may stand in one region."""
        self.survives_decline = survives_decline
        """Stays while a token of the race stays (8.4)."""

    def __reduce__(self) -> tuple[object, ...]:
        flags = self.defence, self.immune, self.shields, self.coins, self.stacks, self.survives_decline
        return _restored_marker, (self.id, self.supply, *flags)


def _restored_marker(
    id: str, supply: int, defence: int, immune: bool, shields: bool, coins: int, stacks: bool, survives: bool
) -> Marker:
    """A pickled marker."""
    return Marker(
        id,
        supply,
        defence=defence,
        immune=immune,
        shields=shields,
        coins=coins,
        stacks=stacks,
        survives_decline=survives,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """A race or a power. All fields are plain data with a neutral default."""

    half: ClassVar[int] = 0
    """0 for a race, 1 for a power: which of a people's two registers is its own."""

    def __init__(
        self,
        id: str,
        tokens: int,
        *,
        extra: int = 0,
        box: int = 0,
        discount_on: int = 0,
        bonus_on: int = 0,
        bonus_in_decline: bool = False,
        earns: int = 0,
        plunder: int = 0,
        losses: int = 1,
        links_on: int = 0,
        sails: bool = False,
        rolls_first: bool = False,
        late_decline: bool = False,
        declines_beside: bool = False,
        fights_in_decline: bool = False,
        stays_whole: bool = False,
        keeps_aside: int = 0,
        marker: Marker | None = None,
        register: str = "",
        once_per_seat: bool = False,
        names_a_seat: bool = False,
        replaces: str = "",
        faces: tuple[int, ...] = (),
        rolls: int = 1,
        parry: tuple[int, ...] = (),
        brings: frozenset[str] | None = None,
        lasts: frozenset[str] = frozenset(),
    ) -> None:
        self.id = id
        self.tokens = tokens
        """The value printed on the banner or badge (1.3, 1.4)."""
        self.extra = extra
        """Tokens given beside that value."""
        self.box = box
        """Races: how many tokens there are at all (1.2)."""
        self.discount_on = discount_on
        """Features of regions that cost 1 token less."""
        self.bonus_on = bonus_on
        """Features of regions that earn 1 coin more."""
        self.bonus_in_decline = bonus_in_decline
        self.earns = earns
        """Coins each turn while active, whatever is held."""
        self.plunder = plunder
        """Coins for each non-empty region conquered this turn."""
        self.losses = losses
        """Tokens that are lost with a conquered region (5.1)."""
        self.links_on = links_on
        """Regions that show any of these features are adjacent to each other for its conquests (11.19)."""
        self.sails = sails
        """Seas and lakes can be conquered (4.5)."""
        self.rolls_first = rolls_first
        """The die is rolled before a conquest, and there is no final attempt."""
        self.late_decline = late_decline
        """May decline right after scoring."""
        self.declines_beside = declines_beside
        """In decline it does not count as the player's one declined race."""
        self.fights_in_decline = fights_in_decline
        """Goes on conquering in decline."""
        self.stays_whole = stays_whole
        """In decline all tokens stay on the map."""
        self.keeps_aside = keeps_aside
        """Tokens that serve for conquest only: off the map from redeployment to the next ready."""
        self.marker = marker
        self.register = register
        """The name under which positions show this trait's register, if it has one."""
        self.once_per_seat = once_per_seat
        """What `mark_used` notes is a mask of seats, not a flag or a count."""
        self.names_a_seat = names_a_seat
        """What `use` is called with is a seat, not a region."""
        self.replaces = replaces
        """Home-made races: the race whose tokens it uses (12.2)."""
        self.faces = faces
        """The faces of its die, if they are not the usual ones."""
        self.rolls = rolls
        """How often it rolls; the best counts."""
        self.parry = parry
        """The faces of a die that is rolled against a final attempt on its regions, and taken from it."""
        self.brings = brings
        """The hooks that it needs, for a class that could answer more; None are those that it overrides."""
        self.lasts = lasts
        """Races: questions and triggers that it answers in decline, too: defences, loses, on_lost."""

    def __reduce__(self) -> tuple[object, ...]:
        kind, fields = type(self), self.__getstate__()
        if "__mypyc_attrs__" in vars(kind):  # a compiled class makes nothing without its constructor
            return _restored_trait, (kind, fields)
        return __newobj__, (kind,), fields

    # Queries: they change nothing.

    def discount(self, s: "State", p: int) -> int:
        """Regions, as a mask, that cost 1 token less for a reason the board alone does not know."""
        return 0

    def discounts(self, s: "State", p: int) -> list[int]:
        """Masks of regions; each of them makes its regions cost 1 token less."""
        return []

    def defences(self, s: "State", p: int) -> list[int]:
        """Masks of the people's own regions; each of them makes its regions cost attackers 1 token more."""
        return []

    def loses(self, s: "State", p: int, r: int) -> int:
        """Tokens that are lost if this region is taken (5.1)."""
        return self.losses

    def stays(self, s: "State", p: int) -> list[int]:
        """By region how many tokens stay there in decline; an empty list is one in each (8.1)."""
        return []

    def links(self, s: "State", p: int, mask: int) -> int:
        """Regions, as a mask, that count as adjacent to those of ``mask`` though the map does not say so."""
        return 0

    def reach(self, s: "State", p: int) -> int:
        """Regions, as a mask, that may be attacked though not adjacent, or entered though not border."""
        return 0

    def income(self, s: "State", p: int) -> int:
        """Coins at the end of the turn beside what the data fields say."""
        return 0

    def offers(self, s: "State", p: int) -> int:
        """What `use` may be called with now: a mask of regions or of seats."""
        return 0

    def refusals(self, s: "State", p: int, argument: int) -> list[str]:
        """Codes that say why `use` is not possible with this argument, when it is not."""
        return []

    def owes(self, s: "State", p: int) -> bool:
        """Whether something must still be placed before redeployment can end."""
        return False

    def default_register(self, s: "State", p: int) -> int:
        """What the register holds when a position does not say."""
        return 0

    def register_range(self, s: "State", p: int) -> tuple[int, int]:
        """The least and the most that the register can hold in a position."""
        return -LARGEST_REGISTER, LARGEST_REGISTER

    # Acts: events go to ``out`` if there is one.

    def use(self, s: "State", p: int, argument: int, out: "list[Event] | None") -> None:
        """Do what `offers` offered."""

    def before_conquest(self, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
        """The people is about to take region ``r``; whoever is there still stands."""

    def another_round(self, s: "State", p: int, out: "list[Event] | None") -> bool:
        """The conquests are over: whether all get ready once more and go on. It must note that it did."""
        return False

    def on_conquest(self, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
        """The people has just conquered region ``r``."""

    def on_lost(self, s: "State", p: int, r: int, out: "list[Event] | None") -> None:
        """Region ``r`` is about to be taken from the people; its markers still stand."""

    def on_redeploy(self, s: "State", p: int, out: "list[Event] | None") -> None:
        """Redeployment begins; all tokens but one a region are in hand."""

    def on_decline(self, s: "State", p: int, out: "list[Event] | None") -> None:
        """The people has just gone into decline, and ``p`` is already among the declined.

        A power whose badge is discarded (8.1) answers just before that, while ``p`` is still the active
        people: what it remembers goes with its badge, and so do markers that do not survive.
        """

    # What a trait remembers.

    def recall(self, s: "State", p: int) -> int:
        """The trait's register for this people; 0 when it was picked."""
        return s.memo[2 * p + self.half]

    def remember(self, s: "State", p: int, value: int, out: "list[Event] | None") -> None:
        """Set the register."""
        if out is not None and value != s.memo[2 * p + self.half]:
            out.append(Remembered(s.seat_of(p), self.id, value))
        s.memo[2 * p + self.half] = value

    def used(self, s: "State") -> int:
        """What `mark_used` noted this turn; 0 at its beginning."""
        return s.used[self.half]

    def mark_used(self, s: "State", value: int, out: "list[Event] | None") -> None:
        """Note that the acting people's trait was used this turn: a flag, how often, or a mask of seats."""
        if out is not None and value != s.used[self.half]:
            out.append(Used(s.decider, self.id, value))
        s.used[self.half] = value


def _restored_trait(kind: type[Trait], fields: dict[str, object]) -> Trait:
    """A pickled trait of a compiled class."""
    trait = kind("", 0)
    for name, value in fields.items():
        setattr(trait, name, value)
    return trait


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Trait):
    """A race banner."""

    half: ClassVar[int] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Trait):
    """A special power badge."""

    half: ClassVar[int] = 1
