"""How much of the page goes over the wire, compressed: ``python benchmarks/page.py`` after it was built."""

import gzip
import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "src" / "elbowroom" / "web"


def compressed(path: Path) -> int:
    """Bytes after gzip."""
    return len(gzip.compress(path.read_bytes(), 9))


def first_load(page: Path = PAGE) -> int:
    """What everybody loads: the page, its script and its style."""
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', (page / "index.html").read_text(encoding="utf-8"))
    return sum(map(compressed, [page / "index.html", *(page / name for name in named)]))


def boards(page: Path = PAGE) -> dict[str, int]:
    """What each board adds."""
    return {path.name[:2]: compressed(path) for path in sorted((page / "assets").glob("[2-5]p-*.js"))}


def main() -> None:
    """Print it."""
    print(f"first load           {first_load() / 1000:7.1f} KB")
    for board, size in boards().items():
        print(f"board {board}             {size / 1000:7.1f} KB")
    print(f"a game, at most      {(first_load() + max(boards().values())) / 1000:7.1f} KB")
    whole = sum(compressed(path) for path in PAGE.rglob("*") if path.suffix in (".html", ".css", ".js"))
    print(f"all of it            {whole / 1000:7.1f} KB")


if __name__ == "__main__":
    main()
