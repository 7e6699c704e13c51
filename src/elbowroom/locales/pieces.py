"""What a race or power of a pack does, in sentences that are put together from its data.

The page says the same to the letter (``web/src/pieces/sentences.ts``); a test compares both.
"""

from collections.abc import Mapping
from typing import Final, Literal, cast

from elbowroom.content.packs.vocabulary import LANGUAGES
from elbowroom.locales.bundles import message_id, text
from elbowroom.locales.languages import spoken

Values = Mapping[str, object]

_TALENTS: Final = ("sails", "rolls_first", "late_decline", "declines_beside", "fights_in_decline")
_EARNING: Final = ("coins", "tokens")


def describe_piece(piece: Values, locale: str | None = None) -> list[str]:
    """What a race or power does, sentence by sentence, from its data as JSON has it."""
    to = _Speaker(locale or spoken())
    found = [
        _sentence([to.say(f"piece-{name}", count=_whole(piece, name, 0))])
        for name in ("extra", "keeps_aside")
        if _whole(piece, name, 0)
    ]
    for rule in cast("list[Values]", piece.get("rules") or []):
        found += to.rule(rule)
    found += [_sentence([to.say(f"piece-{talent}")]) for talent in _TALENTS if piece.get(talent)]
    return found or [_sentence([to.say("piece-nothing")])]


def describe_rule(rule: Values, locale: str | None = None) -> list[str]:
    """What one rule of a piece does."""
    return _Speaker(locale or spoken()).rule(rule)


class _Speaker:
    """Who knows the words of a language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, id: str, **facts: str | int) -> str:
        return text(message_id(id), self.locale, **facts)

    def listed(self, words: list[str], joint: Literal["and", "or"] = "and") -> str:
        *before, last = words
        return self.say(f"piece-{joint}", list=", ".join(before), last=last) if before else last

    # Regions

    def regions(self, where: object, *, each: bool = False, form: str = "plain") -> str:
        """A kind of region with its conditions: "a lake next to a region held by you", or "for each lake".

        A language may say a kind otherwise after "next to" (the form "near"), and a condition otherwise
        when there are several.
        """
        asked = cast("Values", where or {})
        terrains = _many(asked.get("terrain"))
        kind = terrains[0] if len(terrains) == 1 else "region"
        told = self.say(f"piece-head-{kind}.each") if each else self.say(f"piece-head-{kind}", form=form)
        found = self._conditions(asked, terrains)
        if found:
            number = "plain" if len(found) == 1 else "several"
            conditions = [self.say(f"piece-where-{id}", form=number, **facts) for id, facts in found]
            told = self.say("piece-region", form=number, head=told, conditions=self.listed(conditions))
        if asked.get("not"):
            told = self.say("piece-where-not", region=told, one=self.regions(asked["not"]))
        if "any" in _many(asked.get("owner")):
            return f"{told}, {self.say('piece-where-anybody')}"
        return told

    def _conditions(self, where: Values, terrains: list[str]) -> list[tuple[str, dict[str, str | int]]]:
        """What is to be said of a region, and with which facts."""
        found: list[tuple[str, dict[str, str | int]]] = []
        if len(terrains) > 1:
            found.append(("terrain", {"list": self._any_of("piece-word", terrains)}))
        if where.get("symbol") is not None:
            found.append(("symbol", {"list": self._any_of("piece-word", _many(where["symbol"]))}))
        found += [_flag(where, flag) for flag in ("coast", "edge") if where.get(flag) is not None]
        owners = _many(where.get("owner"))
        if owners and "any" not in owners:
            found.append(("owner", {"list": self._any_of("piece-owner", owners)}))
        if where.get("empty") is not None:
            found.append(_flag(where, "empty"))
        for name in ("tokens_at_least", "tokens_at_most"):
            if where.get(name) is not None:
                found.append((name, {"count": _whole(where, name, 0)}))
        if where.get("marker") is not None:
            found.append(_flag(where, "marker"))
        if where.get("near"):
            found.append(("near", {"one": self.regions(where["near"], form="near")}))
        return found

    def _any_of(self, head: str, ids: list[str]) -> str:
        return self.listed([self.say(f"{head}-{id}") for id in ids], "or")

    # Rules

    def rule(self, rule: Values) -> list[str]:
        """The sentences of one rule."""
        return [_sentence(parts) for parts in self._parts(rule, str(rule["kind"]))]

    def _parts(self, rule: Values, kind: str) -> list[list[str]]:
        if kind in _EARNING:
            return [self._earning(rule, kind)]
        if kind == "stays":
            return [self._staying(rule)]
        if kind == "die":
            return [self._rolling(rule)]
        if kind == "swap":
            return [self._swapping(rule)]
        if kind == "marker":
            return self._marking(rule)
        if kind == "take":
            times, tokens = _whole(rule, "at_most", 1), _whole(rule, "tokens", 1)
            core = self.say("piece-take", times=times, tokens=tokens, **self._about(rule))
        else:
            amount = _whole(rule, "amount", 0 if kind == "losses" else 1)
            core = self.say(f"piece-{kind}", amount=amount, **self._about(rule))
        return [[core, *self._tails(rule)]]

    def _about(self, rule: Values) -> dict[str, str]:
        """Facts about the regions of a rule that its sentence may use."""
        where = rule.get("where")
        return {
            "filter": _yes(where),
            "one": self.regions(where),
            "each": self.regions(where, each=True),
        }

    def _tails(self, rule: Values) -> list[str]:
        """What follows a comma: limits and times."""
        found: list[str] = []
        when, state = rule.get("when") or "always", rule.get("state") or "active"
        per_turn = rule["kind"] in _EARNING and (rule.get("per") or "turn") == "turn"
        if _whole(rule, "every", 1) > 1:
            found.append(self.say("piece-tail-every", every=_whole(rule, "every", 1)))
        if rule["kind"] != "take" and rule.get("at_most") is not None:
            found.append(self.say("piece-tail-at-most", most=_whole(rule, "at_most", 1)))
        if rule.get("first") is not None:
            found.append(self.say("piece-tail-first", first=_whole(rule, "first", 1)))
        if when != "always" and not per_turn:
            found.append(self.say(f"piece-tail-{when}"))
        if state != "active":
            found.append(self.say(f"piece-tail-{state}"))
        return found

    def _earning(self, rule: Values, kind: str) -> list[str]:
        per, facts = str(rule.get("per") or "turn"), self._about(rule)
        gain = self.say(f"piece-gain-{kind}", amount=_whole(rule, "amount", 1))
        what_for = self.say(f"piece-per-{per}", when=str(rule.get("when") or "always"), **facts)
        parts = [self.say("piece-earns", gain=gain, per=what_for)]
        if rule.get("where") and per in ("turn", "decline"):
            parts.append(self.say("piece-tail-there", one=facts["one"]))
        return [*parts, *self._tails(rule)]

    def _staying(self, rule: Values) -> list[str]:
        per = "all" if rule.get("amount") is None else str(rule.get("per") or "region")
        stays = self.say("piece-stays", per=per, amount=_whole(rule, "amount", 1))
        where = rule.get("where")
        return [self.say("piece-stays-where", stays=stays, one=self.regions(where)) if where else stays]

    def _rolling(self, rule: Values) -> list[str]:
        parts = [self.say("piece-die", whose=str(rule.get("whose") or "own"))]
        faces = rule.get("faces")
        if isinstance(faces, list | tuple):
            parts.append(self.say("piece-tail-faces", faces=", ".join(map(str, faces))))
        if _whole(rule, "rolls", 1) > 1:
            parts.append(self.say("piece-tail-rolls", rolls=_whole(rule, "rolls", 1)))
        return parts

    def _swapping(self, rule: Values) -> list[str]:
        swap, where = self.say("piece-swap", per=str(rule.get("per") or "seat")), rule.get("where")
        core = self.say("piece-swap-where", swap=swap, one=self.regions(where)) if where else swap
        return [core, *self._tails(rule)]

    def _marking(self, rule: Values) -> list[list[str]]:
        """A marker has two sentences: when it is placed, and what it does."""
        name = self._name(rule.get("name")) or str(rule.get("id") or "").replace("_", " ")
        placed, where = self.say(f"piece-placed-{rule.get('placed') or 'turn'}"), rule.get("where")
        if where:
            placed = self.say("piece-marker-where", placed=placed, one=self.regions(where))
        first = [self.say("piece-marker", supply=_whole(rule, "supply", 1), name=name, placed=placed)]
        if rule.get("never_again"):
            first.append(self.say("piece-tail-never-again"))
        does = [
            self.say(f"piece-does-{field}", count=_whole(rule, field, 1))
            for field in ("defence", "immune", "shields", "coins", "stacks", "survives_decline")
            if rule.get(field)
        ]
        return (
            [first, [self.say("piece-marker-does", name=name, list=self.listed(does))]] if does else [first]
        )

    def _name(self, words: object) -> str:
        if not isinstance(words, Mapping):
            return str(words or "")
        return str(next((words[code] for code in (self.locale, *LANGUAGES) if code in words), ""))


def _many(value: object) -> list[str]:
    if value is None:
        return []
    return [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]


def _flag(where: Values, name: str) -> tuple[str, dict[str, str | int]]:
    return name, {"is": _yes(where[name])}


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _whole(values: Values, name: str, usual: int) -> int:
    value = values.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else usual


def _sentence(parts: list[str]) -> str:
    line = ", ".join(parts)
    return f"{line[:1].upper()}{line[1:]}."
