"""Chooses the icon for a log line of Shinobi WAT-AAH!."""

from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.wataah.rules import events
from game.games.wataah.table.art.pictures import kind_of

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
