"""Figures as the language writes them: 61.0 here, 61,0 there. What machines read keeps its points."""

from decimal import Decimal

from elbowroom.locales.languages import region_of, spoken


def decimal_text(value: float, digits: int = 1, *, signed: bool = False, locale: str | None = None) -> str:
    """A number with so many digits behind the comma, rounded as Python does; with its sign if that is wanted.

    There are no marks between thousands.
    """
    from babel.numbers import format_decimal

    plain = "0." + "0" * digits if digits else "0"
    pattern = f"+{plain};-{plain}" if signed else plain
    return format_decimal(Decimal(f"{value:.{digits}f}"), pattern, region_of(locale or spoken()))


def percent_text(share: float, digits: int = 0, *, locale: str | None = None) -> str:
    """A share of 1 in percent."""
    return f"{decimal_text(100 * share, digits, locale=locale)} %"


def percent_span(low: float, high: float, digits: int = 0, *, locale: str | None = None) -> str:
    """From one share to another, in percent."""
    return f"{decimal_text(100 * low, digits, locale=locale)}–{percent_text(high, digits, locale=locale)}"


def shortest_text(value: float, *, locale: str | None = None) -> str:
    """A number with no more digits than it needs, such as one that somebody typed."""
    from babel.numbers import format_decimal

    return format_decimal(Decimal(str(value)), "0.##########", region_of(locale or spoken()))
