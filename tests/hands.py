"""A clock that goes only when a test moves its hands."""


class Hands:
    """Stands for `perf_counter`: call it for the time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def move_on(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds
