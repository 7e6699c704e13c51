"""What `new-power` and `new-race` write: a trait that works, tests that pass, and its texts."""

POWER = '''\
"""{title}: each mountain region pays a coin more.

All fields and hooks that a power can have are in docs/homebrew.md.
"""

from elbowroom.homebrew import MOUNTAIN, Power

TRAIT = Power("{name}", 4, bonus_on=MOUNTAIN)
'''

RACE = '''\
"""{title}: each mountain region pays a coin more.

All fields and hooks that a race can have are in docs/homebrew.md. A home-made race uses the tokens of a race
that leaves the game: `box` is how many of them there are.
"""

from elbowroom.homebrew import MOUNTAIN, Race

TRAIT = Race("{name}", 5, box={box}, replaces="{replaces}", bonus_on=MOUNTAIN)
'''

TEST = '''\
"""{title} in small scenarios on a map of three regions."""

from elbowroom import Game
from elbowroom.testing import check_trait, game, held, play, player, strip, trait_beside

TRAIT = trait_beside(__file__)


def on_a_mountain_and_a_hill() -> Game:
    """{title}, about to expand, hold regions 0 and 1 with three tokens."""
    players = [player("{race} {power}", turns=1), player("{rival} swamp", hand=6)]
    regions = {{0: held(0, "{race}", 2), 1: held(0, "{race}")}}
    return game(strip("mountain", "hill", "farmland"), players, regions, homebrew=[TRAIT])


def test_a_mountain_pays_a_coin_more() -> None:
    g = on_a_mountain_and_a_hill()
    assert g.income(0) == {{"regions": 2, "{name}": 1}}
    play(g, "done", "deploy 0", "done")
    assert g.coins == [5 + 3, 5]


def test_in_decline_only_the_regions_pay() -> None:
    g = play(on_a_mountain_and_a_hill(), "decline")
    assert g.coins == [5 + 2, 5]


def test_it_keeps_the_laws() -> None:
    check_trait(TRAIT)
'''

TEXTS = """\
{kind}-{message} = {title}
{kind}-{message}-about = Mountain regions pay a coin more.
"""

PYTEST = """\
# These tests are small: they run in one process, whatever is set in a folder above.
[pytest]
"""
