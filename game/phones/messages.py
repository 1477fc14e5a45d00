"""What phones and the table say to each other, as strict values: anything else ends the connection.

A phone can only send numbers of offers that it was shown, never a move: it cannot name one or act for another seat.
"""

from typing import Annotated, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE = 1024
"""The most bytes that a phone may send at once; a usual message has 40."""

MOST_SEATS = 8
LONGEST_NAME = 12
"""As in the setup form."""

Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+\\Z")]
Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}\\Z")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
OfferNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4095)]
Share: TypeAlias = Annotated[float, Meta(ge=-1.0, le=1.0)]


Message = TypeVar("Message")


class _Heard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Something that a phone said."""


class Enter(_Heard, frozen=True, tag="enter"):
    """The first message of a new guest, who scanned the code."""

    room: Token
    language: Language = "en"


class TypedWord(_Heard, frozen=True, tag="word"):
    """The first message of a new guest, who typed the word."""

    word: Annotated[str, Meta(max_length=24)]
    language: Language = "en"


class Return(_Heard, frozen=True, tag="return"):
    """The first message of a phone that had a seat: reloaded, woken up, or back on the network."""

    token: Token
    language: Language = "en"


class Claim(_Heard, frozen=True, tag="claim"):
    """A guest takes a free seat. An empty name keeps the seat's name."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Watch(_Heard, frozen=True, tag="watch"):
    """A guest wants to see the public table."""


class Choose(_Heard, frozen=True, tag="move"):
    """A player takes an offer of the page with this version."""

    v: Version
    n: OfferNumber


class ThrowGesture(_Heard, frozen=True, tag="throw"):
    """A player takes an offer by a gesture: the table throws a die with it."""

    v: Version
    n: OfferNumber
    x: Share
    y: Share
    power: Annotated[float, Meta(ge=0.0, le=1.0)]
    spin: Share


class Ask(_Heard, frozen=True, tag="ask"):
    """A player asks for something besides a move."""

    v: Version
    what: Annotated[str, Meta(pattern="^(undo|hint|resign|go_on)\\Z")]


class Speak(_Heard, frozen=True, tag="speak"):
    """A player chooses a language."""

    language: Language


class Leave(_Heard, frozen=True, tag="leave"):
    """A player gives the seat back."""


First: TypeAlias = Enter | TypedWord | Return
Later: TypeAlias = Claim | Watch | Choose | ThrowGesture | Ask | Speak | Leave
ByPlayer: TypeAlias = Choose | ThrowGesture | Ask | Speak | Leave

_FIRST: msgspec.json.Decoder[First] = msgspec.json.Decoder(Enter | TypedWord | Return)
_LATER: msgspec.json.Decoder[Later] = msgspec.json.Decoder(Claim | Watch | Choose | ThrowGesture | Ask | Speak | Leave)


class BadMessage(Exception):  # noqa: N818 - reads as what it is
    """A phone sent something that no page of ours sends."""


def first_message(raw: str | bytes) -> First:
    """Parse the first message of a connection.

    Raises:
        BadMessage: if it is anything else.
    """
    return _decoded(_FIRST, raw)


def later_message(raw: str | bytes) -> Later:
    """Parse any message but the first.

    Raises:
        BadMessage: if it is anything else.
    """
    return _decoded(_LATER, raw)


def _decoded(decoder: "msgspec.json.Decoder[Message]", raw: str | bytes) -> Message:
    if isinstance(raw, bytes):
        raise BadMessage("text only")
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadMessage(str(error)) from error


class Heard(Struct, frozen=True):
    """What the player of a seat said, for the table."""

    seat: int
    said: ByPlayer


class LobbySeat(Struct, frozen=True):
    """One seat as guests see it."""

    name: str
    phone: bool
    """Whether it is meant for a phone."""

    taken: bool


class Lobby(Struct, frozen=True, tag_field="t", tag="lobby"):
    """What a guest without a seat is shown."""

    game: str
    title: str
    seats: list[LobbySeat]
    watch: bool
    """Whether anybody may watch."""


class Seated(Struct, frozen=True, tag_field="t", tag="seat"):
    """A guest got the seat; the token brings them back to it."""

    seat: int
    token: str


class NotPossible(Struct, frozen=True, tag_field="t", tag="refused"):
    """Something was not possible: a key of the page's own words."""

    why: str


def encoded(message: Struct) -> str:
    """A message as it is sent. Texts may be of a kind of their own."""
    return msgspec.json.encode(message, enc_hook=str).decode()
