"""A table of Oboro and a player who uses it."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from game.catalog import GAMES
from game.core.contract import Event, View
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.oboro.rules.events import RoundScored, ShurikenScored, TrickTaken
from game.games.oboro.rules.moves import Play
from game.games.oboro.table.face import OboroFace
from game.table.session import Player
from tests.table.fakes import InstantThinker
from tests.table.person import Drag, Person, Variant
from tests.table.played import PlayedTable

SUN, FAN, MOON = Player("Sun"), Player("Fan"), Player("Moon")
BOT, OTHER_BOT, THIRD_BOT = Player("Fan", "adept"), Player("Moon", "adept"), Player("Sun", "adept")


class Played(PlayedTable[OboroFace]):
    """A table of Oboro."""

    def __init__(
        self,
        *players: Player,
        seed: int = 5,
        speed: str = "off",
        pace: str = "short",
        match: Match | None = None,
        **options: object,
    ) -> None:
        match = match or Match(GAMES["oboro"], 3, seed, **options)
        super().__init__(match, players, InstantThinker(), speed, pace)

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


class OboroPerson(Person):
    """Plays cards: by two clicks, the button, digits or the Tab key."""

    game = "oboro"
    variants = (Variant(3, {}),)
    shown = frozenset({RoundScored, ShurikenScored, TrickTaken})
    nowhere = Point(1400, 850)

    def sit(self, match: Match, players: Sequence[Player], speed: str, pace: str) -> Played:
        return Played(*players, speed=speed, pace=pace, match=match)

    def decide(self, played: Played, pick: Random) -> None:
        move = pick.choice(played.session.match.legal_moves())
        assert isinstance(move, Play)
        card = f"hand.{played.hand.index(move.card)}"
        if played.keys and pick.random() < 0.5:
            digit = played.hand.index(move.card) + 1
            played.do(Kind.DIGIT, Kind.DIGIT, number=digit)
            if played.scene.caution.asking:
                played.live(0.5)
                played.do(Kind.DIGIT, number=digit)
            return
        played.use(card)
        assert played.session.human_to_move, "the first click only takes the card up"
        played.use(card if played.keys or pick.random() < 0.5 else "play")

    def begin(self, played: Played) -> None:
        played.click(f"hand.{played.hand.index(self._card(played))}")

    def drag(self, played: Played) -> Drag:
        card = self._card(played)
        return Drag(f"hand.{played.hand.index(card)}", Point(800, 420), Play(card))

    def lay_alike(self, played: Played, face: OboroFace, view: View) -> None:
        face._places.south = played.places.south
        face.lay(view)

    def check_hidden(self, played: Played, eyes: int) -> None:
        for seat, hand in enumerate(played.face.picture.hands):
            assert seat == eyes or set(hand) <= {None}, f"seat {eyes} sees the hand of seat {seat}"

    @staticmethod
    def _card(played: Played) -> str:
        move = played.session.match.legal_moves()[0]
        assert isinstance(move, Play)
        return move.card


def until_event(played: Played, kind: type[Event], seed: int = 7) -> None:
    """Play until an event of that kind is being shown."""
    picks = count(seed, seed)

    def decide() -> None:
        choice = played.choice
        assert choice is not None
        legal = [place for place, card in enumerate(choice.cards) if card in choice.playable]
        played.do(Kind.DIGIT, Kind.DIGIT, number=legal[next(picks) % len(legal)] + 1)

    played.until_held(kind, decide)
