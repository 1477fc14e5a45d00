"""A table whose players all hold phones, with one game's own face, in any position."""

from random import Random

from game.app.tables import layout_of, open_table
from game.catalog import GAMES
from game.core.match import Match
from game.core.player import Player
from game.engine.scenes import Scene, SceneStack
from game.table.face.face import Face
from game.table.phones.scene import PhoneTableScene
from game.table.phones.session import PhoneSession
from game.table.scene import TableExits
from tests.kit import make_kit
from tests.table.fakes import InstantThinker
from tests.table.phones.fake_server import host_of

DT = 1 / 30


class PublicTable:
    """Shows the position after some random moves."""

    def __init__(
        self,
        name: str,
        seats: int,
        moves: int,
        *,
        language: str = "en",
        names: list[str] | None = None,
        here: int | None = None,
        seed: int = 3,
        **options: str | int,
    ) -> None:
        game, kind, kit = GAMES[name], open_table(name), make_kit(language)
        match, rng = Match(game, seats, seed=seed, **options), Random(seed)
        for _ in range(moves):
            if match.to_move is not None:
                match.submit(rng.choice(match.legal_moves()))
        players = [Player(one) for one in names or [kind.seat_name(seat, kit.texts) for seat in range(seats)]]
        self.kit = kit
        self.session = PhoneSession(match, players, InstantThinker(lambda _: game))
        self.session.away = {seat for seat in range(seats) if seat != here}
        self.face: Face = kind.face(kit, layout_of(name), self.session)
        exits = TableExits(lambda _: Scene(), lambda _: Scene(), lambda _, __: Scene())
        self.scene = PhoneTableScene(kit, self.session, self.face, exits)
        host, self.server = host_of(match, self.session, parts=kind.phone, commentary=kind.commentary)
        self.scene.connect(host, lambda: None)
        self.stack = SceneStack(self.scene)

    def live(self, seconds: float = 4.0) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)
