"""Broken packs by the thousand: ``python -m tools.fuzz_packs [FILES]``.

Packs that are right are spoilt: letters of their text, or values of their document. Each must be read or
refused, with the path of what is wrong, within a bounded amount of work; what is read must say the same when
it is read again.
"""

import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

from elbowroom.content.at_table import check_at_table
from tests.content.packs.made_up import document

ROOT = Path(__file__).parents[1]
SLOWEST = 20.0
"""Seconds that no file may take, however busy the machine is."""
NASTY: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 7, 99, 10**30, 1.5, float("inf"), "", "x", "own", "region", "ё" * 50,
    "\u202e", "\ud800", "a" * 5000, "{$x}", "<b>", [], {}, [[]], [None], {"kind": "coins"}, {"near": {}},
    ["hill", "hill"], [0] * 6, [1] * 600, {"en": "x"}, {"x": {}},
    {"near": {"near": {"near": {"near": {"coast": True}}}}},
)  # fmt: skip
SCRAPS = (
    "[[",
    "]]",
    "{",
    "}",
    '"',
    "'",
    "=",
    ".",
    "\n",
    "#",
    "\\",
    "\x00",
    "a.a.a.a.a.a.",
    '"""',
    "1e999",
    "é",
    "[[maps]]\n",
)


def sources() -> list[str]:
    """The texts of packs that are right."""
    files = [*(ROOT / "examples" / "homebrew").iterdir(), ROOT / "tests" / "content" / "packs" / "base.toml"]
    return [file.read_text(encoding="utf-8") for file in sorted(files) if file.suffix in (".toml", ".json")]


def spoilt_text(lots: random.Random, texts: list[str]) -> str:
    """A text with some letters gone, doubled or replaced."""
    text = lots.choice(texts)
    for _ in range(1 + lots.randrange(4)):
        start = lots.randrange(len(text) + 1)
        end = min(len(text), start + lots.randrange(12))
        put = lots.choice((lots.choice(SCRAPS), "", text[start:end] * 2, text[end : end + 40]))
        text = text[:start] + put + text[end:]
    return text


def spoilt_document(lots: random.Random) -> dict[str, object]:
    """A document with some values replaced, left out or added."""
    made = document(lots.randrange)
    for _ in range(1 + lots.randrange(3)):
        pieces = [piece for name in ("races", "powers") for piece in _list(made.get(name))]
        node: object = lots.choice([made, *pieces])
        while isinstance(node, dict | list) and node:
            key = lots.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
            inner = node[key]
            if isinstance(inner, dict | list) and inner and lots.random() < 0.8:
                node = inner
                continue
            what = lots.randrange(4)
            if what == 0 and isinstance(node, dict):
                del node[key]
            elif what == 1 and isinstance(node, dict):
                node[lots.choice(("x", "where", "rules", "kind", "\n", "ü"))] = lots.choice(NASTY)
            else:
                node[key] = lots.choice(NASTY)
            break
    return made


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def look(seed: int, texts: list[str]) -> str:
    """What became of one broken pack: "read", or the code of the first thing that is wrong."""
    lots = random.Random(seed)
    source = spoilt_text(lots, texts) if seed % 2 else spoilt_document(lots)
    began = time.monotonic()
    pack, problems = check_at_table(source)
    assert time.monotonic() - began < SLOWEST, seed
    if problems:
        assert all(problem.facts["field"] for problem in problems), seed
        return problems[0].code
    again, none = check_at_table(json.dumps(pack.data()))
    assert not none, seed
    assert again == pack, seed
    return "read"


def main() -> int:
    """Look at so many, and tell what became of them."""
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    texts = sources()
    found = Counter(look(seed, texts) for seed in range(files))
    for code, times in found.most_common():
        print(f"{times:7} {code}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
