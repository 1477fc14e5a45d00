"""Everything that a phone may fetch: the page, its words and letters, and pictures from the table's own art."""

from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from io import BytesIO

import fontpkg_alegreya_sans
import msgspec
import pygame

from game import paths
from game.ai.characters.cast import CHARACTERS
from game.core.player import Player
from game.engine.cache.bake import Bakery
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN, Layout
from game.engine.text.translations import Texts
from game.engine.text.writer import Writer
from game.phones.http import ServedFile
from game.scenes.crests import draw_crest
from game.scenes.faces import Faces
from game.scenes.title.art import TitleArt

_CREST = 96
_NIGHT = (720, 900)
_KINDS = {"index.html": "text/html; charset=utf-8", "page.js": "text/javascript", "style.css": "text/css"}
_FONTS = {"medium": "AlegreyaSans-Medium.ttf", "bold": "AlegreyaSans-Bold.ttf", "black": "AlegreyaSans-Black.ttf"}
_WORDS = (
    *("own", "word", "enter", "name", "who", "free_seat", "taken_seat", "own_seat", "seated", "not_for_phones"),
    *("taken", "watch"),
    *("language", "menu", "log", "large", "contrast", "leave", "really_leave", "close", "yes", "no", "hint", "undo"),
    *("resign", "really_resign", "thinking", "no_hint", "do_it", "sent", "go_on", "again", "looking", "elsewhere"),
    *("freed", "no_watching", "wrong_word", "no_more_words", "old_code", "throw", "just_roll"),
)

Pictures = Mapping[str, Callable[[], pygame.Surface]]


class PictureFiles:
    """Adds pictures to the files, one by one, while the table has nothing else to do.

    Encoding one takes as long as several frames. Pygame lets other threads run meanwhile, so a thread does it.
    """

    def __init__(self, bakery: Bakery, files: dict[str, ServedFile]) -> None:
        self._bakery = bakery
        self._files = files
        self._encoder = ThreadPoolExecutor(1, "pictures of phones")
        self._encoding: deque[Future[None]] = deque()
        self._closed = False

    def plan(self, name: str, make: Callable[[], pygame.Surface]) -> None:
        """Let a picture be made soon."""
        self._bakery.plan(partial(self._make, name, make))

    def finish(self) -> None:
        """Wait for all that has been made, and raise what went wrong."""
        while self._encoding:
            self._encoding.popleft().result()

    def close(self) -> None:
        """Make no more, because nobody can fetch them. One that is being encoded is waited for: pygame may end next."""
        self._closed = True
        self._encoder.shutdown(cancel_futures=True)
        self._encoding = deque(one for one in self._encoding if not one.cancelled())
        self.finish()

    def _make(self, name: str, make: Callable[[], pygame.Surface]) -> None:
        if self._closed:  # still planned when the table was left
            return
        while self._encoding and self._encoding[0].done():
            self._encoding.popleft().result()
        # A copy: while a picture is encoded, SDL changes how it is drawn.
        self._encoding.append(self._encoder.submit(self._add, name, make().copy()))

    def _add(self, name: str, surface: pygame.Surface) -> None:
        self._files[name] = png(surface) if surface.get_flags() & pygame.SRCALPHA else jpeg(surface)


def served_files(kit: Kit, game: str, seats: int) -> dict[str, ServedFile]:
    """The files of a table that are there from the start."""
    files = {
        f"/{name}": ServedFile(kind, (paths.assets() / "phone" / name).read_bytes()) for name, kind in _KINDS.items()
    }
    files["/words.json"] = ServedFile("application/json", msgspec.json.encode(page_words(kit.texts)))
    for name, file in _FONTS.items():
        body = (fontpkg_alegreya_sans.ROOT / "files" / file).read_bytes()
        files[f"/font/{name}"] = ServedFile("font/ttf", body)
    for seat in range(seats):
        files[f"/art/crest-{seat}.png"] = png(_drawn(kit, partial(draw_crest, game=game, seat=seat)))
    return files


def plan_pictures(kit: Kit, game: str, pictures: Pictures, files: PictureFiles) -> None:
    """Plan what a table's pages show."""
    files.plan("/art/night", partial(TitleArt(kit.assets, kit.bakery).night, _NIGHT))
    for name, make in pictures.items():
        files.plan(f"/art/{game}/{name}", make)


def page_words(texts: Texts) -> dict[str, dict[str, str]]:
    """The page's own words in every language."""
    return {
        language: {word: str(Texts(texts.tables, language).say(f"phone.page.{word}")) for word in _WORDS}
        for language in texts.available
    }


class FaceFiles:
    """Adds the faces of computers to the files, each when it is first asked for: seats change hands."""

    def __init__(self, kit: Kit, game: str, files: PictureFiles) -> None:
        self._kit = kit
        self._game = game
        self._files = files
        self._faces = Faces(kit)
        self._planned: set[str] = set()

    def name(self, seat: int, player: Player) -> str:
        """The name of a player's picture; empty for people and strangers, who are shown by the crest."""
        if player.character not in CHARACTERS:
            return ""
        name = f"face-{seat}-{player.character}"
        if name not in self._planned:
            self._planned.add(name)
            draw = partial(self._faces.draw, game=self._game, seat=seat, player=player)
            self._files.plan(f"/art/{name}.png", partial(_drawn, self._kit, draw))
        return name


def _drawn(kit: Kit, draw: Callable[..., None]) -> pygame.Surface:
    """The crest or face that `draw` draws, with its shadow."""
    surface = pygame.Surface((_CREST + 8, _CREST + 8), pygame.SRCALPHA)
    canvas = Canvas(surface, Layout((round(DESIGN.w), round(DESIGN.h))), kit.assets, Writer())
    draw(canvas, place=Rect(4, 2, _CREST, _CREST))
    return surface


def png(surface: pygame.Surface) -> ServedFile:
    """A picture with transparent parts."""
    return ServedFile("image/png", _encoded(surface, "picture.png"))


def jpeg(surface: pygame.Surface) -> ServedFile:
    """A picture without."""
    return ServedFile("image/jpeg", _encoded(surface, "picture.jpg"))


def _encoded(surface: pygame.Surface, name: str) -> bytes:
    out = BytesIO()
    pygame.image.save(surface, out, name)
    return out.getvalue()
