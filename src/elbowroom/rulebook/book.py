"""What stands where in the rulebook: chapters, rules, races and powers, and which rule explains what."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

RACE_RULES, POWER_RULES = 10, 11
"""The sections of the rules that have a number for each race and each power."""


@dataclass(frozen=True)
class Book:
    """The order of everything in the rulebook, as ids."""

    chapters: dict[str, list[str]]
    """The numbers of the rules of each chapter."""
    races: list[str]
    powers: list[str]
    questions: list[str]
    editions: list[str]
    words: list[str]

    def trait_of(self, number: str) -> str | None:
        """The race or power that a rule is about; None for all other rules."""
        section, _, place = number.partition(".")
        traits = {RACE_RULES: self.races, POWER_RULES: self.powers}.get(int(section), [])
        return traits[int(place) - 1] if 0 < int(place) <= len(traits) else None

    def rule_of(self, trait: str) -> str:
        """The number of the rule about a race or power."""
        if trait in self.races:
            return f"{RACE_RULES}.{self.races.index(trait) + 1}"
        return f"{POWER_RULES}.{self.powers.index(trait) + 1}"

    @property
    def traits(self) -> list[str]:
        """All races, then all powers."""
        return self.races + self.powers

    @property
    def topics(self) -> list[str]:
        """Every page of the rulebook in its order: chapters, with races and powers behind their chapter."""
        found: list[str] = []
        for chapter in self.chapters:
            found.append(chapter)
            found += {"races": self.races, "powers": self.powers}.get(chapter, [])
        return found

    @property
    def numbers(self) -> list[str]:
        """Every rule of the book, in the order of its pages."""
        return [number for topic in self.topics for number in self.rules_in(topic)]

    def rules_in(self, topic: str) -> list[str]:
        """The rules that a page tells."""
        return self.chapters[topic] if topic in self.chapters else [self.rule_of(topic)]

    def topic_of(self, number: str) -> str:
        """The page that tells a rule."""
        return next(topic for topic in self.topics if number in self.rules_in(topic))


@cache
def book() -> Book:
    """The rulebook."""
    return Book(**_data("book"))


@cache
def links() -> dict[str, dict[str, str]]:
    """By kind (reasons, parts, terrains, symbols, markers, things): which rule or page explains an id."""
    return _data("links")


def rule_for_reason(code: str) -> str | None:
    """The rule behind a refusal; None for reasons of home-made races and powers."""
    return links()["reasons"].get(code)


def _data(name: str) -> dict[str, Any]:
    file = resources.files("elbowroom.rulebook") / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
