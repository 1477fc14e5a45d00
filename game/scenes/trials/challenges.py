"""The challenges of one game: one card lit before the others, with its twist and its three stars."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.scenes.screen import Screen
from game.scenes.trials.challenge_card import ASLEEP, SIZE, ChallengeCards, draw_star
from game.scenes.trials.game_board import GameBoard
from game.trials.challenge import STARS, Challenge
from game.trials.day import challenge_of
from game.trials.progress import TrialProgress

_TITLE: Final = Rect(74, 16, 330, 84)
_GAMES: Final = Rect(420, 18, 860, 82)
_COUNT: Final = Rect(1330, 28, 210, 56)
_CARD: Final = (600.0, 132.0)
_PLACES: Final = {-2: (84.0, 320.0), -1: (340.0, 290.0), 1: (1020.0, 290.0), 2: (1276.0, 320.0)}
"""Where the neighbours of the lit card lie."""

_PLAY: Final = Rect(610, 800, 380, 72)
_BACK: Final = Rect(74, 822, 190, 62)
_DAY: Final = Rect(672, 112, 256, 40)
_KEYS: Final = (("arrows", "challenge.keys_choose"), ("enter", "challenge.keys_play"), ("escape", "setup.keys_back"))


@dataclass(frozen=True)
class ChallengeExits:
    """The scenes that can be reached from the challenges."""

    play: Callable[[Challenge], Scene]
    today: Callable[[], date]


class ChallengesScene(Screen):
    """Arrows turn from card to card; the boards above them lead to the other games."""

    def __init__(
        self,
        kit: Kit,
        shown: Mapping[str, tuple[Challenge, ...]],
        cards: ChallengeCards,
        exits: ChallengeExits,
        *,
        titles: Mapping[str, str],
        progress: TrialProgress,
        first: Challenge,
    ) -> None:
        """`shown` maps the games to their challenges; `first` is lit at the start."""
        super().__init__(kit)
        self._shown = shown
        self._cards = cards
        self._titles = titles
        self._progress = progress
        self._exits = exits
        self.challenge = first
        self.begin("play")

    def resume(self, result: object) -> None:
        """Come back from a match: there may be more stars."""
        self.kit.audio.room("title")
        self.forget()
        super().resume(result)

    @property
    def shows(self) -> object:
        """The card that is lit."""
        return self.challenge.game, self.challenge.name

    def light(self, challenge: Challenge) -> None:
        """Light another card."""
        self.challenge = challenge
        self.refresh()

    def handle(self, command: Command) -> Transition:
        """Handle a command; left and right turn to the neighbours."""
        on_board = self.focus.shown and (self.focus.current or "").startswith("game.")
        if command.kind in (Kind.LEFT, Kind.RIGHT) and not on_board:
            self._turn(-1 if command.kind is Kind.LEFT else 1)
            return None
        return super().handle(command)

    def use(self, name: str) -> Transition:
        """Play the lit challenge, or light another."""
        match name.split("."):
            case ["play" | "card"]:
                return Push(self._exits.play(self.challenge))
            case ["game", game]:
                self.light(self._shown[game][0])
            case ["beside", way]:
                self._turn(int(way))
        return None

    def _turn(self, by: int) -> None:
        own = self._shown[self.challenge.game]
        self.light(own[(own.index(self.challenge) + by) % len(own)])

    def _beside(self) -> dict[int, Challenge]:
        """The neighbours of the lit card, two on each side; the last is followed by the first."""
        own = self._shown[self.challenge.game]
        here = own.index(self.challenge)
        return {way: own[(here + way) % len(own)] for way in _PLACES if abs(way) <= (len(own) - 1) / 2}

    def widgets(self) -> list[Widget]:
        """Return the boards, the cards and the buttons."""
        say, found = self.kit.say, list[Widget]()
        for (name, own), place in zip(self._shown.items(), _GAMES.columns(len(self._shown), 8), strict=True):
            counted = say("challenge.stars_of", done=self._stars(own), count=STARS * len(own))
            chosen = name == self.challenge.game
            found.append(GameBoard(name, place, self._titles[name], counted, self.art, chosen=chosen))
        found += [Area(f"beside.{way}", Rect(*_PLACES[way], *ASLEEP), radius=16) for way in self._beside()]
        found.append(Area("card", Rect(*_CARD, *SIZE), radius=22))
        found.append(Button("play", _PLAY, self._play_words(), "primary"))
        return [*found, Button("back", _BACK, say("trials.back"))]

    def _stars(self, own: tuple[Challenge, ...]) -> int:
        return sum(self._progress.challenge(one).stars.bit_count() for one in own)

    def _play_words(self) -> str:
        """What is missing."""
        done = self._progress.challenge(self.challenge)
        missing = [number for number in range(STARS) if not done.has(number)]
        if not missing:
            return self.kit.say("challenge.play_again")
        return self.kit.say("challenge.play" if len(missing) == STARS else f"challenge.play_{len(missing)}")

    def compose(self, canvas: Canvas) -> None:
        """Draw the cards on the night."""
        panels.draw_title(canvas, self.kit.say("challenge.challenges"), _TITLE)
        draw_star(canvas, Rect(_COUNT.x, _COUNT.y + 5, 46, 46), got=True)
        counts = [self._stars(own) for own in self._shown.values()]
        total = STARS * sum(len(own) for own in self._shown.values())
        words = self.kit.say("trials.of", done=sum(counts), count=total)
        box = Rect(_COUNT.x + 58, _COUNT.y, _COUNT.w - 58, _COUNT.h)
        canvas.text(words, box, theme.HEADING.sized(30).on(theme.MOON), wrap=False)
        panels.draw_floor(canvas)
        for way, other in self._beside().items():
            self._cards.draw_asleep(canvas, Rect(*_PLACES[way], *ASLEEP), other, self._progress.challenge(other))
        light = canvas.made(("challenge light",), lambda: paper.halo(470 * canvas.scale, "#FFD27A", 0.5, 1.7))
        canvas.blit_centred(light, (_CARD[0] + SIZE[0] / 2, _CARD[1] + SIZE[1] / 2))
        self._cards.draw(canvas, _CARD, self.challenge, self._progress.challenge(self.challenge))
        if self.challenge == challenge_of(self._exits.today()):
            gold = ((0.0, theme.GOLD_LIGHT), (1.0, theme.GOLD_DEEP))
            canvas.rounded(_DAY, 10, gold, theme.GOLD_DARK, line_inset=3, line_width=1.3)
            style = theme.LABEL.sized(20).on(theme.GOLD_INK)
            canvas.text(self.kit.say("challenge.day"), _DAY.inset(12, 0), style, "centre", wrap=False)
        keys = Rect(1010, 822, 516, 62)
        canvas.text(panels.key_words(self.kit.say, *_KEYS), keys, theme.FLOOR, "right", wrap=False)
