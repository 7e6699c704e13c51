"""A game as a small board to print: ids and numbers in columns, no sentences."""

from elbowroom.engine.state import ACTIVE, HIDDEN, OVER, PHASES, SLOTS, State
from elbowroom.game.region import RegionNow, region_now

GAP = "  "


def board_text(s: State, names: list[str]) -> str:
    """Whose decision it is, the players with their races, the regions, and the combos on offer."""
    board, rules = s.rules.board, s.rules
    head = [("round", f"{min(s.round, board.rounds)}/{board.rounds}"), ("phase", PHASES[s.phase])]
    if s.phase != OVER:
        head.append(("seat", str(s.decider)))
    players = [row for seat, name in enumerate(names) for row in _player(s, seat, name)]
    regions = [_region(region_now(s, r)) for r in board.ids]
    offer = [
        [str(place), rules.race_id(combo), rules.power_id(combo) or "", str(coins)]
        for place, (combo, coins) in enumerate(zip(s.offer, s.bounty, strict=True), 1)
    ]
    parts = [
        GAP.join(f"{word} {value}" for word, value in head),
        _columns(["seat", "name", "coins", "race", "power", "hand", "aside"], players),
        _columns(["region", "terrain", "symbols", "seat", "race", "tokens", "markers"], regions),
        _columns(["offer", "race", "power", "coins"], offer),
    ]
    return "\n\n".join(parts)


def _player(s: State, seat: int, name: str) -> list[list[str]]:
    """A row for each race of the seat; the first one has the player too."""
    peoples = [p for p in range(SLOTS * seat, SLOTS * seat + SLOTS) if s.combo[p] >= 0]
    coins = "?" if s.coins[seat] == HIDDEN else str(s.coins[seat])
    rows = []
    for p in peoples:
        race = _race(s.rules.race_id(s.combo[p]), p % SLOTS != ACTIVE)
        rows.append([race, s.rules.power_id(s.combo[p]) or "", str(s.hand[p]), str(s.aside[p])])
    who = [[str(seat), name, coins]] + [["", "", ""]] * len(rows)
    return [left + right for left, right in zip(who, rows or [[""] * 4], strict=False)]


def _race(id: str, in_decline: bool) -> str:
    return f"({id})" if in_decline else id


def _region(region: RegionNow) -> list[str]:
    here = [f"{id} {count}" for id, count in region.markers.items()]
    if region.lost_tribe:
        here.insert(0, "lost_tribe 1")
    return [
        str(region.id),
        region.terrain,
        " ".join(region.symbols),
        "" if region.seat is None else str(region.seat),
        "" if region.race is None else _race(region.race, region.in_decline),
        str(region.tokens or ""),
        " ".join(here),
    ]


def _columns(heads: list[str], rows: list[list[str]]) -> str:
    """A table; numbers stand at the right of their column."""
    table = [heads, *rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(heads))]
    numeric = [all(row[i].lstrip("-").isdecimal() or not row[i] for row in rows) for i in range(len(heads))]
    lines = [
        GAP.join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        for row in table
    ]
    return "\n".join(line.rstrip() for line in lines)
