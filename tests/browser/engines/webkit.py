"""WebKit for GTK, the nearest to Safari on Linux: MiniBrowser, over WebDriver, on a display of its own."""

import base64
import shutil
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.display import XVFB, Display
from tests.browser.engines.program import Program
from tests.browser.engines.screen import Screen
from tests.browser.engines.until import until
from tests.patience import PATIENCE

DRIVER = shutil.which("WebKitWebDriver")

# WebDriver does not tell what a page writes to its console; so the page keeps it.
KEEP_ERRORS = """() => {
  window.errorsOfThePage = [];
  const keep = (line) => window.errorsOfThePage.push(line);
  const { error } = console;
  console.error = (...words) => { keep(words.map(String).join(' ')); error.apply(console, words); };
  addEventListener('error', (event) => keep(event.message));
  addEventListener('unhandledrejection', (event) => keep(String(event.reason)));
}"""


class WebKit(Screen):
    """It cannot be tapped: its WebDriver makes a click of every touch, and its only pointer is a mouse."""

    name = "WebKit"
    has_fingers = False

    @classmethod
    def lacks(cls) -> str:
        return "" if DRIVER and XVFB else "Debian's packages webkit2gtk-driver and xvfb"

    def __init__(self, folder: Path, *, phone: bool) -> None:
        super().__init__(folder, phone=phone)
        self._errors: list[str] = []
        self._open = ExitStack()
        with ExitStack() as undo:
            undo.callback(self._open.close)
            self._begin()
            undo.pop_all()

    def _begin(self) -> None:
        display = Display(self.folder)
        self._open.callback(display.end)
        (self.folder / "gtk-3.0").mkdir()
        (self.folder / "gtk-3.0/settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        port = free_port()
        self._driver = Program(
            self.folder, str(DRIVER), f"--port={port}", DISPLAY=display.name(), GDK_BACKEND="x11",
            XDG_CONFIG_HOME=str(self.folder), XDG_DATA_HOME=str(self.folder), XDG_CACHE_HOME=str(self.folder),
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # a build server may be unable to make one
            # No graphics card is imitated. Layers are put together as for everybody, though: without them
            # (WEBKIT_DISABLE_COMPOSITING_MODE) a picture of a page that stands still never comes.
            WEBKIT_SKIA_ENABLE_CPU_RENDERING="1",
        )  # fmt: skip
        self._open.callback(self._driver.end)
        address = f"http://127.0.0.1:{port}"
        self._http = self._open.enter_context(
            httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        )
        self._driver.wait_for(self._ready)
        # Its toolbar would be wider than a phone; a full screen has none.
        options = {"args": ["--automation", "--full-screen"]}
        made = self._call(
            "POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}}
        )
        self._session = f"/session/{made['sessionId']}"
        width, height = self.size
        self._ask("/timeouts", script=1000 * int(PATIENCE), pageLoad=1000 * int(PATIENCE))
        self._ask("/window/rect", x=0, y=0, width=width, height=height)

    def _ready(self) -> bool | None:
        try:
            return self._http.get("/status").is_success or None
        except httpx.TransportError:
            return None

    def _call(self, method: str, path: str, **body: Any) -> Any:
        try:
            answer = self._http.request(method, path, json=body if method == "POST" else None)
        except httpx.TimeoutException as error:
            # Also when the browser has ended: its driver goes on waiting for it.
            raise AssertionError(f"{self.name} does not answer {path}: {self._driver.said()}") from error
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value['error']}: {value['message']}"
        return value

    def _ask(self, path: str, **body: Any) -> Any:
        return self._call("POST", self._session + path, **body)

    def go(self, address: str) -> None:
        self._keep_errors()
        self._ask("/url", url=address)
        self.run(KEEP_ERRORS)
        until(self._fits, lambda: f"the window is not {self.size}")

    def _fits(self) -> bool | None:
        """A window is as large as was asked for some time later."""
        return tuple(self.run("() => [innerWidth, innerHeight]")) == self.size or None

    def run(self, function: str) -> Any:
        return self._ask("/execute/sync", script=f"return ({function})();", args=[])

    def press(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._ask("/actions", actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", self._session + "/screenshot"))

    def _keep_errors(self) -> None:
        self._errors += self.run("() => (window.errorsOfThePage ?? []).splice(0)")

    def complaints(self) -> list[str]:
        self._keep_errors()
        return self._errors

    def close(self) -> None:
        self._open.close()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
