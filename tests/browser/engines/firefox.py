"""Firefox as it is installed, over WebDriver BiDi, which it speaks itself: no driver stands in between."""

import base64
import json
import os
import re
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.browser.engines.program import Program
from tests.browser.engines.screen import Screen
from tests.patience import PATIENCE

FIREFOX = os.environ.get("ELBOWROOM_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
STILL = {"ui.prefersReducedMotion": 1}
FINGERS = {
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "dom.w3c_touch_events.enabled": 1,
}
"""The only pointer is a coarse one."""


class Firefox(Screen):
    name = "Firefox"

    @classmethod
    def lacks(cls) -> str:
        return "" if FIREFOX else "Debian's package firefox-esr, or a path to a Firefox in ELBOWROOM_FIREFOX"

    def __init__(self, folder: Path, *, phone: bool) -> None:
        super().__init__(folder, phone=phone)
        profile = folder / "profile"
        profile.mkdir()
        chosen = {**STILL, **(FINGERS if phone else {})}
        lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in chosen.items()]
        (profile / "user.js").write_text("".join(lines))
        words = ("--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0")
        self._open = ExitStack()
        # As root, which a build server often is, it starts in no home but root's own.
        home = {"HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._program = Program(folder, str(FIREFOX), *words, "about:blank", **home)
        self._open.callback(self._program.end)
        self._errors: list[str] = []
        self._sent = 0
        with ExitStack() as undo:
            undo.callback(self._open.close)
            self._begin()
            undo.pop_all()

    def _begin(self) -> None:
        found = self._program.wait_for(
            lambda: re.search(r"BiDi listening on (ws://\S+)", self._program.said())
        )
        self._socket = self._open.enter_context(
            connect(
                f"{found[1]}/session", open_timeout=PATIENCE, ping_interval=None, max_size=None, proxy=None
            )
        )
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._page = self._program.wait_for(self._first_page)
        width, height = self.size
        self._call(
            "browsingContext.setViewport", context=self._page,
            viewport={"width": width, "height": height}, devicePixelRatio=2 if self.phone else 1,
        )  # fmt: skip

    def _first_page(self) -> str | None:
        """It listens before it has a window."""
        return next((one["context"] for one in self._call("browsingContext.getTree")["contexts"]), None)

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self._receive(method))
            if answer.get("method") == "log.entryAdded":
                entry = answer["params"]
                if entry["level"] == "error":
                    self._errors.append(entry["text"])
            elif answer.get("id") == self._sent:
                assert answer["type"] == "success", f"{method}: {answer}"
                return cast("dict[str, Any]", answer["result"])

    def _receive(self, method: str) -> str | bytes:
        try:
            return self._socket.recv(PATIENCE)
        except (TimeoutError, ConnectionClosed) as error:
            raise AssertionError(f"{self.name} does not answer {method}: {self._program.said()}") from error

    def go(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str) -> Any:
        answer = self._call(
            "script.callFunction", functionDeclaration=f"() => JSON.stringify(({function})() ?? null)",
            target={"context": self._page}, awaitPromise=False,
        )  # fmt: skip
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        kind = "touch" if self.phone else "mouse"
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": moves}
        self._call("input.performActions", context=self._page, actions=[source])

    def picture(self) -> bytes:
        answer = self._call("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(answer["data"])

    def complaints(self) -> list[str]:
        return self._errors

    def close(self) -> None:
        self._open.close()
