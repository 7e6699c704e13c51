"""`elbowroom rules`: the rulebook on a terminal."""

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.rulebook.book import book
from elbowroom.rulebook.texts import rule_paragraphs, rules_text, topic_title
from tests.cli.shell import run


def flat(words: str) -> str:
    """Without the ends of lines, which depend on the terminal."""
    return " ".join(words.split())


def test_without_a_topic_the_contents_are_shown() -> None:
    shown = run("rules")
    assert all(topic_title(chapter) in shown for chapter in book().chapters)
    assert rules_text("rules-cli-usage")[:30] in shown


@pytest.mark.parametrize("topic", ["elves", "Elves", "10.3"])
def test_a_race_is_shown_by_its_name_or_its_number_with_its_example(topic: str) -> None:
    shown = flat(run("rules", topic))
    assert flat(rule_paragraphs("10.3")[0]) in shown
    assert flat(rules_text("rules-elves-well")) in shown
    assert flat(rules_text("example-elves")) in shown
    assert shown.count("Giggling Wood") >= 2
    assert "Orcs" in shown


def test_a_single_rule_is_shown_alone() -> None:
    shown = flat(run("rules", "4.3"))
    assert flat(rule_paragraphs("4.3")[0]) in shown
    assert flat(rule_paragraphs("4.1")[0]) not in shown


@pytest.mark.parametrize("topic", [*book().chapters, "dragon_master"])
def test_every_chapter_can_be_read(topic: str) -> None:
    assert topic_title(topic) in run("rules", topic)


def test_words_find_everything_that_has_them() -> None:
    shown = flat(run("rules", "magic", "source"))
    assert "10.14" in shown
    assert flat(rule_paragraphs("10.14")[0]) in shown


def test_who_mistypes_gets_help() -> None:
    def shown(words: str) -> str:
        result = CliRunner().invoke(app, ["rules", words], env={"COLUMNS": "200"})
        assert result.exit_code == 1
        return result.stdout

    assert rules_text("rules-cli-near", topics="Elves") in shown("elfs")
    nothing = shown("zzzzzz")
    assert rules_text("rules-cli-none", words="zzzzzz") in nothing
    assert rules_text("rules-cli-usage")[:30] in nothing
