"""Chooses the animation for each event of Shinobi WAT-AAH!. No pygame."""

from collections.abc import Callable
from typing import Any

from game.core.contract import Event
from game.core.events import MatchEnded, TurnStarted
from game.engine.timeline import wait
from game.games.wataah.rules import events
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.card_plays import CardPlays
from game.games.wataah.table.anim.clan_plays import ClanPlays
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.anim.highlights import crowned
from game.games.wataah.table.grand_master.plays import BoardPlays
from game.table.playback.director import Groups

_SEE_END = 1.4


class Animator:
    """Dispatches every event to its animation."""

    def __init__(self, cast: AnimationContext) -> None:
        self._cast = cast
        self._cards = cards = CardPlays(cast)
        self._clans = clans = ClanPlays(cast)
        board = BoardPlays(cast)
        self._plays: dict[type[Event], Callable[[Any, Picture], Groups]] = {
            events.Drew: cards.drew,
            events.Corrupted: cards.corrupted,
            events.DeckRenewed: cards.renewed,
            events.ClanPlaced: cards.placed,
            events.ClanReinforced: cards.reinforced,
            events.CardTaken: cards.taken,
            events.CardsLooked: cards.looked,
            events.CardKept: cards.kept,
            events.CardsDropped: cards.dropped,
            events.CardsSwapped: cards.swapped,
            events.HandsSwapped: cards.swapped,
            events.CardStolen: cards.stolen,
            events.Discarded: cards.discarded,
            events.Pardoned: cards.pardoned,
            events.PowerUsed: clans.used,
            events.PowerFaded: clans.faded,
            events.PowerCopied: clans.copied,
            events.OpponentChosen: clans.chosen,
            events.CardReturned: clans.card_returned,
            events.ClanReturned: clans.clan_returned,
            events.CardDestroyed: clans.card_destroyed,
            events.YokaiBanished: clans.card_destroyed,
            events.ClanDestroyed: clans.clan_destroyed,
            events.ClanScattered: clans.clan_destroyed,
            events.CourtPlayed: self._court,
            events.RoundCounted: board.counted,
            events.ShoshoGiven: board.shosho,
            events.TempleDrawn: board.temple_drawn,
            events.TempleKept: board.temple_kept,
            events.DecoyPeeked: board.peeked,
            events.PawnsPlaced: board.pawns,
            events.CourtDrawn: board.court_drawn,
            events.RoundStarted: board.round_started,
            events.BossRevealed: board.boss,
            TurnStarted: self._turn,
            MatchEnded: self._ended,
        }

    def open(self, picture: Picture) -> Groups:
        """The first deal."""
        return self._cards.open(picture)

    def stage(self, event: Event, picture: Picture) -> Groups:
        """The cues for an event, starting from what the picture shows."""
        play = self._plays.get(type(event))
        return play(event, picture) if play is not None else []

    def _court(self, event: events.CourtPlayed, picture: Picture) -> Groups:  # noqa: ARG002
        """A Court card is revealed."""
        words = self._cast.words
        told = words.say(
            "wataah.banner.court",
            player=words.player(event.seat),
            card=words.say(f"wataah.court.{event.card}"),
            power=words.say(f"wataah.court_power.{event.card}"),
        )
        return self._clans.announce("yokai", told, 1.6)

    def _turn(self, event: TurnStarted, picture: Picture) -> Groups:  # noqa: ARG002
        """A short pause between two turns."""
        return [[wait(0.12)]]

    def _ended(self, event: MatchEnded, picture: Picture) -> Groups:  # noqa: ARG002
        """Who sits on the throne."""
        words, seconds = self._cast.words.ended(event.outcome), self._cast.kit.reading(_SEE_END)
        if self._cast.stage.board_open:
            return self._cast.stage.board.say(words, seconds)
        return crowned(self._cast, event.outcome.winners, words, seconds)
