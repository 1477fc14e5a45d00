"""Ways to throw a die into the Dojo at a table."""

from collections.abc import Callable, Iterable

from game.core.contract import Event
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.ninjutsu.dojo.retell import LyingDice
from game.games.ninjutsu.rules.events import ThrowLanded
from game.games.ninjutsu.rules.moves import Throw
from game.games.ninjutsu.rules.state import THROW
from game.table.session import Player
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played
from tests.table.played import DT


def throws(phase: int = THROW, seat: int = 0, lying: bool | None = None) -> Callable[[Match], bool]:
    """Until a seat must throw; `lying` says whether the other die must be in the tray."""

    def reached(match: Match) -> bool:
        state = match.state
        there = lying is None or bool(state.rolls[1 - seat]) == lying
        return state.phase == phase and match.to_move == seat and there

    return reached


def at_table(*players: Player, speed: str = "normal", dojo: str = "hand", **wanted: object) -> Played:
    before = wanted.pop("before", None) or throws()
    played = Played(*(players or (RED, BLACK_BOT)), dojo=dojo, speed=speed, before=before, **wanted)
    played.until_turn()
    return played


def pull(played: Played, back: float, down: float = 0.0, *, let_go: bool = True) -> Point:
    """Press the die, pull it away from the tray, let go."""
    start = played.target("throw.die").rect.centre
    for kind, share in ((Kind.POINT, 0), (Kind.PRESS, 0), (Kind.POINT, 0.5), (Kind.POINT, 1)):
        played.stack.frame([Command(kind, at=Point(start.x - back * share, start.y + down * share))], DT)
    end = Point(start.x - back, start.y + down)
    if let_go:
        played.stack.frame([Command(Kind.RELEASE, at=end)], DT)
    return end


def made(played: Played) -> int:
    return len(played.session.match.history)


def settle(played: Played) -> None:
    """Until the throw is made and shown."""
    for _ in range(400):
        if not played.face.preparing and not played.scene.busy:
            return
        played.live()
    raise AssertionError("the die never came to rest")


def last_throw(played: Played) -> Throw:
    return next(step.move for step in reversed(played.session.match.history) if isinstance(step.move, Throw))


def honest(events: Iterable[Event], *, steady: bool) -> bool:
    """Whether all throws made at the table end by themselves as recorded, so that none was edited."""
    tray = LyingDice(steady=steady)
    for event in events:
        tray.show(event)
        if isinstance(event, ThrowLanded):
            retelling = tray.begin(event)
            tray.land(event, retelling.run())
            if event.thrown is not None and not retelling.exact:
                return False
    return True
