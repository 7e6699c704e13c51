"""The ladder as a page in Markdown, which is the same whenever it is produced again."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from elbowroom.arena.ladder import Standings
from elbowroom.arena.match import Match, Score
from elbowroom.arena.statistics import Series
from elbowroom.locales import decimal_text, percent_text, text, trait_name


def command(standings: Standings) -> str:
    """What to type for the same numbers."""
    ladder = standings.ladder
    words = [
        "elbowroom ladder",
        f"--levels {','.join(ladder.levels)}",
        f"--players {','.join(str(players) for players in ladder.players)}",
        f"--games {ladder.games} --seed {ladder.seed}",
    ]
    if ladder.budget.nodes is not None:
        words.append(f"--nodes {ladder.budget.nodes}")
    words += [f"--homebrew {file}" for file in ladder.homebrew]
    return " ".join(words)


def page(standings: Standings, plot: str | None = None) -> str:
    """The whole page; ``plot`` is the path of a picture, seen from the page."""
    ladder = standings.ladder
    budget = ladder.budget.nodes
    parts = [
        f"# {text('arena-ladder')}",
        text("arena-ladder-about", games=ladder.games),
        f"```\n{command(standings)}\n```",
        text("arena-usual-nodes") if budget is None else text("arena-fixed-nodes", nodes=budget),
    ]
    if plot is not None:
        parts.append(f"![{text('arena-plot')}]({plot})")
    parts += [part for section in _sections(standings) for part in section]
    return "\n\n".join(parts) + "\n"


def _sections(standings: Standings) -> Iterator[Sequence[str]]:
    ladder = standings.ladder
    yield _section("ratings", _ratings(standings))
    if ladder.pairs():
        yield _section("pairs", _pairs(standings))
    if ladder.steps():
        yield _section("steps", _tables(standings, ladder.steps(), first_only=True))
        yield _section("mixed", _tables(standings, ladder.mixed()))
    yield _section("purses", _purses(standings))
    yield _section("declines", _declines(standings))
    yield _section("races", _earnings({level: habits.races for level, habits in standings.habits.items()}))
    yield _section("powers", _earnings({level: habits.powers for level, habits in standings.habits.items()}))


def _section(name: str, rows: Iterable[Sequence[str]]) -> Sequence[str]:
    heading, *rest = rows
    lines = ["| " + " | ".join(heading) + " |", "|---" + "|--:" * (len(heading) - 1) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in rest]
    return f"## {text(f'arena-{name}')}", text(f"arena-{name}-about"), "\n".join(lines)


def _ratings(standings: Standings) -> Iterator[Sequence[str]]:
    counts = sorted(set(standings.ladder.players))
    columns = [standings.ratings(players) for players in counts]
    yield [text("arena-level"), *(text("arena-players", players=players) for players in counts)]
    for level in standings.ladder.levels:
        yield [level, *(f"{column[level]:.0f}" for column in columns)]


def _pairs(standings: Standings) -> Iterator[Sequence[str]]:
    levels = standings.ladder.levels
    yield [text("arena-level"), *levels]
    for level in levels:
        found = [standings.against(level, other) if other != level else None for other in levels]
        yield [level, *("" if score is None else _rate(score) for score in found)]


def _tables(
    standings: Standings, matches: Sequence[Match], first_only: bool = False
) -> Iterator[Sequence[str]]:
    columns = ("table", "bot", "win-rate", "fair", "mean-coins")
    yield [text(f"arena-{column}") for column in columns]
    for match in matches:
        for score in standings.scores[match][: 1 if first_only else None]:
            fair = percent_text(1 / len(match.bots))
            yield [", ".join(match.bots), score.bot, _rate(score), fair, decimal_text(score.coins.mean)]


def _purses(standings: Standings) -> Iterator[Sequence[str]]:
    rounds = max(len(purses) for purses in standings.purses.values())
    yield [text("arena-level"), *(str(turn + 1) for turn in range(rounds))]
    for level, purses in standings.purses.items():
        yield [level, *(decimal_text(series.mean) for series in purses)]


def _declines(standings: Standings) -> Iterator[Sequence[str]]:
    rounds = sorted({turn for habits in standings.habits.values() for turn in habits.declines})
    yield [text("arena-level"), text("arena-per-game"), *(str(turn) for turn in rounds)]
    for level, habits in standings.habits.items():
        total = habits.declines.total()
        shares = [percent_text(habits.declines[turn] / total) if total else "" for turn in rounds]
        yield [level, decimal_text(total / habits.games, 2), *shares]


def _earnings(tables: Mapping[str, Mapping[str, Series]]) -> Iterator[Sequence[str]]:
    """What earns most with the best level comes first."""
    *_, best = tables.values()
    yield ["", *tables]
    for id in sorted(
        {id for table in tables.values() for id in table}, key=lambda id: (-_mean(best, id), id)
    ):
        yield [trait_name(id), *(_picked(table, id) for table in tables.values())]


def _mean(table: Mapping[str, Series], id: str) -> float:
    return table[id].mean if id in table else 0.0


def _picked(table: Mapping[str, Series], id: str) -> str:
    if id not in table:
        return ""
    picks = sum(series.count for series in table.values())
    return f"{percent_text(table[id].count / picks)} · {decimal_text(table[id].mean)}"


def _rate(score: Score) -> str:
    low, high = score.interval
    return f"{percent_text(score.win_rate)} ({decimal_text(100 * low, 0)}–{decimal_text(100 * high, 0)})"
