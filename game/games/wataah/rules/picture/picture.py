"""What the table of Shinobi WAT-AAH! shows, as plain data that events update."""

from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import shown_by
from game.core.outcome import Outcome
from game.games.wataah.rules import imagine, scoring
from game.games.wataah.rules.cards import CLANS, NAMES
from game.games.wataah.rules.events import Back
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES, COURT_NAMES, DECOYS, TEMPLE_NAMES
from game.games.wataah.rules.picture import show, show_board
from game.games.wataah.rules.picture.parts import BoardPicture, Table
from game.games.wataah.rules.state import OVER
from game.games.wataah.rules.view import Backs, GrandView, WataahView


class Picture(Table):
    """The whole table, built from a view and updated by events."""

    @classmethod
    def of(cls, view: WataahView) -> "Picture":
        """The picture of a view, built from scratch."""
        seats = range(len(view.hands))
        chosen: list[list[Back]] = [[] for _ in seats]
        chosen[view.active] = _named(view.gift)
        if view.answer:
            chosen[view.victim] = _named(view.answer)
        return cls(
            version=view.version,
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
        """Update the picture with an event; those without a visible effect are ignored."""
        if self.board is not None and type(event) in _ON_BOARD:
            _ON_BOARD[type(event)](self, self.board, event)
        elif type(event) in _AT_TABLE:
            _AT_TABLE[type(event)](self, event)


_AT_TABLE, _ON_BOARD = shown_by(show), shown_by(show_board)


def _named(cards: Backs) -> list[Back]:
    return [None if card is None else NAMES[card] for card in cards]


def _outcome(view: WataahView) -> Outcome | None:
    """At the end nothing relevant is hidden, so any position behind the view has the same outcome."""
    return scoring.outcome(imagine.imagine(view, Chance(0))) if view.phase == OVER else None


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
