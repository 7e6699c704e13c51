"""The clocks of a table. They own no time: whoever asks says what time it is."""

from typing import Literal

from elbowroom.server.protocol.table import ClockNow

RETURN_SECONDS = 30.0
"""Seconds for somebody who comes back with an empty clock."""


class Clocks:
    """Seconds left by seat, of which at most one runs: so many for each turn, or for the whole game."""

    def __init__(self, seconds: float, per: Literal["turn", "game"], seats: int) -> None:
        self.seconds = float(seconds)
        self.per = per
        self.left = [self.seconds] * seats
        self.running: int | None = None
        self._since = 0.0

    def run(self, seat: int | None, now: float) -> None:
        """From now on the time of this seat runs, or nobody's."""
        if self.running is not None:
            self.left[self.running] = self.left_of(self.running, now)
        self.running, self._since = seat, now

    def left_of(self, seat: int, now: float) -> float:
        """What a seat's clock shows."""
        gone = now - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - gone)

    def set_left(self, seat: int, left: float | None) -> None:
        """Set a clock that does not run to what an event says it showed; None changes nothing."""
        if left is not None:
            self.left[seat] = left

    def wind_up(self, seat: int) -> None:
        """A seat's turn begins: a clock for each turn starts anew, one for the game goes on."""
        if self.per == "turn":
            self.left[seat] = self.seconds

    def welcome_back(self, seat: int) -> None:
        """Whoever comes back with an empty clock gets a little time, or coming back would be for nothing."""
        self.left[seat] = max(self.left[seat], min(RETURN_SECONDS, self.seconds))

    def as_seen(self, now: float) -> ClockNow:
        """What all clocks show, to be sent to a page."""
        left = [round(self.left_of(seat, now), 2) for seat in range(len(self.left))]
        return ClockNow(left, self.running)
