"""Why a plan is good, and what was wrong with another: codes with facts, from what the plans do."""

from elbowroom.engine.state import PICK_PHASE, REDEPLOY, STOUT, WITHDRAW, State
from elbowroom.players.analysis import Reason
from elbowroom.players.plans import Outline
from elbowroom.players.search.features import turns_left

Facts = dict[str, int | str]

PLAN_REASONS = (
    "guard", "withdraw", "rest", "stay_awake", "roll_first", "combo", "combo_pays",
    "decline", "gamble", "last_turn", "weaken", "grow", "hold",
)  # fmt: skip
"""Every code that `reason_of` can give."""

MISTAKES = (
    "decline", "expand", "combo", "instead", "too", "leave", "place", "rest", "stay_awake", "otherwise",
)  # fmt: skip
"""Every code that `mistake` can give."""


def reason_of(s: State, told: Outline) -> Reason:
    """Why a plan that is thought good is good."""
    if s.phase == WITHDRAW:
        return Reason("withdraw")
    if s.phase == REDEPLOY:
        return Reason("guard")
    if s.phase == STOUT:
        return Reason("rest" if told.rests else "stay_awake", _race(s, s.combo[s.people]))
    if s.phase == PICK_PHASE and told.combo is not None:
        return _pick_reason(s, told, told.combo)
    if told.declines:
        facts = _race(s, s.combo[s.people])
        return Reason("decline", facts | {"coins": told.income or 0})
    return _conquest_reason(s, told)


def _pick_reason(s: State, told: Outline, combo: int) -> Reason:
    facts = _race(s, combo) | {"tokens": s.rules.folded(combo).tokens, "regions": len(told.taken)}
    gain = s.bounty[told.row] - told.row
    return Reason("combo_pays", facts | {"coins": gain}) if gain > 0 else Reason("combo", facts)


def _conquest_reason(s: State, told: Outline) -> Reason:
    coins = told.income or 0
    if told.rolls:
        return Reason("roll_first")
    if told.tried is not None and len(told.taken) == 1:
        return Reason("gamble", {"region": told.tried})
    regions = len(told.taken) - (told.tried is not None)
    if not told.taken:
        return Reason("hold", {"coins": coins})
    if turns_left(s, s.seat) == 1:
        return Reason("last_turn", {"coins": coins, "regions": regions})
    if told.losers:
        seat, lost = min(told.losers.items(), key=lambda pair: (-pair[1], pair[0]))
        return Reason("weaken", {"coins": coins, "seat": seat, "regions": lost})
    return Reason("grow", {"coins": coins, "regions": regions})


def mistake(s: State, played: Outline, better: Outline, coins: int) -> Reason:
    """What the better plan does otherwise; it is worth so many coins more."""
    facts: Facts = {"coins": coins}
    if played.combo != better.combo and played.combo is not None and better.combo is not None:
        mine, other = _race(s, better.combo), _race(s, played.combo)
        facts |= mine | {"otherrace": other["race"], "otherpower": other["power"]}
        return Reason("combo", facts)
    if better.declines != played.declines:
        return Reason("decline" if better.declines else "expand", facts)
    if set(played.taken) != set(better.taken):
        return _other_conquests(played, better, facts)
    if played.rests != better.rests:
        return Reason("rest" if better.rests else "stay_awake", facts)
    if better.placed and played.placed != better.placed:
        gained = {region: tokens - played.placed[region] for region, tokens in better.placed.items()}
        return Reason("place", facts | {"region": max(gained, key=lambda r: (gained[r], -r))})
    return Reason("otherwise", facts)


def _other_conquests(played: Outline, better: Outline, facts: Facts) -> Reason:
    missed = [region for region in better.taken if region not in played.taken]
    wasted = [region for region in played.taken if region not in better.taken]
    if missed and wasted:
        return Reason("instead", facts | {"region": missed[0], "other": wasted[0]})
    if missed:
        return Reason("too", facts | {"region": missed[0], "regions": len(missed)})
    return Reason("leave", facts | {"region": wasted[0], "regions": len(wasted)})


def _race(s: State, combo: int) -> Facts:
    return {"race": s.rules.race_id(combo), "power": s.rules.power_id(combo) or ""}
