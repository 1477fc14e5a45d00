"""What the table of Shinobi WAT-AAH! shows, as plain data that events bring up to date."""

from game.core.chance import Chance
from game.core.contract import Event
from game.core.outcome import Outcome
from game.games.wataah import showing
from game.games.wataah.cards import CLANS, NAMES
from game.games.wataah.events import Back
from game.games.wataah.grand_cards import BOSS_NAMES, COURT_NAMES, DECOYS, TEMPLE_NAMES
from game.games.wataah.picture_parts import BoardPicture, Table
from game.games.wataah.rules import imagining, scoring
from game.games.wataah.state import OVER
from game.games.wataah.view import Backs, GrandView, WataahView


class Picture(Table):
    """The whole table, made from a view and kept up by events."""

    @classmethod
    def of(cls, view: WataahView) -> "Picture":
        """The picture of a view, from nothing."""
        seats = range(len(view.hands))
        chosen: list[list[Back]] = [[] for _ in seats]
        chosen[view.active] = _named(view.gift)
        if view.answer:
            chosen[view.victim] = _named(view.answer)
        return cls(
            deck=view.deck,
            jigoku=[NAMES[card] for card in view.jigoku],
            hands=[_named(hand) for hand in view.hands],
            clans=[{CLANS[clan]: [NAMES[card] for card in cards] for clan, cards in clans} for clans in view.clans],
            corruption=[[NAMES[card] for card in pile] for pile in view.corrupt],
            looked=_named(view.looked),
            chosen=chosen,
            active=view.active,
            turn=view.turn,
            temples=[TEMPLE_NAMES[card] for card in view.temples],
            sealed=[seat for seat in seats if view.sealed >> seat & 1],
            board=None if view.grand is None else _board(view.grand),
            outcome=_outcome(view),
        )

    def show(self, event: Event) -> None:
        """Change the picture by what has happened."""
        showing.show(self, event)


def _named(cards: Backs) -> list[Back]:
    return [None if card is None else NAMES[card] for card in cards]


def _outcome(view: WataahView) -> Outcome | None:
    """At the end nothing that counts is hidden, so any position behind the view has the same outcome."""
    return scoring.outcome(imagining.imagine(view, Chance(0))) if view.phase == OVER else None


def _board(view: GrandView) -> BoardPicture:
    seats = range(len(view.courts))
    return BoardPicture(
        round=view.round,
        shosho=view.shosho,
        bosses=[None if boss is None else BOSS_NAMES[boss] for boss in view.bosses],
        peeked=[[decoy for decoy in DECOYS if view.peeked[seat] >> decoy & 1] for seat in seats],
        temple_deck=view.temple_deck,
        temple_pick=[None if card is None else TEMPLE_NAMES[card] for card in view.temple_pick],
        retired=[TEMPLE_NAMES[card] for card in view.retired],
        court_deck=view.court_deck,
        courts=_courts(view.courts),
        played=[COURT_NAMES[card] for card in view.played],
        lost=[_courts(cards) for cards in view.lost],
        favoured=[seat for seat in seats if view.favoured >> seat & 1],
        scores=list(view.scores),
        ready=list(view.ready),
        pawns=[list(places) for places in view.board],
    )


def _courts(cards: Backs) -> list[Back]:
    return [None if card is None else COURT_NAMES[card] for card in cards]
