"""The log of a table, a page at a time: nobody is sent all of a long one at once."""

from elbowroom.server.errors import TableError
from elbowroom.server.protocol.socket import LOG_PAGE, LogPage
from elbowroom.server.protocol.table import Entry
from elbowroom.server.table.table import Table
from elbowroom.server.table.view import entry_for


def missed(table: Table, since: int | None) -> int:
    """How many entries a page lacks that has all up to ``since``; a number that never was says nothing."""
    return table.seq - since if since is not None and 0 <= since <= table.seq else table.seq


def newest(table: Table, since: int | None, eyes: int | None) -> tuple[list[Entry], int]:
    """The newest entries after ``since`` as these eyes may see them, and how many more are before them."""
    lacking = missed(table, since)
    told = min(lacking, LOG_PAGE)
    return _seen(table, table.seq - told, table.seq, eyes), lacking - told


def page_before(table: Table, number: int, eyes: int | None) -> LogPage:
    """The page of entries that ends right before an entry, as these eyes may see them."""
    if not 1 < number <= table.seq + 1:
        raise TableError("no_such_entries", before=number, last=table.seq)
    first = max(0, number - 1 - LOG_PAGE)
    return LogPage(_seen(table, first, number - 1, eyes), first)


def _seen(table: Table, first: int, end: int, eyes: int | None) -> list[Entry]:
    rules = table.game.state.rules
    return [entry_for(entry, rules, eyes) for entry in table.log[first:end]]
