"""What 100,000 players at once would need: ``python -m benchmarks.hundred_thousand``.

Arithmetic with figures that were measured (the defaults), and a simulation of the queues: tables are spread
by their ids, so some processes have more of them, and a move waits for those before it in its process.
"""

import random
from dataclasses import dataclass
from math import ceil

import typer

SIMULATED_SECONDS = 60.0


@dataclass(frozen=True)
class Crowd:
    """Who plays, and what each move costs."""

    players: int
    at_a_table: float
    move_every: float
    """Seconds between two moves at a table, whoever makes them."""
    cpu_ms: float
    """Of a core, for a move at a table: read, checked, stored, told to all."""
    commit_ms: float
    """Until PostgreSQL has it on its disk."""
    bots: float
    """The share of moves that bots make."""
    thought_ms: float

    @property
    def tables(self) -> int:
        """Tables in use."""
        return round(self.players / self.at_a_table)

    @property
    def moves(self) -> float:
        """Moves a second at all of them."""
        return self.tables / self.move_every


def simulate(crowd: Crowd, processes: int, dice: random.Random) -> tuple[float, float]:
    """After how many milliseconds 95 of 100 moves are shown, and how much the busiest process has to do."""
    held = [0] * processes
    for _ in range(crowd.tables):
        held[dice.randrange(processes)] += 1
    shown: list[float] = []
    for tables in [*dice.sample(held, min(processes, 12)), max(held)]:
        every = 1000 * crowd.move_every / tables
        waits, passed = 0.0, 0.0
        while passed < 1000 * SIMULATED_SECONDS:
            between, work = dice.expovariate(1 / every), dice.gammavariate(4, crowd.cpu_ms / 4)
            passed += between
            waits = max(0.0, waits - between)
            shown.append(waits + work + crowd.commit_ms * (0.5 + dice.random()))
            waits += work
    shown.sort()
    return shown[int(0.95 * len(shown))], max(held) * crowd.cpu_ms / 1000 / crowd.move_every


def main(
    players: int = 100_000,
    at_a_table: float = 3.0,
    move_every: float = 4.0,
    cpu_ms: float = 2.5,
    commit_ms: float = 4.0,
    bots: float = 0.3,
    thought_ms: float = 60.0,
) -> None:
    """Print what is needed."""
    crowd = Crowd(players, at_a_table, move_every, cpu_ms, commit_ms, bots, thought_ms)
    dice = random.Random(7)
    print(f"{crowd.tables:,} tables, {crowd.moves:,.0f} moves a second")
    least = ceil(crowd.moves * cpu_ms / 1000)
    print(f"server processes: at least {least} cores if all were always busy")
    for share in (0.9, 0.8, 0.7, 0.6, 0.5):
        processes = ceil(least / share)
        p95, busiest = simulate(crowd, processes, dice)
        print(
            f"  {processes:4} processes: p95 {p95:6.0f} ms, the busiest has {busiest:.0%} of what it can do"
        )
    print(f"bots: {ceil(crowd.moves * bots * thought_ms / 1000)} cores of workers")
    print(f"sockets: {players * 37 / 1e6:.1f} GB of memory at 37 KB each")
    print(f"PostgreSQL: {crowd.moves:,.0f} rows a second, {crowd.moves * 250 * 86_400 / 1e9:,.0f} GB a day")
    print(
        f"commits: {1000 / commit_ms:,.0f} a second if one waits for the other,"
        f" so {crowd.moves * commit_ms / 1000:.0f} moves in each"
    )


if __name__ == "__main__":
    typer.run(main)
