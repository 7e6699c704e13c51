"""A pack that was read: plain values, checked, without anything that is not needed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import cast

from elbowroom.content.packs.vocabulary import FORMAT, LANGUAGES

Values = Mapping[str, object]
Words = str | Mapping[str, str]
"""A text, or one for each of some languages."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a piece: its kind, and every field of that kind with its value."""

    kind: str
    values: Values
    given: Values
    """Only what differs from the defaults."""

    def number(self, name: str) -> int:
        """A number; 0 where there is none."""
        return cast("int", self.values.get(name) or 0)

    def word(self, name: str) -> str:
        """A choice or an id."""
        return cast("str", self.values[name])

    def flag(self, name: str) -> bool:
        """Yes or no."""
        return bool(self.values[name])

    def where(self) -> Values | None:
        """The filter, if there is one."""
        return cast("Values | None", self.values.get("where"))


@dataclass(frozen=True, slots=True)
class Piece:
    """A race or a power as data."""

    is_race: bool
    values: Values
    rules: tuple[Rule, ...]
    given: Values

    @property
    def id(self) -> str:
        """Its name in moves and files."""
        return cast("str", self.values["id"])

    def number(self, name: str) -> int:
        """A number; 0 where there is none."""
        return cast("int", self.values.get(name) or 0)

    def word(self, name: str) -> str:
        """A choice or an id; empty where the field is for races only."""
        return cast("str", self.values.get(name) or "")

    def flag(self, name: str) -> bool:
        """Yes or no; no where the field is for races only."""
        return bool(self.values.get(name))

    def rules_of(self, kind: str) -> list[Rule]:
        """Its rules of a kind."""
        return [rule for rule in self.rules if rule.kind == kind]

    def words(self, name: str, language: str) -> str:
        """Its name or text in a language, or in the first one that it is given in; empty if in none."""
        return in_language(cast("Words | None", self.values[name]), language)

    def data(self) -> dict[str, object]:
        """The piece as JSON has it, without what has its default."""
        rules = [{"kind": rule.kind, **rule.given} for rule in self.rules]
        return {**self.given, "rules": rules} if rules else dict(self.given)


@dataclass(frozen=True, slots=True)
class Pack:
    """Races, powers and maps of one document."""

    races: tuple[Piece, ...] = ()
    powers: tuple[Piece, ...] = ()
    maps: tuple[Values, ...] = ()
    name: Words | None = field(default=None)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Races first."""
        return self.races + self.powers

    def data(self) -> dict[str, object]:
        """The pack as JSON has it; equal packs have equal data, and `read_pack` makes the same pack of it."""
        found: dict[str, object] = {"format": FORMAT}
        if self.name is not None:
            found["name"] = self.name
        if self.races:
            found["races"] = [piece.data() for piece in self.races]
        if self.powers:
            found["powers"] = [piece.data() for piece in self.powers]
        if self.maps:
            found["maps"] = [dict(map) for map in self.maps]
        return found

    def digest(self) -> str:
        """A short name for what the pack says, the same on every machine."""
        text = json.dumps(self.data(), sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]


def in_language(words: Words | None, language: str) -> str:
    """A text in a language, or in the first one that it is given in; empty if in none."""
    if words is None or isinstance(words, str):
        return words or ""
    return next((words[code] for code in (language, *LANGUAGES) if code in words), "")
