"""Redeployment: tokens are moved freely, then come the placements of race and power (6.3)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import ABANDON, DEPLOY, DONE, USE_POWER, USE_RACE, append_all
from elbowroom.engine.events import Abandoned, Deployed, Event, PutAside
from elbowroom.engine.phases.phase import Phase, begin_phase, must_be_bare
from elbowroom.engine.phases.scoring import score
from elbowroom.engine.phases.turn import end_turn, next_people
from elbowroom.engine.phases.use import use_power, use_race, why_not_use_power, why_not_use_race
from elbowroom.engine.state import ACTIVE, CONQUER_PHASE, NO_DIE, REDEPLOY, SLOTS, STOUT, State
from elbowroom.engine.troops import add_tokens, gather, vacate


def end_conquests(s: State, out: list[Event] | None) -> None:
    """The people's conquests are over, unless a trait lets all get ready once more (6.1).

    A round follows only a round in which something was conquered, and no die that was rolled first.
    """
    p = s.people
    folded = s.folded[p]
    if folded.rallying and s.conquests and s.die == NO_DIE and fold.begins_another_round(folded, s, p, out):
        gather(s, p, out)
        s.phase = CONQUER_PHASE
    else:
        begin_redeployment(s, out)


def begin_redeployment(s: State, out: list[Event] | None) -> None:
    """The conquests are over: all tokens but one a region come into hand, and the traits do their part."""
    p = s.people
    s.die = NO_DIE
    gather(s, p, out)
    begin_phase(s, p, REDEPLOY, out)
    folded = s.folded[p]
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


def legal(s: State) -> list[int]:
    """Tokens and placements in any order; done when nothing is left that must be placed."""
    moves: list[int] = []
    p = s.people
    held, hand = s.held[p], s.hand[p]
    if hand < 0:  # more tokens had to come off than there were to spare (10.1)
        append_all(moves, ABANDON, held)
        return moves
    folded = s.folded[p]
    if hand and held:
        append_all(moves, DEPLOY, held)
    elif not folded.owing or not fold.owes(folded, s, p):
        moves.append(DONE)
    if folded.activated:
        fold.append_offers(folded, s, p, moves)
    return moves


def region_refusals(s: State, p: int, r: int) -> list[str]:
    """Why a people cannot put anything in a region, or take it away."""
    if not s.rules.board.all >> r & 1:
        return ["no_such_region"]
    return [] if s.held[p] >> r & 1 else ["not_yours"]


def deploy(s: State, r: int, out: list[Event] | None) -> None:
    """One token from hand joins the region."""
    p = s.people
    s.hand[p] -= 1
    add_tokens(s, r, 1)
    if out is not None:
        out.append(Deployed(p // SLOTS, s.rules.race_id(s.combo[p]), r))


def why_not_deploy(s: State, r: int) -> list[str]:
    """Why no token can go to the region."""
    found = region_refusals(s, s.people, r)
    if s.hand[s.people] < 0:
        found.append("must_abandon")
    elif s.hand[s.people] == 0:
        found.append("no_tokens")
    return found


def abandon(s: State, r: int, out: list[Event] | None) -> None:
    """The region's tokens come into hand, and it is nobody's. In redeployment only 10.1 forces this."""
    p = s.people
    s.hand[p] += vacate(s, r, out)
    if out is not None:
        out.append(Abandoned(p // SLOTS, s.rules.race_id(s.combo[p]), r))


def _why_not_abandon(s: State, r: int) -> list[str]:
    found = region_refusals(s, s.people, r)
    return found if s.hand[s.people] < 0 else [*found, "wrong_phase"]


def end_redeployment(s: State, argument: int, out: list[Event] | None) -> None:
    """Declined fighters give way to the next people; the active race scores and may decline late (11.17)."""
    p = s.people
    if p % SLOTS != ACTIVE:
        next_people(s, p, out)
        return
    score(s, out)
    s.turns[p] += 1
    if s.folded[p].late_decline:
        begin_phase(s, p, STOUT, out)
    else:
        end_turn(s, out)


def why_not_done(s: State, argument: int) -> list[str]:
    """Why the placing cannot end yet."""
    p = s.people
    found = must_be_bare(argument)
    if found:
        return found
    if s.hand[p] > 0 and s.held[p]:
        found.append("tokens_in_hand")
    elif s.hand[p] < 0:
        found.append("must_abandon")
    if fold.owes(s.folded[p], s, p):
        found.append("must_place")
    return found


PHASE: Phase = Phase(
    legal,
    {DEPLOY: deploy, ABANDON: abandon, DONE: end_redeployment, USE_RACE: use_race, USE_POWER: use_power},
    {
        DEPLOY: why_not_deploy,
        ABANDON: _why_not_abandon,
        DONE: why_not_done,
        USE_RACE: why_not_use_race,
        USE_POWER: why_not_use_power,
    },
)
