"""A program that plays and saves as fast as it can, until somebody kills it: `python -m tests.faults.restless HOME`.

It goes on with the match it finds, as a player would. Each line says what it is about to do or what has been saved:
`about SEED DECISIONS`, `saved SEED DECISIONS`, `over SEED DECISIONS`, and `found SEED DECISIONS` at the start.
"""

import os
import sys
from itertools import count
from pathlib import Path
from random import Random

from game.ai.direct import DirectThinker
from game.app import App, make_kit
from game.catalog import GAMES, game_named
from game.choices import take_up
from game.core.match import Match
from game.core.player import Player
from game.keeping import Keeper
from game.store.shelf import Kept
from game.table.session import Session
from game.wishes import Wishes

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(20_000)


class Restless:
    """Somebody who never thinks and never stops."""

    def __init__(self, home: Path) -> None:
        self._kit = make_kit(Wishes(), home, cached=False)
        take_up(self._kit, home, Wishes())
        assert not self._kit.notices, self._kit.notices
        self._keeping = App(self._kit, home, DirectThinker(game_named)).rooms.keeping
        self._pick = Random()

    def play(self) -> None:
        for found in self._keeping.matches.all():
            assert isinstance(found, Kept), found
            keeper = self._keeper(found.name)
            session = Session.of(found.save, GAMES[found.save.record.game], self._thinker(), keeper)
            say("found", session.match.seed, session.match.decisions)
            if session.to_move is None:
                keeper(session)
            self._finish(session, keeper)
        for _ in count():
            game = GAMES[self._pick.choice(list(GAMES))]
            seats = self._pick.choice(game.seats)
            match = Match(game, seats, self._pick.randrange(10**9))
            players = [Player("Zoë"), *(Player(f"{seat}", "adept") for seat in range(1, seats))]
            keeper = self._keeper(None)
            self._finish(Session(match, players, self._thinker(), keeper), keeper)

    def _finish(self, session: Session, keeper: Keeper) -> None:
        while session.to_move is not None:
            whim = self._pick.random()
            if whim < 0.03 and session.match.decisions:
                say("about", session.match.seed, session.match.decisions)
                session.resign(0)
            elif whim < 0.13 and session.why_not_undo() is None:
                say("about", session.match.seed, _before_the_last_of(0, session.match))
                session.undo()
            else:
                say("about", session.match.seed, session.match.decisions + 1)
                session.submit(self._pick.choice(session.match.legal_moves()))
            what = "saved" if session.to_move is not None else "over"
            say(what, session.match.seed, session.match.decisions)
            if self._pick.random() < 0.1:
                keeper.show(PICTURE)
                self._kit.preferences.music = round(self._pick.random(), 2)
                self._kit.keep()

    def _keeper(self, name: str | None) -> Keeper:
        return self._keeping.keeper(_complain, name)

    def _thinker(self) -> DirectThinker:
        return DirectThinker(game_named)


def _before_the_last_of(seat: int, match: Match) -> int:
    """How many decisions are left when a seat takes its last one back."""
    return max(number for number, step in enumerate(match.history) if step.seat == seat)


def _complain(error: OSError) -> None:
    raise error


def say(what: str, seed: int, decisions: int) -> None:
    """In one go: a line is never cut in two by a kill."""
    os.write(1, f"{what} {seed} {decisions}\n".encode())


if __name__ == "__main__":
    Restless(Path(sys.argv[1])).play()
