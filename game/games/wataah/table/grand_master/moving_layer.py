"""Draws what moves over the gameboard: what may be chosen, pawns, peeks, the unveiling of the Final Boss."""

from functools import partial
from math import sin

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.card_flip import side, turning
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.wataah.rules.grand_master.cards import BOSSES, FINAL, PLACES, SHOWDOWN
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.scoring import showdown_points
from game.games.wataah.table.art import bosses
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.draw.card_reader import CardReader
from game.games.wataah.table.draw.cards import Cards, draw_figures
from game.games.wataah.table.draw.paper_slips import draw_label, draw_ribbon
from game.games.wataah.table.grand_master.animation_state import BoardAir, Peeked, Unveiling
from game.games.wataah.table.grand_master.builders import KeepingTemple, Peeking, Sending
from game.games.wataah.table.grand_master.layout import BoardLayout, received
from game.games.wataah.table.grand_master.plays import UNVEILED
from game.games.wataah.table.grand_master.scenery import BoardScenery
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.seats.slips import draw_caption

_HELD_UP = 400.0
_PICK = 300.0
_CREST = 40.0
_NONE = "none"
_BURST = 840.0


class BoardLive:
    """Draws above the board."""

    def __init__(
        self, cards: Cards, places: TableLayout, words: Words, scenery: BoardScenery, reading: CardReader
    ) -> None:
        self._cards = cards
        self._art: WataahArt = cards.art
        self._grand = cards.art.grand
        self._places = places
        self._words = words
        self._scenery = scenery
        self._reading = reading
        self._board = BoardLayout(places)

    def pick_rects(self, count: int) -> list[Rect]:
        """Where Temple cards lie to be chosen from."""
        middle = self._board.octagon.centre
        return [
            Rect.around((middle.x + (place - (count - 1) / 2) * (_PICK + 40), middle.y), _PICK, _PICK * 1.4)
            for place in range(count)
        ]

    def draw(self, canvas: Canvas, picture: Picture, air: BoardAir) -> None:
        """Flights, and words over them."""
        if air.ranks is not None and air.ranks % 1:
            row = int(air.ranks)
            self._scenery.banner(canvas, picture, air, row, aside=380 * (1 - air.ranks % 1))
        for pawn in air.pawns:
            width = canvas.px(self._board.stack("missions", pawn.seat).width)
            canvas.blit_centred(self._grand.pawn(pawn.seat, width), (pawn.sprite.x, pawn.sprite.y - pawn.sprite.lift))
        for token in air.tokens:
            at = (token.sprite.x, token.sprite.y - token.sprite.lift)
            size = canvas.px(token.size)
            if token.kind == "shosho":
                face = self._grand.shosho(size)
            elif token.kind == "eye":
                face = self._grand.eye(token.seat, size)
            elif token.name is None:
                face = self._grand.favour_back(token.kind, size)
            else:
                face = self._grand.favour(token.kind, token.name, size)
            canvas.blit_centred(face, at)
        if air.peeked is not None:
            self._peeked(canvas, air.peeked)
        if air.unveiling is not None:
            self._unveil(canvas, picture, air.unveiling)
        if air.caption:
            draw_caption(canvas, air.caption, (800, 640))

    def choice(self, canvas: Canvas, picture: Picture, choice: MoveBuilder) -> None:
        """Legal targets glow."""
        width, middle = canvas.px(self._board.octagon.w), self._board.octagon.centre
        if isinstance(choice, Sending):
            self._sending(canvas, picture, choice)
        if isinstance(choice, Peeking):
            for decoy in choice.decoys_lit():
                self._cards.ring(canvas, self._board.boss_rect(decoy))
            if choice.piles_lit():
                canvas.blit_centred(self._grand.board_glow("temple", width), middle)
                self._scenery.names(canvas)
        for seat in choice.seats_lit():
            row = [*self._rows(picture)].index(seat)
            self._cards.ring(canvas, self._board.rank(row))
        if isinstance(choice, KeepingTemple):
            canvas.dim(0.4)
            for place, rect in enumerate(self.pick_rects(len(choice.cards))):
                up = rect.moved(0, -16 if choice.taken == place else 0)
                if choice.taken == place:
                    canvas.blit_centred(self._art.card_glow(canvas.px(up.w)), up.centre)
                self._reading.favour(canvas, "temple", choice.cards[place], up)

    def beside(self, canvas: Canvas, picture: Picture, seat: int | None, choice: MoveBuilder | None) -> None:
        """The player's Court card and the player's pawns, at the right of the board; and what is asked."""
        board = picture.board
        if board is None or seat is None:
            return
        card = board.courts[seat]
        if card not in (_NONE, None):
            self._court(canvas, str(card))
        if isinstance(choice, Sending):
            self._hand(canvas, picture, choice)

    def prompt(self, canvas: Canvas, words: str) -> None:
        """The prompt, below the board."""
        draw_ribbon(canvas, self._art, words, Rect(*self._places.board("prompt")))

    def _rows(self, picture: Picture) -> list[int]:
        scores = picture.board.scores if picture.board is not None else []
        return sorted(range(len(scores)), key=lambda seat: -scores[seat])

    def _sending(self, canvas: Canvas, picture: Picture, choice: Sending) -> None:
        width, middle = canvas.px(self._board.octagon.w), self._board.octagon.centre
        lit = choice.places_lit()
        for place in PLACES:
            if place == choice.place or (choice.place is None and place in lit):
                canvas.blit_centred(self._grand.board_glow(place, width), middle)
            elif place not in lit:
                canvas.blit_centred(self._grand.board_dim(place, width), middle)
                at = self._places.board(f"name.{place}").centre
                draw_label(canvas, self._words.say("wataah.board.court_done"), (at.x, at.y + 40), 260)
        self._scenery.names(canvas)
        if choice.place is None or picture.board is None:
            return
        pose = self._board.stack(choice.place, choice.seat)
        there = picture.board.pawns[choice.seat][PLACES.index(choice.place)]
        size = canvas.px(pose.width)
        for number in range(choice.count):
            held = (pose.x + 12 * number, pose.y - pose.width * 0.17 * (there + number) - 30)
            canvas.blit_centred(self._grand.pawn_glow(choice.seat, size), held)
            canvas.blit_centred(self._grand.pawn(choice.seat, size), held)
        if choice.peeks:
            zone = self._places.board("name.missions").centre
            words = self._words.say("wataah.board.makes", count=choice.total)
            draw_label(canvas, words, (zone.x, zone.y + 40), 320)

    def _court(self, canvas: Canvas, card: str) -> None:
        panel = self._places.board("favour")
        canvas.blit_centred(self._art.tray(canvas.layout.size_to_px(panel.size), 0, active=False), panel.centre)
        head = Rect(panel.x + 14, panel.y + 8, panel.w - 28, 40)
        style = theme.LABEL.sized(24).on("lacquer_text")
        canvas.text(self._words.say("wataah.board.your_court"), head, style, "centre", wrap=False)
        spot = self._places.board("favour.card")
        width = canvas.px(spot.number("card"))
        canvas.blit_centred(self._art.card_shadow(width), spot.centre)
        canvas.blit_centred(self._grand.favour("court", card, width), spot.centre)
        beside = Rect(spot.x + 88, panel.y + 58, panel.right - spot.x - 102, 70)
        name = self._words.say(f"wataah.court.{card}")
        canvas.text(name, beside, theme.NAME.sized(22).on("bright_text"))
        below = Rect(beside.x, beside.bottom + 4, beside.w, 180)
        power = self._words.say(f"wataah.court_power.{card}")
        canvas.text(power, below, theme.SMALL.sized(18).on("light_text"), stand="top")

    def _hand(self, canvas: Canvas, picture: Picture, choice: Sending) -> None:
        panel = self._places.board("pawns")
        canvas.blit_centred(self._art.tray(canvas.layout.size_to_px(panel.size), 0, active=False), panel.centre)
        head = Rect(panel.x + 14, panel.y + 8, panel.w - 28, 36)
        style = theme.LABEL.sized(24).on("lacquer_text")
        canvas.text(self._words.say("wataah.board.your_pawns"), head, style, "centre", wrap=False)
        board = picture.board
        if board is None:
            return
        held = choice.count if choice.place is not None else 0
        for pawn in range(received(board, choice.seat)):
            spot = self._places.board(f"pawn.{pawn}")
            size = canvas.px(spot.number("card"))
            if pawn < choice.ready - held:
                canvas.blit_centred(self._grand.pawn(choice.seat, size), spot.centre)
            else:
                canvas.blit_centred(self._grand.pawn_place(choice.seat, size), spot.centre)
        draw_figures(canvas, str(choice.count), self._places.board("count").centre, 36, canvas.theme.bright_text)

    def _peeked(self, canvas: Canvas, peeked: Peeked) -> None:
        canvas.dim(0.55 * min(1.0, peeked.shown))
        at = (800.0, 420.0 + 60 * (1 - peeked.shown))
        self._scenery.boss(canvas, peeked.boss, at, _HELD_UP)
        draw_caption(canvas, self._words.say("wataah.board.only_you"), (800, 800))

    def _unveil(self, canvas: Canvas, picture: Picture, him: Unveiling) -> None:
        """The boss comes near, turns, and his row counts the pawns."""
        canvas.dim(0.7 * him.near)
        home = self._board.decoy(FINAL)
        width = home.width + (_HELD_UP - home.width) * him.near
        shake = 9 * him.trembling * sin(him.trembling * 60)
        end = UNVEILED
        at = (home.x + (end.x - home.x) * him.near + shake, home.y + (end.y - home.y) * him.near + 0.6 * shake)
        if him.flash > 0:
            share = round(max(him.flash, 0.1), 2)
            burst = partial(pygame.transform.smoothscale_by, self._art.shout(canvas.px(_BURST)), share)
            canvas.blit_centred(canvas.made(("burst", share), burst), at)
        if him.turned >= 1:
            self._scenery.boss(canvas, him.boss, at, width)
        else:
            near_px = canvas.px(_HELD_UP)
            face = self._grand.boss(him.boss, near_px) if side(him.turned) else self._grand.boss_back(near_px)
            canvas.blit_centred(turning(face, him.turned, canvas.px(width) / near_px), at)
        if him.loud > 0 and him.counted <= 0:
            words = self._words.say(f"wataah.boss.{him.boss}")
            style = theme.PAGE_TITLE.sized(64)
            panels.draw_title(canvas, words, Rect(400, 24, 800, 90), style, align="centre")
        if him.counted > 0:
            self._count(canvas, picture, him)

    def _count(self, canvas: Canvas, picture: Picture, him: Unveiling) -> None:
        """Every seat's crest goes to the cell of its pawns, and what that brings is written beside it."""
        board = picture.board
        if board is None:
            return
        number = next(number for number, (name, _, _) in enumerate(BOSSES) if name == him.boss)
        damage = BOSSES[number][1]
        width_px, scale = canvas.px(_HELD_UP), canvas.scale
        corner = (800 - _HELD_UP / 2, 440 - _HELD_UP * bosses.HEIGHT / bosses.WIDTH / 2)
        in_cell: dict[int, int] = {}
        for seat, pawns in enumerate(board.pawns):
            left = max(0, pawns[SHOWDOWN] - damage)
            cell = bosses.cell_box(min(left, 5), width_px)
            depth = in_cell.get(min(left, 5), 0)
            in_cell[min(left, 5)] = depth + 1
            goal = (corner[0] + cell.centre.x / scale, corner[1] + cell.bottom / scale + 26 + depth * (_CREST + 4))
            start = (1290.0, 300.0 + 84 * seat)
            x, y = (start[axis] + (goal[axis] - start[axis]) * him.counted for axis in (0, 1))
            canvas.blit_centred(self._art.crest(seat, canvas.px(_CREST)), (x, y))
            self._line(canvas, seat, left, showdown_points(number, pawns[SHOWDOWN]), him.counted)

    def _line(self, canvas: Canvas, seat: int, left: int, points: int, shown: float) -> None:
        box = Rect(1226, 264 + 84 * seat, 320, 72)
        canvas.rounded(box, 16, theme.LACQUER, theme.GOLD_LINE, line_inset=4, opacity=0.9)
        name = Rect(box.x + 20, box.y + 6, 200, 34)
        canvas.text(self._words.player(seat), name, theme.NAME.sized(22).on("bright_text"), wrap=False)
        words = self._words.say("wataah.board.pawns_left", count=left)
        below = Rect(box.x + 20, box.y + 38, 200, 26)
        canvas.text(words, below, theme.SMALL.on("light_text_soft"), wrap=False)
        told = f"+{points}" if points >= 0 else str(points)
        ink = canvas.theme.lacquer_text if points >= 0 else theme.VERMILION_LINE
        draw_figures(canvas, told, (box.right - 56, box.centre.y), 30, ink, opacity=min(1.0, shown))
