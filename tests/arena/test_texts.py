"""Every message of the arena is used, and every one that is used is there."""

import re

from tests.locales.sources import PACKAGE

SECTIONS = re.compile(r'_section\(\s*"([a-z]+)"')


def test_messages_and_their_uses_agree() -> None:
    there = re.findall(
        r"^(arena-[a-z-]+) =", (PACKAGE / "locales/en/arena.ftl").read_text("utf-8"), re.MULTILINE
    )
    sources = "".join(
        path.read_text("utf-8") for part in ("arena", "cli") for path in (PACKAGE / part).glob("*.py")
    )
    used = set(re.findall(r"[\"'](arena-[a-z-]+)[\"']", sources))
    columns = re.findall(r"columns = \(([^)]*)\)", sources)
    used |= {f"arena-{name}" for names in columns for name in re.findall(r'"([a-z-]+)"', names)}
    used |= {f"arena-{name}{end}" for name in SECTIONS.findall(sources) for end in ("", "-about")}
    mishaps = re.findall(r'_BrokenBot\("([a-z_]+)"', sources)
    used |= {f"arena-mishap-{code.replace('_', '-')}" for code in mishaps}
    assert sorted(there) == sorted(used)
