"""Redeployment: tokens are moved freely, then come the placements of race and power (6.3)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import ABANDON, DEPLOY, DONE, append_all
from elbowroom.engine.events import Deployed, Event, PutAside
from elbowroom.engine.phases.scoring import score
from elbowroom.engine.phases.turn import end_turn, next_people
from elbowroom.engine.state import ACTIVE, NO_DIE, REDEPLOY, SLOTS, STOUT, WITHDRAW, State
from elbowroom.engine.troops import add_tokens, gather


def begin_redeployment(s: State, out: list[Event] | None) -> None:
    """The conquests are over: all tokens but one a region come into hand, and the traits do their part."""
    p = s.people
    s.die = NO_DIE
    gather(s, p)
    s.phase = REDEPLOY
    folded = s.rules.folds[s.combo[p]]
    if folded.keeps_aside:
        put_aside(s, p, min(folded.keeps_aside, s.troops[p]), out)
    if folded.on_redeploy:
        fold.at_redeployment(folded, s, p, out)


def put_aside(s: State, p: int, tokens: int, out: list[Event] | None) -> None:
    """Tokens go off the map until the next ready. If too few are to spare, the hand falls below zero."""
    s.aside[p] += tokens
    s.hand[p] -= tokens
    if out is not None:
        out.append(PutAside(p // SLOTS, s.rules.race_id(s.combo[p]), tokens))


def redeploy_actions(s: State) -> list[int]:
    """Tokens and placements in any order; done when nothing is left that must be placed."""
    moves: list[int] = []
    p = s.people
    held, hand = s.held[p], s.hand[p]
    if hand < 0:  # more tokens had to come off than there were to spare (10.1)
        append_all(moves, ABANDON, held)
        return moves
    folded = s.rules.folds[s.combo[p]]
    if hand and held:
        append_all(moves, DEPLOY, held)
    elif not folded.owing or not fold.owes(folded, s, p):
        moves.append(DONE)
    if folded.activated:
        fold.append_offers(folded, s, p, moves)
    return moves


def deploy(s: State, r: int, out: list[Event] | None) -> None:
    """One token from hand joins the region."""
    p = s.people
    s.hand[p] -= 1
    add_tokens(s, r, 1)
    if out is not None:
        out.append(Deployed(p // SLOTS, s.rules.race_id(s.combo[p]), r))
    if s.phase == WITHDRAW:
        end_turn(s, out)


def end_redeployment(s: State, out: list[Event] | None) -> None:
    """Declined fighters give way to the next people; the active race scores and may decline late (11.17)."""
    p = s.people
    if p % SLOTS != ACTIVE:
        next_people(s, p)
        return
    score(s, out)
    s.turns[p] += 1
    if s.rules.folds[s.combo[p]].late_decline:
        s.phase = STOUT
    else:
        end_turn(s, out)
