"""Phones that note when they chose, were acknowledged and had drawn a page; `measure` tells them what to do."""

import json
import queue
import sys
import threading
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect
from websockets.typing import Origin

from tests.browser.phones import BrowserPhone, browser

NOTE = """() => {
    window.noted = [];
    const heard = hear, chosen = choose;
    hear = m => {
        heard(m);
        if (m.t === "page") requestAnimationFrame(() => noted.push(["page", m.v, Date.now()]));
        if (m.t === "taken") noted.push(["taken", m.v, Date.now()]);
    };
    choose = n => { noted.push(["chose", page.v, Date.now()]); chosen(n); };
}"""


class Listener:
    """A phone without a browser: takes a seat, and takes in every message."""

    def __init__(self, invitation: str, seat: int) -> None:
        where, key = invitation.split("#r=")
        host = urlsplit(where).netloc
        self._line = connect(f"ws://{host}/talk", origin=Origin(f"http://{host}"))
        self._talk = self._line.__enter__()
        self._say(t="enter", room=key)
        self._talk.recv()
        self._say(t="claim", seat=seat, name="")
        while json.loads(self._talk.recv())["t"] != "seat":
            pass
        threading.Thread(target=lambda: [None for _ in self._talk], daemon=True).start()

    def _say(self, **values: object) -> None:
        self._talk.send(json.dumps(values))

    def close(self) -> None:
        """Leave."""
        self._talk.close()


def listen(invitation: str, count: int, lines: "queue.SimpleQueue[str]") -> None:
    """Take all seats, and listen until told to stop."""
    listeners = [Listener(invitation, seat) for seat in range(count)]
    print("seated", flush=True)
    lines.get()
    for listener in listeners:
        listener.close()
    print("[]", flush=True)


def play(chromium: Any, invitation: str, count: int, lines: "queue.SimpleQueue[str]") -> None:
    """Take all seats, play until told to stop, and tell what was noted."""
    phones = [BrowserPhone(chromium) for _ in range(count)]
    for phone in phones:
        phone.join(invitation)
        phone.page.evaluate(NOTE)
    rng = Random(1)
    while lines.empty():
        if not sum(phone.act(rng) for phone in phones):
            phones[0].page.wait_for_timeout(30)
    lines.get()
    print(json.dumps([phone.page.evaluate("() => noted") for phone in phones]), flush=True)
    for phone in phones:
        phone.page.context.close()


def main() -> None:
    """Join, play or listen, and tell, as often as asked."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=lambda: [lines.put(line.strip()) for line in sys.stdin], daemon=True).start()
    with browser() as chromium:
        while (line := lines.get()) != "end":
            way, invitation, count = line.split()
            if way == "listen":
                listen(invitation, int(count), lines)
            else:
                play(chromium, invitation, int(count), lines)


if __name__ == "__main__":
    main()
