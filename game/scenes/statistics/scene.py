"""The statistics: results by game, the fairness of chance, and the earned achievements."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button
from game.scenes.screen import Screen
from game.scenes.statistics import layout
from game.scenes.statistics.achievement_seals import draw_seals
from game.scenes.statistics.layout import PageLayout
from game.scenes.statistics.luck_charts import LuckSheet
from game.scenes.statistics.match_table import MatchTable, rows_of
from game.scenes.statistics.strength_chart import STRENGTH, StrengthSheet
from game.scenes.statistics.tabs import SEALS, Tab
from game.stats.book import Book, GameStats, LuckStats
from game.stats.sources import LuckKind, StatsSource


class StatsAccess(Protocol):
    """The source of the numbers; the store implements it on disk."""

    @property
    def book(self) -> Book:
        """All statistics."""

    def told_by(self, game: str) -> StatsSource:
        """Return what a game reports about its luck and its records."""

    def reset(self) -> Path | None:
        """Reset all statistics. Return the path of the backup, if any."""


@dataclass(frozen=True)
class StatisticsExits:
    """The scenes that can be reached from the statistics."""

    setup: Callable[[str], Scene]


class StatisticsScene(Screen):
    """One page per game, and one for the achievements."""

    tells_notices = True

    def __init__(self, kit: Kit, statistics: StatsAccess, titles: Mapping[str, str], exits: StatisticsExits) -> None:
        """`titles` maps the games to their titles, in order."""
        super().__init__(kit)
        self._statistics = statistics
        self._titles = titles
        self._exits = exits
        self._kinds: dict[str, str] = {}
        played = [name for name in titles if not self._page(name).empty]
        self.tab = played[0] if played else next(iter(titles))
        self.begin("back")

    def handle(self, command: Command) -> Transition:
        """Handle a command; a digit opens a page."""
        if command.kind is Kind.DIGIT and 1 <= command.number <= len(self._tabs):
            self._open(self._tabs[command.number - 1])
            return None
        return super().handle(command)

    @property
    def shows(self) -> object:
        """The open page and its chart."""
        return self.tab, self._kinds.get(self.tab)

    @property
    def _tabs(self) -> list[str]:
        return [*self._titles, SEALS]

    def use(self, name: str) -> Transition:
        """Play a game, reset everything, or open a page."""
        match name:
            case "play":
                return Push(self._exits.setup(self.tab))
            case "reset":
                self.ask(name)
            case "reset.yes":
                self._reset()
            case tab:
                self._open(tab)
        return None

    def change(self, name: str, value: object) -> Transition:  # noqa: ARG002
        """Show the chart of other dice or cards, or of the person's strength."""
        self._kinds[self.tab] = str(value)
        return None

    def _open(self, tab: str) -> None:
        self.tab = tab
        self.refresh()

    def _reset(self) -> None:
        try:
            aside = self._statistics.reset()
        except OSError as error:
            self.toast.show(self.kit.say("statistics.reset_failed", detail=error.strerror or str(error)))
        else:
            if aside is not None:
                self.toast.show(self.kit.say("statistics.was_reset", file=aside.name))
        self.forget()
        self.ask(None)

    def _page(self, game: str) -> GameStats:
        return self._statistics.book.pages.get(game, GameStats())

    def _kind(self, game: str) -> LuckKind | None:
        """The dice or cards whose chart is shown; None for the person's strength."""
        kinds = self._statistics.told_by(game).luck.kinds
        if self._kinds.get(game) == STRENGTH:
            return None
        return next((kind for kind in kinds if kind.name == self._kinds.get(game)), kinds[0] if kinds else None)

    def widgets(self) -> list[Widget]:
        """Return the tabs, the kinds of dice, the back button, the reset."""
        say, book = self.kit.say, self._statistics.book
        labels = {**self._titles, SEALS: say("achievement.title")}
        places = layout.TABS.rows(len(labels), gap=10)
        found: list[Widget] = [
            Tab(name, place, labels[name], self.art, chosen=name == self.tab)
            for name, place in zip(self._tabs, places, strict=True)
        ]
        if self.tab != SEALS:
            found += self._page_widgets(self.tab)
        found.append(Button("back", layout.BACK, say("statistics.back")))
        if self.asked:
            place = layout.ASKED
            return [
                *found,
                *confirm_button.answers("reset", place, say("statistics.yes"), say("statistics.no"), "night"),
            ]
        nothing = None if book.pages or book.seals else "statistics.nothing"
        reset = Button("reset", layout.RESET, say("statistics.reset"), "lacquer", disabled=nothing)
        return [*found, reset]

    def _page_widgets(self, game: str) -> list[Widget]:
        say, page = self.kit.say, self._page(game)
        if page.empty:
            return [Button("play", layout.PLAY, say("statistics.play"), "primary", ground="paper")]
        kinds, shown = self._statistics.told_by(game).luck.kinds, self._kind(game)
        if not kinds:
            return []
        options = [ChoiceItem(kind.name, say(f"{game}.statistics.{kind.name}")) for kind in kinds]
        options.append(ChoiceItem(STRENGTH, say("statistics.strength.name")))
        place = PageLayout(rows_of(page), len(options)).kinds
        return [Choice("kind", place, options, STRENGTH if shown is None else shown.name)]

    def compose(self, canvas: Canvas) -> None:
        """Draw the open page."""
        say = self.kit.say
        panels.draw_title(canvas, say("statistics.title"), layout.TITLE)
        keys = (("tab", "setup.keys_next"), ("arrows", "setup.keys_change"), ("escape", "setup.keys_back"))
        panels.draw_floor(canvas, "" if self.asked else panels.key_words(say, *keys))
        if self.tab == SEALS:
            draw_seals(canvas, self.kit, layout.SHEET, self._statistics.book.seals)
        elif self._page(self.tab).empty:
            self._compose_empty(canvas)
        else:
            self._compose_page(canvas)
        if self.asked:
            question = say("statistics.really_reset")
            confirm_button.draw_question(canvas, layout.ASKED, question, canvas.theme.light_text)

    def _compose_page(self, canvas: Canvas) -> None:
        game, page = self.tab, self._page(self.tab)
        told, kind = self._statistics.told_by(game), self._kind(game)
        places = PageLayout(rows_of(page), len(told.luck.kinds) + 1)
        bests = [best.name for best in told.feats.bests]
        MatchTable(self.kit, game, page, bests).draw(canvas, places)
        if kind is None:
            StrengthSheet(self.kit, game, told.ladder, page.ratings).draw(canvas, places)
        else:
            LuckSheet(self.kit, kind, page.luck.get(kind.name, LuckStats.of(kind))).draw(canvas, places)

    def _compose_empty(self, canvas: Canvas) -> None:
        panels.draw_sheet(canvas, layout.SHEET)
        place = layout.EMPTY_THEATRE
        size_px = canvas.layout.size_to_px(place.size)
        canvas.blit_centred(self.art.theatre_shadow(size_px), place.centre)
        picture = self.art.theatre(self.tab, size_px, lit=True)
        canvas.blit(picture, (place.x, place.y))
        words = self.kit.say("statistics.empty")
        canvas.text(words, layout.EMPTY_WORDS, theme.BODY.sized(27), stand="bottom")
