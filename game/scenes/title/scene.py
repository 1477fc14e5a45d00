"""The title: the open box with its theatres, and the few words on the table before it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from game import __version__
from game.engine.canvas import Canvas
from game.engine.draw.ambience_drawing import draw_air, draw_banks
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN, Layout
from game.engine.look import theme
from game.engine.scenes import Push, Quit, Scene, Transition
from game.engine.widgets import mute_button
from game.engine.widgets.button import Button
from game.engine.widgets.mute_button import CORNER, MuteButton
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Answer, Area, Widget
from game.scenes.screen import Screen
from game.scenes.title.art import name_width, theatre_places
from game.scenes.title.menu_word import MenuWord
from game.scenes.title.theatres import Theatre, title_air

BAKE_SECONDS = 0.006
"""Seconds per frame for baking: the title is animated while its pictures are still being made."""

MUSIC_AFTER = 0.5
"""Seconds until the music starts, so that the first frame does not wait for the sound device."""

WORDS = ("trials", "learn", "replays", "statistics", "settings", "credits")
CONTINUE = "continue"
"""The first menu word while there is an unfinished match."""

LAST_GAME = "last-game"
"""Where the name of the game that was played last is kept."""

_WORDS_PLACE = Rect(60, 808, 1480, 62)
_AROUND = 7
"""The padding of each word, in letters."""

_NARROW, _WIDE = "fijlrt", "mwMW"

_NAME_BELOW = 28.0
_PLATE = 82.0
_PLATE_BELOW = 34.0
"""How far below a theatre the middle of its name is, and of the plate that takes its place."""

_EDGE = 14.0
"""How near a plate may come to the edge of the screen."""

_COUNTED = 4
"""The number of games that the motto speaks of."""
_WORDMARK = (436, 112, 160)
_SEAL = (848, 98, 84)
_VERSION = Rect(1400, 868, 180, 26)
_MOTTO = Rect(908, 52, 360, 84)


class TitleGame(NamedTuple):
    """A game as the title shows it."""

    name: str
    title: str
    tagline_key: str
    """Where there are no such words, a line for any game takes their place."""


class TitleExits(Struct, frozen=True):
    """The scenes that can be reached from the title. The composition root supplies them."""

    setup: Callable[[str], Scene | None]
    """None if the game cannot be played; a notice says why."""

    words: Mapping[str, Callable[[], Scene]]
    """What each menu word opens, by its name."""

    waiting: Callable[[], Collection[str]]
    """Returns the games with an unfinished match; names that the title does not know are possible."""


class _TheatreArea(Area):
    """The area of a theatre. The focus ring surrounds the theatre at its current size."""

    def __init__(self, theatre: Theatre) -> None:
        super().__init__(theatre.game, theatre.place, radius=14)
        self._theatre = theatre

    @property
    def ring(self) -> tuple[Rect, float]:
        """The visible rectangle of the theatre."""
        return (self._theatre.lit_place if self._theatre.awake else self.rect), 14


class TitleScene(Screen):
    """The start screen. One theatre is always lit: the last one hovered or focused."""

    tells_notices = True

    def __init__(self, kit: Kit, games: Sequence[TitleGame], exits: TitleExits) -> None:
        super().__init__(kit)
        self.games = {game.name: game for game in games}
        self.toast = Toast(bottom=690)
        self._exits = exits
        places = theatre_places([game.name for game in games])
        self.theatres = {name: Theatre(kit, name, self.art, place) for name, place in places.items()}
        self._air = title_air(kit)
        last = kit.key_values.read(LAST_GAME)
        self._lit = last if isinstance(last, str) and last in self.games else games[0].name
        self._age = 0.0
        self._layout: Layout | None = None
        self._waiting = frozenset(exits.waiting())
        self._words = self._offered()
        self.begin(self._lit)

    @property
    def moving(self) -> bool:
        """The title is always animated unless the player has turned motion off."""
        return super().moving or not self.kit.still or self.kit.bakery.progress < 1

    def resume(self, result: object) -> None:
        """Come back from another screen: the language may have changed, a match may be gone."""
        self._waiting = frozenset(self._exits.waiting())
        self._words = self._offered()
        super().resume(result)

    def cancel(self) -> Transition:
        """Focus the way out: there is nothing to go back to, and the next Enter quits the game."""
        self.focus.shown = True
        self.focus.move_to("quit")
        return None

    def answer(self, answer: Answer) -> Transition:
        """Light the theatre that was hovered or focused."""
        attended = self.focus.attended
        if attended is not None and attended.name in self.games and attended.name != self._lit:
            self._lit = attended.name
            self.kit.audio.play("ui.hover")
        return super().answer(answer)

    def update(self, dt: float) -> Transition:
        """Bake a little, and animate the theatres."""
        self.kit.bakery.bake_some(BAKE_SECONDS)
        self._age += dt
        self._air.update(dt)
        if self._age > MUSIC_AFTER:
            self.kit.audio.room("title")
        for theatre in self.theatres.values():
            theatre.update(dt, theatre.game == self._lit, self.kit.motion)
        return super().update(dt)

    def fit(self, canvas: Canvas) -> None:
        """Plan the pictures at this size, and let the menu words share one size of letters."""
        self._plan(canvas.layout)
        words = [widget for widget in self.focus.widgets if isinstance(widget, MenuWord)]
        size = min(word.fitting(canvas) for word in words)
        for word in words:
            word.size = size

    @property
    def shows(self) -> object:
        """Which theatres are baked, which one's light is constant, and the menu words."""
        return tuple(theatre.asleep_ready for theatre in self.theatres.values()), self._steady(), self._words

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the night and the empty box."""
        canvas.surface.blit(self.art.backdrop(canvas.layout.window_px), (0, 0))

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the air and the lit theatres."""
        draw_banks(canvas, self._air)
        draw_air(canvas, self._air)
        if self._steady() is None:
            self._draw_lights(canvas)
        for theatre in self._risen:
            theatre.draw_awake(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw the plates of the lit theatres."""
        for theatre in self._risen:
            self._draw_plate(canvas, theatre)

    @property
    def _risen(self) -> list[Theatre]:
        """The theatres, the one that is lit most in front."""
        return sorted(self.theatres.values(), key=lambda theatre: theatre.awake)

    def use(self, name: str) -> Transition:
        """Open what a menu word or a theatre leads to."""
        self.kit.audio.play("ui.click")
        match name:
            case "quit":
                return Quit()
            case mute_button.NAME:
                self.kit.mute()
                return None
            case word if word in self._words:
                return Push(self._exits.words[word]())
            case game:
                setup = self._exits.setup(game)
                return None if setup is None else Push(setup)

    def _offered(self) -> tuple[str, ...]:
        first = (CONTINUE,) if self._waiting else ()
        return (*first, *WORDS, "quit")

    def widgets(self) -> list[Widget]:
        """Return the theatres and the menu words."""
        areas = [_TheatreArea(theatre) for theatre in self.theatres.values()]
        words = [self._word(name, place) for name, place in zip(self._words, self._word_places(), strict=True)]
        return [*areas, *words, MuteButton(CORNER, self.kit.preferences, "")]

    def _word(self, name: str, place: Rect) -> Widget:
        """Return a menu word. The match that waits is what the eye should find first."""
        label = self.kit.say(f"title.{name}")
        return Button(name, place, label, "primary") if name == CONTINUE else MenuWord(name, place, label)

    def _word_places(self) -> list[Rect]:
        """Return a rectangle for each menu word, wider for longer ones, so that all share one font size."""
        letters = [_letters(self.kit.say(f"title.{name}")) + _AROUND for name in self._words]
        room = _WORDS_PLACE.w - theme.GAP * (len(letters) - 1)
        places: list[Rect] = []
        left = _WORDS_PLACE.x
        for count in letters:
            places.append(Rect(left, _WORDS_PLACE.y, room * count / sum(letters), _WORDS_PLACE.h))
            left = places[-1].right + theme.GAP
        return places

    def _plan(self, layout: Layout) -> None:
        """Schedule everything to be baked for this window, starting with what is visible at once."""
        if layout == self._layout:
            return
        self._layout = layout
        self.kit.bakery.drop_plan()  # of a table that was left before it was done: the theatres come first
        theatres = sorted(self.theatres.values(), key=lambda theatre: theatre.game != self._lit)
        for theatre in theatres:
            theatre.forget()
            theatre.plan_asleep(self.kit.bakery, layout)
        for theatre in theatres:
            theatre.plan_awake(self.kit.bakery, layout)

    def _steady(self) -> str | None:
        """The theatre that is fully lit while all others are asleep: its light is constant and can be cached."""
        awake = [theatre for theatre in self.theatres.values() if theatre.awake > 0]
        return awake[0].game if len(awake) == 1 and awake[0].awake == 1 else None

    def _draw_lights(self, canvas: Canvas) -> None:
        for theatre in self.theatres.values():
            theatre.draw_light(canvas)

    def compose(self, canvas: Canvas) -> None:
        """Draw the box with the sleeping theatres."""
        x, y, height = _WORDMARK
        canvas.blit_centred(self.art.wordmark(canvas.px(height)), (x, y))
        x, y, side = _SEAL
        canvas.blit_centred(self.art.seal(canvas.px(side)), (x, y))
        motto = self.kit.say("title.motto" if len(self.games) == _COUNTED else "title.motto_any")
        canvas.text(motto, _MOTTO, theme.FLAVOUR.sized(25).on("light_text_soft"))
        canvas.text(__version__, _VERSION, theme.SMALL.sized(17).on("light_text_soft"), "right", wrap=False)
        for word in self._word_places()[2 if self._waiting else 1 :]:
            dot = Rect.around((word.x - theme.GAP / 2, word.centre.y + 2), 6, 6)
            canvas.rounded(dot, 3, theme.GOLD_DARK)
        for game in self.games.values():
            theatre = self.theatres[game.name]
            theatre.draw_asleep(canvas)
            spot = (theatre.place.centre.x, theatre.place.bottom + _NAME_BELOW)
            box = Rect.around(spot, name_width(len(self.games)), 40)
            canvas.text(game.title, box, theme.NAME.sized(24).on("light_text_soft"), "centre", wrap=False)
        if self._steady() is not None:
            self._draw_lights(canvas)

    def _draw_plate(self, canvas: Canvas, theatre: Theatre) -> None:
        if theatre.awake <= 0:
            return
        game = self.games[theatre.game]
        name, line = theme.NAME.sized(29), theme.SMALL.sized(20).on("ink_soft")
        tagline = self.kit.texts.say_either(game.tagline_key, "title.tagline")
        if game.name in self._waiting:
            tagline, line = self.kit.say("title.waiting"), theme.LABEL.sized(20).on(theme.BLOOD)
        width = max(canvas.measure(game.title, name)[0], canvas.measure(tagline, line)[0], 300) + 72
        half = width / 2 + _EDGE
        x = min(max(theatre.place.centre.x, DESIGN.x + half), DESIGN.right - half)
        plate = Rect.around((x, theatre.place.bottom + _PLATE_BELOW), width, _PLATE)
        face = self.art.nameplate(canvas.layout.size_to_px(plate.size))
        shown = theatre.awake
        canvas.blit_centred(face, plate.centre, shown)
        upper, lower = plate.inset(30, 10).rows(2)
        canvas.text(game.title, upper.moved(0, 2), name, "centre", wrap=False, opacity=shown)
        canvas.text(tagline, lower.moved(0, 1), line, "centre", wrap=False, opacity=shown)


def _letters(word: str) -> float:
    """Roughly how long a word is, in letters of average width."""
    return sum(0.6 if letter in _NARROW else 1.5 if letter in _WIDE else 1.0 for letter in word)
