"""Three people pass the machine around: no frame ever shows a hand to the wrong person."""

from game.engine.input.commands import Kind
from game.scenes.hand_over.scene import HandOverScene
from tests.games.oboro.table.person import FAN, MOON, SUN, Played, places


def test_after_the_hand_over_one_sees_what_happened_meanwhile() -> None:
    played = Played(SUN, FAN, MOON, speed="normal", seed=6)
    wishes = places(played, 3)
    for _ in range(3):
        played.do(Kind.DIGIT, Kind.DIGIT, number=next(wishes) + 1)
    for _ in range(400):
        if isinstance(played.stack.top, HandOverScene):
            break
        played.do(Kind.CONFIRM) if played.scene.presenter.director.holding else played.live()
    played.live(0.3)
    played.do(Kind.CONFIRM)
    while isinstance(played.stack.top, HandOverScene):
        played.live()
    assert played.scene.busy, "the cards that were played meanwhile are played again"
    assert played.face.picture.tricks == 0
    played.until_turn()
    played.check_picture()
    lines = [line.text for line in played.scene.log.lines]
    assert len(lines) == len(set(lines)), "nothing is logged twice"
