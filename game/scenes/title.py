"""The title: the open box with its four theatres, and the few words on the table before it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from game.engine import theme
from game.engine.ambience_drawing import draw_air, draw_banks
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Push, Quit, Scene, Target, Transition
from game.engine.still import StillLayer
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Activated, Area, Widget
from game.scenes.menu_word import MenuWord
from game.scenes.theatres import Theatre
from game.scenes.title_air import title_air
from game.scenes.title_art import TitleArt

BAKE_SECONDS = 0.006
"""How long a frame may bake: the title moves while its pictures are still being made."""

MUSIC_AFTER = 0.5
"""Seconds until the music begins: the first picture does not wait for the sound device."""

WORDS = ("learn", "replays", "statistics", "settings", "credits")
CONTINUE = "continue"
"""Stands before the other words as long as there is a match to go on with."""

_WORDS_PLACE = Rect(60, 808, 1480, 62)
_AROUND = 7
"""Letters' worth of room around each word."""

_NAME_Y = 738.0
_PLATE = 82.0
_PLATE_Y = 744.0
_WORDMARK = (436, 112, 160)
_SEAL = (848, 98, 84)
_MOTTO = Rect(908, 52, 360, 84)


class Shown(NamedTuple):
    """A game as the title shows it."""

    name: str
    title: str
    tagline_key: str


class TitleDoors(Struct, frozen=True):
    """The scenes that the title leads to; the composition root knows them."""

    setup: Callable[[str], Scene]
    words: Mapping[str, Callable[[], Scene]]
    """What each of the words opens, by its name."""

    unfinished: Callable[[], bool]
    """Whether there is a match to go on with."""


class _TheatreArea(Area):
    """The place of a theatre; the focus is laid around the theatre that has stepped forward."""

    def __init__(self, theatre: Theatre) -> None:
        super().__init__(theatre.game, theatre.place, radius=14)
        self._theatre = theatre

    @property
    def ring(self) -> tuple[Rect, float]:
        """What is seen of the theatre."""
        return (self._theatre.lit_place if self._theatre.awake else self.rect), 14


class TitleScene(Scene):
    """Where everything begins. One theatre is always awake: the one looked at last."""

    def __init__(self, kit: Kit, games: Sequence[Shown], doors: TitleDoors) -> None:
        self.kit = kit
        self.games = {game.name: game for game in games}
        self.toast = Toast(bottom=690)
        self._doors = doors
        self._art = TitleArt(kit.assets, kit.bakery)
        self._theatres = {game.name: Theatre(kit, game.name, self._art) for game in games}
        self._air = title_air(kit)
        self._lit = games[0].name
        self._age = 0.0
        self._still = StillLayer()
        self._layout: Layout | None = None
        self._words = self._offered()
        self.focus = Focus(self._widgets(), first=self._lit)

    @property
    def moving(self) -> bool:
        """Something always sways unless the player wants no motion."""
        baking = self.kit.bakery.progress < 1
        return not self.kit.still or baking or self.toast.moving or bool(self.kit.notices)

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Back from another screen: another language may be spoken, a match may have gone."""
        self._words = self._offered()
        self.focus.replace(self._widgets())

    def handle(self, command: Command) -> Transition:
        """Answer the person."""
        if command.kind is Kind.CANCEL:
            # There is nothing to go back to; the next Enter leaves the game.
            self.focus.shown = True
            self.focus.move_to("quit")
            return None
        answer = self.focus.handle(command)
        attended = self.focus.attended
        if attended is not None and attended.name in self.games and attended.name != self._lit:
            self._lit = attended.name
            self.kit.audio.play("ui.hover")
        return self._activated(answer.name) if isinstance(answer, Activated) else None

    def update(self, dt: float) -> Transition:
        """Bake a little, let the theatres move, say what went wrong at the start."""
        self.kit.bakery.bake_some(BAKE_SECONDS)
        self._age += dt
        self._air.update(dt)
        if self._age > MUSIC_AFTER:
            self.kit.audio.loop("title")
        for theatre in self._theatres.values():
            theatre.update(dt, theatre.game == self._lit, self.kit.motion)
        self.toast.update(dt)
        if self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the box, the theatres that are awake above it, the words and the toast."""
        self._plan(canvas.layout)
        baked = tuple(theatre.asleep_ready for theatre in self._theatres.values())
        steady = self._steady()
        self._still.draw(canvas, (self.kit.texts.language, baked, steady, self._words), self._compose)
        draw_banks(canvas, self._air)
        draw_air(canvas, self._air)
        risen = sorted(self._theatres.values(), key=lambda theatre: theatre.awake)
        if steady is None:
            self._draw_lights(canvas)
        for theatre in risen:
            theatre.draw_awake(canvas)
        self.focus.draw(canvas)
        for theatre in risen:
            self._draw_plate(canvas, theatre)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """The theatres and the words."""
        return self.focus.targets()

    def _activated(self, name: str) -> Transition:
        self.kit.audio.play("ui.click")
        match name:
            case "quit":
                return Quit()
            case word if word in self._words:
                return Push(self._doors.words[word]())
            case game:
                return Push(self._doors.setup(game))

    def _offered(self) -> tuple[str, ...]:
        first = (CONTINUE,) if self._doors.unfinished() else ()
        return (*first, *WORDS, "quit")

    def _widgets(self) -> list[Widget]:
        areas = [_TheatreArea(theatre) for theatre in self._theatres.values()]
        words = [
            MenuWord(name, place, self.kit.say(f"title.{name}"))
            for name, place in zip(self._words, self._word_places(), strict=True)
        ]
        return [*areas, *words]

    def _word_places(self) -> list[Rect]:
        """A place for each word, wider for a longer one: all of them in one size."""
        letters = [len(self.kit.say(f"title.{name}")) + _AROUND for name in self._words]
        room = _WORDS_PLACE.w - theme.GAP * (len(letters) - 1)
        places: list[Rect] = []
        left = _WORDS_PLACE.x
        for count in letters:
            places.append(Rect(left, _WORDS_PLACE.y, room * count / sum(letters), _WORDS_PLACE.h))
            left = places[-1].right + theme.GAP
        return places

    def _plan(self, layout: Layout) -> None:
        """Have everything baked for this window: first what is seen at once."""
        if layout == self._layout:
            return
        self._layout = layout
        self.kit.bakery.drop_plan()  # of a table that was left before all was made: the theatres do not wait for it
        theatres = sorted(self._theatres.values(), key=lambda theatre: theatre.game != self._lit)
        for theatre in theatres:
            theatre.forget()
            theatre.plan_asleep(self.kit.bakery, layout)
        for theatre in theatres:
            theatre.plan_awake(self.kit.bakery, layout)

    def _steady(self) -> str | None:
        """The theatre that is awake while all others sleep: its light does not change and need not be drawn anew."""
        awake = [theatre for theatre in self._theatres.values() if theatre.awake > 0]
        return awake[0].game if len(awake) == 1 and awake[0].awake == 1 else None

    def _draw_lights(self, canvas: Canvas) -> None:
        for theatre in self._theatres.values():
            theatre.draw_light(canvas)

    def _compose(self, canvas: Canvas) -> None:
        canvas.surface.blit(self._art.backdrop(canvas.layout.window_px), (0, 0))
        x, y, height = _WORDMARK
        canvas.blit_centred(self._art.wordmark(canvas.px(height)), (x, y))
        x, y, side = _SEAL
        canvas.blit_centred(self._art.seal(canvas.px(side)), (x, y))
        canvas.text(self.kit.say("title.motto"), _MOTTO, theme.FLAVOUR.sized(25).on(theme.LIGHT_TEXT_SOFT))
        for word in self._word_places()[1:]:
            dot = Rect.around((word.x - theme.GAP / 2, word.centre.y + 2), 6, 6)
            canvas.rounded(dot, 3, theme.GOLD_DARK)
        for game in self.games.values():
            theatre = self._theatres[game.name]
            theatre.draw_asleep(canvas)
            box = Rect.around((theatre.place.centre.x, _NAME_Y), theatre.place.w, 40)
            canvas.text(game.title, box, theme.NAME.sized(24).on(theme.LIGHT_TEXT_SOFT), "centre", wrap=False)
        if self._steady() is not None:
            self._draw_lights(canvas)

    def _draw_plate(self, canvas: Canvas, theatre: Theatre) -> None:
        if theatre.awake <= 0:
            return
        game = self.games[theatre.game]
        name, line = theme.NAME.sized(29), theme.SMALL.sized(20).on(theme.INK_SOFT)
        tagline = self.kit.say(game.tagline_key)
        width = max(canvas.measure(game.title, name)[0], canvas.measure(tagline, line)[0], 300) + 72
        plate = Rect.around((theatre.place.centre.x, _PLATE_Y), width, _PLATE)
        face = self._art.nameplate(canvas.layout.size_to_px(plate.size))
        shown = theatre.awake
        canvas.blit_centred(face, plate.centre, shown)
        upper, lower = plate.inset(30, 10).rows(2)
        canvas.text(game.title, upper.moved(0, 2), name, "centre", wrap=False, opacity=shown)
        canvas.text(tagline, lower.moved(0, 1), line, "centre", wrap=False, opacity=shown)
