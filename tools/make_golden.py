"""Write the golden files: whole games and counts of moves that later versions must repeat.

    python -m tools.make_golden            refuses when a file is there already
    python -m tools.make_golden --force    writes everything anew, after a change of the rules

The games are random, but rich in conquests and declines.
"""

import json
import sys
from pathlib import Path

from elbowroom import Game
from elbowroom.game.dice import Dice, seeded
from elbowroom.measure.perft import divide, perft
from tests.scenario import Json, game, held, player, strip

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
SEEDS = (1, 2, 3, 4)
RELUCTANT = ("done", "decline", "abandon")

COUNTRY = strip(
    "hill cavern", "swamp tribe", "mountain mine", "sea", "forest magic inner", "farmland", "lake",
    "mountain cavern tribe", "farmland magic inner",
    joins=[(0, 4), (2, 6), (3, 8), (5, 8), (1, 5)], rounds=3,
)  # fmt: skip
STRAND = strip("hill", "mountain", "farmland", "sea inner", joins=[(0, 2)], rounds=2)

POSITIONS = {
    "first_pick": game(COUNTRY, [player(), player()]),
    "amazons_commando": game(
        COUNTRY,
        [player("amazons commando", hand=10), player("trolls fortified", turns=1)],
        {5: held(1, "trolls", 2, lair=1, fortress=1), 8: held(1, "trolls", lair=1)},
    ),
    "amazons_short_of_tokens": game(
        STRAND,
        [player("amazons seafaring", hand=2, turns=2), player("elves hill", turns=1)],
        {0: held(0, "amazons"), 2: held(0, "amazons"), 1: held(1, "elves", 2)},
        phase="conquer",
    ),
    "halflings_berserk": game(
        COUNTRY,
        [player("halflings berserk", hand=4), player("orcs mounted", turns=1)],
        {1: held(1, "orcs", 3), 2: held(1, "orcs")},
    ),
    "sorcerers_flying": game(
        COUNTRY,
        [player("sorcerers flying", hand=3, turns=1), player("elves bivouacking", turns=1)],
        {0: held(0, "sorcerers", 2), 5: held(1, "elves"), 8: held(1, "elves", encampments=5)},
    ),
    "giants_dragon_master": game(
        COUNTRY,
        [player("giants dragon_master", hand=3, turns=1), player("humans heroic", turns=1)],
        {
            2: held(0, "giants"), 7: held(0, "giants", 2, dragon=1),
            1: held(1, "humans", 3), 4: held(1, "humans"), 8: held(1, "humans", hero=1),
        },
    ),
    "declined_ghouls": game(
        COUNTRY,
        [
            player("ratmen underworld", hand=5, turns=1, declined=["ghouls"]),
            player("dwarves wealthy", turns=1),
        ],
        {
            0: held(0, "ghouls", 3), 1: held(0, "ghouls", 2), 7: held(0, "ratmen"),
            2: held(1, "dwarves", 2), 4: held(1, "dwarves"),
        },
        acting="declined",
    ),
    "skeletons_diplomat": game(
        COUNTRY,
        [player("skeletons diplomat", hand=2, turns=1), player("tritons forest", turns=1)],
        {0: held(0, "skeletons"), 1: held(0, "skeletons"), 5: held(1, "tritons", 2)},
        phase="redeploy",
        turn={"conquests": 1, "occupied_taken": 1},
    ),
    "wizards_fortified": game(
        COUNTRY,
        [player("wizards fortified", hand=1, turns=1), player("orcs heroic", turns=1)],
        {
            0: held(0, "wizards", fortress=1), 4: held(0, "wizards"),
            7: held(1, "orcs", hero=1), 8: held(1, "orcs", hero=1),
        },
        phase="redeploy",
    ),
    "humans_stout": game(
        COUNTRY,
        [player("humans stout", turns=1), player("tritons swamp", hand=3, turns=1)],
        {0: held(0, "humans", 2), 5: held(0, "humans"), 8: held(1, "tritons")},
        phase="stout",
    ),
    "elves_bivouacking_withdraw": game(
        COUNTRY,
        [player("orcs pillaging", turns=1), player("elves bivouacking", hand=2, turns=1, encampments=2)],
        {0: held(0, "orcs", 4), 1: held(1, "elves"), 5: held(1, "elves", encampments=3)},
        phase="withdraw",
        deciding=1,
    ),
    "wizards_spirit": game(
        COUNTRY,
        [
            player("wizards spirit", hand=2, turns=2, declined=["dwarves"]),
            player("orcs merchant", turns=1, declined=["trolls"]),
        ],
        {
            0: held(0, "wizards"), 4: held(0, "wizards"), 2: held(0, "dwarves"),
            5: held(1, "orcs", 3), 7: held(1, "trolls", lair=1),
        },
    ),
    "ratmen_alchemist": game(
        STRAND,
        [player("ratmen alchemist", hand=1, turns=1), player("humans hill", turns=1)],
        {0: held(0, "ratmen"), 1: held(1, "humans", 2), 2: held(1, "humans")},
        phase="conquer",
    ),
}  # fmt: skip
DEEPEST, MOST = 6, 8_000
"""How far positions are counted: no deeper than this, and not when there are more sequences."""


def perft_files() -> dict[Path, str]:
    """Each position with its counts, and the counts of the last depth by first move."""
    found = {}
    for name, start in POSITIONS.items():
        counts = [perft(start.state, 1)]
        while len(counts) < DEEPEST and (count := perft(start.state, len(counts) + 1)) <= MOST:
            counts.append(count)
        parts = divide(start.state, len(counts))
        content: Json = {"position": start.to_position(), "counts": counts, "divide": parts}
        found[GOLDEN / "perft" / f"{name}.json"] = json.dumps(content, indent=1) + "\n"
    return found


def record_files() -> dict[Path, str]:
    """Whole games of each number of players."""
    return {
        GOLDEN / "records" / f"{players}p_{seed}.txt": random_record(players, seed)
        for players in (2, 3, 4, 5)
        for seed in SEEDS
    }


def random_record(players: int, seed: int) -> str:
    """The record of a game."""
    played = Game.new(players, seed)
    dice = seeded(seed + 100 * players)
    while not played.over:
        played.play(choice(played.legal, dice))
    return played.record()


def choice(moves: list[str], dice: Dice) -> str:
    """Any move, but rather not one that ends or gives up something; races decline after a few turns."""
    if "decline" in moves and dice.below(3) == 0:
        return "decline"
    move = moves[dice.below(len(moves))]
    for _ in range(3):
        if move.split()[0] in RELUCTANT:
            move = moves[dice.below(len(moves))]
    return move


def main(arguments: list[str]) -> None:
    """Write all files."""
    files = perft_files() | record_files()
    present = [path.name for path in files if path.exists()]
    if present and "--force" not in arguments:
        sys.exit(f"There already (--force writes them anew): {', '.join(present)}")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
