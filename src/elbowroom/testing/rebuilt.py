"""A position rebuilt from events alone, beside a game: so events are complete, and none of them is wrong.

What an event says is done, and nothing is known of the rules beyond what stands in the event's docstring.
What an event repeats (whose region it was, how many coins there are then) must agree with what was rebuilt.
"""

from functools import singledispatchmethod

from elbowroom.engine import events as happened
from elbowroom.engine.board import members
from elbowroom.engine.events import Event
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import EXPAND, OVER, PHASES, PICK_PHASE, STOUT, WITHDRAW
from elbowroom.testing.sheet import Row, Sheet

FRESH = [PHASES[phase] for phase in (PICK_PHASE, EXPAND, WITHDRAW)]
"""Phases that begin without anything counted."""
SCORED = [PHASES[phase] for phase in (STOUT, WITHDRAW, OVER)]
"""Phases behind the scoring of a turn."""
TOKENS = {"seat", "race", "tokens"}
"""All that is said of a region without markers."""


class Untrue(Exception):
    """Events that say something else than those before them."""


def agree(is_so: bool) -> None:
    """What an event repeats is what was rebuilt."""
    if not is_so:
        raise Untrue


class Rebuilt(Sheet):
    """A position, and what becomes of it by events."""

    def __init__(self, position: Row, rules: Ruleset) -> None:
        super().__init__(position, rules)
        self.pips: int | None = None
        """What the die showed last."""
        self.winners: tuple[int, ...] = ()
        self._is_scored = self.position["phase"] in SCORED
        self._attempted: int | None = None
        """The region of a final attempt of which nothing more was heard yet."""
        self._fallen: int | None = None
        """A region that was emptied by an attack, and not taken yet."""

    def hear(self, events: list[Event]) -> None:
        """Do what the events of one move say.

        Raises `Untrue`, or an error of Python's own where an event names what is not there.
        """
        for event in events:
            self.apply(event)
        agree((self._attempted, self._fallen) == (None, None))

    @singledispatchmethod
    def apply(self, event: Event) -> None:
        """Do what the event says."""
        raise Untrue

    # Turns

    @apply.register
    def _(self, event: happened.TurnBegan) -> None:
        self.end_turn()
        self.position |= {"round": event.round, "seat": event.seat, "phase": None}
        self.turn |= {"attacked": [], "committed": False}

    @apply.register
    def _(self, event: happened.PhaseBegan) -> None:
        agree((event.phase == "pick") == (event.race is None))
        for field in ("deciding", "acting_race"):
            self.position.pop(field, None)
        is_active = event.race is None or self.is_active(event.seat, event.race)
        self.position |= {"phase": event.phase, "acting": "active" if is_active else "declined"}
        if event.phase == "withdraw":
            self.position["deciding"] = event.seat
        else:
            agree(event.seat == self.position["seat"])
        if not is_active:
            self.position["acting_race"] = event.race
        if event.phase in FRESH:
            self.count_anew()
        elif event.phase == "conquer":
            self.turn["committed"] = True
        elif event.phase == "redeploy":
            self.turn["die"] = None

    def end_turn(self) -> None:
        """A turn is over; none is without its score."""
        agree(self._is_scored)
        self._is_scored = False

    def count_anew(self) -> None:
        """Nothing was done by the people that acts now."""
        used: Row = {trait.id: [] if trait.once_per_seat else False for trait in self.usable(*self.acting())}
        self.turn |= {"conquests": 0, "occupied_taken": 0, "die": None, "used": used}

    @apply.register
    def _(self, event: happened.Scored) -> None:
        player = self.players[event.seat]
        agree(event.seat == self.position["seat"])
        agree(not self._is_scored)
        self._is_scored = True
        land, *others = event.income
        peoples = self.peoples(event.seat)
        agree(land == ("regions", sum(len(self.held(event.seat, people["race"])) for people in peoples)))
        traits = {trait.id for people in peoples for trait in self.halves(people)}
        agree({source for source, _ in others} <= traits)
        player["coins"] += sum(coins for _, coins in event.income)
        agree(event.total == player["coins"])
        if player["active"]:
            player["active"]["turns"] += 1

    @apply.register
    def _(self, event: happened.Earned) -> None:
        player = self.players[event.seat]
        agree(event.coins > 0)
        player["coins"] += event.coins
        agree(event.total == player["coins"])
        traits = {trait.id for people in self.peoples(event.seat) for trait in self.halves(people)}
        agree(event.trait in traits)

    @apply.register
    def _(self, event: happened.GameEnded) -> None:
        agree(list(event.coins) == [player["coins"] for player in self.players])
        self.end_turn()
        self.winners = event.winners
        for field in ("deciding", "acting_race"):
            self.position.pop(field, None)
        self.position |= {"phase": "over", "seat": 0, "acting": "active"}
        self.turn |= {"attacked": [], "committed": False}
        self.count_anew()

    # The column

    @apply.register
    def _(self, event: happened.Picked) -> None:
        agree(event.seat == self.position["seat"])
        offer = self.position["offer"]
        combo = offer.pop(event.row - 1)
        agree(combo == {"race": event.race, "power": event.power, "coins": event.found})
        for above in offer[: event.row - 1]:
            above["coins"] += 1
        player = self.players[event.seat]
        player["coins"] += event.found - event.paid
        active = {"race": event.race, "power": event.power, "hand": event.tokens, "aside": 0, "turns": 0}
        active |= {trait.register: 0 for trait in self.halves(active) if trait.register}
        player["active"] = active

    @apply.register
    def _(self, event: happened.Revealed) -> None:
        banners, badges = self.position["banners"], self.position["badges"]
        if banners["shuffled"]:
            banners["shuffled"].remove(event.race)
        else:
            agree(banners["returned"].pop(0) == event.race)
        badges["shuffled"].remove(event.power)
        self.position["offer"].append({"race": event.race, "power": event.power, "coins": 0})

    @apply.register
    def _(self, event: happened.BadgesShuffled) -> None:
        badges = self.position["badges"]
        agree(badges["shuffled"] == [])
        badges |= {"shuffled": badges["discarded"], "discarded": []}

    @apply.register
    def _(self, event: happened.BadgeDiscarded) -> None:
        people = self.people(event.seat, event.race)
        agree(not self.is_active(event.seat, event.race))
        agree(people["power"] == event.power)
        people["power"] = None
        self.sort_declined(event.seat)
        badges = self.position["badges"]
        discarded = {*badges["discarded"], event.power}
        badges["discarded"] = sorted(discarded, key=lambda power: self.rules.power_index[power])

    # Peoples

    @apply.register
    def _(self, event: happened.Declined) -> None:
        player = self.players[event.seat]
        active, player["active"] = player["active"], None
        agree((active["race"], active["power"]) == (event.race, event.power))
        agree(active["aside"] == 0 or any(trait.stays_whole for trait in self.halves(active)))
        agree(len(self.held(event.seat, event.race)) == event.regions)
        player["declined"].append({"race": event.race, "power": event.power, "hand": 0})
        self.sort_declined(event.seat)

    def sort_declined(self, seat: int) -> None:
        """Positions tell of a race with a badge last."""
        self.players[seat]["declined"].sort(key=lambda people: people["power"] is not None)

    @apply.register
    def _(self, event: happened.PeopleGone) -> None:
        for region in self.held(event.seat, event.race):
            self.empty(int(region), event.seat, event.race)
        self.players[event.seat]["declined"].remove(self.people(event.seat, event.race))
        self.position["banners"]["returned"].append(event.race)

    def note(self, people: Row, field: str, value: int) -> None:
        """Of a declined race positions tell only what is not 0."""
        people[field] = value
        if not value and "turns" not in people:
            del people[field]

    @apply.register
    def _(self, event: happened.Raised) -> None:
        self.people(event.seat, event.race)["hand"] += event.tokens

    @apply.register
    def _(self, event: happened.PutAside) -> None:
        people = self.people(event.seat, event.race)
        people["hand"] -= event.tokens
        self.note(people, "aside", people.get("aside", 0) + event.tokens)

    @apply.register
    def _(self, event: happened.Gathered) -> None:
        people = self.people(event.seat, event.race)
        for region in self.held(event.seat, event.race):
            people["hand"] += self.regions[region]["tokens"] - 1
            self.regions[region]["tokens"] = 1
        people["hand"] += people.get("aside", 0)
        self.note(people, "aside", 0)
        agree(people["hand"] == event.hand)

    @apply.register
    def _(self, event: happened.Remembered) -> None:
        for people in self.peoples(event.seat):
            if event.trait in (people["race"], people["power"]):
                self.note(people, self.half(people, event.trait).register, event.value)
                return
        raise Untrue

    @apply.register
    def _(self, event: happened.Used) -> None:
        seat, race = self.acting()
        agree(event.seat == seat)
        if race is None:
            raise Untrue
        trait = self.half(self.people(seat, race), event.trait)
        times = event.value if event.value > 1 else event.value == 1
        self.turn["used"][trait.id] = members(event.value) if trait.once_per_seat else times
        if not event.value and trait not in self.usable(seat, race):
            del self.turn["used"][trait.id]

    # Conquests

    @apply.register
    def _(self, event: happened.Rolled) -> None:
        agree(event.seat == self.decider)
        self.pips = event.pips
        self._attempted = event.region
        if event.region is None:
            self.turn["die"] = event.pips

    @apply.register
    def _(self, event: happened.Conquered) -> None:
        agree((event.seat, event.race) == self.acting())
        agree((event.means == "attempt") == (self._attempted is not None))
        agree(self._attempted in (None, event.region))
        if self._fallen is not None:
            agree(event.region == self._fallen)
            self.turn["occupied_taken"] += 1
        self.turn["conquests"] += 1
        self.turn["die"] = self._attempted = self._fallen = None
        people = self.people(event.seat, event.race)
        people["hand"] -= event.tokens
        agree(people["hand"] == 0 or event.means != "attempt")
        agree(str(event.region) not in self.regions)
        row = {"seat": event.seat, "race": event.race, "tokens": event.tokens}
        self.regions[str(event.region)] = row

    @apply.register
    def _(self, event: happened.Repelled) -> None:
        agree((event.seat, event.race) == self.acting())
        agree(event.region == self._attempted)
        self._attempted = None
        row = self.regions.get(str(event.region), {})
        if "seat" in row:
            self.note_attack(row["seat"], row["race"])

    @apply.register
    def _(self, event: happened.TribeFell) -> None:
        agree(self.regions.pop(str(event.region)) == {"lost_tribe": 1})
        self._fallen = event.region

    @apply.register
    def _(self, event: happened.Driven) -> None:
        agree(self.empty(event.region, event.seat, event.race) == event.lost + event.kept)
        self.people(event.seat, event.race)["hand"] += event.kept
        self.note_attack(event.seat, event.race)
        self._fallen = event.region

    def note_attack(self, seat: int, race: str) -> None:
        if self.is_active(seat, race) and self.position["acting"] == "active":
            self.turn["attacked"] = sorted({*self.turn["attacked"], seat})

    # Regions

    @apply.register
    def _(self, event: happened.Abandoned) -> None:
        agree((event.seat, event.race) == self.acting())
        agree(self.empty(event.region, event.seat, event.race) == 1)
        self.people(event.seat, event.race)["hand"] += 1
        if self.position["phase"] == "expand":
            self.turn["committed"] = True

    @apply.register
    def _(self, event: happened.Deployed) -> None:
        self.people(event.seat, event.race)["hand"] -= 1
        row = self.regions[str(event.region)]
        agree((row["seat"], row["race"]) == (event.seat, event.race))
        row["tokens"] += 1

    @apply.register
    def _(self, event: happened.MarkerPlaced) -> None:
        row = self.regions[str(event.region)]
        agree(row["seat"] == event.seat)
        row[event.marker] = row.get(event.marker, 0) + 1

    @apply.register
    def _(self, event: happened.MarkerLifted | happened.MarkerGone) -> None:
        row = self.regions[str(event.region)]
        agree(row["seat"] == event.seat)
        del row[event.marker]

    def empty(self, region: int, seat: int, race: str) -> int:
        """Nobody holds the region any more; how many tokens there were."""
        row: Row = self.regions.pop(str(region))
        agree(row.keys() == TOKENS)
        agree((row["seat"], row["race"]) == (seat, race))
        tokens: int = row["tokens"]
        return tokens

    # Peace

    @apply.register
    def _(self, event: happened.PeaceMade) -> None:
        self.position["peace"].append({"from": event.ally, "to": event.seat})
        self.position["peace"].sort(key=lambda row: (row["from"], row["to"]))

    @apply.register
    def _(self, event: happened.PeaceEnded) -> None:
        self.position["peace"].remove({"from": event.ally, "to": event.seat})
