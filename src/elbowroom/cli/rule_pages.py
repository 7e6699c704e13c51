"""Pages of the rulebook printed on a terminal."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.cli.board import print_regions
from elbowroom.cli.console import FADED, plain_table
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.board import SYMBOLS, TERRAINS
from elbowroom.locales import trait_about
from elbowroom.rulebook.book import book, links
from elbowroom.rulebook.examples import examples, play
from elbowroom.rulebook.search import near, search, topic_called
from elbowroom.rulebook.texts import (
    REFERENCE,
    everything,
    paragraphs,
    rule_paragraphs,
    rule_title,
    rules_text,
    topic_title,
)

WIDEST = 88
"""Longer lines are hard to read."""
MOST_FOUND = 20


def print_contents(console: Console) -> None:
    """Print the names of all pages, and how to open one."""
    the = book()
    console.print(Text(rules_text("rules-title"), style="bold"))
    console.print()
    for topic in the.chapters:
        console.print(Text(f"  {topic:<14}", style="bold") + Text(topic_title(topic)))
        inside = {"races": the.races, "powers": the.powers}.get(topic)
        if inside:
            names = ", ".join(topic_title(trait) for trait in inside)
            console.print(Padding(Text(names, style=FADED), (0, 0, 0, 16)), width=_width(console))
    console.print()
    console.print(Text(rules_text("rules-cli-usage"), style=FADED), width=_width(console))


def print_topic(console: Console, words: str) -> bool:
    """Print the page, the rule, or what has the words; False if nothing does."""
    address = topic_called(words)
    if address is None:
        return _print_found(console, words)
    if address in book().numbers and book().trait_of(address) is None:
        _print_rule(console, address)
    else:
        _print_page(console, address if address in book().topics else book().topic_of(address))
    return True


def _width(console: Console) -> int:
    return min(console.width, WIDEST)


def _print_page(console: Console, topic: str) -> None:
    console.print(Text(topic_title(topic), style="bold underline"))
    console.print()
    the = book()
    if topic in the.traits:
        _print_trait(console, topic)
    for number in the.chapters.get(topic, []):
        _print_rule(console, number)
    if topic == "about":
        _say(console, *paragraphs(rules_text("rules-about")))
        for word in the.words:
            _pair(console, rules_text(f"word-{word}"), rules_text(f"word-{word}.about"))
    elif topic == "map":
        _print_map(console)
    elif topic in ("races", "powers"):
        for trait in the.races if topic == "races" else the.powers:
            _pair(console, topic_title(trait), trait_about(trait))
    elif topic == "questions":
        for id in the.questions:
            name = f"question-{id.replace('_', '-')}"
            _pair(console, rules_text(name), rules_text(f"{name}.answer"))
    elif topic == "editions":
        _say(console, rules_text("rules-editions"))
        console.print(_editions())
    if topic in examples():
        _print_example(console, topic)


def _print_trait(console: Console, trait: str) -> None:
    found = {one.id: one for one in (*base_races(), *base_powers())}[trait]
    _say(console, trait_about(trait))
    numbers = [rules_text("rules-tokens", tokens=found.tokens + found.extra)]
    if trait in book().races:
        numbers.append(rules_text("rules-box", box=getattr(found, "box", 0)))
    console.print(Text(" · ".join(numbers), style=FADED))
    console.print()
    _print_rule(console, book().rule_of(trait))
    for side in ("well", "badly"):
        words = rules_text(f"rules-{trait.replace('_', '-')}-{side}")
        _pair(console, rules_text(f"rules-{side}"), words)


def _print_rule(console: Console, number: str) -> None:
    console.print(Text(f"{number}  ", style="bold cyan") + Text(rule_title(number), style="bold"))
    _say(console, *rule_paragraphs(number))


def _say(console: Console, *texts: str) -> None:
    for words in texts:
        console.print(_linked(words), width=_width(console))
        console.print()


def _pair(console: Console, title: str, words: str) -> None:
    console.print(Text(title, style="bold"), width=_width(console))
    console.print(Padding(_linked(words), (0, 0, 1, 2)), width=_width(console))


def _linked(words: str) -> Text:
    """A text with the numbers of rules in another colour."""
    shown = Text(words)
    shown.highlight_regex(REFERENCE, "cyan")
    return shown


def _print_map(console: Console) -> None:
    _say(console, rules_text("rules-map"))
    rows = [(f"terrain-{id}", f"page-terrain-{id}") for id in TERRAINS]
    rows += [(f"symbol-{id}", f"page-symbol-{id}") for id in SYMBOLS]
    pieces = ["lost-tribe", *links()["markers"]]
    rows += [(f"page-piece-{id}", f"page-piece-{id}-about") for id in pieces]
    for name, about in rows:
        title = rules_text(name)
        _pair(console, title[:1].upper() + title[1:], rules_text(about))


def _editions() -> Grid:
    grid = plain_table("", [rules_text(f"editions-{side}") for side in ("subject", "early", "later", "here")])
    for id in book().editions:
        name = f"edition-{id.replace('_', '-')}"
        grid.add_row(*(_linked(rules_text(f"{name}{side}")) for side in ("", ".early", ".later", ".here")))
    return grid


def _print_example(console: Console, topic: str) -> None:
    example = examples()[topic]
    before, (after, _) = example.game(), play(example)
    seats = [rules_text("rules-you" if seat == before.seat else "rules-opponent") for seat in range(2)]
    before.names[:] = after.names[:] = seats
    console.print(Text(rules_text("rules-example"), style="bold underline"))
    console.print()
    _say(console, rules_text(f"example-{topic.replace('_', '-')}"))
    for when, game in (("rules-before", before), ("rules-after", after)):
        console.print(Text(rules_text(when), style="bold"))
        print_regions(console, game, example.see)
    console.print(Text(rules_text("rules-cli-moves", moves=", ".join(example.moves)), style=FADED))


def _print_found(console: Console, words: str) -> bool:
    found = search(words)
    if not found:
        console.print(Text(rules_text("rules-cli-none", words=words)))
        if close := near(words):
            console.print(Text(rules_text("rules-cli-near", topics=", ".join(close))))
        else:
            console.print(Text(rules_text("rules-cli-usage"), style=FADED), width=_width(console))
        return False
    console.print(Text(rules_text("rules-found", count=len(found)), style=FADED))
    console.print()
    for address in found[:MOST_FOUND]:
        title, *rest = everything()[address].splitlines()
        number = f"{address}  " if address in book().numbers else ""
        console.print(Text(number, style="bold cyan") + Text(title, style="bold"), width=_width(console))
        if rest:
            console.print(Padding(_linked(" ".join(rest)), (0, 0, 1, 2)), width=_width(console))
    return True
