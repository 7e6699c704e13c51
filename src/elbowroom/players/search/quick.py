"""Whole turns played quickly: what the others will roughly do, many times over.

Nothing is searched here. A race takes what pays most for its tokens and declines when resting is worth more,
and a combo is picked by what its race and power were learned to be worth. Every choice has a little whim in
it, so that an average over many games does not hang on what one opponent would do exactly.
"""

from elbowroom.engine.actions import ATTEMPT, CONQUER, DECLINE, DEPLOY, DONE, PICK, ROLL, SPAN, USE_RACE
from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import (
    ACTIVE,
    EXPAND,
    OVER,
    PICK_PHASE,
    REDEPLOY,
    SLOTS,
    STOUT,
    WITHDRAW,
    State,
)
from elbowroom.game.dice import Dice
from elbowroom.players.search.features import turns_left
from elbowroom.players.search.placing import FADING, dangers, next_placement, worth
from elbowroom.players.search.value import Value

WHIM = 0.35
"""How much a conquest may look better than it is."""
PICK_WHIM = 2.0
DECLINE_WHIM = 1.5
"""The same in coins, for a combo and for resting."""
SPITE = 0.3
"""What a region is worth beyond its coins when somebody else loses it."""


def play_quickly(s: State, value: Value, dice: Dice, stop_seat: int) -> State:
    """Finish the turn under way, then play until it is a turn of ``stop_seat`` or the game is over.

    The state is used up; the one that it came to is returned.
    """
    left = False
    turn = s.seat
    while s.phase != OVER:
        if s.seat != turn:
            left = True
            turn = s.seat
        if left and s.seat == stop_seat:
            break
        if s.is_chance():
            apply(s, dice.outcome(s))
        elif s.phase in (REDEPLOY, WITHDRAW):
            place_all(s)
        elif s.phase == PICK_PHASE:
            apply(s, quick_pick(s, value, dice))
        elif s.phase == STOUT:
            s = _rest_or_go_on(s, value, dice)
        else:
            s = _expand(s, value, dice)
    return s


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
    if s.phase == EXPAND and p % SLOTS == ACTIVE and not would_be_rash(s) and DECLINE in legal_actions(s):
        resting = s.copy()
        apply(resting, DECLINE)
    last = _conquer(s, dice)
    if s.is_chance():
        return s
    if resting is not None:
        total = float(s.coins[seat])
        for _, coins in income(s, seat):
            total += coins
        total += value.future(s, seat, turns_left(s, seat) - 1)
        if _own_total(resting, value, seat) + _whim(dice, DECLINE_WHIM) > total + 0.5 * DECLINE_WHIM:
            return resting
    apply(s, last)
    return s


def would_be_rash(s: State) -> bool:
    """Whether declining would waste tokens: the race has as many to spare as it holds regions."""
    home = SLOTS * s.seat
    return s.troops[home] >= 2 * s.held[home].bit_count()


def _conquer(s: State, dice: Dice) -> int:
    """Conquer until nothing more can be paid for; what to do last: a final attempt or nothing."""
    seat, p = s.seat, s.people
    while True:
        best, best_gain, last, last_price = -1, 0.0, DONE, 1e9
        for action in legal_actions(s):
            kind = action // SPAN * SPAN
            if kind == ROLL:
                apply(s, ROLL)
                return ROLL
            if kind != CONQUER and kind != ATTEMPT and kind < USE_RACE:
                continue
            r = action % SPAN
            price = float(cost(s, p, r))
            if kind == ATTEMPT:
                if price < last_price:
                    last, last_price = action, price
                continue
            gain = worth(s, r)
            owner = s.owner[r]
            if owner >= 0:
                gain += SPITE if owner // SLOTS != seat else -1.0
            # A special conquest is the better the more it saves.
            gain = gain / price if kind == CONQUER else gain * price / 3.0
            gain *= 1.0 + _whim(dice, WHIM)
            if gain > best_gain:
                best, best_gain = action, gain
        if best < 0:
            return last
        apply(s, best)
        if s.is_chance():
            return last


def place_all(s: State) -> None:
    """Everything that the acting people has to place, by one look at the dangers."""
    p, phase = s.people, s.phase
    folded = s.folded[p]
    danger: list[float] | None = None
    while s.people == p and s.phase == phase and not s.is_chance():
        offered = 0
        for trait in folded.activated:
            offered |= trait.offers(s, p)
        if s.hand[p] <= 0 or not s.held[p] or offered:
            apply(s, next_placement(s))
            danger = None
            continue
        if danger is None:
            danger = dangers(s)
        best, best_need, mask = -1, -1.0, s.held[p]
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            need = danger[r] * FADING ** s.toll[r]
            if need > best_need or (need == best_need and s.toll[r] <= s.toll[best]):
                best, best_need = r, need
        apply(s, DEPLOY + best)
