"""A program that plays and saves as fast as it can, until it is killed: `python -m tests.faults.restless HOME`.

It continues the match it finds, as a player would. Each line says what it is about to do or what has been saved:
`about SEED DECISIONS`, `saved SEED DECISIONS`, `over SEED DECISIONS`, and `found SEED DECISIONS` at the start.
"""

import os
import sys
from itertools import count
from pathlib import Path
from random import Random

from game.ai.in_process import InProcessThinker
from game.app.app import App, load_settings, make_kit
from game.app.launch_options import LaunchOptions
from game.app.storage import MatchKeeper
from game.catalog import GAMES, game_named
from game.core.match import Match
from game.core.player import Player
from game.store.match_store import SavedMatch
from game.table.session import Session

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(20_000)


class Restless:
    """A player who never thinks and never stops."""

    def __init__(self, home: Path) -> None:
        self._kit = make_kit(LaunchOptions(), home, cached=False)
        load_settings(self._kit, home, LaunchOptions())
        assert not self._kit.notices, self._kit.notices
        self._storage = App(self._kit, home, InProcessThinker(game_named)).navigation.storage
        self._pick = Random()

    def play(self) -> None:
        for found in self._storage.matches.all():
            assert isinstance(found, SavedMatch), found
            match_keeper = self._keeper(found.name)
            session = Session.of(found.save, GAMES[found.save.record.game], self._thinker(), match_keeper)
            say("found", session.match.seed, session.match.decisions)
            if session.to_move is None:
                match_keeper(session)
            self._finish(session, match_keeper)
        for _ in count():
            game = GAMES[self._pick.choice(list(GAMES))]
            seats = self._pick.choice(game.seats)
            match = Match(game, seats, self._pick.randrange(10**9))
            players = [Player("Zoë"), *(Player(f"{seat}", "adept") for seat in range(1, seats))]
            match_keeper = self._keeper(None)
            self._finish(Session(match, players, self._thinker(), match_keeper), match_keeper)

    def _finish(self, session: Session, match_keeper: MatchKeeper) -> None:
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
                match_keeper.show(PICTURE)
                self._kit.preferences.music = round(self._pick.random(), 2)
                self._kit.keep()

    def _keeper(self, name: str | None) -> MatchKeeper:
        return self._storage.match_keeper(_complain, name)

    def _thinker(self) -> InProcessThinker:
        return InProcessThinker(game_named)


def _before_the_last_of(seat: int, match: Match) -> int:
    """How many decisions are left when a seat takes its last one back."""
    return max(number for number, step in enumerate(match.history) if step.seat == seat)


def _complain(error: OSError) -> None:
    raise error


def say(what: str, seed: int, decisions: int) -> None:
    """Print in one write: a kill never cuts a line in two."""
    os.write(1, f"{what} {seed} {decisions}\n".encode())


if __name__ == "__main__":
    Restless(Path(sys.argv[1])).play()
