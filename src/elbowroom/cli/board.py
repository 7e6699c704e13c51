"""A game printed on a terminal: regions, players, the column, and the legal moves."""

from collections.abc import Collection

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from elbowroom.cli.console import FADED, SEATS, plain_table, spaced
from elbowroom.engine.board import SYMBOLS, TERRAINS
from elbowroom.engine.state import ACTIVE, SLOTS
from elbowroom.game import Game
from elbowroom.locales import GameNames, combo_name, marker_name, text, trait_name

WIDE = 100
"""From this width on the columns of the map stand further apart."""
LONGEST_NAME = 12


def print_game(console: Console, game: Game) -> None:
    """Print the regions, the players, the column, the stacks and the legal moves."""
    console.print(_heading(game))
    console.print()
    console.print(spaced(_regions(game, narrow=console.width < WIDE)))
    console.print(Columns([spaced(_players(game)), spaced(_offer(game))], padding=(0, 4)))
    console.print(_stacks(game), text("cli-brackets"), style=FADED)
    if not game.over:
        console.print()
        console.print(text("cli-legal-moves"), style="bold")
        for line in _moves(game):
            console.print(Padding(line, (0, 0, 0, 2), expand=False))


def print_regions(console: Console, game: Game, only: Collection[int] = ()) -> None:
    """Print some regions, or all if none are named."""
    console.print(spaced(_regions(game, narrow=console.width < WIDE, only=only)))


def _heading(game: Game) -> Text:
    if game.seat is None:
        return Text(text("phase-over"), style="bold")
    name = Text(game.names[game.seat], style=f"bold {SEATS[game.seat]}")
    rest = text("cli-decision", round=game.round, rounds=game.rounds, phase=text(f"phase-{game.phase}"))
    acting = f" ({trait_name(_race(game, game.state.people))})" if game.acting == "declined" else ""
    return name + Text(f": {rest}{acting}")


def _race(game: Game, people: int) -> str:
    return game.state.rules.race_id(game.state.combo[people])


def _regions(game: Game, *, narrow: bool, only: Collection[int] = ()) -> Grid:
    columns = ["#", text("cli-region"), text("cli-terrain"), text("cli-symbols")]
    columns += [text("cli-player"), "", text("cli-race"), text("cli-here")]
    grid = plain_table("", columns, right=[0, 5])
    if narrow:
        grid.padding = 0
    for column in grid.columns[:-1]:
        column.no_wrap = True
    grid.columns[4].max_width = LONGEST_NAME
    names, state = GameNames.of(game), game.state
    for r in state.rules.board.ids:
        if only and r not in only:
            continue
        features = state.rules.board.features[r]
        terrain = next(text(f"terrain-{name}") for name, bit in TERRAINS.items() if features & bit)
        symbols = " ".join(text(f"symbol-{name}") for name, bit in SYMBOLS.items() if features & bit)
        owner = state.owner[r]
        holder = race = tokens = ""
        if owner >= 0:
            holder, race = names.player(owner // SLOTS), _people_name(game, owner)
            tokens = str(state.tokens[r])
        row = [str(r), names.region(r), terrain, symbols, holder, tokens, race, _here(game, r)]
        grid.add_row(*(Text(cell, style=_style(owner)) for cell in row))
    return grid


def _style(owner: int) -> str:
    """The colour of a people: that of its seat, or grey in decline."""
    if owner < 0:
        return ""
    return SEATS[owner // SLOTS] if owner % SLOTS == ACTIVE else FADED


def _people_name(game: Game, people: int) -> str:
    """A race; in brackets when it is in decline, for terminals without colours."""
    name = trait_name(_race(game, people))
    return name if people % SLOTS == ACTIVE else f"({name})"


def _here(game: Game, r: int) -> str:
    """What stands in a region beside tokens."""
    state = game.state
    found = [text("lost-tribe")] if state.tribes >> r & 1 else []
    for k, marker in enumerate(state.rules.markers):
        if count := state.markers_at(k, r):
            found.append(marker_name(marker.id, count))
    return ", ".join(found)


def _players(game: Game) -> Grid:
    columns = [text("cli-player"), text("cli-coins"), text("cli-race"), text("cli-hand"), text("cli-regions")]
    grid = plain_table(text("cli-players"), columns, right=[1, 3, 4])
    for seat, name in enumerate(game.names):
        shown = False
        for people in range(SLOTS * seat, SLOTS * seat + SLOTS):
            if game.state.combo[people] < 0:
                continue
            who = ("", "") if shown else (name, str(game.coins[seat]))
            grid.add_row(Text(who[0], style=SEATS[seat]), who[1], *_people(game, people))
            shown = True
        if not shown:
            grid.add_row(Text(name, style=SEATS[seat]), str(game.coins[seat]), text("cli-no-race"), "", "")
    return grid


def _people(game: Game, people: int) -> tuple[Text, str, str]:
    """A people's name, tokens in hand and number of regions."""
    state = game.state
    power = state.rules.power_id(state.combo[people])
    name = _people_name(game, people) if power is None else combo_name(_race(game, people), power)
    hand, aside = state.hand[people], state.aside[people]
    in_hand = text("cli-hand-and-aside", hand=hand, aside=aside) if aside else str(hand)
    return Text(name, style=_style(people)), in_hand, str(state.held[people].bit_count())


def _offer(game: Game) -> Grid:
    columns = ["#", text("cli-combo"), text("cli-tokens"), text("cli-coins")]
    grid = plain_table(text("cli-offer"), columns, right=[0, 2, 3])
    rules = game.state.rules
    for place, (combo, coins) in enumerate(zip(game.state.offer, game.state.bounty, strict=True), 1):
        power, race = rules.powers[rules.power_of(combo)], rules.races[rules.race_of(combo)]
        tokens = power.tokens + power.extra + race.tokens + race.extra
        name = combo_name(race.id, power.id)
        grid.add_row(str(place), name, str(tokens), str(coins or ""))
    return grid


def _stacks(game: Game) -> str:
    state = game.state
    return text(
        "cli-stacks",
        banners=state.banners.bit_count(),
        returned=len(state.returned),
        badges=state.badges.bit_count(),
        discarded=state.discarded.bit_count(),
    )


def _moves(game: Game) -> list[str]:
    """The legal moves, one line for each verb: "conquer 4 7 9"."""
    lines: dict[str, list[str]] = {}
    for move in game.legal:
        words = move.split()
        verb, arguments = (words, []) if words[-1].isalpha() else (words[:-1], words[-1:])
        lines.setdefault(" ".join(verb), []).extend(arguments)
    return [" ".join([verb, *arguments]) for verb, arguments in lines.items()]
