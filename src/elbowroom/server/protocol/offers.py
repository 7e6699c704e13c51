"""What the seat that decides can do now. The page needs no rules beside it."""

from elbowroom.server.protocol.basics import Income, Told


class SpotMove(Told):
    """A move on offer that is about a region. ``odds``: chance that an attempt succeeds, from 0 to 1.

    ``gain``: how much more the turn's scoring would pay after it than now.
    """

    move: str
    verb: str
    trait: str | None
    cost: int | None
    odds: float | None
    gain: int | None


class Spot(Told):
    """A region as the deciding seat sees it now: what can be done there, or why it cannot be conquered.

    ``cost`` and ``parts`` (which add up to it) are given for every region that could be attacked at a price.
    """

    moves: list[SpotMove]
    cost: int | None
    parts: Income
    why: list[str]


class ComboOffer(Told):
    """A combo of the column, from the top. ``why`` says what keeps the seat from taking it."""

    place: int
    race: str
    power: str
    price: int
    coins: int
    tokens: int
    move: str | None
    why: list[str]


class SeatChoice(Told):
    """A move that names a player, such as the Diplomat's."""

    move: str
    trait: str
    seat: int


class Supply(Told):
    """Things of a race or power still to be put on the map: camps, heroes, a fortress."""

    trait: str
    marker: str
    left: int
    must: bool


class DeclinePreview(Told):
    """What would stay and score if the race declined now."""

    regions: list[int]
    income: Income


class Offers(Told):
    """What the seat that decides can do now; the page needs no rules beside it."""

    seat: int
    phase: str
    acting: str
    race: str | None
    power: str | None
    hand: int
    die: int | None
    moves: list[str]
    """Every legal move."""
    spots: dict[str, Spot]
    """By region."""
    combos: list[ComboOffer]
    """While a combo is to be picked."""
    choices: list[SeatChoice]
    supplies: list[Supply]
    decline: DeclinePreview | None
    done_why: list[str]
    """Why ``done`` is not on offer; empty when it is."""
    before: dict[str, int]
    """Tokens of the acting race by region as the turn began, for "as before"."""
