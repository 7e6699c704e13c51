"""The texts of the rulebook: read when somebody opens it, for they are long."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

from elbowroom.locales import add_texts, text, trait_name
from elbowroom.locales.bundles import bundle
from elbowroom.locales.languages import FIRST, spoken
from elbowroom.rulebook.book import book

REFERENCE = re.compile(r"(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)")
"""The number of a rule inside a text."""


def _load(locale: str) -> None:
    """Adds the rulebook to the messages of a language, unless they have it."""
    if bundle(locale).has_message("rules-title"):
        return
    for file in (resources.files("elbowroom.locales") / locale).iterdir():
        if file.name.startswith("rules-"):
            add_texts(Path(str(file)), locale)


def rules_text(id: str, locale: str | None = None, **facts: object) -> str:
    """A message of the rulebook, or any other one, in the language that is spoken unless another is named."""
    _load(FIRST)
    _load(locale or spoken())
    return text(id, locale, **facts)


def topic_title(topic: str, locale: str | None = None) -> str:
    """The name of a page."""
    return trait_name(topic, locale) if topic in book().traits else rules_text(f"chapter-{topic}", locale)


def rule_title(number: str, locale: str | None = None) -> str:
    """The name of a rule; that of a race or power where it is about one."""
    trait = book().trait_of(number)
    return trait_name(trait, locale) if trait else rules_text(f"{message(number)}.title", locale)


def rule_paragraphs(number: str, locale: str | None = None) -> list[str]:
    """What a rule says."""
    return paragraphs(rules_text(message(number), locale))


def message(number: str) -> str:
    """The message of a rule: ``rule-4-3`` for 4.3."""
    return f"rule-{number.replace('.', '-')}"


def paragraphs(words: str) -> list[str]:
    """A text at its empty lines."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", words)]


def references(words: str) -> list[str]:
    """The numbers of rules that a text mentions."""
    return REFERENCE.findall(words)


def everything(locale: str | None = None) -> dict[str, str]:
    """Everything that can be searched, by address: ``4.3``, ``picking``, ``question-tie``."""
    return _everything(locale or spoken())


@cache
def _everything(locale: str) -> dict[str, str]:
    the = book()
    found: dict[str, str] = {}
    for topic in the.topics:
        found[topic] = topic_title(topic, locale)
        if topic in the.traits:
            id = topic.replace("_", "-")
            parts = [rules_text(f"rules-{id}-{side}", locale) for side in ("well", "badly")]
            found[topic] = "\n".join([found[topic], *parts])
        for number in the.rules_in(topic):
            found[number] = "\n".join([rule_title(number, locale), *rule_paragraphs(number, locale)])
    for id in the.words:
        found[f"word-{id}"] = "\n".join(rules_text(f"word-{id}{part}", locale) for part in ("", ".about"))
    for id in the.questions:
        name = f"question-{id.replace('_', '-')}"
        found[name] = "\n".join(rules_text(f"{name}{part}", locale) for part in ("", ".answer"))
    for id in the.editions:
        name = f"edition-{id.replace('_', '-')}"
        found[name] = "\n".join(
            rules_text(f"{name}{part}", locale) for part in ("", ".early", ".later", ".here")
        )
    return found
