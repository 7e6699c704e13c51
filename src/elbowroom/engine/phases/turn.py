"""Turns: who acts, in which order, and what happens by itself in between (2)."""

from elbowroom.engine import fold
from elbowroom.engine.events import Event, GameEnded, TurnBegan
from elbowroom.engine.peace import end_peace
from elbowroom.engine.phases.phase import begin_phase
from elbowroom.engine.phases.scoring import score
from elbowroom.engine.state import (
    ACTIVE,
    BESIDE,
    DECLINED,
    EXPAND,
    NO_DIE,
    OVER,
    PICK_PHASE,
    SLOTS,
    WITHDRAW,
    State,
)


def start_turn(s: State, out: list[Event] | None) -> None:
    """The seat's turn begins: peace with it ends (11.5), then it picks or acts."""
    seat = s.seat
    end_peace(s, seat, out)
    s.attacked = 0
    s.committed = False
    if out is not None:
        out.append(TurnBegan(s.round, seat))
    if s.combo[SLOTS * seat] < 0:
        clear_counts(s)
        begin_phase(s, SLOTS * seat, PICK_PHASE, out)
    else:
        next_people(s, SLOTS * seat, out)


def clear_counts(s: State) -> None:
    """What is counted for each acting race apart (10.8)."""
    s.conquests = 0
    s.occupied_taken = 0
    s.die = NO_DIE
    s.used[0] = 0
    s.used[1] = 0


def next_people(s: State, after: int, out: list[Event] | None) -> None:
    """The seat's next people expands: declined ones that still fight first, the active race last (2.4).

    ``after`` is the people that has just finished, or the active one to begin with. A seat that found
    nothing to pick has no active race: then the turn is scored and over.
    """
    home = SLOTS * s.seat
    clear_counts(s)
    for slot in (DECLINED, BESIDE):
        p = home + slot
        if p > after and s.combo[p] >= 0 and s.folded[p].fights:
            begin_phase(s, p, EXPAND, out)
            return
    if s.combo[home + ACTIVE] >= 0:
        begin_phase(s, home + ACTIVE, EXPAND, out)
    else:
        s.people = home + ACTIVE
        score(s, out)
        end_turn(s, out)


def end_turn(s: State, out: list[Event] | None) -> None:
    """The last act of a turn: withdrawn troops come back (5.4). When all have, the next turn begins."""
    clear_counts(s)
    if not begin_withdrawal(s, out):
        next_turn(s, out)


def begin_withdrawal(s: State, out: list[Event] | None) -> bool:
    """Let the next people clockwise from the turn's seat put its troops back; whether there is one."""
    peoples = len(s.combo)
    start = s.seat * SLOTS
    for step in range(peoples):
        p = (start + step) % peoples
        if s.held[p] and is_waiting(s, p):
            begin_phase(s, p, WITHDRAW, out)
            return True
    return False


def is_waiting(s: State, p: int) -> bool:
    """Whether a people that holds regions has tokens or markers in hand."""
    return s.hand[p] > 0 or fold.owes(s.folded[p], s, p)


def next_turn(s: State, out: list[Event] | None) -> None:
    """The next seat, the next round, or the end (2.1)."""
    s.seat += 1
    if s.seat == s.rules.seats:
        s.seat = 0
        s.round += 1
    if s.round > s.rules.board.rounds:
        end_game(s)
        if out is not None:
            out.append(GameEnded(tuple(s.coins), tuple(winners(s))))
    else:
        start_turn(s, out)


def end_game(s: State) -> None:
    """Nobody acts any more, and no combo need be revealed."""
    clear_counts(s)
    s.attacked = 0
    s.committed = False
    s.people = 0
    s.reveals = 0
    s.phase = OVER


def winners(s: State) -> list[int]:
    """Most coins, then most tokens on the map; more than one seat shares what remains (9.1)."""
    strength = []
    for seat in range(s.rules.seats):
        tokens = 0
        for p in range(SLOTS * seat, SLOTS * seat + SLOTS):
            tokens += s.troops[p] - s.hand[p] - s.aside[p]
        strength.append((s.coins[seat], tokens))
    best = max(strength)
    return [seat for seat, mine in enumerate(strength) if mine == best]
