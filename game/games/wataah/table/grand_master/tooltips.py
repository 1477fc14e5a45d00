"""Tooltips for the gameboard of Grand Master mode."""

from game.engine.geometry import Rect
from game.engine.widgets.widget import What
from game.games.wataah import log_text
from game.games.wataah.rules.grand_master.cards import BOSSES, DECOYS, FINAL, PLACES, ROUNDS
from game.games.wataah.rules.picture.parts import BoardPicture
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.grand_master.builders import KeepingTemple
from game.games.wataah.table.grand_master.layout import BoardLayout, PlaceArea, received
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import (
    BoardPlace,
    DecoyAt,
    OwnCourt,
    RankOf,
    RoundLantern,
    TempleDrawnAt,
    TempleOf,
)
from game.games.wataah.table.input.things import NONE
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.cards.flight import HIGH
from game.table.face.zones import Thing

_LANTERN = (60.0, 84.0)
_WINDOWS = ("court", "missions", "temple", "decoys", "showdown")


class BoardTooltips:
    """Finds the text for everything on the board and beside it."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def tip(self, what: What, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The heading and text of a tooltip."""
        board, say = picture.board, self._words.say
        if board is None:
            return None
        match what:
            case BoardPlace(place):
                return self._place(place, board)
            case DecoyAt(decoy):
                return self._boss(decoy, board)
            case "boss":
                return self._boss(FINAL, board)
            case "temple_deck" | "court_deck":
                return say(f"wataah.tip.{what}")
            case RankOf(seat):
                return self._rank(seat, board)
            case RoundLantern(number):
                return say("wataah.board.round", round=number + 1, rounds=ROUNDS)
            case OwnCourt(seat):
                own = board.courts[seat]
                return f"{say(f'wataah.court.{own}')}\n{log_text.court_power(str(own), say)}" if known(own) else None
            case TempleDrawnAt(place) if isinstance(choice, KeepingTemple) and place < len(choice.cards):
                card = choice.cards[place]
                return f"{say(f'wataah.temple.{card}')}\n{log_text.temple_power(card, say)}"
            case "less" | "more" | "back" | "next":
                return say(f"wataah.tip.{what}")
        return None

    def _place(self, place: str, board: BoardPicture) -> str:
        say = self._words.say
        said = f"{say(f'wataah.place.{place}')}\n{say(f'wataah.tip.place.{place}')}"
        if place not in PLACES:
            return said
        there = [counts[PLACES.index(place)] for counts in board.pawns]
        listed = ", ".join(f"{self._words.player(seat)} {count}" for seat, count in enumerate(there) if count)
        return f"{said}\n{say('wataah.tip.there', pawns=listed)}" if listed else said

    def _boss(self, place: int, board: BoardPicture) -> str:
        say, boss = self._words.say, board.bosses[place]
        kind = "final" if place == FINAL else "decoy"
        if boss is None:
            return say(f"wataah.tip.{kind}_hidden", decoy=place)
        return f"{say(f'wataah.boss.{boss}')}\n{self.row(boss)}"

    def row(self, boss: str) -> str:
        """What a boss does, as a line of numbers."""
        _, damage, points = next(one for one in BOSSES if one[0] == boss)
        last = len(points) - 1
        cells = [f"{count}{'+' if count == last else ''}: {_signed(value)}" for count, value in enumerate(points)]
        return self._words.say("wataah.tip.row", damage=damage, points=" · ".join(cells))

    def _rank(self, seat: int, board: BoardPicture) -> str | None:
        if not board.scores:
            return None
        values = {"player": self._words.player(seat), "score": board.scores[seat], "count": received(board, seat)}
        return self._words.say("wataah.tip.rank", **values)


def things(picture: Picture, places: TableLayout, seat: int | None) -> list[Thing]:
    """The things on the board that can be inspected, back to front; `seat` is the viewing seat."""
    board = picture.board
    if board is None:
        return []
    at = BoardLayout(places)
    found = [Thing(BoardPlace(window), PlaceArea(window, at.octagon).rect) for window in _WINDOWS]
    for deck in ("temple", "court"):
        spot = places.board(f"{deck}.deck")
        width = spot.number("card")
        found.append(Thing(f"{deck}_deck", Rect.around(spot.centre, width, width * HIGH)))
    for owner, card in enumerate(picture.temples):
        if card != NONE:
            found.append(Thing(TempleOf(owner), Rect.around(places.board(f"temple.{owner}").centre, 50, 50)))
    found.append(Thing("boss", at.boss_rect(FINAL)))
    found += [Thing(DecoyAt(decoy), at.boss_rect(decoy)) for decoy in DECOYS]
    for number in range(ROUNDS):
        found.append(Thing(RoundLantern(number), Rect.around(places.board(f"round.{number}").centre, *_LANTERN)))
    if board.scores:
        rows = sorted(range(len(board.scores)), key=lambda owner: -board.scores[owner])
        found += [Thing(RankOf(owner), at.rank(row)) for row, owner in enumerate(rows)]
    if seat is not None and known(board.courts[seat]):
        found.append(Thing(OwnCourt(seat), Rect(*places.board("favour"))))
    return found


def known(card: str | None) -> bool:
    """Whether there is a Court card and it can be seen."""
    return card not in (None, NONE)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")
