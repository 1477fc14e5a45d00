"""Phones that note when they chose, were acknowledged and had drawn a page; `measure` tells them what to do."""

import json
import queue
import sys
import threading
from random import Random

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


def main() -> None:
    """Join, play and tell, as often as asked."""
    lines: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=lambda: [lines.put(line.strip()) for line in sys.stdin], daemon=True).start()
    with browser() as chromium:
        while (line := lines.get()) != "end":
            invitation, count = line.split()
            phones = [BrowserPhone(chromium) for _ in range(int(count))]
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


if __name__ == "__main__":
    main()
