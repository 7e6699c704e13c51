"""Tables without a server, for tests of what happens at them."""

from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.protocol.http import NewTable, SeatPlan
from elbowroom.server.protocol.table import Clock
from elbowroom.server.table.events import TableEvent, read_event, write_event
from elbowroom.server.table.set_up import SeatSettings, Settings, read_settings, set_up, write_settings
from elbowroom.server.table.table import Table
from tests.scenario import Json, held, player, strip


def table(*seats: str, clock: Clock | None = None, seed: int = 7, open_scores: bool = False) -> Table:
    """A table whose first seat begins: names of humans, "open", or "bot LEVEL"."""
    plans = [_plan(seat) for seat in seats or ("Ann", "Bo")]
    wanted = NewTable(plans, first=0, seed=seed, clock=clock, open_scores=open_scores)
    made = Table("test", set_up(wanted, 1, None, None).settings)
    happen(made, made.plan_start(1))
    return made


def _plan(seat: str) -> SeatPlan:
    if seat == "open":
        return SeatPlan("open")
    if seat.startswith("bot "):
        return SeatPlan("bot", level=seat.removeprefix("bot "))
    return SeatPlan("human", seat)


def at_position(position: Json, clock: Clock | None = None, open_scores: bool = False) -> Table:
    """A table of Ann and Bo that plays on from a position."""
    seats = [SeatSettings("human", name, None, name * 32) for name in ("Ann", "Bo")]
    settings = Settings(1, 7, seats, "chosen", "h" * 64, start=position, clock=clock, open_scores=open_scores)
    made = Table("test", settings)
    happen(made, made.plan_start(1))
    return made


def redeploying(**fields: object) -> Json:
    """Ann redeploys four Orcs on three hills."""
    position: Json = {
        "map": strip("hill", "hill", "hill", "swamp", "mountain"),
        "phase": "redeploy",
        "players": [player("orcs swamp", hand=4, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs"), "1": held(0, "orcs"), "2": held(0, "orcs"), "4": held(1, "elves")},
    }
    return {**position, **fields}


def happen(made: Table, events: list[TableEvent]) -> None:
    """Let planned events happen."""
    for event in events:
        made.apply(event)


def play(made: Table, *moves: str, rev: int | None = None) -> None:
    """The seat that decides makes moves, at once."""
    seat = made.decider
    assert seat is not None
    happen(made, made.plan_moves(seat, made.rev if rev is None else rev, moves, 5, None))


def undo(made: Table, move: str | None = None, every: bool = False) -> None:
    """The seat that decides takes something back."""
    seat = made.decider
    assert seat is not None
    happen(made, made.plan_undo(seat, made.rev, move, every, 6, None))


def refused(act: object) -> str:
    """The code with which something is refused."""
    assert callable(act)
    try:
        act()
    except ElbowroomError as error:
        return error.code
    raise AssertionError("it was not refused")


def again(made: Table) -> Table:
    """The table as it comes back from the database."""
    settings = read_settings(write_settings(made.settings))
    copy = Table(made.id, settings)
    happen(copy, [read_event(write_event(entry.what)) for entry in made.log])
    return copy
