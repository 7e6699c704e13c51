"""Whole turns played quickly: what the others will roughly do, many times over.

Nothing is searched here. A race takes what pays most for its tokens and declines when resting is worth more,
and a combo is picked by what its race and power were learned to be worth. Every choice has a little whim in
it, so that an average over many games does not hang on what one opponent would do exactly.
"""

from typing import Final

from elbowroom.engine.actions import ATTEMPT, CONQUER, DECLINE, DONE, PICK, ROLL, SPAN, USE_RACE
from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost
from elbowroom.engine.phases.expand import can_decline
from elbowroom.engine.state import ACTIVE, EXPAND, PICK_PHASE, SLOTS, STOUT, State
from elbowroom.game.dice import Dice
from elbowroom.players.search.features import turns_left
from elbowroom.players.search.market import Market
from elbowroom.players.search.masks import count
from elbowroom.players.search.placing import region_worth
from elbowroom.players.search.playing import Mover
from elbowroom.players.search.using import MOST_USES, is_quiet, quiet_gain
from elbowroom.players.search.value import Value, income_now

CONQUEST_WHIM: Final = 0.35
"""How much better than it is a conquest may look, as a part of what it is worth."""
PICK_WHIM: Final = 2.0
DECLINE_WHIM: Final = 1.5
"""The same in coins, for a combo and for resting."""
DENIED: Final = 0.3
"""What a region is worth beyond its coins because somebody else loses it."""
SPECIAL_PRICE: Final = 3.0
"""A special conquest, which costs no tokens, is as good as one that pays for what so many tokens cost."""


class QuickMover(Mover):
    """Everybody plays quickly."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def move(self, s: State, dice: Dice) -> State:
        if s.phase == PICK_PHASE:
            apply(s, quick_pick(s, self.value, dice))
            return s
        if s.phase == STOUT:
            return _rest_or_go_on(s, self.value, dice)
        return _expand(s, self.value, dice)


def _whim(dice: Dice, most: float) -> float:
    return most * dice.below(1024) / 1024.0


def quick_pick(s: State, value: Value, dice: Dice) -> int:
    """The combo with the best race and power for its price."""
    actions = legal_actions(s)
    if actions[0] == DONE:
        return DONE
    turns = turns_left(s, s.seat)
    best, best_gain = actions[0], -1e9
    for action in actions:
        place = action - PICK
        gain = value.combo_worth(s.offer[place], turns) + s.bounty[place] - place + _whim(dice, PICK_WHIM)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


def _own_total(s: State, value: Value, seat: int) -> float:
    return s.coins[seat] + value.future(s, seat, turns_left(s, seat))


def _rest_or_go_on(s: State, value: Value, dice: Dice) -> State:
    """A race that may decline after scoring."""
    seat = s.seat
    resting = s.copy()
    apply(resting, DECLINE)
    apply(s, DONE)
    gain = _own_total(resting, value, seat) - _own_total(s, value, seat)
    return resting if gain + _whim(dice, DECLINE_WHIM) > 0.5 * DECLINE_WHIM else s


def _expand(s: State, value: Value, dice: Dice) -> State:
    """Conquer what can be had; or decline, if that is better in the end."""
    seat, p = s.seat, s.people
    resting: State | None = None
    if s.phase == EXPAND and p % SLOTS == ACTIVE and not would_be_rash(s) and can_decline(s):
        resting = s.copy()
        apply(resting, DECLINE)
    last = _conquer(s, dice)
    if s.is_chance():
        return s
    if resting is not None:
        total = float(s.coins[seat] + income_now(s, seat))
        total += value.future(s, seat, turns_left(s, seat) - 1)
        if _own_total(resting, value, seat) + _whim(dice, DECLINE_WHIM) > total + 0.5 * DECLINE_WHIM:
            return resting
    apply(s, last)
    return s


def would_be_rash(s: State) -> bool:
    """Whether declining would waste tokens: the race has as many to spare as it holds regions."""
    home = SLOTS * s.seat
    return s.troops[home] >= 2 * count(s.held[home])


def _conquer(s: State, dice: Dice) -> int:
    """Conquer until nothing more can be paid for; what to do last: a final attempt or nothing."""
    seat, p = s.seat, s.people
    bonus = s.folded[p].bonus
    owner = s.owner
    uses = 0
    while True:
        market = Market(s)
        best, best_gain = -1, 0.0
        prices, mask = market.prices, market.conquests
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            gain = _gain(owner[r], seat, bonus, r) / prices[r] * (1.0 + _whim(dice, CONQUEST_WHIM))
            if gain > best_gain:
                best, best_gain = CONQUER + r, gain
        if market.can_roll:
            apply(s, ROLL)
            return ROLL
        for action in market.uses if uses < MOST_USES else ():
            if is_quiet(s, action):
                gain = quiet_gain(s, action)  # nothing is paid for it
            else:
                r = action % SPAN
                # A special conquest is the better the more it saves.
                gain = _gain(owner[r], seat, bonus, r) * cost(s, p, r) / SPECIAL_PRICE
                gain *= 1.0 + _whim(dice, CONQUEST_WHIM)
            if gain > best_gain:
                best, best_gain = action, gain
        if best < 0:
            return _cheapest_attempt(market)
        uses += best >= USE_RACE
        apply(s, best)
        if s.is_chance():
            return DONE


def _gain(owner: int, seat: int, bonus: list[int], r: int) -> float:
    """What the region is worth to the seat, whoever has it now."""
    gain = region_worth(bonus, r)
    if owner >= 0:
        gain += DENIED if owner // SLOTS != seat else -1.0
    return gain


def _cheapest_attempt(market: Market) -> int:
    """The final attempt at the cheapest region, or nothing."""
    best, best_price, mask = DONE, 1 << 30, market.attempts
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        if market.prices[r] < best_price:
            best, best_price = ATTEMPT + r, market.prices[r]
    return best
