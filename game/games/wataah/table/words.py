"""All words on the table of Shinobi WAT-AAH!: banners, plates, prompts, buttons, slips, the log. No pygame."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.core.refusal import Value
from game.engine.text.translations import Texts
from game.games.wataah import log_text
from game.games.wataah.rules import events
from game.games.wataah.rules.cards import CLANS, NUMBERS, STRENGTH
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.powers import powers
from game.games.wataah.table.art.pictures import kind_of
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown

_NAMED = ("clan", "card", "court", "temple", "place")
"""Values of labels that are names with words of their own."""


class Words:
    """Says what happens in the player's language, with the players' names."""

    def __init__(self, texts: Texts, player: Callable[[int], str]) -> None:
        self._texts = texts
        self.player = player

    def say(self, key: str, **values: object) -> str:
        """The words for a key."""
        return self._texts.say(key, **values)

    # Names and powers

    def card(self, card: str) -> str:
        """A card's name with its strength."""
        return self.say(f"wataah.card.{card}")

    def clan(self, clan: str) -> str:
        """A clan's name."""
        return self.say(f"wataah.clan.{clan}")

    def kind(self, card: str) -> str:
        """What a card is, without its strength."""
        kind = kind_of(card)
        return self.clan(kind) if kind in CLANS else self.say(f"wataah.card.{kind}")

    def listed(self, cards: Sequence[str | None]) -> str:
        """Cards in words; several of a kind are counted."""
        counts = Counter(card for card in cards if card is not None)
        ordered = sorted(counts, key=NUMBERS.__getitem__)
        return ", ".join(
            f"{counts[card]} \N{MULTIPLICATION SIGN} {self.card(card)}" if counts[card] > 1 else self.card(card)
            for card in ordered
        )

    def power(self, clan: str, *, triple: bool) -> str:
        """What a clan does."""
        return log_text.clan_power(clan, self.say, triple=triple)

    def about(self, card: str) -> list[str]:
        """What a card can do, a line for each way."""
        kind = kind_of(card)
        if kind in CLANS:
            lines = [self.power(kind, triple=triple) for triple in (False, True)]
            return lines[:1] if kind == "bear" else lines
        return [self.say("wataah.read.ronin")] if kind == "ronin" else [log_text.yokai_power(kind, self.say)]

    # What happens

    def used(self, seat: int, clan: str, *, triple: bool) -> str:
        """What a player does with a clan's power: the words on the cards say "you"."""
        key = f"wataah.uses_triple.{clan}" if triple else f"wataah.uses_pair.{clan}"
        return self.say(key, player=self.player(seat))

    def faded(self, clan: str) -> str:
        """A power that finds nothing."""
        return self.say("wataah.log.power_faded", clan=self.clan(clan))

    def corrupted(self, seat: int, card: str) -> str:
        """Who was corrupted, and how much it brings."""
        drawn = STRENGTH[NUMBERS[card]] + 2
        return self.say("wataah.banner.corrupted", player=self.player(seat), count=drawn)

    def bell(self, seat: int) -> str:
        """Who ends the round."""
        return self.say("wataah.banner.bell", player=self.player(seat))

    def ended(self, outcome: Outcome) -> str:
        """How the match ended."""
        return log_text.ended(outcome, self.say, self.player)

    def line(self, event: Event) -> LogLine | None:
        """The log line for an event."""
        sentence = log_text.sentence(event, self.say, self.player)
        if sentence is None:
            return None
        icon, minor = icon_of(event, sentence.seat), isinstance(event, _MINOR)
        return LogLine(sentence.text, _place(event, sentence.seat), sentence.seat, icon=icon, minor=minor)

    # What is asked

    def prompt(self, choice: MoveBuilder | None, picture: Picture, seen: SeatsShown, *, on_board: bool = False) -> str:
        """What the player must decide, or else who is being waited for."""
        if choice is not None:
            if choice.phase in ("clan", "card", "seat"):
                return self.say(f"wataah.aim.{powers.NAMES[choice.view.power]}")
            return self.say(choice.prompt, **choice.values)
        if picture.outcome is not None:
            return self.say("wataah.table.over")
        waited_for = seen.to_move if seen.thinking or on_board else None
        seat = picture.active if waited_for is None else waited_for
        key = "wataah.table.thinks" if seen.thinking else "wataah.table.turn"
        return self.say(key, player=self.player(seat))

    def label(self, act: Act) -> str:
        """What a button says."""
        return self.say(act.words, **self.named(act.values))

    def named(self, values: Mapping[str, Value]) -> dict[str, object]:
        """Values with names in the player's language."""
        return {name: self.say(f"wataah.{name}.{value}") if name in _NAMED else value for name, value in values.items()}

    def plate(self, seat: int, picture: Picture, seen: SeatsShown) -> str:
        """What a plate says below the name."""
        if seen.thinking and seen.to_move == seat:
            return self.say("wataah.table.thinking")
        return self.say("wataah.table.hand", count=len(picture.hands[seat]))

    def known(self, seat: int, picture: Picture) -> str:
        """What is known of a seat's hand and of its corruption."""
        lines = [self.say("wataah.table.hand", count=len(picture.hands[seat]))]
        known = self.listed(picture.hands[seat])
        if known:
            lines.append(self.say("wataah.tip.known", cards=known))
        if picture.corruption[seat]:
            lines.append(self.say("wataah.tip.corrupt", cards=self.listed(picture.corruption[seat])))
        return "\n".join(lines)


_MINOR = (
    events.Drew,
    events.DeckRenewed,
    events.PowerUsed,
    events.OpponentChosen,
    events.CardTaken,
    events.CardsLooked,
    events.CardKept,
    events.CardsDropped,
    events.CardChosen,
    events.Discarded,
)
"""What only leads to greater news or follows from it."""

_PILES: dict[type[Event], str] = {
    events.DeckRenewed: "jigoku",
    events.CardsDropped: "jigoku",
    events.ShoshoGiven: "shosho",
    events.TempleDrawn: "favour.temple",
    events.TempleKept: "favour.temple",
    events.CourtDrawn: "favour.court",
    events.CourtPlayed: "favour.court",
    events.RoundCounted: "bell",
    events.RoundStarted: "lantern",
    events.BossRevealed: "boss",
}


def _place(event: Event, seat: int | None) -> str | None:
    """Where an event is seen: a clan on the table, the Jigoku, or else the plate of its seat."""
    match event:
        case events.ClanPlaced() | events.ClanReinforced() | events.PowerUsed() | events.PowerFaded():
            return f"clan.{event.seat}.{event.clan}"
        case events.CardReturned() | events.CardDestroyed() | events.YokaiBanished():
            return f"clan.{event.owner}.{event.clan}"
        case events.Discarded():
            return "jigoku"
        case events.CardsSwapped() | events.HandsSwapped():
            return f"seat.{event.target}"  # the seat that did not choose it
    return None if seat is None else f"seat.{seat}"


def icon_of(event: Event, seat: int | None) -> str | None:
    """The icon of an event: an emblem, a pile, a pawn, or else the crest of its seat."""
    if isinstance(event, MatchEnded):
        return f"crest.{event.outcome.winners[0]}"
    if type(event) in _PILES:
        return _PILES[type(event)]
    match event:
        case events.DecoyPeeked():
            return f"eye.{event.seat}"
        case events.PawnsPlaced():
            return f"pawn.{event.seat}"
        case events.ClanPlaced() | events.ClanReinforced() | events.PowerUsed() | events.PowerFaded():
            return f"disc.{event.clan}"
        case events.PowerCopied() | events.ClanReturned() | events.ClanDestroyed() | events.ClanScattered():
            return f"disc.{event.clan}"
        case events.Corrupted() | events.CardTaken() | events.CardReturned() | events.CardDestroyed():
            return f"disc.{kind_of(event.card)}"
        case events.YokaiBanished() | events.Discarded() | events.Pardoned():
            return f"disc.{kind_of(event.card)}"
    return None if seat is None else f"crest.{seat}"
