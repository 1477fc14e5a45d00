"""All words on Oboro's table: over the trick, on the plates, beside the hand, in the log. No pygame."""

from collections.abc import Callable

from game.core.contract import Event
from game.core.outcome import Outcome
from game.engine.text.translations import Texts
from game.games.oboro import log_text
from game.games.oboro.forecast import Danger, Forecast, in_words
from game.games.oboro.rules.cards import NUMBERS, SUIT_OF, SUITS, TRICKS
from game.games.oboro.rules.events import CardPlayed, LeadPassed, RoundDealt, ShurikenScored, ShurikenTaken, TrickTaken
from game.games.oboro.rules.picture import Picture
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.seats.plate import turn_words


class Words:
    """Says what happens in the player's language, with the players' names."""

    def __init__(self, texts: Texts, player: Callable[[int], str]) -> None:
        self._texts = texts
        self.player = player

    def say(self, key: str, **values: object) -> str:
        """The words for a key."""
        return self._texts.say(key, **values)

    def takes(self, seat: int) -> str:
        """Who takes the trick."""
        return self.say("oboro.caption.takes", player=self.player(seat))

    def over(self, seat: int, mission: int) -> str:
        """Who has just exceeded the mission, for now."""
        return self.say("oboro.caption.over", player=self.player(seat), mission=mission)

    def arrow(self, seat: int) -> str:
        """Who leads because of an Arrow."""
        return self.say("oboro.caption.arrow", player=self.player(seat))

    def unpaid(self, count: int) -> str:
        """The stock ran out."""
        return self.say("oboro.log.unpaid", count=count)

    def ended(self, outcome: Outcome) -> str:
        """How the match ended."""
        return log_text.ended(outcome, self.say, self.player)

    def round(self, picture: Picture) -> str:
        """Which trick of which round it is."""
        trick = min(picture.tricks + 1, TRICKS)
        return self.say("oboro.table.round", round=picture.round, trick=trick, tricks=TRICKS)

    def plate(self, seat: int, active: int | None, seen: SeatsShown, outcome: Outcome | None = None) -> str:
        """What a player is doing, or the place they finished in."""
        if outcome is not None:
            return self.say(f"oboro.place.{1 + sum(score > outcome.scores[seat] for score in outcome.scores)}")
        return turn_words("oboro", seat, active, seen, self.say)

    def duty(self, picture: Picture, playable: frozenset[str]) -> str:
        """What the player to move must do."""
        if not picture.trick:
            return self.say("oboro.slip.lead")
        led = SUIT_OF[NUMBERS[picture.trick[0]]]
        follows = all(SUIT_OF[NUMBERS[card]] == led for card in playable)
        return self.say(f"oboro.slip.{'follow' if follows else 'free'}.{SUITS[led]}")

    def forecast(self, seat: int, then: Forecast, mission: int) -> tuple[str, str]:
        """What a card would do, as a heading and a line."""
        return in_words(then, seat, mission, self.say, self.player)

    def threat(self, found: Danger, picture: Picture) -> str:
        """What may soon be lost or over."""
        values: dict[str, object] = {"mission": picture.mission, "count": picture.stock}
        if found.seat is not None:
            values |= {"player": self.player(found.seat), "power": picture.power(found.seat)}
        return self.say(found.key, **values)

    def dealt(self, picture: Picture) -> LogLine:
        """Who leads the first trick of the match, and why."""
        leader = picture.leader
        words = self.say("oboro.log.dealt", number=picture.round, player=self.player(leader))
        return LogLine(words, f"seat.{leader}", leader, icon="sign.burning.red")

    def lines(self, event: Event, picture: Picture) -> list[LogLine]:
        """The log lines for an event that the picture already includes."""
        found = []
        for sentence in log_text.sentences(event, self.say, self.player):
            place = _place(event, sentence.seat)
            page = _page(event, picture) if sentence.fades and not picture.open_stacks else None
            full = page if isinstance(event, TrickTaken) else None
            found.append(LogLine(sentence.text, place, sentence.seat, page, full, _icon(event, sentence.seat)))
        return found


def _place(event: Event, seat: int | None) -> str | None:
    """Where an event is seen: a card of the trick, the last trick, or the plate of a seat."""
    if isinstance(event, TrickTaken):
        return "last"
    kind = "trick" if isinstance(event, CardPlayed) else "seat"
    return None if seat is None else f"{kind}.{seat}"


def _page(event: Event, picture: Picture) -> int:
    """The log page of a trick, which may be read until the next trick is over (O8)."""
    return picture.round * (TRICKS + 1) + picture.tricks + isinstance(event, CardPlayed)


def _icon(event: Event, seat: int | None) -> str | None:
    """The icon before the log line of an event."""
    match event:
        case CardPlayed():
            return f"suit.{SUITS[SUIT_OF[NUMBERS[event.card]]]}"
        case LeadPassed(arrow=str(card)):
            return f"sign.arrow.{SUITS[SUIT_OF[NUMBERS[card]]]}"
        case ShurikenTaken() | ShurikenScored() if seat is None or isinstance(event, ShurikenTaken):
            return "shuriken"
        case RoundDealt():
            return "sign.burning.red"
    return None if seat is None else f"seat.{seat}"
