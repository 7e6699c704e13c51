"""What `new-power` and `new-race` write: a trait that works, a test that passes, and its texts."""

POWER = '''\
"""{title}: each mountain region pays a coin more.

All fields and hooks that a power can have are explained in elbowroom/engine/trait.py.
"""

from elbowroom.engine.board import MOUNTAIN
from elbowroom.engine.trait import Power

TRAIT = Power("{name}", 4, bonus_on=MOUNTAIN)
'''

RACE = '''\
"""{title}: each mountain region pays a coin more.

All fields and hooks that a race can have are explained in elbowroom/engine/trait.py. A home-made race uses
the tokens of a race that leaves the game: `box` is how many of them there are.
"""

from elbowroom.engine.board import MOUNTAIN
from elbowroom.engine.trait import Race

TRAIT = Race("{name}", 5, box={box}, replaces="{replaces}", bonus_on=MOUNTAIN)
'''

TEST = '''\
"""{title} in small scenarios on a map of three regions."""

from pathlib import Path

from elbowroom import Game

MAP = {{
    "regions": [
        {{"id": 0, "terrain": "mountain", "edge": True, "adjacent": [1]}},
        {{"id": 1, "terrain": "hill", "edge": True, "adjacent": [0, 2]}},
        {{"id": 2, "terrain": "farmland", "edge": True, "adjacent": [1]}},
    ]
}}


def on_a_mountain_and_a_hill() -> Game:
    """{title}, about to expand, hold regions 0 and 1 with three tokens."""
    position = {{
        "map": MAP,
        "players": [
            {{"active": {{"race": "{race}", "power": "{power}", "turns": 1}}}},
            {{"active": {{"race": "{rival}", "power": "swamp", "hand": 6}}}},
        ],
        "regions": {{
            "0": {{"seat": 0, "race": "{race}", "tokens": 2}},
            "1": {{"seat": 0, "race": "{race}", "tokens": 1}},
        }},
    }}
    return Game.from_position(position, homebrew=[Path(__file__).with_name("{name}.py")])


def test_a_mountain_pays_a_coin_more() -> None:
    game = on_a_mountain_and_a_hill()
    assert game.income(0) == {{"regions": 2, "{name}": 1}}
    for move in ("done", "deploy 0", "done"):
        game.play(move)
    assert game.coins == [5 + 3, 5]


def test_in_decline_only_the_regions_pay() -> None:
    game = on_a_mountain_and_a_hill()
    game.play("decline")
    assert game.coins == [5 + 2, 5]
'''

TEXTS = """\
{kind}-{message} = {title}
{kind}-{message}-about = Mountain regions pay a coin more.
"""
