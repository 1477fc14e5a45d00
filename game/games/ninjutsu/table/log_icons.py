"""Which icon is shown before a line of Ninjutsu's log. No pygame."""

from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
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
    ShurikenSpent,
    ShurikenTaken,
    SokeFound,
    StepsGranted,
    ThrowLanded,
)
from game.games.ninjutsu.rules.figures import BLACK, FACES, ONE_STAR, RED, SIDES, SOKE

_BACK = 0


def icon_of(event: Event) -> str | None:
    """The icon of an event; the crest of its side if it has no other."""
    match event:
        case MatchEnded():
            return f"crest.{SIDES[event.outcome.winners[0]]}"
        case FirstRolled():
            higher = RED if event.red > event.black else BLACK
            return f"die.{len(FACES[ONE_STAR])}.{SIDES[higher]}.{max(event.red, event.black)}"
        case DeckShuffled():
            return f"back.{SIDES[event.seat]}"
        case ActionPlayed():
            return f"token.{event.card}"
        case FigureJumped():
            return "token.salto"
        case StepsGranted():
            return "mark.win" if event.steps else "mark.lose"
        case ShurikenTaken() | ShurikenSpent():
            return "shuriken"
    seat = getattr(event, "seat", None)
    return _of_figures(event) or (None if seat is None else f"crest.{SIDES[seat]}")


def _of_figures(event: Event) -> str | None:
    match event:
        case ArmiesShown():
            return f"figure.{SIDES[RED]}.{_BACK}"
        case FigureStepped():
            return "token.sneak" if event.sneaked else f"figure.{SIDES[event.seat]}.{_BACK}"
        case FigureKidnapped():
            return f"figure.{SIDES[1 - event.seat]}.{event.rank}"
        case SokeFound():
            return f"figure.{SIDES[1 - event.seat]}.{SOKE}"
        case BattleStarted():
            return f"figure.{SIDES[event.seat]}.{event.attacker}"
        case BattleWon():
            return f"figure.{SIDES[event.seat]}.{event.winner}"
        case BattleRolled():
            return f"die.{len(FACES[event.rank])}.{SIDES[event.seat]}.{event.value}"
        case ThrowLanded() if not event.outside[0]:
            return f"die.{len(FACES[event.rank])}.{SIDES[event.seat]}.{event.faces[0]}"
        case BattleTied():
            return "mark.even"
    return None
