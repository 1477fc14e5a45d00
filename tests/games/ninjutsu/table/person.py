"""A table of Ninjutsu and a player who uses it."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol

from game.ai.in_process import InProcessThinker
from game.ai.worker import MOVE
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.contract import View
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.boards import BOARDS
from game.games.ninjutsu.rules.events import BattleStarted
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    EndTurn,
    NinjutsuMove,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
    Throw,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import PLACING
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.face import NinjutsuFace
from game.table.session import Player
from tests.table.person import Drag, Person, Variant
from tests.table.played import PlayedTable

RED, BLACK = Player("Kaede"), Player("Ren")
RED_BOT, BLACK_BOT = Player("Red", "adept"), Player("Black", "adept")
ACTIONS = {PlaySalto: "salto", PlaySneak: "sneak", PlayKidnap: "kidnap", PlayNewWeapons: "new_weapons"}
DIGITS = {"salto": 1, "sneak": 2, "kidnap": 3, "new_weapons": 4, "joker": 5, "shuriken": 5}


class Adept:
    """Decides by the game's own policy: fast, and the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, view: View) -> NinjutsuMove:
        rules = NINJUTSU.rules
        assert isinstance(view, NinjutsuView)
        return NINJUTSU.hints.policy(view, rules.legal_moves(rules.imagine(view, self._chance)), self._chance)


class QuickThinker(InProcessThinker):
    """Answers at once with an adept's move."""

    def __init__(self) -> None:
        super().__init__(game_named)

    def answer(self, dt: float) -> Any | None:
        question = self._question
        if question is None or question.wants != MOVE:
            return None
        self._question = None
        return Adept(question.seed).choose(question.view)


class Cells(Protocol):
    """Something that knows the names of cell widgets."""

    def cell(self, cell: int) -> str: ...


class Played(PlayedTable[NinjutsuFace]):
    """A table of Ninjutsu."""

    def __init__(
        self,
        *players: Player,
        seed: int = 5,
        speed: str = "off",
        pace: str = "short",
        before: Callable[[Match], bool] | None = None,
        match: Match | None = None,
        **options: str,
    ) -> None:
        """Let computers play until `before` is true, then open the table."""
        match = match or Match(GAMES["ninjutsu"], 2, seed, **options)
        bots = [Adept(seat) for seat in (0, 1)]
        while before is not None and not before(match):
            assert match.to_move is not None, "it never came to that"
            match.submit(bots[match.to_move].choose(match.view(match.to_move)))
        super().__init__(match, players, QuickThinker(), speed, pace)

    @property
    def offered(self) -> bool:
        return (self.choice or self.draft) is not None

    @property
    def draft(self) -> Any:
        """The formation that is being put together."""
        return self.face._draft

    @property
    def words(self) -> Any:
        """The table's words: nothing on the screen tells which of them it is."""
        return self.face._words

    @property
    def prompt(self) -> Any:
        """What the slip says about what the player looks at."""
        return self.face._prompt(self.intent.looking)

    @property
    def thrower(self) -> Any:
        """What throws dice in the Dojo."""
        return self.face._thrower

    def cell(self, cell: int) -> str:
        return f"cell.{self.session.match.state.ground.board.name(cell)}"


def wishes(played: Played, seed: int, daring: float = 0.3) -> Iterator[NinjutsuMove]:
    """The moves to make: an adept's, and now and then a random one; the setup is done on the way."""
    pick = Random(seed)
    bots = [Adept(seat + 7) for seat in (0, 1)]
    for _ in range(3000):
        played.until_turn()
        if played.over:
            return
        played.check_picture()
        match = played.session.match
        if match.state.phase == PLACING:
            played.click(f"formation.{pick.choice(('bodyguard', 'wall', 'wings', 'random'))}")
            played.click("ready")
            continue
        seat = match.to_move
        assert seat is not None
        moves = [move for move in match.legal_moves() if not isinstance(move, Step)] or match.legal_moves()
        yield pick.choice(moves) if pick.random() < daring else bots[seat].choose(match.view(seat))
    raise AssertionError("the match did not end")


def by_mouse(played: Played, move: NinjutsuMove) -> None:
    """Make a move with clicks, the last one twice if the table asks for confirmation."""
    names = clicks(played, move)
    for name in names:
        played.click(name)
    if played.scene.caution.asking:
        played.live(0.5)
        played.click(names[-1])


def by_keys(played: Played, move: NinjutsuMove) -> None:
    """Make a move with Tab, Enter, digits and E."""
    match move:
        case EndTurn() | PlayNothing() | AcceptRoll():
            played.do(Kind.END)
            if played.scene.caution.asking:
                played.live(0.5)
                played.do(Kind.END)
        case Reroll():
            played.do(Kind.DIGIT, number=1)
            if played.scene.caution.asking:
                played.live(0.5)
                played.do(Kind.DIGIT, number=1)
        case _:
            for name in clicks(played, move):
                kind, _, rest = name.partition(".")
                if kind in ("action", "use"):
                    played.do(Kind.DIGIT, number=DIGITS[rest])
                else:
                    played.focus_on(name)
                    played.do(Kind.CONFIRM)
            if played.scene.caution.asking:
                played.live(0.5)
                played.do(Kind.CONFIRM)


def clicks(played: Cells, move: NinjutsuMove) -> list[str]:
    """The widgets to use, one after the other."""
    match move:
        case Step():
            return [played.cell(move.start), played.cell(move.end)]
        case PlayNothing():
            return ["pass"]
        case EndTurn():
            return ["end_turn"]
        case Reroll():
            return ["reroll"]
        case AcceptRoll():
            return ["accept"]
        case Throw():
            return [f"throw.{move.intent}"]
        case TradeJoker():
            return ["action.joker", "use.shuriken", "play"]
    action = ACTIONS[type(move)]
    card = ["action.joker", f"use.{action}"] if move.joker else [f"action.{action}"]
    match move:
        case PlaySalto():
            return [*card, played.cell(move.start), played.cell(move.end)]
        case PlayKidnap():
            assert isinstance(move.kidnapper, int)
            return [*card, played.cell(move.kidnapper), played.cell(move.cell)]
    return [*card, "play"]


class NinjutsuPerson(Person):
    """Sets up a ready-made formation, then plays mostly as an adept would, so that matches end."""

    game = "ninjutsu"
    variants = tuple(Variant(2, {"board": board}) for board in sorted(BOARDS, reverse=True))
    shown = frozenset({BattleStarted})
    nowhere = Point(1580, 120)

    def sit(self, match: Match, players: Sequence[Player], speed: str, pace: str) -> Played:
        return Played(*players, speed=speed, pace=pace, match=match)

    def decide(self, played: Played, pick: Random) -> None:
        match = played.session.match
        if match.state.phase == PLACING:
            played.use(f"formation.{pick.choice(('bodyguard', 'wall', 'wings', 'random'))}")
            played.use("ready")
            return
        assert match.to_move is not None
        moves = [move for move in match.legal_moves() if not isinstance(move, Step)] or match.legal_moves()
        before = len(match.history)
        move = pick.choice(moves) if pick.random() < 0.3 else Adept(before).choose(match.view(match.to_move))
        by_keys(played, move) if played.keys else by_mouse(played, move)
        assert match.history[before].move == move

    def begin(self, played: Played) -> None:
        step = self.drag(played)
        played.click(step.name if step is not None else "tray.3")

    def drag(self, played: Played) -> Drag | None:
        steps = [move for move in played.session.match.legal_moves() if isinstance(move, Step)]
        if not steps:
            return None
        return Drag(played.cell(steps[0].start), played.places.centre(steps[0].end), steps[0])

    def lay_alike(self, played: Played, face: NinjutsuFace, view: View) -> None:
        face.lay(view)
        if face._places.near != played.places.near:
            face.turn()
