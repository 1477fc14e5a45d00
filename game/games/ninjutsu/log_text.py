"""What the log says about a match of Ninjutsu."""

from collections.abc import Callable

from msgspec import UNSET

from game.core.board import Board
from game.core.contract import Event
from game.core.events import TurnStarted
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
    ActionsDeclined,
    ArmiesShown,
    BattleRolled,
    BattleStarted,
    BattleTied,
    BattleWon,
    DeckShuffled,
    FigureJumped,
    FigureKidnapped,
    FigureStepped,
    FirstRolled,
    RollAccepted,
    ShurikenSpent,
    ShurikenTaken,
    SokeFound,
    StepsGranted,
    ThrowLanded,
    TurnEnded,
    WeaponTurned,
)
from game.games.ninjutsu.rules.figures import SIDES

Say = Callable[..., str]


class Story:
    """Turns events into sentences; `say` translates a key."""

    def __init__(self, board: Board, say: Say) -> None:
        self._board = board
        self._say = say

    def line(self, event: Event) -> str | None:
        """The sentence for an event, or None if it needs none."""
        return self._of_cards(event) or self._of_figures(event) or self._of_battles(event)

    def side(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self._say(f"ninjutsu.side.{SIDES[seat]}")

    def rank(self, rank: int) -> str:
        """The name of a rank."""
        return self._say(f"ninjutsu.rank.{rank}")

    def _of_cards(self, event: Event) -> str | None:
        say = self._say
        match event:
            case FirstRolled():
                return say("ninjutsu.log.first", red=event.red, black=event.black)
            case TurnStarted():
                return say("ninjutsu.log.turn", turn=event.turn, side=self.side(event.seat))
            case WeaponTurned():
                return say("ninjutsu.log.weapon", side=self.side(event.seat), count=event.stars)
            case DeckShuffled():
                return say("ninjutsu.log.shuffled", side=self.side(event.seat))
            case ActionPlayed():
                key = "ninjutsu.log.played" if event.card == event.action else "ninjutsu.log.played_joker"
                return say(key, side=self.side(event.seat), card=say(f"ninjutsu.card.{event.action}"))
            case ActionsDeclined():
                return say("ninjutsu.log.no_action", side=self.side(event.seat))
            case StepsGranted():
                return say("ninjutsu.log.steps", side=self.side(event.seat), count=event.steps)
            case ShurikenTaken():
                return say("ninjutsu.log.took_shuriken", side=self.side(event.seat))
            case TurnEnded():
                return say("ninjutsu.log.ended", side=self.side(event.seat))
        return None

    def _of_figures(self, event: Event) -> str | None:
        say, name = self._say, self._board.name
        match event:
            case ArmiesShown():
                return say("ninjutsu.log.armies")
            case FigureStepped():
                key = "ninjutsu.log.sneaked" if event.sneaked else "ninjutsu.log.stepped"
                return say(key, side=self.side(event.seat), start=name(event.start), end=name(event.end))
            case FigureJumped():
                cells = {"start": name(event.start), "over": name(event.over), "end": name(event.end)}
                return say("ninjutsu.log.jumped", side=self.side(event.seat), **cells)
            case FigureKidnapped():
                taken = {"side": self.side(event.seat), "rank": self.rank(event.rank), "cell": name(event.cell)}
                if event.kidnapper is UNSET:
                    return say("ninjutsu.log.kidnapped_front", **taken)
                return say("ninjutsu.log.kidnapped", **taken, start=name(event.kidnapper))
            case SokeFound():
                return say("ninjutsu.log.soke_found", cell=name(event.cell))
        return None

    def _of_battles(self, event: Event) -> str | None:
        say = self._say
        match event:
            case BattleStarted():
                fighters = {"attacker": self.rank(event.attacker), "defender": self.rank(event.defender)}
                return say("ninjutsu.log.battle", cell=self._board.name(event.end), **fighters)
            case BattleRolled():
                return say("ninjutsu.log.rolled", side=self.side(event.seat), value=event.value)
            case ThrowLanded():
                return self._throw(event)
            case ShurikenSpent():
                return say("ninjutsu.log.spent_shuriken", side=self.side(event.seat))
            case RollAccepted():
                return say("ninjutsu.log.accepted", side=self.side(event.seat))
            case BattleWon():
                loser = self.side(1 - event.seat)
                return say("ninjutsu.log.won", side=self.side(event.seat), loser=loser, rank=self.rank(event.loser))
            case BattleTied():
                return say("ninjutsu.log.tied", side=self.side(event.seat))
        return None

    def _throw(self, event: ThrowLanded) -> str:
        say, side, value = self._say, self.side(event.seat), event.faces[0]
        if event.outside[0]:
            return say("ninjutsu.log.thrown_out", side=side)
        if len(event.faces) > 1 and event.outside[1]:
            return say("ninjutsu.log.knocked_out", side=side, value=value)
        if len(event.faces) > 1 and event.faces[1] != event.turned:
            return say("ninjutsu.log.turned", side=side, value=value, before=event.turned, after=event.faces[1])
        return say("ninjutsu.log.thrown", side=side, value=value)
