"""What the server refuses that is not about a move: a code and its facts, as all errors of the package."""

from elbowroom.engine.errors import ElbowroomError

STATUS = {
    "no_such_table": 404,
    "no_such_page": 404,
    "not_allowed": 405,
    "seat_taken": 409,
    "no_open_seat": 409,
    "still_secret": 409,
    "too_large": 413,
    "too_many": 429,
    "server_failed": 500,
}


class TableError(ElbowroomError):
    """Something that cannot be done at a table now."""

    @property
    def status(self) -> int:
        """The HTTP status of the answer to a request that is refused with this."""
        return STATUS.get(self.code, 400)
