"""A card, a clan, a pile or a boss of Shinobi WAT-AAH!, large and with its text."""

from collections.abc import Sequence
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.widgets.widget import What
from game.games.wataah import log_text
from game.games.wataah.rules.cards import CLAN_CARDS, CLANS, NUMBERS, STRENGTH
from game.games.wataah.rules.grand_master.cards import FINAL
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.art import bosses
from game.games.wataah.table.art.pictures import kind_of
from game.games.wataah.table.draw.card_reader import CardReader
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.grand_master.builders import KeepingTemple
from game.games.wataah.table.grand_master.scenery import BoardScenery
from game.games.wataah.table.grand_master.tooltips import BoardTooltips, known
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import (
    ClanAt,
    CorruptionOf,
    CourtOf,
    DecoyAt,
    OwnCourt,
    TempleDrawnAt,
    TempleOf,
)
from game.games.wataah.table.input.things import NONE
from game.games.wataah.table.tooltips import Tooltips
from game.games.wataah.table.words import Words
from game.table.cards.flight import HIGH, Pose
from game.table.inspect.zoom import Zoom

_CLAN, _STEP = 270.0, 70.0
"""How wide a card of a clan is, and how much of it its neighbour leaves free."""

_PILE = 250.0


class ZoomedPieces:
    """Shows only what can be seen on the table."""

    def __init__(
        self, cards: Cards, words: Words, meaning: Tooltips, reading: CardReader, scenery: BoardScenery
    ) -> None:
        self._cards = cards
        self._art = cards.art
        self._words = words
        self._meaning = meaning
        self._reading = reading
        self._scenery = scenery
        self._board = BoardTooltips(words)

    def closer(self, what: What, picture: Picture, choice: MoveBuilder | None) -> Zoom | None:
        """Something on the table, if it can be shown large."""
        card = self._meaning.card(what, picture, choice)
        if card is not None:
            return self._card(card)
        match what:
            case "jigoku" if picture.jigoku:
                return self._card(picture.jigoku[-1])
            case "deck":
                return self._deck(picture)
            case ClanAt(seat, slot):
                return self._clan(seat, slot, picture)
            case CorruptionOf(seat):
                return self._corruption(seat, picture)
        return self._of_grand(what, picture, choice)

    def _of_grand(self, what: What, picture: Picture, choice: MoveBuilder | None) -> Zoom | None:
        board = picture.board
        if board is None:
            return None
        match what:
            case TempleOf(seat) if picture.temples[seat] != NONE:
                return self._favour("temple", picture.temples[seat])
            case CourtOf(seat) | OwnCourt(seat):
                card = board.courts[seat]
                return self._favour("court", str(card)) if known(card) else None
            case TempleDrawnAt(place) if isinstance(choice, KeepingTemple) and place < len(choice.cards):
                return self._favour("temple", choice.cards[place])
            case "temple_deck" | "court_deck":
                deck = what.removesuffix("_deck")
                title, _, text = self._words.say(f"wataah.tip.{what}").partition("\n")
                return Zoom(partial(self._draw_back, deck=deck), title, text)
            case "boss":
                return self._boss(board.bosses[FINAL], FINAL)
            case DecoyAt(decoy):
                return self._boss(board.bosses[decoy], decoy)
        return None

    # Cards

    def _card(self, card: str) -> Zoom:
        say, kind = self._words.say, kind_of(card)
        said = [say("wataah.tip.strength", strength=STRENGTH[NUMBERS[card]])]
        if kind in CLANS:
            strengths = next(strengths for name, strengths in CLAN_CARDS if name == kind)
            said += self._powers(kind)
            said.append(say("wataah.tip.copies", strengths=" ".join(map(str, strengths))))
        elif kind == "ronin":
            said.append(say("wataah.tip.closer.ronin"))
        else:
            said += [self._words.about(card)[0], say("wataah.tip.closer.yokai")]
        return Zoom(partial(self._draw_card, card=card), self._words.card(card), "\n\n".join(said))

    def _powers(self, clan: str) -> list[str]:
        say, lines = self._words.say, self._words.about(clan)
        if len(lines) == 1:
            return lines
        return [say("wataah.tip.closer.pair", power=lines[0]), say("wataah.tip.closer.triple", power=lines[1])]

    def _clan(self, seat: int, slot: int, picture: Picture) -> Zoom | None:
        clan = self._meaning.on_table.clan(seat, slot, picture)
        if clan is None:
            return None
        cards = picture.clans[seat][clan]
        seen = [cards[place] for place in seat_values.splayed(cards)]
        title = self._words.say("wataah.tip.clan", clan=self._words.clan(clan), count=seat_values.strength(cards))
        said = [f"{self._words.player(seat)}: {self._words.listed(cards)}", *self._powers(clan)]
        return Zoom(partial(self._draw_clan, cards=seen), title, "\n\n".join(said))

    def _corruption(self, seat: int, picture: Picture) -> Zoom:
        say, pile = self._words.say, picture.corruption[seat]
        head, _, text = say("wataah.tip.master", player=self._words.player(seat)).partition("\n")
        said = (
            [say("wataah.tip.corruption", cost=seat_values.cost(picture, seat)), self._words.listed(pile)]
            if pile
            else []
        )
        return Zoom(partial(self._draw_corruption, seat=seat, count=len(pile)), head, "\n\n".join([*said, text]))

    def _deck(self, picture: Picture) -> Zoom:
        title, _, text = self._words.say("wataah.tip.deck", count=picture.deck).partition("\n")
        text = f"{text}\n\n{self._words.say('wataah.tip.closer.deck')}"
        return Zoom(lambda canvas, rect: self._cards.lying(canvas, None, _upright(rect)), title, text)

    def _favour(self, deck: str, card: str) -> Zoom:
        say = self._words.say
        power = log_text.temple_power if deck == "temple" else log_text.court_power
        text = f"{power(card, say)}\n\n{say(f'wataah.tip.closer.{deck}')}"
        return Zoom(partial(self._draw_favour, deck=deck, card=card), say(f"wataah.{deck}.{card}"), text)

    def _boss(self, boss: str | None, place: int) -> Zoom:
        say = self._words.say
        hidden = say("wataah.tip.final_hidden" if place == FINAL else "wataah.tip.decoy_hidden", decoy=place)
        title, _, text = hidden.partition("\n")
        if boss is not None:
            title, text = say(f"wataah.boss.{boss}"), f"{self._board.row(boss)}\n\n{say('wataah.tip.closer.boss')}"
        return Zoom(partial(self._draw_boss, boss=boss), title, text)

    # How they are drawn

    def _draw_card(self, canvas: Canvas, rect: Rect, card: str) -> None:
        self._reading.card(canvas, card, _upright(rect).rect)

    def _draw_clan(self, canvas: Canvas, rect: Rect, cards: Sequence[str]) -> None:
        left = rect.centre.x - _STEP * (len(cards) - 1) / 2
        poses = [Pose(left + _STEP * place, rect.centre.y, 0.0, _CLAN) for place in range(len(cards))]
        self._cards.splayed(canvas, cards, poses)

    def _draw_corruption(self, canvas: Canvas, rect: Rect, seat: int, count: int) -> None:
        canvas.blit_centred(self._art.corruption(seat, count, canvas.px(_PILE)), rect.centre)

    def _draw_favour(self, canvas: Canvas, rect: Rect, deck: str, card: str) -> None:
        self._reading.favour(canvas, deck, card, _upright(rect).rect)

    def _draw_back(self, canvas: Canvas, rect: Rect, deck: str) -> None:
        width = canvas.px(_upright(rect).width)
        canvas.blit_centred(self._art.card_shadow(width), rect.centre)
        canvas.blit_centred(self._art.grand.favour_back(deck, width), rect.centre)

    def _draw_boss(self, canvas: Canvas, rect: Rect, boss: str | None) -> None:
        width = min(rect.w, rect.h * bosses.WIDTH / bosses.HEIGHT)
        if boss is None:
            canvas.blit_centred(self._art.grand.boss_back(canvas.px(width)), rect.centre)
        else:
            self._scenery.boss(canvas, boss, rect.centre, width)


def _upright(rect: Rect) -> Pose:
    return Pose(rect.centre.x, rect.centre.y, 0.0, min(rect.w, rect.h / HIGH))
