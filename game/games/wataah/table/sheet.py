"""The reference sheet of Shinobi WAT-AAH!: nine clans with pair and triple, and the Yokai side by side."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.wataah.rules.cards import CLAN_CARDS, CLANS, YOKAI_CARDS
from game.games.wataah.table.art.card_windows import FIGURE_SHAPE
from game.games.wataah.table.art.pictures import WataahArt, kind_of
from game.games.wataah.table.words import Words
from game.table.sheet.data import Sheet, SheetCell, SheetRow

_OWN = {"crow": "tengu", "bear": "oni"}
"""The Yokai that have no clan's power stand in the rows that are left."""

_PAIR, _TRIPLE = 2, 3


def powers(art: WataahArt, words: Words, hand: Sequence[str]) -> Sheet:
    """Return the sheet; `hand` are the cards that the player holds and may see."""
    held = Counter(kind_of(card) for card in hand)
    yokai = {clan: (name, strength) for name, strength, clan in YOKAI_CARDS if clan is not None}
    strengths = {name: strength for name, strength, _ in YOKAI_CARDS}
    yokai |= {clan: (name, strengths[name]) for clan, name in _OWN.items()}
    rows = [_row(art, words, clan, list(values), held, yokai[clan]) for clan, values in CLAN_CARDS]
    heads = ("", *(words.say(f"wataah.sheet.{head}") for head in ("pair", "triple", "yokai")))
    return Sheet(words.say("wataah.sheet.title"), words.say("wataah.sheet.intro"), heads, tuple(rows), (31, 39, 41, 39))


def _row(  # noqa: PLR0917 - a row is made of all of these
    art: WataahArt, words: Words, clan: str, values: list[int], held: Counter[str], yokai: tuple[str, int]
) -> SheetRow:
    name, strength = yokai
    count = held[clan]
    span = f"{values[0]}\N{EN DASH}{values[-1]}" if values[0] != values[-1] else str(values[0])
    own = words.say(f"wataah.yokai.{name}") if name in _OWN.values() else ""
    title = f"{words.say(f'wataah.card.{name}')} \N{MIDDLE DOT} {strength}"
    return SheetRow(
        words.say(f"wataah.clan.{clan}"),
        (
            SheetCell(words.power(clan, triple=False), lit=count >= _PAIR and clan != "bear"),
            SheetCell(words.power(clan, triple=True), lit=count >= _TRIPLE and clan != "bear"),
            SheetCell(title, dark=True, icon=_disc(art, name), note=own),
        ),
        note=span,
        held=words.say("wataah.sheet.held", count=count) if count else "",
        icon=_disc(art, clan),
    )


def _disc(art: WataahArt, kind: str) -> Callable[[Canvas, Rect], None]:
    return partial(_draw, art, kind)


def _draw(art: WataahArt, kind: str, canvas: Canvas, place: Rect) -> None:
    if kind in CLANS:
        picture = art.disc(kind, canvas.px(place.h))
    else:
        picture = art.portrait(kind, canvas.px(place.h / FIGURE_SHAPE))
    canvas.blit_centred(picture, place.centre)
