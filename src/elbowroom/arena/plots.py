"""The ladder as a picture. Needs matplotlib, which is imported when a picture is wanted (extra ``plots``)."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elbowroom.arena.ladder import Standings
from elbowroom.engine.errors import OptionError
from elbowroom.locales import percent_text, text


def check_plots() -> None:
    """An error if pictures cannot be drawn here."""
    if find_spec("matplotlib") is None:
        raise OptionError("no_matplotlib", option="plot")


def plot_ladder(standings: Standings, path: Path) -> None:
    """Draw win rates and coins by round."""
    check_plots()
    from matplotlib.figure import Figure

    drawings = [_coins_by_round]
    if standings.ladder.steps():
        drawings.insert(0, _steps)
    if standings.ladder.pairs():
        drawings.insert(0, _pairs)
    figure = Figure(figsize=(5.5 * len(drawings), 4.5), layout="constrained")
    for draw, axes in zip(drawings, figure.subplots(1, len(drawings), squeeze=False)[0], strict=True):
        draw(standings, axes)
    save(figure, path)


def save(figure: Any, path: Path) -> None:
    """Write a picture, or say why that cannot be."""
    try:
        figure.savefig(path, dpi=120, metadata={"Software": None} if path.suffix == ".png" else None)
    except (OSError, ValueError) as error:
        raise OptionError("cannot_write", option="plot", path=str(path), error=str(error)) from error


def _pairs(standings: Standings, axes: Any) -> None:
    """A square for each pair: blue wins, red loses."""
    levels = standings.ladder.levels
    table = [[standings.against(level, other) for other in levels] for level in levels]
    rates = [[0.5 if score is None else score.win_rate for score in row] for row in table]
    axes.imshow(rates, cmap="RdBu", vmin=0, vmax=1)
    for y, row in enumerate(table):
        for x, score in enumerate(row):
            if score is not None:
                strong = abs(score.win_rate - 0.5) > 0.3
                told = percent_text(score.win_rate)
                axes.text(x, y, told, ha="center", va="center", color="white" if strong else "black")
    axes.set_xticks(range(len(levels)), levels, rotation=30)
    axes.set_yticks(range(len(levels)), levels)
    axes.set_title(text("arena-plot-pairs"))


def _steps(standings: Standings, axes: Any) -> None:
    """Bars with their intervals, for each number of players, beside the fair share."""
    ladder = standings.ladder
    counts = sorted({len(match.bots) for match in ladder.steps()})
    width = 0.8 / len(counts)
    for place, players in enumerate(counts):
        found = [standings.scores[match][0] for match in ladder.steps() if len(match.bots) == players]
        xs = [step + (place - (len(counts) - 1) / 2) * width for step in range(len(found))]
        rates = [score.win_rate for score in found]
        below = [max(0.0, score.win_rate - score.interval[0]) for score in found]
        above = [max(0.0, score.interval[1] - score.win_rate) for score in found]
        label = text("arena-players", players=players)
        bars = axes.bar(xs, rates, width, yerr=[below, above], capsize=2, label=label)
        axes.axhline(1 / players, color=bars[0].get_facecolor(), linestyle=":", linewidth=1)
    axes.set_xticks(range(len(ladder.levels) - 1), ladder.levels[1:])
    axes.set_ylim(0, 1)
    axes.set_title(text("arena-plot-steps"))
    axes.legend(title=f"···· {text('arena-plot-fair')}")


def _coins_by_round(standings: Standings, axes: Any) -> None:
    for level, purses in standings.purses.items():
        axes.plot(range(1, len(purses) + 1), [series.mean for series in purses], marker="o", label=level)
    axes.set_xlabel(text("arena-plot-round"))
    axes.set_title(text("arena-plot-purses"))
    axes.legend()
