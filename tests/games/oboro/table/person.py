"""A table of Oboro and a player who uses it."""

from collections.abc import Iterator
from random import Random

from game.catalog import GAMES
from game.core.match import Match
from game.games.oboro.rules.moves import Play
from game.games.oboro.table.face import OboroFace
from game.table.session import Player
from tests.table.fakes import InstantThinker
from tests.table.played import PlayedTable

SUN, FAN, MOON = Player("Sun"), Player("Fan"), Player("Moon")
BOT, OTHER_BOT, THIRD_BOT = Player("Fan", "adept"), Player("Moon", "adept"), Player("Sun", "adept")


class Played(PlayedTable[OboroFace]):
    """A table of Oboro."""

    def __init__(self, *players: Player, seed: int = 5, speed: str = "off", pace: str = "short", **options: object):
        super().__init__(Match(GAMES["oboro"], 3, seed, **options), players, InstantThinker(), speed, pace)

    @property
    def hand(self) -> list[str | None]:
        return self.face.picture.hands[self.session.viewer]


def places(played: Played, seed: int) -> Iterator[int]:
    """Random moves: the hand index of the next card, until the match is over."""
    pick = Random(seed)
    for _ in range(600):
        played.until_turn()
        if played.over:
            return
        played.check_picture()
        move = pick.choice(played.session.match.legal_moves())
        assert isinstance(move, Play)
        yield played.hand.index(move.card)
    raise AssertionError("the match did not end")
