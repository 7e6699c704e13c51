"""What the analysis found, as it is told to a page."""

from elbowroom.engine.ruleset import Ruleset
from elbowroom.players.analysis import Line, Reason
from elbowroom.players.review import Review, TurnReview
from elbowroom.server.protocol.analysis import AdvisedPlan, Reviewed, TurnReviewed, WhySo
from elbowroom.server.table.moves import counted


def plan_told(rules: Ruleset, line: Line) -> AdvisedPlan:
    """A plan with its moves taken apart."""
    return AdvisedPlan(counted(rules, line.moves), line.coins, line.lead, line.win, _why(line.reason))


def review_told(rules: Ruleset, found: Review) -> Reviewed:
    """A whole review."""
    return Reviewed(
        names=found.names,
        rounds=found.rounds,
        coins=[one.coins for one in found.start],
        chances=[one.win for one in found.start],
        turns=[_turn(rules, turn) for turn in found.turns],
        worst=found.worst,
    )


def _turn(rules: Ruleset, turn: TurnReview) -> TurnReviewed:
    return TurnReviewed(
        round=turn.round,
        seat=turn.seat,
        step=turn.step,
        steps=turn.steps,
        coins=[one.coins for one in turn.prospects],
        chances=[one.win for one in turn.prospects],
        played=plan_told(rules, turn.played),
        best=plan_told(rules, turn.best),
        cost=turn.cost,
        cost_chance=turn.cost_win,
        mistake=None if turn.mistake is None else _why(turn.mistake),
    )


def _why(reason: Reason) -> WhySo:
    return WhySo(reason.code, dict(reason.facts))
