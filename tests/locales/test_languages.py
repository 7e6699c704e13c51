"""Every language has what English has, and what is wrong is told; languages are chosen and fall back."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elbowroom.engine.errors import ContentError
from elbowroom.locales import add_texts, bundles, languages, speaking, text
from elbowroom.locales import languages as known
from elbowroom.locales.languages import best_language, system_language
from elbowroom.locales.plain import plain_texts
from tests.cli.shell import run
from tests.locales.languages import CODES, OFFERED
from tools import translations
from tools.translations import missing, problems, write_missing


@pytest.mark.parametrize("code", CODES)
def test_what_a_language_has_is_right(code: str) -> None:
    assert list(problems(code)) == []


@pytest.mark.parametrize("code", OFFERED)
def test_an_offered_language_lacks_nothing(code: str) -> None:
    assert missing(code) == {}


@pytest.mark.parametrize("code", CODES)
def test_help_needs_no_fluent_to_be_read(code: str) -> None:
    if (translations.FOLDER / code / "help.ftl").is_file():
        assert all(told == text(id, code) for id, told in plain_texts("help.ftl", code).items())


ENGLISH = """\
hello = Hello, { $name }
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
earn = You earn { coins }.
    .short = +{ $coins }
"""
NESTED = """\
own = { $gain ->
    [yes] +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
   *[no] none
}
"""
WRONG = """\
hello = Hello, { $name }
coins = { $coins ->
    [one] монета
   *[other] { $coins } монет
}
earn = Ви отримуєте { coins } ({ $who }).
    .acc = зайву монету
extra = Зайве
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folders of languages with a few texts: English, and Ukrainian, which is offered but lacks something."""
    (tmp_path / "en").mkdir()
    (tmp_path / "uk").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "uk" / "some.ftl").write_text("hello = Вітаємо, { $name }\n", encoding="utf-8")
    (tmp_path / "uk" / "language.ftl").write_text("language-name = Українська\n", encoding="utf-8")
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr("importlib.resources.files", lambda _: tmp_path)
    _forget()
    yield tmp_path
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    bundles.bundle.cache_clear()
    known.cache_clear()


def test_what_is_wrong_with_a_language_is_told(house: Path) -> None:
    (house / "uk" / "some.ftl").write_text(WRONG, encoding="utf-8")
    told = "\n".join(problems("uk"))
    for problem in (
        "extra is not in English",
        "earn has no .short",
        "earn.acc is not in English, and no message refers to it",
        "earn asks for $who, which it is not given",
        "coins has the plurals one, other; the language has few, many, one, other",
        "coins: [one] is not always 1",
        "hello is equal to English: Hello, { $name }",
    ):
        assert problem in told
    (house / "uk" / "same.txt").write_text("hello\n", encoding="utf-8")
    assert "hello" not in "\n".join(problems("uk"))


def test_missing_messages_are_written_with_the_english_beside_them(house: Path) -> None:
    assert [message.id.name for message in missing("uk")["some.ftl"]] == ["coins", "earn"]
    assert write_missing("uk") == 2
    written = (house / "uk" / "some.ftl").read_text(encoding="utf-8")
    assert "# TRANSLATE\n# earn = You earn { coins }.\n#     .short = +{ $coins }\nearn = You earn" in written
    assert missing("uk") == {}
    assert "earn is not translated yet" in list(problems("uk"))
    assert not [told for told in problems("uk") if "equal" in told], "told once is enough"


def test_a_new_file_has_the_headings_and_the_plurals_of_its_language(house: Path) -> None:
    (house / "en" / "some.ftl").write_text(
        f"### $coins is a number.\n\n## Counting\n\n{ENGLISH}{NESTED}", encoding="utf-8"
    )
    assert write_missing("pl") == 4
    written = (house / "pl" / "some.ftl").read_text(encoding="utf-8")
    assert written.startswith("### $coins is a number.\n\n## Counting\n\n# TRANSLATE\n")
    assert written.count("[few] { $coins } coins\n") == written.count("[many] { $coins } coins\n") == 2
    assert [told for told in problems("pl") if "plurals" in told] == []
    assert write_missing("pl") == 0
    assert (house / "pl" / "some.ftl").read_text(encoding="utf-8") == written


def test_the_command_tells_what_is_left_and_knows_codes(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (house / "en" / "language.ftl").write_text("language-name = English\n", encoding="utf-8")
    assert translations.main(["uk", "--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "coins is missing",
        "earn is missing",
        "some.ftl: 2 to translate",
        "uk: 2 to translate, 0 to mend",
    ]
    translations.main(["uk"])
    capsys.readouterr()
    assert translations.main(["uk", "--check"]) == 1
    assert "uk: 2 to translate, 0 to mend" in capsys.readouterr().out
    assert translations.main(["tlh"]) == 2
    assert "tlh: no language is known by this code" in capsys.readouterr().out
    assert not (house / "tlh").exists()


def test_what_a_language_lacks_is_told_in_the_first_one(house: Path) -> None:
    with speaking("uk"):
        assert text("hello", name="Ann") == "Вітаємо, Ann"
        assert text("coins", coins=2) == "2 coins"
        piece = house / "piece.ftl"
        piece.write_text("race-moles = Moles\n", encoding="utf-8")
        add_texts(piece)
        assert text("race-moles") == "Moles"
        piece.write_text("race-moles = Кроти\n", encoding="utf-8")
        add_texts(piece, "uk")
        assert text("race-moles") == "Кроти"
    assert text("race-moles") == "Moles"


def test_a_broken_file_is_told_with_its_line(house: Path) -> None:
    broken = house / "broken.ftl"
    broken.write_text("fine = Fine\n\nnot fine at all\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        add_texts(broken)
    assert (caught.value.code, caught.value.facts["row"]) == ("broken_texts", 3)
    (house / "uk" / "some.ftl").write_text("fine = Fine\nbroken = { $coins ->\n", encoding="utf-8")
    _forget()
    with pytest.raises(SyntaxError) as stopped:
        text("fine", "uk")
    assert (stopped.value.filename, stopped.value.lineno) == ("uk/some.ftl", 3)


def test_languages_go_by_the_names_that_systems_use(house: Path) -> None:
    assert languages() == ("en", "uk")
    assert [best_language(name) for name in ("uk", "uk-UA", "uk_UA.UTF-8", "UK", "de")] == ["uk"] * 4 + [None]
    assert system_language({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert system_language({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"}) == "en"
    assert system_language({"LC_MESSAGES": "uk_UA", "LANG": "en_GB"}) == "uk"
    assert system_language({}) == "en"


def test_a_language_that_is_not_spoken_is_regretted_and_english_is_spoken() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elbowroom", "--lang", "tlh", "perft", "--help"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Count the sequences of actions" in done.stdout
    assert done.stderr.startswith("“tlh” is not spoken here, so this is English. Spoken are: ")


def named_commands(group: Any, prefix: str) -> Iterator[tuple[str, Any]]:
    """Every command with its name, those of groups inside too."""
    for own, command in group.commands.items():
        yield f"{prefix}{own}", command
        if hasattr(command, "commands"):
            yield from named_commands(command, f"{prefix}{own}-")


def test_every_option_has_help_and_no_help_is_left_over() -> None:
    import typer

    from elbowroom.cli import app

    group = typer.main.get_command(app)
    texts = plain_texts("help.ftl", "en")
    commands = dict(named_commands(group, ""))
    used = {f"help-{name}" for name in commands} | {"help-elbowroom", "help-option-help"}
    for name, command in commands.items():
        for option in command.params:
            own = option.name.replace("_", "-")
            used.add(f"help-{name}-{own}" if f"help-{name}-{own}" in texts else f"help-option-{own}")
    frame = {id for id in texts if id.startswith("help-panel-")}
    frame |= {"help-usage", "help-usage-options", "help-usage-command"}
    frame |= {"help-default", "help-required", "help-environment", "help-try", "help-option-lang"}
    assert set(texts) == used | frame
    assert "Only check the record." in run("replay", "--help")


def test_help_does_not_wait_for_fluent() -> None:
    check = (
        "import sys, elbowroom.cli as cli\n"
        "try: cli.app(['--help'])\nexcept SystemExit: pass\n"
        "sys.exit('fluent' in sys.modules)"
    )
    assert (
        subprocess.run([sys.executable, "-c", check], check=False, stdout=subprocess.DEVNULL).returncode == 0
    )


LARGEST = 25_000
"""Bytes of one language for the page, compressed; other parts come with their screens."""
OF_THE_PAGE = re.compile(
    r"(counts|names|events|reasons|regions|review|page-(?!mine|guide|later|maps|replay|summary|workshop).*)\.ftl"
)


def of_the_page(code: str) -> str:
    """What the page loads of a language, without comments."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((translations.FOLDER / code).glob("*.ftl"))
               if OF_THE_PAGE.fullmatch(path.name)]  # fmt: skip
    return re.sub(r"^#.*\n", "", "".join(sources), flags=re.MULTILINE)


@pytest.mark.parametrize("code", OFFERED)
def test_a_language_is_small_enough_for_the_page(code: str) -> None:
    assert len(gzip.compress(of_the_page(code).encode(), 9)) <= LARGEST


def test_a_language_of_other_letters_and_longer_words_would_be_small_enough() -> None:
    def strange(found: re.Match[str]) -> str:
        letters = "".join(chr(ord(letter) + 0x3CF) for letter in found[0].lower())
        return letters + letters[: round(len(letters) * 0.3)]

    cyrillic = re.sub(r"(?<![-$.{\w])[A-Za-z]{2,}(?![-\w]* =)(?!\w)", strange, of_the_page("en"))
    assert len(cyrillic.encode()) > 1.6 * len(of_the_page("en").encode())
    assert len(gzip.compress(cyrillic.encode(), 9)) <= LARGEST


def test_marks_for_breaking_words_stay_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "long.ftl").write_text("a-long-word = hnignunar\u00adskeið\n", encoding="utf-8")
    add_texts(tmp_path / "long.ftl", "is")
    assert text("a-long-word", "is") == "hnignunarskeið"
