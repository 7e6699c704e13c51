"""How strong races and powers are, as a picture. Needs matplotlib (extra ``plots``)."""

from pathlib import Path
from typing import Any

from elbowroom.arena.balance import Report
from elbowroom.arena.figures import Figures
from elbowroom.arena.plots import check_plots, save
from elbowroom.locales import text, trait_name


def plot_balance(report: Report, path: Path) -> None:
    """Draw the strength of each race and power with its interval; home-made ones stand out."""
    check_plots()
    from matplotlib.figure import Figure

    figures = report.figures()
    figure = Figure(figsize=(11, 6), layout="constrained")
    titles = (True, text("cli-races")), (False, text("cli-powers"))
    for (is_race, title), axes in zip(titles, figure.subplots(1, 2), strict=True):
        _draw([found for found in figures if found.is_race == is_race], axes)
        axes.set_title(title)
        axes.set_xlabel(text("balance-strength"))
    save(figure, path)


def _draw(figures: list[Figures], axes: Any) -> None:
    """A dot for each, the strongest on top."""
    axes.axvline(0, color="grey", linewidth=1)
    for y, found in enumerate(reversed(figures)):
        colour = "tab:red" if found.is_new else "tab:blue"
        strength = found.strength
        axes.plot([strength.low, strength.high], [y, y], color=colour)
        axes.plot([strength.coins], [y], marker="o", color=colour)
    axes.set_yticks(range(len(figures)), [trait_name(found.id) for found in reversed(figures)])
