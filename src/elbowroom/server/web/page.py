"""The files of the built page, kept in memory with what the browser must be told about them."""

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "web"
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
FOREVER = "public, max-age=31536000, immutable"
WORTH_COMPRESSING = 1024
"""From so many bytes on a file is compressed."""


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent: plain, and compressed where that makes it smaller; how long it may be cached."""

    body: bytes
    gzipped: bytes | None
    media_type: str
    cache: str
    etag: str
    changed: int


class Page:
    """The files of the page. A file that was built anew is read anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files: dict[str, PageFile] = {}

    def file(self, path: str) -> PageFile | None:
        """The file at a path of the site, or None. Paths without an ending are the page itself."""
        name = "index.html" if self.is_screen(path) else path.strip("/")
        try:
            place = (self.folder / name).resolve()
            if not place.is_relative_to(self.folder.resolve()) or not place.is_file():
                return None
            changed = place.stat().st_mtime_ns
        except (OSError, ValueError):  # no file can be called that
            return None
        known = self._files.get(name)
        if known is None or known.changed != changed:
            known = self._files[name] = _read(place, name, changed)
        return known

    def is_screen(self, path: str) -> bool:
        """Whether a path has no ending: what is shown there is up to the page."""
        return "." not in path.rstrip("/").rpartition("/")[2]

    def is_file(self, path: str) -> bool:
        """Whether there is a file of its own at a path."""
        return not self.is_screen(path) and self.file(path) is not None

    def script_hashes(self) -> list[str]:
        """Hashes of the scripts inside the page, which the browser shall run though they are not files."""
        index = self.file("/")
        scripts = [] if index is None else INLINE_SCRIPT.findall(index.body)
        return [
            f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts
        ]


def _read(place: Path, name: str, changed: int) -> PageFile:
    body = place.read_bytes()
    gzipped = gzip.compress(body, mtime=0) if len(body) >= WORTH_COMPRESSING else None
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith("assets/") else "no-cache"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    small = gzipped if gzipped is not None and len(gzipped) < len(body) else None
    return PageFile(body, small, media_type, cache, tag, changed)
