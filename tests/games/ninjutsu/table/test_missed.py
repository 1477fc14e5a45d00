"""What two people at one machine are shown when the doors open: all that they missed, and nothing twice."""

import pytest

from game.core.contract import PUBLIC, Event
from game.core.match import Match
from game.engine.input.commands import Kind
from game.games.ninjutsu.rules.events import FigureKidnapped, ThrowLanded
from game.games.ninjutsu.rules.figures import RANK, SOKE
from game.games.ninjutsu.rules.moves import END_TURN, PLAY_NOTHING, PlayKidnap, Throw
from game.games.ninjutsu.rules.state import BATTLE, FIRST, THROW
from game.scenes.hand_over.scene import DEAF_SECONDS, HandOverScene
from tests.games.ninjutsu.table.person import BLACK, RED, Played, by_mouse, wishes
from tests.table.played import DT


def kidnap_of(match: Match) -> PlayKidnap | None:
    """A Kidnap that takes somebody, if the attacker can play one now."""
    for move in match.legal_moves():
        if isinstance(move, PlayKidnap) and not move.joker and match.state.cells[move.cell] & RANK != SOKE:
            return move
    return None


def to_doors(played: Played) -> None:
    for _ in range(2000):
        if isinstance(played.stack.top, HandOverScene):
            played.live(DEAF_SECONDS + DT)
            return
        played.live()
    raise AssertionError("no doors were shut")


def kidnapped() -> Played:
    """Somebody has kidnapped a ninja and plays no other card: the doors ask the other side for New Weapons."""
    played = Played(RED, BLACK, seed=12, speed="fast", before=lambda match: kidnap_of(match) is not None)
    played.until_turn()
    played.submit(kidnap_of(played.session.match))
    played.until_turn()
    played.submit(PLAY_NOTHING)
    to_doors(played)
    return played


def open_doors(played: Played) -> list[Event]:
    """Open the doors until the table waits for somebody to decide, or for a look at what hit them."""
    shown: list[Event] = []
    show = played.face.show
    played.face.show = lambda event: (shown.append(event), show(event))
    played.click("ready")
    for _ in range(2000):
        if played.deciding or played.scene.presenter.hit is not None:
            return shown
        played.live()
    raise AssertionError("the table hangs")


@pytest.mark.parametrize("answered", [False, True])
def test_a_kidnap_waits_for_the_one_whom_it_hit_even_after_an_answer_at_the_doors(answered: bool) -> None:
    played = kidnapped()
    victim = played.session.to_move
    if answered:
        played.click("answer.0")
        played.until_turn()
        assert played.session.to_move != victim
        played.submit(END_TURN)
        to_doors(played)
    assert played.session.to_move == victim
    assert any(isinstance(event, FigureKidnapped) for event in open_doors(played))
    hit = played.scene.presenter.hit
    assert hit is not None
    assert "kidnaps" in hit.text
    lines = [line.text for line in played.scene.log.lines]
    assert lines.count(hit.text) == 1, "it was in the log already"
    played.live(20.0)
    assert played.scene.presenter.hit is not None
    played.do(Kind.CONFIRM)
    assert played.scene.presenter.hit is None


def land(played: Played, throw: Throw) -> None:
    """Throw, and wait until the die has come to rest."""
    made = len(played.session.match.history)
    played.submit(throw)
    while len(played.session.match.history) == made:
        played.live()


def test_nobody_is_shown_again_what_all_have_watched_together() -> None:
    played = Played(RED, BLACK, seed=5, speed="fast", dojo="steady", before=first_throw)
    staged: list[tuple[type[Event], int]] = []
    stage = played.face.stage

    def noted(event: Event) -> object:
        staged.append((type(event), played.scene.presenter.eyes.seat))
        return stage(event)

    played.face.stage = noted
    thrown = 0
    for move in wishes(played, 3):
        thrown += isinstance(move, Throw)
        if isinstance(move, Throw):
            land(played, move)
        else:
            by_mouse(played, move)
        missed = any(seat != PUBLIC for _, seat in staged)
        if thrown > 4 and missed and played.session.match.state.phase not in (FIRST, THROW, BATTLE):
            break
    played.until_turn()
    assert (ThrowLanded, PUBLIC) in staged
    assert not [one for one in staged if one[0] is ThrowLanded and one[1] != PUBLIC]
    assert [one for one in staged if one[0] is not ThrowLanded and one[1] != PUBLIC], "but what they missed"


def first_throw(match: Match) -> bool:
    return bool(match.state.phase == FIRST)
