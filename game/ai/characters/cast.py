"""The twelve characters, as data: two of each temper."""

from typing import Final
from zlib import crc32

import msgspec

from game.ai.characters.tempers import Temper


class Character(msgspec.Struct, frozen=True):
    """Somebody that a computer can play as."""

    key: str
    """Its identifier in files, texts and pictures."""

    name: str
    """The same in every language."""

    temper: Temper
    colour: str
    """The leading colour of the portrait, as on paper."""

    sky: tuple[str, str]
    """The colours behind the portrait, top and bottom, where no seat's colour is shown."""


CHARACTERS: Final = {
    one.key: one
    for one in (
        Character("goro", "Goro", Temper.BOLD, "#B5382B", ("#E9B36A", "#C9703C")),
        Character("suzu", "Suzu", Temper.BOLD, "#D0742A", ("#9CC4C0", "#4E8E90")),
        Character("ume", "Ume", Temper.CAREFUL, "#6B4A86", ("#B9C9A8", "#6E8E72")),
        Character("nao", "Nao", Temper.CAREFUL, "#4F6F52", ("#F0D9A0", "#C99B58")),
        Character("zeni", "Zeni", Temper.GREEDY, "#7C2C3C", ("#A8BFA6", "#5A8072")),
        Character("bunta", "Bunta", Temper.GREEDY, "#2F7F72", ("#E8C48A", "#B9783E")),
        Character("sayo", "Sayo", Temper.SPITEFUL, "#5B3F7C", ("#D9C7DC", "#9C86B0")),
        Character("genzo", "Genzo", Temper.SPITEFUL, "#46566B", ("#B4C2C9", "#66808F")),
        Character("tama", "Tama", Temper.HOARDER, "#A5486A", ("#C9CFA4", "#7F9468")),
        Character("rokuro", "Rokuro", Temper.HOARDER, "#34477A", ("#B4CCD2", "#5E8494")),
        Character("sai", "Sai", Temper.GAMBLER, "#26406E", ("#F0D48E", "#C9963C")),
        Character("hyota", "Hyota", Temper.GAMBLER, "#3C7A98", ("#D6B8B4", "#A4787C")),
    )
}


_STEP: Final = 5
"""Neighbouring seats get characters this far apart, whose tempers always differ."""


def usual_character(game: str, seat: int) -> str:
    """The character that a computer in a seat plays as until somebody chooses another; no two seats have the same."""
    keys = tuple(CHARACTERS)
    return keys[(crc32(game.encode()) + _STEP * seat) % len(keys)]


def temper_of(character: str | None) -> Temper | None:
    """The temper of a character; None for nobody, or for somebody this version does not know."""
    known = CHARACTERS.get(character or "")
    return known.temper if known is not None else None
