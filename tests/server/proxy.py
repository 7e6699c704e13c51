"""A line between a browser and a server that can go dead: nothing gets through, and nobody hangs up."""

import socket
import threading
from contextlib import suppress
from typing import Self


class Proxy:
    """Passes on every connection to a server until `freeze`; those that come later are passed on again."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").rpartition(":")
        self._target = (host, int(port))
        self._frozen = threading.Event()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def freeze(self) -> None:
        """From now on nothing gets through on the connections that there are, in either direction."""
        frozen, self._frozen = self._frozen, threading.Event()
        frozen.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._open.append(near)  # also if there is nobody to pass it on to
                far = socket.create_connection(self._target)
                self._open.append(far)
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=(one, other, self._frozen), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)  # so that nobody waits there any more
        self._listening.close()
        self._accepting.join()  # whoever came meanwhile is among the open ones now
        for one in self._open:
            with suppress(OSError):
                one.close()


def _pass_on(one: socket.socket, other: socket.socket, frozen: threading.Event) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            if frozen.is_set():
                return
            other.sendall(data)
        if not frozen.is_set():
            other.shutdown(socket.SHUT_WR)
