"""What the server refuses that is not about a move: a code and its facts, as all errors of the package."""

from elbowroom.engine.errors import ElbowroomError

STATUS = {
    "foreign_page": 403,
    "not_json_type": 415,
    "not_owner": 403,
    "not_your_seat": 403,
    "no_such_code": 404,
    "no_such_table": 404,
    "no_such_page": 404,
    "not_allowed": 405,
    "no_such_review": 404,
    "no_such_balance": 404,
    "no_such_map": 404,
    "no_such_measurement": 404,
    "measuring_yours": 429,
    "measuring_busy": 503,
    "measuring_failed": 500,
    "review_unfinished": 409,
    "seat_taken": 409,
    "no_open_seat": 409,
    "cannot_listen": 409,
    "no_lan": 409,
    "still_secret": 409,
    "record_secret": 409,
    "too_large": 413,
    "old_link": 410,
    "too_many": 429,
    "too_many_tables": 429,
    "reviews_of_yours": 429,
    "balance_of_yours": 429,
    "reviews_busy": 503,
    "balance_busy": 503,
    "workers_busy": 503,
    "review_failed": 500,
    "balance_failed": 500,
    "too_many_mails": 429,
    "server_failed": 500,
    "cannot_save": 503,
}


def told_facts(error: ElbowroomError) -> dict[str, int | str]:
    """The facts of an error as they are told to a page, which makes the sentence itself.

    Lists of codes have commas between them. An error that was brought about by another one, such as a line of
    a record by its illegal move, has that one's code as ``cause`` and its facts behind ``cause_``.
    """
    facts: dict[str, int | str] = {}
    for key, value in error.facts.items():
        if value is not None and key != "where":
            facts[key] = value if isinstance(value, int) else _told(value)
    cause = error.__cause__
    if isinstance(cause, ElbowroomError):
        facts["cause"] = cause.code
        facts |= {f"cause_{key}": value for key, value in told_facts(cause).items()}
    return facts


def _told(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class TableError(ElbowroomError):
    """Something that cannot be done at a table now."""

    @property
    def status(self) -> int:
        """The HTTP status of the answer to a request that is refused with this."""
        return STATUS.get(self.code, 400)
