"""The reference sheet of Ninjutsu: what the cards do, and how often each rank wins a roll."""

from collections.abc import Callable, Collection
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.rules.figures import RANKS
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.odds_text import percent
from game.games.ninjutsu.table.words import Words
from game.table.sheet.data import Sheet, SheetCell, SheetRow

_CARDS = ("salto", "sneak", "kidnap", "new_weapons", "joker")


def cards_and_odds(art: NinjutsuArt, words: Words, side: str, spent: Collection[str], version: int) -> Sheet:
    """Return the sheet for one side; `spent` are its used cards, `version` is that of the rules."""
    rows = [_card(art, words, name, version, spent=name in spent) for name in _CARDS]
    rows += [_odds(art, words, rank, side) for rank in RANKS]
    title, intro = words.say("ninjutsu.sheet.title"), words.say("ninjutsu.sheet.intro")
    return Sheet(title, intro, ("", ""), tuple(rows), (28, 104))


def _card(art: NinjutsuArt, words: Words, name: str, version: int, *, spent: bool) -> SheetRow:
    old = name == "kidnap" and version == 1
    text = words.say(f"ninjutsu.tip.closer.{'kidnap_front' if old else name}").replace("\n\n", " ")
    note = words.say("ninjutsu.sheet.spent") if spent else ""
    return SheetRow(
        words.say(f"ninjutsu.card.{name}"), (SheetCell(text),), note=note, icon=_token(art, name, spent=spent)
    )


def _odds(art: NinjutsuArt, words: Words, rank: int, side: str) -> SheetRow:
    shares = [
        words.say(
            "ninjutsu.sheet.odds",
            rank=words.say(f"ninjutsu.rank.{other}"),
            win=percent(BEATS[rank][other]),
            tie=percent(1 - BEATS[rank][other] - BEATS[other][rank]),
            lose=percent(BEATS[other][rank]),
        )
        for other in RANKS
    ]
    name = words.say("ninjutsu.sheet.attacks", rank=words.say(f"ninjutsu.rank.{rank}"))
    return SheetRow(name, (SheetCell("\n".join(shares)),), icon=partial(_draw_figure, art, rank, side))


def _token(art: NinjutsuArt, name: str, *, spent: bool) -> Callable[[Canvas, Rect], None]:
    def draw(canvas: Canvas, place: Rect) -> None:
        canvas.blit_centred(art.action_token(name, canvas.px(place.h), spent=spent), place.centre)

    return draw


def _draw_figure(art: NinjutsuArt, rank: int, side: str, canvas: Canvas, place: Rect) -> None:
    canvas.blit_centred(art.figure(side, rank, canvas.px(place.h * 0.62)), place.centre)
