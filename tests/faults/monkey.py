"""A monkey at the keyboard and the mouse: it tries everything, and checks that no secret is shown meanwhile."""

from collections import Counter, deque
from collections.abc import Callable
from random import Random

import pygame

from game.app.tables import open_table
from game.catalog import GAMES
from game.core.contract import OPEN, PUBLIC
from game.core.player import Player
from game.engine.scenes import Reset, Scene, SceneStack
from game.engine.window import Window
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.title.scene import TitleScene
from game.table.scene import TableScene
from game.table.setup.match_setup import MatchSetup
from tests.faults.house import House

KEYS = (
    *(pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_TAB),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE),
    *(pygame.K_u, pygame.K_r, pygame.K_h, pygame.K_v, pygame.K_e, pygame.K_e, pygame.K_b, pygame.K_l, pygame.K_m),
    *(pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_F12, pygame.K_DELETE, pygame.K_PAGEDOWN, pygame.K_z),
    *(pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_9, pygame.K_KP_ENTER, pygame.K_q),
)
MODS = (0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
TYPED = ("a", "Ö", "7", " ", "影", "\u0301", "😀", "\x00", "-", "x" * 300)
SIZES = ((960, 540), (961, 700), (1280, 720), (1000, 1400), (1700, 560))
HOME_AGAIN = 60
"""The number of commands within which the title can be reached from anywhere."""


class Monkey:
    """The clock of a loop: each reading of it does something else to the window."""

    def __init__(self, house: House, pick: Random, actions: int) -> None:
        self.house = house
        self.left = actions
        self.lately: deque[str] = deque(maxlen=40)
        self.seen: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self._pick = pick
        self._time = 0.0
        self._ways: tuple[Callable[[], None], ...] = (
            *(self._click_target,) * 11,
            *(self._key,) * 5,
            *(self._click_anywhere, self._drag, self._drag, self._type, self._wheel, self._right_click, self._pad),
        )
        self._rarely = (self._resize, self._focus, self._hide, self._drop_file, self._elsewhere, self._elsewhere)
        self._homesick: int | None = None
        self._before: tuple[Scene, int] | None = None
        """The scene that was on top in the last frame, and the viewpoint of the last table."""

    @property
    def stack(self) -> SceneStack:
        return self.house.stack

    @property
    def window(self) -> Window:
        return self.house.window

    def __call__(self) -> float:
        """A frame has been shown: check it, and do something for the next one."""
        self._time += self._pick.choice((1 / 60, 1 / 60, 0.1))
        if self.stack.running:
            self._look()
            if self._homesick is None:
                self._act()
            else:
                self._go_home()
        return self._time

    def _act(self) -> None:
        if self.left <= 0:
            self._post(pygame.QUIT)
            return
        for _ in range(self._pick.choice((1, 1, 1, 2, 4))):
            way = self._pick.choice(self._rarely if self._pick.random() < 0.02 else self._ways)
            way()
            self.left -= 1
        if self._pick.random() < 0.003:
            self.lately.append("wants home")
            self._homesick = 0
            self._post(pygame.WINDOWRESTORED)
            self._post(pygame.WINDOWFOCUSGAINED)

    def _go_home(self) -> None:
        """Leave whatever is open, as a player would."""
        if isinstance(self.stack.top, TitleScene):
            self._homesick = None
            self.checked["came home"] += 1
            return
        assert self._homesick is not None
        self._homesick += 1
        assert self._homesick < HOME_AGAIN, f"there is no way back from {self.stack.names}"
        names = {target.name for target in self.stack.targets()}
        wanted = next((name for name in ("ready", "title", "leave") if name in names), None)
        if wanted is not None and self._homesick % 4:
            self._click(wanted)
        elif wanted is not None or self._homesick % 2:  # a setup has a "ready" too, which does not always help
            self._press(pygame.K_ESCAPE)

    # ---- what it does

    def _post(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.Event(kind, **fields))

    def _press(self, key: int, mod: int = 0) -> None:
        self.lately.append(f"key {pygame.key.name(key)} {mod}")
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _button(self, *events: tuple[int, tuple[int, int]], button: int = 1) -> None:
        for kind, pos in events:
            if kind == pygame.MOUSEMOTION:
                self._post(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
            else:
                self._post(kind, pos=pos, button=button, touch=self._pick.random() < 0.1)

    def _click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        down, up = (pygame.MOUSEBUTTONDOWN, pos), (pygame.MOUSEBUTTONUP, pos)
        self._button((pygame.MOUSEMOTION, pos), down, up, button=button)

    def _place(self, name: str) -> tuple[int, int]:
        layout = self.window.canvas.layout
        rect = next(target.rect for target in self.stack.targets() if target.name == name)
        x, y = layout.to_px(rect.centre)
        return round(x / layout.density), round(y / layout.density)

    def _click(self, name: str) -> None:
        self.lately.append(f"click {name}")
        self._click_at(self._place(name))

    def _anywhere(self) -> tuple[int, int]:
        """A target, or a random point."""
        targets = self.stack.targets()
        if targets and self._pick.random() < 0.7:
            return self._place(self._pick.choice(targets).name)
        width, height = self.window.size
        return self._pick.randrange(-5, width + 5), self._pick.randrange(-5, height + 5)

    def _click_target(self) -> None:
        names = [target.name for target in self.stack.targets()]
        if names:
            self._click(self._pick.choice(names))

    def _click_anywhere(self) -> None:
        self.lately.append("click anywhere")
        self._click_at(self._anywhere())

    def _right_click(self) -> None:
        self.lately.append("right click")
        self._click_at(self._anywhere(), button=3)

    def _drag(self) -> None:
        first, way, last = self._anywhere(), self._anywhere(), self._anywhere()
        self.lately.append(f"drag {first} {way} {last}")
        self._button((pygame.MOUSEMOTION, first), (pygame.MOUSEBUTTONDOWN, first), (pygame.MOUSEMOTION, way))
        if self._pick.random() < 0.8:
            self._button((pygame.MOUSEMOTION, last), (pygame.MOUSEBUTTONUP, last))

    def _key(self) -> None:
        self._press(self._pick.choice(KEYS), self._pick.choice(MODS))

    def _type(self) -> None:
        self.lately.append("type")
        self._post(pygame.TEXTINPUT, text=self._pick.choice(TYPED))

    def _wheel(self) -> None:
        self.lately.append("wheel")
        self._post(pygame.MOUSEWHEEL, x=0, y=self._pick.choice((-30, -1, 0, 1, 30)), flipped=False)

    def _pad(self) -> None:
        self.lately.append("pad")
        if self._pick.random() < 0.5:
            button = self._pick.randrange(16)
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self._post(kind, button=button, instance_id=0)
        else:
            value = self._pick.choice((-32768, 0, 32767))
            self._post(pygame.CONTROLLERAXISMOTION, axis=self._pick.randrange(6), value=value, instance_id=0)

    def _resize(self) -> None:
        size = self._pick.choice(SIZES)
        self.lately.append(f"resize {size}")
        self.window._window.size = size

    def _focus(self) -> None:
        self.lately.append("focus")
        self._post(pygame.WINDOWFOCUSLOST)
        if self._pick.random() < 0.9:
            self._post(pygame.WINDOWFOCUSGAINED)
        if self._pick.random() < 0.3:
            self._post(pygame.WINDOWLEAVE)

    def _hide(self) -> None:
        self.lately.append("hide")
        self._post(pygame.WINDOWMINIMIZED)
        self._post(pygame.WINDOWRESTORED)

    def _drop_file(self) -> None:
        home = self.house.home
        file = self._pick.choice([*home.rglob("*.json"), home, home / "not there", home.parent / "sp\u00e4ce d.json"])
        self.lately.append(f"drop {file.name}")
        self._post(pygame.DROPFILE, file=str(file))

    def _elsewhere(self) -> None:
        """Jump to another screen: not everything is found by chance."""
        navigation, name = self.house.app.navigation, self._pick.choice(list(GAMES))
        learnable = [name for name in GAMES if open_table(name).lesson is not None]
        ways: tuple[Callable[[], Scene], ...] = (
            *(self._table,) * 6,
            *(
                navigation.settings,
                navigation.statistics,
                navigation.unfinished,
                navigation.credits,
                navigation.history.replays,
            ),
            lambda: navigation.setup(name),
            lambda: navigation.learn.rulebook(name),
            lambda: navigation.learn.lesson(self._pick.choice(learnable)),
        )
        opened = self._pick.choice(ways)()
        self.lately.append(f"suddenly {type(opened).__name__}")
        title = self.house.app.title()
        self.stack.apply(Reset(title))
        self.stack._put(opened)

    def _table(self) -> Scene:
        """A match with any mix of people and computers."""
        game = GAMES[self._pick.choice(list(GAMES))]
        seats = self._pick.choice(game.seats)
        levels = self._pick.choice(((None,), (None,), (None, "adept"), ("novice",)))
        players = tuple(Player(f"Nr {seat}", self._pick.choice(levels)) for seat in range(seats))
        options = {option.name: self._pick.choice(option.choices) for option in game.options}
        return self.house.app.navigation.table(MatchSetup(game.name, players, options, self._pick.randrange(10**6)))

    # ---- what it looks for

    def _look(self) -> None:
        """No secret is on screen for the wrong seat."""
        top = self.stack.top
        self.seen[type(top).__name__] += 1
        if isinstance(top, HandOverScene):
            assert not top.overlay
            if top.panes is None or top.panes.held is None:
                assert {target.name for target in top.targets()} <= {"ready", "peek", "menu"}
        for scene in self.stack._scenes:
            if isinstance(scene, TableScene):
                self._look_at(scene, covered_up=isinstance(top, HandOverScene))
                self._before = top, scene.presenter.eyes.seat

    def _look_at(self, table: TableScene, *, covered_up: bool) -> None:
        session, presenter = table.session, table.presenter
        secrets, seat = session.match.game.rules.secrets, presenter.eyes.seat
        of, match = session.match.game.picture.of, session.match
        if covered_up:
            assert presenter.covered, "the doors are shut and the table lies open behind them"
        peek = table.view.peek
        assert peek is None or peek.shows in (PUBLIC, session.viewer if covered_up else PUBLIC), "somebody else peeks"
        if presenter.covered:
            assert seat == PUBLIC
            assert table.face.picture == of(match.view(PUBLIC)), "a covered table shows a secret"
            self.checked["covered"] += 1
            return
        if presenter.eyes.private and self._before is not None and seat not in (self._before[1], PUBLIC):
            shut = isinstance(self._before[0], HandOverScene)
            assert shut, f"seat {seat} looks after seat {self._before[1]}, and nobody has shut the doors"
        if not secrets or presenter.director.busy or table is not self.stack.top:
            return
        if seat == OPEN:
            assert session.open or session.among_computers, "everything is shown where a person plays or has played"
        else:
            assert seat == session.viewer, f"seat {seat} looks, and it is {session.viewer}'s turn"
            assert seat in (PUBLIC, *session.humans) or session.changes, f"nobody has ever sat in seat {seat}"
        assert table.face.picture == of(match.view(seat)), f"the picture is not what seat {seat} may see"
        self.checked["one of several" if len(session.humans) > 1 else "alone"] += 1
