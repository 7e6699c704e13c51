"""Figures in the five languages."""

import pytest

from elbowroom.locales import decimal_text, percent_span, percent_text, shortest_text, speaking

COMMAS = ("et", "is", "uk", "ro")


def test_english_has_points() -> None:
    assert (decimal_text(61), decimal_text(0.1254, 3), decimal_text(7.6, 0)) == ("61.0", "0.125", "8")
    assert (decimal_text(3.14, signed=True), decimal_text(-3.14, signed=True)) == ("+3.1", "-3.1")
    assert (percent_text(0.45, 1), percent_text(1 / 3), percent_span(0.31, 0.655, 1)) == (
        "45.0 %",
        "33 %",
        "31.0–65.5 %",
    )


@pytest.mark.parametrize("code", COMMAS)
def test_the_others_have_commas(code: str) -> None:
    with speaking(code):
        assert (decimal_text(61), decimal_text(0.1254, 3), decimal_text(7.6, 0)) == ("61,0", "0,125", "8")
        assert decimal_text(3.14, signed=True) == "+3,1"
        assert (percent_text(0.45, 1), percent_span(0.31, 0.655, 1)) == ("45,0 %", "31,0–65,5 %")
        assert shortest_text(0.25) == "0,25"
        assert decimal_text(61, locale="en") == "61.0"


def test_a_number_that_somebody_typed_stays_as_short_as_it_was() -> None:
    assert [shortest_text(seconds) for seconds in (2.0, 0.5, 0.125)] == ["2", "0.5", "0.125"]


@pytest.mark.parametrize("code", ["en", *COMMAS])
def test_there_are_no_marks_between_thousands(code: str) -> None:
    assert decimal_text(1234567, 0, locale=code) == "1234567"
