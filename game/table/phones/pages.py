"""Makes the page of each seat from that seat's view, in that seat's language. No pygame."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.ai.advice import Reason
from game.core.contract import PUBLIC, Move, View
from game.core.match import Choices, Match
from game.core.outcome import Outcome
from game.core.refusal import Refusal
from game.engine.text.translations import Texts
from game.phones.page import Card, CardRow, Offer, Page, Parts, PartsMaker, PlayerPlate, Seen
from game.table.ending import joined
from game.table.face.log_line import LogLine
from game.table.history.commentary import Commentary
from game.table.plain.pieces import rows_of
from game.table.plain.words import PlainWords

LOG_LINES = 20


class MadePage(NamedTuple):
    """A page, and the moves that its offers mean."""

    page: Page
    moves: list[Any]
    """A move, or a tuple of moves, for each offer."""


class PageMaker:
    """Makes pages of one match. It is handed a view for each, and never sees the match's position."""

    def __init__(
        self,
        match: Match,
        player: Callable[[int], str],
        texts: Texts,
        commentary: Commentary | None = None,
        parts: PartsMaker | None = None,
    ) -> None:
        """`parts` is the game's own page; without it choices are words and pieces plain."""
        self._game = match.game
        self._seats = match.seats
        self._player = player
        self._texts = {texts.language: texts}
        self._tables = texts.tables
        self._commentary = commentary
        self._parts = parts
        self.face: Callable[[int], str] = lambda _: ""
        """Names the picture of a seat's player; empty where the crest is shown."""

    def texts(self, language: str) -> Texts:
        """The texts in a language; in the first one if there is no such language."""
        if language not in self._tables:
            return next(iter(self._texts.values()))
        if language not in self._texts:
            self._texts[language] = Texts(self._tables, language)
        return self._texts[language]

    def page(
        self,
        view: View,
        to_move: int | None,
        outcome: Outcome | None,
        log: Sequence[LogLine],
        language: str,
        *,
        version: int,
        can: Sequence[str] = (),
    ) -> MadePage:
        """The page of the view's seat."""
        texts, seat = self.texts(language), view.seat
        faces = [self.face(one) for one in range(self._seats)]
        mine = to_move is not None and to_move == seat
        seen = self._seen(view, texts, mine=mine)
        parts = self._parts(seen) if self._parts is not None else self._plain(seen, texts)
        page = Page(
            version,
            self._game.name,
            self._game.title,
            seat if seat >= 0 else PUBLIC,
            texts.language,
            self._heading(texts, to_move, outcome, mine=mine),
            parts.plates or [PlayerPlate(self._player(one), active=one == to_move) for one in range(self._seats)],
            duty=parts.duty if outcome is None else parts.duty or self._ending(texts, outcome),
            when=parts.when,
            turn=mine,
            over=outcome is not None,
            offers=[*parts.offers, *(offer for offer, _ in parts.plans)] if mine else [],
            rows=parts.rows,
            board=parts.board,
            hand=parts.hand,
            dial=parts.dial,
            log=[texts.again(line.text) for line in log[-LOG_LINES:]],
            can=list(can),
            faces=faces if any(faces) else [],
        )
        return MadePage(page, [*seen.moves, *(moves for _, moves in parts.plans)])

    def sentence(self, said: Refusal | Reason, language: str) -> str:
        """Why something cannot be done, or why it is a good idea."""
        return _sentence(self.texts(language), self._game.name, said)

    def _seen(self, view: View, texts: Texts, *, mine: bool) -> Seen:
        rules = self._game.rules
        view = rules.without_memory(view)
        choices = Choices(rules, view) if mine else None
        return Seen(
            view,
            self._game.picture.of(view),
            view.seat,
            [] if choices is None else list(choices.listed),
            lambda move: None if choices is None else choices.why_not(move),
            self.move_words(view, texts),
            texts.say,
            self._player,
            lambda refusal: _sentence(texts, self._game.name, refusal),
        )

    def move_words(self, view: View, texts: Texts) -> Callable[[Move], str]:
        """Puts a move of the view's seat into words."""
        commentary = self._commentary
        if commentary is None:
            return PlainWords(texts, self._game.name, self._player).move
        return lambda move: commentary.move(view, move, texts.say, self._player)

    def _heading(self, texts: Texts, to_move: int | None, outcome: Outcome | None, *, mine: bool) -> str:
        if outcome is not None:
            names = joined([self._player(seat) for seat in outcome.winners], texts)
            return texts.say("phone.won", count=len(outcome.winners), players=names)
        if mine:
            return texts.say("phone.your_turn")
        return texts.say("phone.their_turn", player=self._player(to_move)) if to_move is not None else ""

    def _ending(self, texts: Texts, outcome: Outcome) -> str:
        """Why the match is over, as the scoring says it; who resigned is among the details."""
        winners = joined([self._player(seat) for seat in outcome.winners], texts)
        resigned = outcome.details.get("seat")
        player = winners if resigned is None else self._player(resigned)
        said = {**outcome.details, "side": winners, "player": player}
        return texts.say_either(outcome.reason, "refused.over", **said)

    def _plain(self, seen: Seen, texts: Texts) -> Parts:
        """The page of a game that has none of its own: every move in words, and the pieces of the picture."""
        words = PlainWords(texts, self._game.name, self._player)
        plain = self._commentary is None
        offers = [Offer(seen.words(move), help=words.help(move) or "" if plain else "") for move in seen.moves]
        if not plain:  # the fields of a picture that has a table of its own are no words for people
            return Parts(offers)
        rows = [
            CardRow(
                words.field(row.field) if row.seat is None else f"{self._player(row.seat)}: {words.field(row.field)}",
                [self._piece(words, seen, piece) for piece in row.pieces] if row.cards else [],
                value="" if row.cards else words.value(row.pieces[0], row.field, piece=False),
            )
            for row in rows_of(seen.picture, self._seats)
        ]
        return Parts(offers, rows=rows)

    @staticmethod
    def _piece(words: PlainWords, seen: Seen, piece: object) -> Card:
        if piece is None:
            return Card("", turned=True)
        return Card(words.value(piece), why=_why_not(seen, piece))


def _why_not(seen: Seen, piece: object) -> str:
    """Why a piece cannot be used, where moves are about single pieces of its kind."""
    for move in seen.moves:
        values = tuple(getattr(move, name) for name in move.__struct_fields__)
        if len(values) == 1 and type(values[0]) is type(piece):
            refusal = seen.why_not(type(move)(piece))
            return seen.sentence(refusal) if refusal is not None else ""
    return ""


def _sentence(texts: Texts, game: str, said: Refusal | Reason) -> str:
    """A key with its values in words; the values too, where there are texts for them."""
    values: dict[str, object] = {}
    for name, value in said.values.items():
        key = f"{game}.{name}.{value}"
        values[name] = texts.say(key) if texts.has(key) else value
    if texts.has(said.key):
        return texts.say(said.key, **values)
    return texts.say("refused.no_such_move") if isinstance(said, Refusal) else ""
