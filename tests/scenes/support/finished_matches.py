"""Ready-made screens that show finished matches."""

import atexit
import shutil
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from tempfile import mkdtemp

from game.app.match_words import describe
from game.catalog import GAMES
from game.core.player import Player
from game.core.record import save_of, to_json
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.scenes.belief.scene import BeliefExits, BeliefScene
from game.scenes.replay.import_scene import ImportsScene
from game.scenes.replay.list_scene import ReplaysExits, ReplaysScene
from game.scenes.replay.panel import ReplayControl
from game.scenes.replay.scene import ReplayScene
from game.scenes.review.scene import ReviewExits, ReviewScene
from game.store.match_store import MatchStore
from tests.table.oracle import Oracle, Quick, costly
from tests.table.replays import MATCHES, NAMES, finished, played


def somewhere(*_: object) -> Scene:
    return Scene()


def nothing() -> Path:
    """Return an empty folder that is deleted after the tests."""
    folder = Path(mkdtemp(prefix="kagebako-tests-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def home() -> Path:
    """Return a folder with a replay of every kind, a damaged one, and files to import."""
    folder = nothing()
    store = MatchStore(folder / "replays")
    for day, which in enumerate(MATCHES, start=1):
        match = finished(which)
        players = [Player(NAMES[seat], "adept" if seat else None) for seat in range(match.seats)]
        one = save_of(match, players, saved=f"2026-11-{day:02}T10:00:00+00:00", resigned=0 if day == 2 else None)
        store.put(store.new_name(one), one)
    (folder / "replays" / "20261130-100000-wataah.json").write_text("{")
    (folder / "imports").mkdir()
    (folder / "imports" / "from-anna.kagebako.json").write_bytes(to_json(one))
    (folder / "imports" / "holiday.json").write_text("[]")
    return folder


def replays(kit: Kit, folder: Path | None = None) -> ReplaysScene:
    folder = folder or home()
    tell = partial(describe, texts=kit.texts, over=True)
    exits = ReplaysExits(somewhere, somewhere, somewhere, GAMES.get, lambda _: True, tell, GAMES)
    return ReplaysScene(kit, MatchStore(folder / "replays"), exits, folder)


def imports(kit: Kit, folder: Path | None = None) -> ImportsScene:
    folder = folder or home()
    return ImportsScene(kit, MatchStore(folder / "replays"), folder, GAMES.get, lambda _: True)


def last_replays(kit: Kit) -> SceneStack:
    scene = replays(kit)
    scene.handle(Command(Kind.LAST))
    scene.use(f"delete.{scene.count - 1}")
    return SceneStack(scene)


def review(kit: Kit, which: str = "wataah grand master", *, costs: bool = True) -> ReviewScene:
    """Return a finished review; with `costs`, three decisions were bad."""
    shown = played(kit, which)
    scene = ReviewScene(
        kit, shown, Oracle(costly(shown, 0, 3) if costs else {}), ReviewExits(somewhere, somewhere, somewhere)
    )
    while scene.moving:
        scene.update(0.1)
    return scene


def reviewing(kit: Kit) -> ReviewScene:
    """Return a review at its start, with a slow thinker."""
    slow = Oracle()
    slow.slow = True
    return ReviewScene(kit, played(kit, "oboro"), slow, ReviewExits(somewhere, somewhere, somewhere))


def stopped(kit: Kit) -> ReviewScene:
    scene = reviewing(kit)
    scene.review.stop()
    scene.conclude()
    return scene


def belief(kit: Kit, which: str, humans: tuple[int, ...] = (0,)) -> BeliefScene:
    """Return the belief screen of a match, with a quick thinker."""
    return BeliefScene(kit, played(kit, which, humans), Quick(), BeliefExits(somewhere))


def believing(kit: Kit, *, fails: bool = False) -> BeliefScene:
    """Return the same with a thinker that is slow or fails."""
    return BeliefScene(kit, played(kit, "oboro"), Quick(slow=True, fails=fails), BeliefExits(somewhere))


def replay(kit: Kit, which: str = "taisen", *commands: Kind) -> SceneStack:
    """Return the replay of a match at a decision with a note."""
    note = review(kit, which).notes[0]
    shown = played(kit, which)
    seat = note.seat if shown.match.game.rules.secrets else None
    stack = SceneStack(ReplayScene(kit, shown, at=note.at, seat=seat, note=note))
    for kind in commands:
        stack.top.handle(Command(kind))
    return stack


def eyes(kit: Kit) -> SceneStack:
    scene = ReplayScene(kit, played(kit, "oboro"), at=20)
    stack = SceneStack(scene)
    scene.use(ReplayControl("eyes"))
    return stack


LOOKING_BACK: dict[str, Callable[[Kit], SceneStack]] = {
    "replays": lambda kit: SceneStack(replays(kit)),
    "replays, the last ones": last_replays,
    "replays, none": lambda kit: SceneStack(replays(kit, nothing())),
    "imports": lambda kit: SceneStack(imports(kit)),
    "imports, none": lambda kit: SceneStack(imports(kit, nothing())),
    "review": lambda kit: SceneStack(review(kit)),
    "review of two": lambda kit: SceneStack(review(kit, "ninjutsu")),
    "review, well played": lambda kit: SceneStack(review(kit, "taisen", costs=False)),
    "review, at its beginning": lambda kit: SceneStack(reviewing(kit)),
    "review, stopped": lambda kit: SceneStack(stopped(kit)),
    "belief": lambda kit: SceneStack(belief(kit, "oboro")),
    "belief of two": lambda kit: SceneStack(belief(kit, "ninjutsu", humans=(1,))),
    "belief of four": lambda kit: SceneStack(belief(kit, "wataah grand master", humans=())),
    "belief, at its beginning": lambda kit: SceneStack(believing(kit)),
    "belief, lost": lambda kit: SceneStack(believing(kit, fails=True)),
    "replay with a note": replay,
    "replay with its log": lambda kit: replay(kit, "oboro", Kind.LOG),
    "replay, eyes and speed": eyes,
}
