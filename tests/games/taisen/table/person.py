"""A table of Ninja Taisen and a player who uses it."""

from collections.abc import Sequence
from random import Random

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.taisen.rules.events import FightWon, GroupMoved
from game.games.taisen.rules.moves import EndTurn, UseDie
from game.games.taisen.table.face import TaisenFace
from game.table.session import Player
from tests.table.fakes import InstantThinker
from tests.table.person import Drag, Person, Variant
from tests.table.played import PlayedTable

PERSON, OTHER, BOT = Player("Monkey"), Player("Wolf"), Player("Computer", "adept")
DICE = ("rock", "paper", "scissors")


class Played(PlayedTable[TaisenFace]):
    """A table of Ninja Taisen."""

    def __init__(
        self,
        *players: Player,
        seed: int = 5,
        speed: str = "off",
        pace: str = "normal",
        first: str = "monkey",
        match: Match | None = None,
    ) -> None:
        match = match or Match(GAMES["taisen"], 2, seed, first=first)
        super().__init__(match, players, InstantThinker(), speed, pace)


def moves(played: Played) -> list[UseDie]:
    return [move for move in played.session.match.legal_moves() if isinstance(move, UseDie)]


class TaisenPerson(Person):
    """Uses dice and ninjas in any order."""

    game = "taisen"
    variants = (Variant(2, {"first": "monkey"}),)
    shown = frozenset({FightWon, GroupMoved})
    nowhere = Point(1500, 300)

    def sit(self, match: Match, players: Sequence[Player], speed: str, pace: str) -> Played:
        return Played(*players, speed=speed, pace=pace, match=match)

    def decide(self, played: Played, pick: Random) -> None:
        move = pick.choice(played.session.match.legal_moves())
        if isinstance(move, EndTurn):
            if played.keys:
                played.do(Kind.END)
                if played.scene.caution.asking:
                    played.live(0.5)
                    played.do(Kind.END)
            else:
                played.use("end_turn")
            return
        assert isinstance(move, UseDie)
        if played.keys and pick.random() < 0.5:
            played.do(Kind.DIGIT, number=DICE.index(move.die) + 1)
            played.use(f"ninja.{move.ninja}")
            return
        for name in pick.sample([f"die.{move.die}", f"ninja.{move.ninja}"], 2):
            played.use(name)

    def begin(self, played: Played) -> None:
        played.click(f"die.{moves(played)[0].die}")

    def drag(self, played: Played) -> Drag:
        move = moves(played)[0]
        choice = played.choice
        assert choice is not None
        end = played.places.tile(choice.forecast(move).moved.end)
        return Drag(f"ninja.{move.ninja}", Point(end.x + 60, end.y - 200), move)
