"""Errors in sentences, from a code and its facts."""

from collections.abc import Mapping

from elbowroom.engine.errors import bare
from elbowroom.locales.bundles import has_fluent, has_text, message_id, text
from elbowroom.locales.names import marker_name, trait_name

_NOTHING = "none"
"""Fluent cannot ask whether a text is empty, so an empty fact is passed as this word."""
_LONGEST = 60
"""What a file or caller gave is quoted up to here."""


def describe_error(code: str, facts: Mapping[str, object], locale: str | None = None) -> str:
    """What is wrong, where, and what would be right.

    The bare form for a code without a sentence, and for all of them where only the engine is installed.
    """
    if not has_fluent():
        return bare(code, facts)
    if "move" in facts:
        return _illegal_move(code, facts, locale)
    if not has_text(f"error-{code}", locale):
        return bare(code, facts)
    problem = text(message_id(f"error-{code}"), locale, **_named(facts, locale))
    if "line" in facts:
        return text("error-at-line", locale, line=facts["line"], problem=problem)
    if "field" in facts:
        return text("error-at-field", locale, field=facts["field"], problem=problem)
    return problem


def describe_reason(code: str, facts: Mapping[str, object], locale: str | None = None) -> str:
    """One reason why a move is not legal, as the end of a sentence."""
    if has_text(f"reason-{code}", locale):
        return text(message_id(f"reason-{code}"), locale, **_named(facts, locale))
    return code.replace("_", " ")


def _illegal_move(code: str, facts: Mapping[str, object], locale: str | None) -> str:
    reasons = facts.get("reasons")
    codes = [str(reason) for reason in reasons] if isinstance(reasons, list | tuple) else [code]
    told = "; ".join(describe_reason(reason, facts, locale) for reason in codes)
    return text("illegal-move", locale, move=facts["move"], reasons=told)


def _named(facts: Mapping[str, object], locale: str | None) -> dict[str, object]:
    """The facts, with names instead of the ids of races, powers and markers that exist."""
    named: dict[str, object] = {}
    for key, value in facts.items():
        if key in ("race", "power"):
            named[key] = trait_name(str(value), locale)
        elif key == "marker":
            named[key] = marker_name(str(value), locale=locale)
        elif key in ("terrain", "symbol") and has_text(f"{key}-{value}", locale):
            named[key] = text(f"{key}-{value}", locale)
        elif key in ("text", "value", "name", "names") and len(str(value)) > _LONGEST:
            named[key] = str(value)[:_LONGEST] + "…"
        else:
            named[key] = _NOTHING if value == "" else value
    return named
