"""Ninja Taisen's events in words: captions over a fight and lines of the log."""

from game.core.contract import Event
from game.core.events import DiceRolled, MatchEnded, TurnStarted
from game.engine.text.translations import Texts
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.ninjas import NUMBERS, SHOGUN, SIDES, SUIT_OF, SUITS
from game.table.face.log_line import LogLine


class Words:
    """Says what happened in the player's language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def side(self, seat: int) -> str:
        """The name of a village's side."""
        return self._texts.say(f"taisen.side.{SIDES[seat]}")

    def ninja(self, seat: int, name: str) -> str:
        """A ninja with its side, as the log names it."""
        return self._texts.say("taisen.log.ninja", side=self.side(seat), ninja=self._texts.say(f"taisen.ninja.{name}"))

    def caption(self, event: FightWon | FightTied | DefenderCornered) -> str:
        """Why a fight ended as it did, in a few words."""
        match event:
            case FightTied():
                return self._texts.say("taisen.fight.tie")
            case DefenderCornered():
                return self._texts.say("taisen.fight.cornered")
            case FightWon():
                winner, loser = NUMBERS[event.winner], NUMBERS[event.loser]
                if SHOGUN not in (winner, loser) and SUIT_OF[winner] != SUIT_OF[loser]:
                    return self._texts.say(f"taisen.fight.{SUITS[SUIT_OF[winner]]}")
                strengths = {"winner": event.winner_strength, "loser": event.loser_strength}
                return self._texts.say("taisen.fight.strength", **strengths)

    def line(self, event: Event) -> LogLine | None:
        """The log line for an event."""
        say = self._texts.say
        match event:
            case TurnStarted():
                words = say("taisen.log.turn", turn=event.turn, side=self.side(event.seat))
                return LogLine(words, seat=event.seat, icon=f"crest.{SIDES[event.seat]}")
            case DiceRolled():
                rolled = dict(zip(SUITS, event.values, strict=True))
                highest, best = max((value, suit) for suit, value in rolled.items())
                return LogLine(say("taisen.log.rolled", **rolled), seat=event.seat, icon=f"die.{best}.{highest}")
            case GroupMoved():
                count, steps = len(event.ninjas) - 1, abs(event.end - event.start)
                mover = self.ninja(event.seat, event.ninjas[0])
                key = "taisen.log.carried" if count else "taisen.log.moved"
                text = say(key, ninja=mover, steps=steps, count=count or steps)
                return LogLine(text, f"tile.{event.end}", event.seat, icon=_sign(event.ninjas[0]))
            case FightWon():
                winner = self.ninja(event.winner_seat, event.winner)
                loser = self.ninja(1 - event.winner_seat, event.loser)
                text = say("taisen.log.won", winner=winner, loser=loser)
                return LogLine(text, f"tile.{event.tile}", event.winner_seat, icon=_sign(event.winner))
            case DefenderCornered():
                loser = self.ninja(1 - event.winner_seat, event.loser)
                text = say("taisen.log.cornered", loser=loser)
                return LogLine(text, f"tile.{event.tile}", event.winner_seat, icon=_sign(event.loser))
            case FightTied():
                pair = {"one": self.ninja(0, event.ninjas[0]), "other": self.ninja(1, event.ninjas[1])}
                return LogLine(say("taisen.log.tied", **pair), f"tile.{event.tile}", icon=_sign(event.ninjas[0]))
            case MatchEnded():
                first = event.outcome.winners[0]
                text = say(event.outcome.reason, side=self.side(first), turns=event.outcome.details["turns"])
                return LogLine(text, icon=f"crest.{SIDES[first]}")
        return None


def _sign(ninja: str) -> str:
    """The icon of a ninja's suit."""
    suits: tuple[str, ...] = (*SUITS, "shogun")
    return f"suit.{suits[SUIT_OF[NUMBERS[ninja]]]}"
