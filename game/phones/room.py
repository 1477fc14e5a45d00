"""Who sits where, and by which secrets they come back. Only the server's thread changes it."""

from dataclasses import dataclass, field
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct

from game.phones.limits import WrongWords
from game.phones.messages import LONGEST_NAME, MOST_SEATS, Lobby, LobbySeat, Token
from game.phones.tokens import clean_name, new_token, new_word, same, typed


class Talk(Protocol):
    """The open connection of a phone."""

    language: str

    def tell(self, kind: str, text: str) -> None:
        """Send a text; of each kind only the newest matters."""

    def end(self, code: int, reason: str) -> None:
        """Close it."""


SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class RoomKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What lets phones come back after the program was restarted. Kept in a private file beside the match."""

    port: Annotated[int, Meta(ge=0, le=65535)]
    room: Token
    word: Annotated[str, Meta(min_length=4, max_length=24, pattern="^[a-z]+\\Z")]
    tokens: Annotated[dict[SeatNumber, Token], Meta(max_length=MOST_SEATS)]
    """The tokens of seats on phones; a seat that was never taken has none."""

    phones: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]
    """The seats on phones."""

    watchable: bool = False
    """Whether anybody with the code may watch."""


def read_keys(data: bytes) -> RoomKeys | None:
    """Parse a private file; None if it is damaged, and the phones have to be invited again."""
    try:
        return msgspec.json.decode(data, type=RoomKeys)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


@dataclass
class Chair:
    """One seat of the table."""

    name: str
    phone: bool = False
    token: str = ""
    """Empty until a phone has taken the seat."""

    language: str = ""
    latest: str | None = None
    """The newest page, for a phone that comes back."""

    held: str | None = None
    """What the table has said about waiting since that page."""

    talk: Talk | None = None
    gone_since: float | None = None
    """When its phone was last lost; None while it is here or nobody has taken the seat."""


@dataclass
class Room:
    """The seats of one table, as far as phones are concerned."""

    game: str
    title: str
    chairs: list[Chair]
    key: str = field(default_factory=new_token)
    word: str = field(default_factory=new_word)
    watchable: bool = False
    watchers: set[Talk] = field(default_factory=set)
    guests: set[Talk] = field(default_factory=set)
    public: dict[str, str] = field(default_factory=dict)
    """The newest page for spectators, by language."""

    wrong: WrongWords = field(default_factory=lambda: WrongWords(0.0))
    languages: tuple[str, ...] = ("en",)
    """Those that pages are made in; who asks for another one gets the first."""

    def take_over(self, keys: RoomKeys) -> None:
        """Let the phones of an earlier run come back."""
        self.key, self.word, self.watchable = keys.room, keys.word, keys.watchable
        for seat, chair in enumerate(self.chairs):
            chair.phone = seat in keys.phones
            chair.token = keys.tokens.get(seat, "") if chair.phone else ""
            chair.gone_since = 0.0 if chair.token else None

    def keys(self, port: int) -> RoomKeys:
        """What must be kept for a restart."""
        tokens = {seat: chair.token for seat, chair in enumerate(self.chairs) if chair.token}
        phones = [seat for seat, one in enumerate(self.chairs) if one.phone]
        return RoomKeys(port, self.key, self.word, tokens, phones, self.watchable)

    def renew(self) -> None:
        """Let nobody in any more by what was shown until now; who has a seat keeps it."""
        self.key, self.word = new_token(), new_word()

    def opens(self, key: str) -> bool:
        """Whether this is the key in the code."""
        return same(key, self.key)

    def knows_word(self, word: str, address: str, now: float) -> bool | None:
        """Whether this is the word on the screen; None if that address may not try now."""
        if not self.wrong.may_try(address, now):
            return None
        if same(typed(word), self.word):
            return True
        if self.wrong.wrong(address):
            self.word = new_word()
        return False

    def spoken(self, language: str) -> str:
        """The language of somebody who asks for this one."""
        return language if language in self.languages else self.languages[0]

    def seat_of(self, token: str) -> int | None:
        """The seat that a token belongs to. Every chair is compared, so that time tells nothing."""
        found = [seat for seat, chair in enumerate(self.chairs) if same(chair.token or new_token(), token)]
        return found[0] if found else None

    def sit(self, seat: int, talk: Talk, language: str) -> None:
        """A phone is in its seat, for the first time or again. The newest wins."""
        chair = self.chairs[seat]
        if chair.talk is not None and chair.talk is not talk:
            chair.talk.end(4003, "elsewhere")
        chair.talk, chair.language, chair.gone_since = talk, language, None
        self.guests.discard(talk)
        self.watchers.discard(talk)

    def claim(self, seat: int, name: str) -> str | None:
        """Take a free seat. Return its token, or None if it is not free."""
        if seat >= len(self.chairs):
            return None
        chair = self.chairs[seat]
        if not chair.phone or chair.token:
            return None
        chair.token = new_token()
        chair.name = clean_name(name, LONGEST_NAME) or chair.name
        return chair.token

    def free(self, seat: int, *, phone: bool) -> None:
        """Send the phone of a seat away; `phone` tells whether another may take it."""
        chair = self.chairs[seat]
        chair.token, chair.phone, chair.gone_since = "", phone, None
        if chair.talk is not None:
            chair.talk.end(4004, "freed")
            chair.talk = None

    def lose(self, talk: Talk, now: float) -> None:
        """A connection has ended."""
        self.guests.discard(talk)
        self.watchers.discard(talk)
        for chair in self.chairs:
            if chair.talk is talk:
                chair.talk, chair.gone_since = None, now

    def lobby(self) -> Lobby:
        """What guests are shown."""
        seats = [LobbySeat(chair.name, chair.phone, bool(chair.token)) for chair in self.chairs]
        return Lobby(self.game, self.title, seats, self.watchable)
