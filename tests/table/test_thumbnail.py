"""Thumbnails of tables: taken when needed, and without secrets."""

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from random import Random

import pygame
import pytest

from game.app.tables import layout_of, open_table
from game.core.chance import Chance
from game.core.contract import PUBLIC
from game.core.match import Match
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.engine.window import Window
from game.table.history.thumbnail import EVERY, SIZE_PX
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from tests.cases import CASES
from tests.kit import make_kit, make_window
from tests.table.fakes import InstantThinker
from tests.table.played import decide, settle


@pytest.fixture
def window() -> Iterator[Window]:
    made = make_window((960, 540))
    yield made
    made.close()


@pytest.fixture
def kit() -> Kit:
    made = make_kit()
    made.speed = "off"
    return made


class Album:
    """A table whose thumbnails are kept."""

    def __init__(self, kit: Kit, name: str, window: Window | None, humans: int = 2) -> None:
        self.pictures: list[bytes] = []
        seats, self.window = CASES[name].game.seats[0], window
        players = [Player(f"Ninja {seat}", None if seat < humans else "adept") for seat in range(seats)]
        self.session = Session(Match(CASES[name].game, seats, 4), players, InstantThinker())
        make_face = partial(open_table(name).face, kit, layout_of(name), self.session)
        exits = TableExits(lambda _: Scene(), lambda _: Scene(), lambda *_: Scene(), portrait=self.pictures.append)
        self.table = TableScene(kit, self.session, make_face(), exits, spare=make_face)
        self.stack = SceneStack(self.table)
        self.picks = Random(4)

    def decide(self, times: int = 1) -> None:
        for _ in range(times):
            decide(self.table, self.picks.choice(self.session.match.legal_moves()))
            self.table.presenter.director.finish()
            if self.window is not None:
                self.table.fit(self.window.canvas)
                self.table.draw(self.window.canvas)
            settle(self.table)


def test_a_picture_is_taken_at_first_then_now_and_then_and_at_last(kit: Kit, window: Window) -> None:
    album = Album(kit, "taisen", window)
    album.table.fit(window.canvas)
    album.table.draw(window.canvas)
    assert album.pictures == []
    album.decide()
    assert len(album.pictures) == 1
    album.decide(EVERY - 1)
    assert len(album.pictures) == 1
    album.decide(3)
    assert len(album.pictures) == 2
    album.table.leave()
    assert len(album.pictures) == 3
    small = pygame.image.load(BytesIO(album.pictures[-1]), "thumbnail.png")
    assert small.get_size() == SIZE_PX
    assert len({tuple(small.get_at((x, y))) for x in range(0, 320, 9) for y in range(0, 180, 9)}) > 50


def test_a_table_that_was_just_pictured_or_never_seen_or_played_at_is_left_as_it_is(kit: Kit, window: Window) -> None:
    played, unseen, untouched = (Album(kit, "taisen", shown) for shown in (window, None, window))
    played.decide()
    unseen.decide()
    untouched.table.fit(window.canvas)
    untouched.table.draw(window.canvas)
    for album, pictures in ((played, 1), (unseen, 0), (untouched, 0)):
        album.table.leave()
        assert len(album.pictures) == pictures


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("name", CASES)
def test_no_picture_shows_a_secret(kit: Kit, window: Window, name: str, humans: int) -> None:
    """Shuffle everything hidden: a picture that shows none of it stays the same."""
    album = Album(kit, name, window, humans)
    album.table.fit(window.canvas)
    album.table.draw(window.canvas)
    for seed in range(24):
        album.session.match.submit(album.picks.choice(album.session.match.legal_moves()))
        if seed % 8 == 7:
            before = album.session.match.state
            album.table.thumbnail.take()
            album.session.match.state = CASES[name].shuffle_unseen(before, PUBLIC, Chance(seed))
            # Inside: the same position is pictured twice, which a table never does.
            album.table.thumbnail._taken = None
            album.table.thumbnail.take()
            album.session.match.state = before
            assert album.pictures[-1] == album.pictures[-2]
    assert len(set(album.pictures)) > 1


def test_a_picture_shows_the_table_whatever_the_shape_of_the_window(kit: Kit) -> None:
    for shape in ((1600, 720), (1000, 900)):
        window = make_window(shape)
        album = Album(kit, "oboro", window)
        album.table.fit(window.canvas)
        album.table.draw(window.canvas)
        album.decide()
        small = pygame.image.load(BytesIO(album.pictures[-1]), "thumbnail.png")
        assert small.get_size() == SIZE_PX
        window.close()
