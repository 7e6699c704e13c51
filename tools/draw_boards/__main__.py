"""``python -m tools.draw_boards`` draws the boards, ``--check`` says whether the files are up to date."""

import sys
from collections.abc import Sequence

from tools.draw_boards.files import ROOT, make_files, stale


def main(arguments: Sequence[str]) -> int:
    """Write all files, or say which are out of date."""
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.draw_boards [--check]", file=sys.stderr)
        return 2
    files = make_files()
    old = stale(files)
    for path in old:
        name = path.relative_to(ROOT)
        if arguments:
            print(f"{name} is out of date: python -m tools.draw_boards", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8", newline="\n")
            print(f"wrote {name}")
    return 1 if arguments and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
