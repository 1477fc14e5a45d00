"""Ninjutsu's texts: the log, what the Dojo announces, what the player is asked."""

from collections.abc import Sequence

from game.core.board import Board
from game.core.contract import PUBLIC, Event
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.engine.text.translations import Texts, capitalised
from game.games.ninjutsu.log_text import Story
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
from game.games.ninjutsu.rules.figures import BLACK, FACES, ONE_STAR, RED, SIDES, SOKE, VERSION
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.odds_text import RerollOdds
from game.table.face.log_line import LogLine

TELLS_RANKS = (
    BattleStarted,
    BattleRolled,
    ThrowLanded,
    ShurikenSpent,
    RollAccepted,
    BattleWon,
    BattleTied,
    FigureKidnapped,
    SokeFound,
)
"""Events of battles and kidnaps: a player who remembers them knows which figure stands where."""

_MINOR = (BattleRolled, ThrowLanded, ShurikenSpent, RollAccepted, ActionsDeclined, TurnEnded)
"""What is news only while nothing greater happened: who won a battle says more than its rolls."""


class Words:
    """Produces texts in the player's language."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self._texts = texts
        self._board = board
        self._story = Story(board, texts.say)
        self.version = VERSION
        """The version of the rules that is played: the cards' explanations depend on it."""

    @property
    def army(self) -> int:
        """How many figures each side begins with."""
        return sum(self._board.figures)

    def say(self, key: str, **values: object) -> str:
        """The text for a key."""
        return self._texts.say(key, **values)

    def side(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self._story.side(seat)

    def rank(self, rank: int) -> str:
        """The name of a rank."""
        return self._story.rank(rank)

    def rank_first(self, rank: int) -> str:
        """The name of a rank at the start of a heading or a sentence."""
        return capitalised(self.rank(rank))

    def card(self, name: str) -> str:
        """The name of an action."""
        return self.say(f"ninjutsu.card.{name}")

    def help(self, use: str) -> str:
        """What an action does, in a sentence."""
        return self.say(f"ninjutsu.help.{self._by_rules(use)}")

    def in_full(self, use: str) -> str:
        """What an action does, in full."""
        return self.say(f"ninjutsu.tip.closer.{self._by_rules(use)}")

    def _by_rules(self, use: str) -> str:
        return "kidnap_front" if use == "kidnap" and self.version == 1 else use

    def level(self, level: str) -> str:
        """The name of a computer's level."""
        return self._texts.say(f"level.{level}")

    # The log

    def line(self, event: Event) -> LogLine | None:
        """The log line for an event; weapons have none of their own, the steps they give are logged instead."""
        if isinstance(event, MatchEnded):
            return LogLine(self.finale(event.outcome), icon=icon_of(event))
        text = None if isinstance(event, WeaponTurned) else self._story.line(event)
        if text is None:
            return None
        seat, minor = getattr(event, "seat", None), isinstance(event, _MINOR)
        return LogLine(text, self._place(event), seat, icon=icon_of(event), minor=minor)

    def _place(self, event: Event) -> str | None:
        match event:
            case FigureStepped() | FigureJumped() | BattleStarted() | BattleWon() | BattleTied():
                return f"cell.{event.end}"
            case FigureKidnapped() | SokeFound():
                return f"cell.{event.cell}"
        return None

    def finale(self, outcome: Outcome) -> str:
        """How the match ended."""
        side = self.side(outcome.winners[0])
        return self._texts.say(outcome.reason, side=side, turns=outcome.details["turns"])

    def taken(self, event: FigureKidnapped) -> str:
        """Which figure was kidnapped, and by whom."""
        return self._story.line(event) or ""

    def found(self, event: SokeFound) -> str:
        """The Soke was found and cannot be kidnapped."""
        return self._story.line(event) or ""

    # The Dojo

    def battle(self, attacker: int, defender: int) -> str:
        """Who fights whom, by rank."""
        return self.say("ninjutsu.dojo.battle", attacker=self.rank_first(attacker), defender=self.rank(defender))

    def first(self, rolls: Sequence[int] | None) -> str:
        """Who attacks first, once both have rolled."""
        if rolls is None:
            return self.say("ninjutsu.dojo.first")
        if rolls[RED] == rolls[BLACK]:
            return self.say("ninjutsu.dojo.first_again")
        return self.say("ninjutsu.dojo.begins", side=self.side(RED if rolls[RED] > rolls[BLACK] else BLACK))

    def rolls(self, rolls: Sequence[int]) -> str:
        """The result of the dice so far."""
        if not all(rolls):
            seat = RED if rolls[RED] else BLACK
            return self.say("ninjutsu.dojo.rolled", side=self.side(seat), value=rolls[seat])
        if rolls[RED] == rolls[BLACK]:
            return self.say("ninjutsu.dojo.even", value=rolls[RED])
        ahead = RED if rolls[RED] > rolls[BLACK] else BLACK
        return self.say("ninjutsu.dojo.ahead", side=self.side(ahead), high=max(rolls), low=min(rolls))

    def needs(self, odds: RerollOdds, *, thrown: bool) -> str:
        """What a new roll needs in order to win; `thrown` into the lid, it may also turn the other die (N22)."""
        if not odds.needs:
            hit = "ninjutsu.reroll.ties" if odds.tie else "ninjutsu.reroll.only_hit"
            return self.say(hit if thrown else "ninjutsu.reroll.never", value=odds.other)
        key = "ninjutsu.reroll.needs_only" if odds.needs == max(odds.faces) else "ninjutsu.reroll.needs"
        return self.say(key, needs=odds.needs)

    def outside(self, seat: int) -> str:
        """Whose die is outside the tray (N22)."""
        return self.say("ninjutsu.dojo.outside", side=self.side(seat))

    def turned(self, event: ThrowLanded) -> str:
        """A hit has turned the die that lay in the tray (N22)."""
        before, value = event.turned, event.faces[1]
        return self.say("ninjutsu.dojo.turned", side=self.side(1 - event.seat), before=before, value=value)

    def thrown(self, event: ShurikenSpent) -> str:
        """A player throws a shuriken."""
        return self.say("ninjutsu.log.spent_shuriken", side=self.side(event.seat))

    def asked(self, view: NinjutsuView) -> str | None:
        """Who decides about a shuriken, where both sides look at the screen and "you" could be either."""
        return self.say("ninjutsu.prompt.decides", side=self.side(view.asked)) if view.seat == PUBLIC else None

    def won(self, event: BattleWon) -> str:
        """Who won."""
        return self.say("ninjutsu.dojo.won", side=self.side(event.seat), rank=self.rank(event.winner))

    def tied(self, event: BattleTied) -> str:
        """Neither side won."""
        return self.say("ninjutsu.dojo.tied", side=self.side(event.seat))

    def played(self, event: ActionPlayed) -> str:
        """The caption under a card that is held up."""
        card, action = self.card(event.card), self.card(event.action)
        return card if event.card == event.action else self.say("ninjutsu.played_as", card=card, action=action)


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
