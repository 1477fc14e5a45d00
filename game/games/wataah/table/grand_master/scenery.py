"""Draws the gameboard of Grand Master mode as a view of its own: octagon, pawns, bosses, ranking."""

from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah.rules.grand_master.cards import DECOYS, FINAL, PLACES, ROUNDS
from game.games.wataah.rules.picture.parts import BoardPicture
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.art import bosses
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.art.seats import PAWN_STEP
from game.games.wataah.table.draw.cards import draw_figures
from game.games.wataah.table.grand_master.animation_state import BoardAir
from game.games.wataah.table.grand_master.layout import BoardLayout, rank_of, ranking, received
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.face.seats_shown import SeatsShown

NAMES = ("court", "missions", "temple", "decoys", "showdown")
_NONE = "none"
_EYE = 30.0
_NAME = theme.NAME.sized(22).on(theme.VERMILION_LIP)


class BoardScenery:
    """Draws the static layer of the board and the area beside it."""

    def __init__(self, art: WataahArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._grand = art.grand
        self._places = places
        self._words = words
        self._board = BoardLayout(places)

    def draw(self, canvas: Canvas, picture: Picture, air: BoardAir, seen: SeatsShown) -> None:
        """The whole view."""
        board = picture.board
        if board is None:
            return
        canvas.surface.blit(self._grand.night_room(canvas.layout.window_px), (0, 0))
        octagon = self._board.octagon
        width = canvas.px(octagon.w)
        canvas.blit_centred(self._grand.board_shadow(width), octagon.centre)
        canvas.blit_centred(self._grand.board(width), octagon.centre)
        self._decks(canvas, board)
        self._favours(canvas, picture)
        self._bosses(canvas, board)
        self._pawns(canvas, board)
        self.names(canvas)
        self._rounds(canvas, board)
        self._ranking(canvas, picture, air, seen)

    def banner(self, canvas: Canvas, picture: Picture, air: BoardAir, row: int, *, aside: float = 0.0) -> None:
        """One banner of the ranking, perhaps still on its way from the left."""
        board = picture.board
        if board is None:
            return
        scores = list(air.counted.scores) if air.counted else board.scores
        seat = ranking(scores)[row]
        rect = self._board.rank(row).moved(-aside, 0)
        first = rank_of(scores, seat) == 1
        face = self._grand.rank_banner(canvas.layout.size_to_px(rect.size), seat, active=first)
        canvas.blit_centred(face, rect.centre)
        draw_figures(canvas, str(rank_of(scores, seat)), (rect.x + 44, rect.y + 32), 26, theme.BLOOD)
        name = Rect(rect.x + 114, rect.y + 12, rect.w - 184, 40)
        canvas.text(self._words.player(seat), name, theme.NAME.sized(24), wrap=False)
        draw_figures(canvas, str(scores[seat]), (rect.right - 40, rect.y + 32), 28, canvas.theme.ink)
        self._pawn_row(canvas, board, air, row, aside=aside)
        self._beside(canvas, picture, air, seat, rect)

    def boss(self, canvas: Canvas, name: str, at: tuple[float, float], width: float) -> None:
        """A boss with its words, large enough to be read."""
        width_px = canvas.px(width)
        canvas.blit_centred(self._grand.boss(name, width_px), at)
        corner = (at[0] - width / 2, at[1] - width * bosses.HEIGHT / bosses.WIDTH / 2)
        scale = canvas.scale
        for box, words, style in (
            (bosses.name_box(width_px), f"wataah.boss.{name}", theme.NAME.sized(width * 0.09).on(theme.GOLD_INK)),
            (
                bosses.damage_box(width_px),
                "wataah.board.damage",
                theme.LABEL.sized(width * 0.05).on("light_text"),
            ),
        ):
            place = Rect(corner[0] + box.x / scale, corner[1] + box.y / scale, box.w / scale, box.h / scale)
            canvas.text(self._words.say(words), place, style, "centre", wrap=False)

    def stack(self, canvas: Canvas, place: str, seat: int, count: int) -> None:
        """A seat's pawns on a place, with their number from two up."""
        pose = self._board.stack(place, seat)
        pawn = self._grand.pawn(seat, canvas.px(pose.width))
        for step in range(count):
            canvas.blit_centred(pawn, (pose.x, pose.y - pose.width * PAWN_STEP * step))
        if count > 1:
            box = Rect.around((pose.x + pose.width * 0.42, pose.y + pose.width * 0.34), 34, 24)
            canvas.blit_centred(self._art.sum_seal(canvas.layout.size_to_px(box.size)), box.centre)
            draw_figures(canvas, str(count), box.centre, 16, theme.GOLD_INK)

    def names(self, canvas: Canvas) -> None:
        """What the places are called."""
        for name in NAMES:
            rect = Rect(*self._places.board(f"name.{name}"))
            words = self._words.say(f"wataah.place.{name}")
            wide = min(max(canvas.measure(words, _NAME)[0] + 52, 120), rect.w + 58)
            box = Rect.around(rect.centre, wide, rect.h)
            canvas.blit_centred(self._art.ribbon(canvas.layout.size_to_px(box.size)), box.centre)
            canvas.text(words, box.inset(20, 1), _NAME, "centre", wrap=False)

    def _decks(self, canvas: Canvas, board: BoardPicture) -> None:
        for deck, count in (("temple", board.temple_deck), ("court", board.court_deck)):
            spot = self._places.board(f"{deck}.deck")
            width = canvas.px(spot.number("card"))
            if count:
                canvas.blit_centred(self._art.card_shadow(width), spot.centre)
                canvas.blit_centred(self._grand.favour_back(deck, width), spot.centre)

    def _favours(self, canvas: Canvas, picture: Picture) -> None:
        """The Temple cards that stand for the next round, each with its player's crest."""
        for seat, card in enumerate(picture.temples):
            if card != _NONE:
                spot = self._places.board(f"temple.{seat}")
                size = canvas.px(spot.number("card"))
                canvas.blit_centred(self._grand.favour_disc("temple", card, size), spot.centre)
                canvas.blit_centred(self._art.crest(seat, canvas.px(22)), (spot.centre.x + 16, spot.centre.y + 14))

    def _bosses(self, canvas: Canvas, board: BoardPicture) -> None:
        for place in (FINAL, *DECOYS):
            pose, name = self._board.decoy(place), board.bosses[place]
            width = canvas.px(pose.width)
            face = self._grand.boss_back(width) if name is None else self._grand.boss_small(name, width)
            if pose.tilt:
                turn = partial(pygame.transform.rotozoom, face, -pose.tilt, 1.0)
                face = canvas.made(("boss", name, width, pose.tilt), turn)
            canvas.blit_centred(face, (pose.x, pose.y))
        for decoy in DECOYS:
            rect = self._board.boss_rect(decoy)
            eyes = [seat for seat, seen in enumerate(board.peeked) if decoy in seen]
            for number, seat in enumerate(eyes):
                at = (rect.centre.x + (number - (len(eyes) - 1) / 2) * (_EYE + 2), rect.bottom - 6)
                canvas.blit_centred(self._grand.eye(seat, canvas.px(_EYE)), at)

    def _pawns(self, canvas: Canvas, board: BoardPicture) -> None:
        for place, name in enumerate(PLACES):
            for seat, counts in enumerate(board.pawns):
                self.stack(canvas, name, seat, counts[place])

    def _rounds(self, canvas: Canvas, board: BoardPicture) -> None:
        for number in range(ROUNDS):
            spot = self._places.board(f"round.{number}")
            lit = number < board.round
            canvas.blit_centred(self._art.lantern(canvas.px(spot.number("card")), lit=lit), spot.centre)
            draw_figures(
                canvas, str(number + 1), spot.centre, 20, theme.GOLD_INK if lit else canvas.theme.light_text_soft
            )
        words = self._words.say("wataah.board.round", round=board.round, rounds=ROUNDS)
        box = Rect(*self._places.board("round.words"))
        canvas.text(words, box, theme.LABEL.on("light_text"), "centre", wrap=False)

    def _ranking(self, canvas: Canvas, picture: Picture, air: BoardAir, seen: SeatsShown) -> None:
        panel = Rect(*self._places.board("ranking"))
        canvas.blit_centred(self._art.tray(canvas.layout.size_to_px(panel.size), 0, active=False), panel.centre)
        board = picture.board
        if board is None:
            return
        scores = air.counted.scores if air.counted else board.scores
        key = "wataah.board.after" if scores else "wataah.board.before"
        head = Rect(panel.x + 16, panel.y + 8, panel.w - 32, 42)
        words = self._words.say(key, round=board.round)
        canvas.text(words, head, theme.LABEL.sized(25).on("lacquer_text"), "centre", wrap=False)
        hanging = len(seen.players) if air.ranks is None else int(air.ranks)
        if scores:
            for row in range(hanging):
                self.banner(canvas, picture, air, row)

    def _pawn_row(self, canvas: Canvas, board: BoardPicture, air: BoardAir, row: int, *, aside: float) -> None:
        """The pawns of a rank; those already sent leave their outline."""
        seat = ranking(list(air.counted.scores) if air.counted else board.scores)[row]
        ready = air.counted.pawns[seat] if air.counted else board.ready[seat]
        all_of_them = air.counted.pawns[seat] if air.counted else received(board, seat)
        if air.sent is not None and air.sent[0] == seat:
            ready -= air.sent[1]
        size = canvas.px(self._board.pawn_row)
        for pawn in range(all_of_them):
            x, y = self._board.pawn_of_rank(row, pawn)
            face = self._grand.pawn(seat, size) if pawn < ready else self._grand.pawn_place(seat, size, on_paper=True)
            canvas.blit_centred(face, (x - aside, y))

    def _beside(self, canvas: Canvas, picture: Picture, air: BoardAir, seat: int, rect: Rect) -> None:
        """The Shosho and the back of a Court card at the right end of a banner."""
        board = picture.board
        if board is None:
            return
        y = rect.bottom - 32
        if board.shosho == seat and not air.shosho_away:
            canvas.blit_centred(self._grand.shosho(canvas.px(50)), (rect.right - 34, y))
        if board.courts[seat] != _NONE and air.counted is None:
            canvas.blit_centred(self._grand.favour_back("court", canvas.px(28)), (rect.right - 78, y))
