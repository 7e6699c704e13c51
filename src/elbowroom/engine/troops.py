"""The small acts that everything on the map is made of: tokens and markers come and go.

They keep the derived parts of a state true (`held`, `toll`, `immune`, `placed`) and tell what they did, so
that nobody else has to. `settle`, `vacate` and `add_tokens` leave it to their callers to tell of the tokens.
"""

from elbowroom.engine.events import (
    BadgeDiscarded,
    Earned,
    Event,
    Gathered,
    MarkerGone,
    MarkerLifted,
    MarkerPlaced,
    PeopleGone,
    Raised,
)
from elbowroom.engine.fold import Folded
from elbowroom.engine.ruleset import MARKER_BITS, MOST_MARKERS, OFFER
from elbowroom.engine.state import NOBODY, SLOTS, State
from elbowroom.engine.trait import Marker


def settle(s: State, p: int, r: int, n: int) -> None:
    """The people takes an empty region with ``n`` tokens."""
    s.owner[r] = p
    s.tokens[r] = n
    s.toll[r] += n
    s.held[p] |= 1 << r


def vacate(s: State, r: int, out: list[Event] | None) -> int:
    """The region's tokens and all markers leave it; how many tokens there were."""
    n = s.tokens[r]
    p = s.owner[r]
    if s.marks[r]:
        clear_markers(s, r, 0, out)
    s.owner[r] = NOBODY
    s.tokens[r] = 0
    s.toll[r] -= n
    s.held[p] &= ~(1 << r)
    return n


def add_tokens(s: State, r: int, n: int) -> None:
    """Tokens from somewhere join those in the region (or leave it, if negative)."""
    s.tokens[r] += n
    s.toll[r] += n


def gather(s: State, p: int, out: list[Event] | None) -> None:
    """All tokens of a people but one a region come into hand, those kept aside too (6.1, 6.3)."""
    tokens, toll = s.tokens, s.toll
    mask = held = s.held[p]
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        extra = tokens[r] - 1
        if extra:
            toll[r] -= extra
            tokens[r] = 1
    hand = s.troops[p] - held.bit_count()
    if out is not None and hand != s.hand[p]:
        out.append(Gathered(p // SLOTS, s.rules.race_id(s.combo[p]), hand))
    s.aside[p] = 0
    s.hand[p] = hand


def raise_tokens(s: State, p: int, n: int, out: list[Event] | None) -> None:
    """So many tokens more come from the tray into the people's hand, as far as there are any."""
    race = s.rules.race_of(s.combo[p])
    n = min(n, s.tray(race))
    s.troops[p] += n
    s.hand[p] += n
    if out is not None and n:
        out.append(Raised(p // SLOTS, s.rules.races[race].id, n))


def earn(s: State, p: int, trait: str, coins: int, out: list[Event] | None) -> None:
    """The people's seat gets coins outside of scoring; ``trait`` is the id of what brings them."""
    seat = p // SLOTS
    s.coins[seat] += coins
    if out is not None and coins:
        out.append(Earned(seat, trait, coins, s.coins[seat]))


# Markers


def may_stand(s: State, p: int, marker: Marker) -> bool:
    """Whether a position may show the marker in a region of this people.

    What defends or outlasts a decline may be there without the trait that put it: its badge may be gone.
    """
    if marker.defence or marker.survives_decline:
        return True
    return any(trait.marker is marker for trait in s.folded[p].present)


def place(s: State, marker: Marker, r: int, out: list[Event] | None) -> None:
    """One more of the marker stands in the region."""
    k = s.rules.marker_index[marker.id]
    s.marks[r] += 1 << MARKER_BITS * k
    s.placed[k] += 1
    s.toll[r] += marker.defence
    if marker.immune:
        s.immune |= 1 << r
    if out is not None:
        out.append(MarkerPlaced(s.owner[r] // SLOTS, marker.id, r))


def lift(s: State, marker: Marker, mask: int, out: list[Event] | None) -> None:
    """The marker leaves all regions of the mask."""
    keep = ~(MOST_MARKERS << MARKER_BITS * s.rules.marker_index[marker.id])
    mask = s.where(marker, mask)
    while mask:
        low = mask & -mask
        r = low.bit_length() - 1
        mask ^= low
        clear_markers(s, r, keep, None)
        if out is not None:
            out.append(MarkerLifted(s.owner[r] // SLOTS, marker.id, r))


def clear_markers(s: State, r: int, keep: int, out: list[Event] | None) -> None:
    """Only the kinds of markers in the packed mask ``keep`` stay in the region."""
    marks = s.marks[r]
    going = marks & ~keep
    k = 0
    while going:
        n = going & MOST_MARKERS
        if n:
            s.placed[k] -= n
            s.toll[r] -= n * s.rules.markers[k].defence
            if out is not None:
                out.append(MarkerGone(s.owner[r] // SLOTS, s.rules.markers[k].id, r))
        going >>= MARKER_BITS
        k += 1
    s.marks[r] = marks = marks & keep
    if not marks & s.rules.immune_bits:
        s.immune &= ~(1 << r)


# Peoples


def enlist(s: State, p: int, combo: int) -> None:
    """A people begins to exist, with nothing."""
    _replace(s, p, combo, s.rules.folded(combo))
    s.turns[p] = 0


def _replace(s: State, p: int, combo: int, folded: Folded) -> None:
    """Copies of the state share these lists, so a change is a new list."""
    s.combo, s.folded = s.combo[:], s.folded[:]
    s.combo[p] = combo
    s.folded[p] = folded


def disband(s: State, p: int, out: list[Event] | None) -> None:
    """A people's last token is gone: its banner goes back, and a badge it kept is discarded (8.5)."""
    combo = s.combo[p]
    rules = s.rules
    if rules.power_of(combo) != rules.no_power:
        discard_badge(s, p, rules.power_of(combo), out)
    if out is not None:
        out.append(PeopleGone(p // SLOTS, rules.race_id(combo)))
    forget(s, p)
    return_banner(s, rules.race_of(combo))


def discard_badge(s: State, p: int, power: int, out: list[Event] | None) -> None:
    """The badge of a declined people lies with those that are shuffled when no other is left (3.5)."""
    s.discarded |= 1 << power
    if out is not None:
        race = s.rules.race_id(s.combo[p])
        out.append(BadgeDiscarded(p // SLOTS, race, s.rules.powers[power].id))


def forget(s: State, p: int) -> None:
    """The people's place is free again."""
    _replace(s, p, NOBODY, s.rules.nobody)
    s.held[p] = s.hand[p] = s.aside[p] = s.troops[p] = s.turns[p] = 0
    s.memo[2 * p] = s.memo[2 * p + 1] = 0


def remove_people(s: State, p: int, out: list[Event] | None) -> None:
    """All tokens of a people go to the tray (8.2)."""
    mask = s.held[p]
    while mask:
        low = mask & -mask
        mask ^= low
        vacate(s, low.bit_length() - 1, out)
    disband(s, p, out)


def return_banner(s: State, race: int) -> None:
    """The banner goes under its stack, or with a badge into the column when there is no stack (3.6)."""
    no_stack = s.banners == 0 and len(s.returned) == s.reveals
    s.returned.append(race)
    if no_stack and len(s.offer) + s.reveals < OFFER:
        s.reveals += 1
