"""The table's side of the talk with phones: publishes pages, and takes in what players say. No pygame."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from game.core.contract import PUBLIC
from game.core.match import Decision
from game.core.refusal import Refusal
from game.engine.text.translations import Texts
from game.phones.messages import Ask, Choose, Heard, Leave, Speak, ThrowGesture, encoded
from game.phones.page import Held, Hint, HintLine, Notice, Taken
from game.phones.server import PhoneServer
from game.table.face.log_line import LogLine
from game.table.phones.pages import MadePage, PageMaker
from game.table.phones.session import PhoneSession

VANISHED_AFTER = 10.0
"""Seconds without its phone after which the table asks what to do about a seat."""


class Asked(NamedTuple):
    """Something that the table must do for a seat."""

    seat: int
    what: str
    gesture: ThrowGesture | None = None


class PhoneHost:
    """Connects one session with the server. Nothing that a phone says is trusted: it only picks what it was offered."""

    def __init__(
        self,
        session: PhoneSession,
        server: PhoneServer,
        maker: PageMaker,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        """`keep` saves the keys by which phones come back, if they have changed."""
        self._keep = keep
        self.session = session
        self.server = server
        self.maker = maker
        self.version = 0
        self._offers: dict[int, list[Any]] = {}
        """What the newest page of each seat offers; empty while the table shows something."""
        self._due: list[tuple[int, str]] = []
        """Whose newest page is still to be made, and in which language, in this order."""
        self._log: Sequence[LogLine] = ()
        self._public: set[str] = set()
        """The languages in which spectators have the newest page, or will in a moment."""
        self._shown: object = None
        self._hinting: int | None = None

    @property
    def vanished(self) -> int | None:
        """The seat to move whose phone has been gone too long."""
        if not self.server.any_gone:
            return None
        seat = self.session.phone_to_move
        gone = None if seat is None else self.server.gone_for(seat)
        return seat if gone is not None and gone >= VANISHED_AFTER else None

    @property
    def pending(self) -> bool:
        """Whether pages are still to be made."""
        return bool(self._due)

    def publish(self, log: Sequence[LogLine]) -> None:
        """Show every phone what the table shows now; nothing is sent if nothing has changed.

        Pages take a moment to make, so each frame makes one. The player to move comes last: nobody decides while pages
        are still to be made.
        """
        now = self._now(log)
        if now == self._shown and (self._offers or self._due):
            return
        self._shown, self._log = now, log
        self._keep()
        self.version += 1
        self._hinting = None
        self._offers.clear()
        to_move = self.session.to_move
        away = sorted(self.session.away, key=lambda seat: (seat == to_move, seat))
        self._due = [(seat, self._language(seat)) for seat in away]
        self._public.clear()
        self._for_spectators()

    def finish(self) -> None:
        """Make all pages that are still to be made."""
        while self._due:
            self._make_next()

    def _for_spectators(self) -> None:
        """Make the public page too, in each language that a spectator speaks."""
        watched = self.server.watched_in
        if not watched <= self._public:
            for language in sorted(watched - self._public):
                self._public.add(language)
                self._due.insert(0, (PUBLIC, language))

    def _make_next(self) -> None:
        """Make one page, unless something has been decided since: the table has not shown that yet."""
        if self._now(self._log) != self._shown:
            self._due.clear()
            return
        seat, language = self._due.pop(0)
        if seat == PUBLIC:
            self.server.publish_public(encoded(self._page(PUBLIC, self._log, language).page), language)
        elif seat in self.session.away:
            made = self._page(seat, self._log, language)
            self.server.publish(seat, encoded(made.page))
            self._offers[seat] = made.moves

    def _now(self, log: Sequence[LogLine]) -> object:
        """What pages depend on."""
        session = self.session
        last: Decision | None = session.match.history[-1] if session.match.history else None
        names = [player.name for player in session.players]
        speaking = [chair.language for chair in self.server.room.chairs]
        return id(last), session.match.decisions, session.resigned, names, speaking, session.hints, len(log)

    def hold(self, key: str = "", *, go_on: bool = False) -> None:
        """Tell phones that the table shows something first; `go_on` lets any of them go on."""
        self.finish()
        self._offers.clear()
        for seat in self.session.away:
            text = self._texts(seat).say(key) if key else ""
            self._tell(seat, Held(text, go_on), "held")

    def note(self, seat: int, refusal: Refusal) -> None:
        """Tell one player why something is not possible."""
        self._tell(seat, Notice(self.maker.sentence(refusal, self._language(seat))), "note")

    def listen(self) -> list[Asked]:
        """Take in what players said since the last call."""
        asked: list[Asked] = []
        while not self.server.heard.empty():
            heard = self.server.heard.get_nowait()
            if heard.seat in self.session.away:
                asked += self._take_in(heard)
        return asked

    def hint(self, seat: int) -> None:
        """Start looking for a hint, for one player's eyes."""
        self._hinting = seat
        self.session.explain()

    def advance(self, dt: float) -> None:
        """Send a page that is due, and a hint that has been found."""
        self._for_spectators()
        if self._due:
            self._make_next()
        seat = self._hinting
        if seat is None:
            return
        found = self.session.advice(dt)
        if found is None:
            return
        self._hinting = None
        texts, moves = self._texts(seat), self._offers.get(seat, [])
        words = self.maker.move_words(self.session.match.view(seat), texts)
        lines = [
            HintLine(
                moves.index(advice.move),
                words(advice.move),
                texts.say("table.advice.chance", percent=round(100 * advice.chance)),
                self.maker.sentence(advice.reason, texts.language),
            )
            for advice in found
            if advice.move in moves
        ]
        self._tell(seat, Hint(self.version, lines), "hint")

    def _take_in(self, heard: Heard) -> list[Asked]:
        seat = heard.seat
        match heard.said:
            case Choose(version, number) | ThrowGesture(version, number):
                moves = self._offers.get(seat, [])
                if version != self.version or number >= len(moves) or not self.session.choose(seat, moves[number]):
                    return []  # too late: a newer page is there or on its way
                self._offers.clear()
                self._tell(seat, Taken(version), "taken")
                if isinstance(heard.said, ThrowGesture):
                    return [Asked(seat, "throw", heard.said)]
            case Ask(version, what):
                if what == "go_on" or version == self.version:
                    return [Asked(seat, what)]
            case Speak():  # the first thing that is heard of a phone in its seat: its player may have typed a name
                self._shown = None
                renamed = self.session.rename(seat, self.server.room.chairs[seat].name)
                return [*([Asked(seat, "renamed")] if renamed else []), Asked(seat, "page")]
            case Leave():
                return [Asked(seat, "left")]
        return []

    def _page(self, seat: int, log: Sequence[LogLine], language: str) -> MadePage:
        session = self.session
        can = []
        if seat >= 0 and session.to_move is not None:
            can = ["resign"]
            if session.why_not_undo_by(seat) is None:
                can.append("undo")
            if session.hints and session.to_move == seat:
                can.append("hint")
        view = session.match.view(seat)
        return self.maker.page(view, session.to_move, session.outcome, log, language, version=self.version, can=can)

    def _tell(self, seat: int, message: msgspec.Struct, kind: str) -> None:
        self.server.publish(seat, encoded(message), kind)

    def _language(self, seat: int) -> str:
        return self.server.room.chairs[seat].language

    def _texts(self, seat: int) -> Texts:
        return self.maker.texts(self._language(seat))
