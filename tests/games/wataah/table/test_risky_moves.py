"""What WAT-AAH!'s table asks before a move that is probably a mistake."""

from game.core.contract import Move
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import CLANS_TO_END
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import ActButton
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.risky_moves import risk_of
from tests.games.wataah.table.moments import bell, can_place, reach
from tests.games.wataah.table.person import Played


def question(played: Played, name: str, move: Move) -> None:
    """The first click asks, the second confirms."""
    before = len(played.session.match.history)
    played.click(name)
    assert played.scene.caution.asking
    assert len(played.session.match.history) == before
    played.live(0.5)
    played.click(name)
    assert played.session.match.history[before].move == move


def test_nobody_rings_the_bell_for_somebody_else_by_mistake() -> None:
    played = reach(lambda choice, picture: bool(early(choice, picture)), seats=2, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = early(choice, played.face.picture)[0]
    for card in move.cards:
        index = next(i for i, held in enumerate(choice.hand) if held == card and i not in choice.taken)
        choice.taken.append(index)
    played.scene.view.refresh()
    assert str(played.face.tip(ActButton(0))).endswith(played.kit.say("wataah.tip.ends"))
    question(played, "act.0", move)


def early(choice: MoveBuilder, picture: Picture) -> list[moves.PlaceClan]:
    """Fourth clans that would let somebody else win."""
    if not isinstance(choice, Placing) or len(picture.clans[choice.seat]) < CLANS_TO_END - 1:
        return []
    found = [move for move in choice.legal if isinstance(move, moves.PlaceClan)]
    return [move for move in found if risk_of(choice, move, picture) is not None]


def test_w14_a_tie_that_is_lost_on_corruption_is_asked_about() -> None:
    choice, picture = bell("grasshopper")
    tie = moves.PlaceClan("monkey", ("monkey1", "monkey2"))
    assert risk_of(choice, tie, picture) is None, "shared"
    picture.corruption[choice.seat], picture.corruption[1 - choice.seat] = ["carp2"], ["carp1", "carp1"]
    assert risk_of(choice, tie, picture) is None, "shared: equally corrupt"
    picture.corruption[1 - choice.seat] = []
    picture.clans[1 - choice.seat] = {"fox": ["fox5"]}
    found = risk_of(choice, tie, picture)
    assert found is not None
    assert (found.key, found.values, found.ahead) == (
        "wataah.tip.risk.tie",
        {"mine": 5, "theirs": 5},
        1 - choice.seat,
    )
    picture.corruption[choice.seat], picture.corruption[1 - choice.seat] = [], ["carp1"]
    picture.clans[1 - choice.seat] = {"fox": ["fox4", "fox4"]}
    assert risk_of(choice, tie, picture) is None, "won on corruption"


def test_w17_a_tie_in_grand_master_ranks_both_first() -> None:
    choice, picture = bell("grand_master")
    picture.corruption[choice.seat] = ["carp2"]
    picture.clans[1 - choice.seat] = {"fox": ["fox5"]}
    assert risk_of(choice, moves.PlaceClan("monkey", ("monkey1", "monkey2")), picture) is None


def test_cards_that_are_taken_up_are_not_forgotten() -> None:
    played = reach(can_place, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    played.use(played.card_name(next(iter(choice.hand_lit()))))
    last = len(choice.acts()) - 1
    question(played, f"act.{last}", moves.END_PLACING)
    assert played.phase == "discard"


def test_a_tengu_against_oneself_is_asked_about() -> None:
    played = reach(lambda choice, _: isinstance(choice, Placing), mode="grasshopper", seats=2)
    choice, picture = played.choice, played.face.picture
    assert choice is not None
    move = moves.PlaceYokai("tengu", "carp")
    picture.clans[choice.seat]["carp"] = ["carp1", "oni"]
    assert risk_of(choice, move, picture) is not None
    picture.clans[1 - choice.seat]["rat"] = ["rat3", "nezumi", "great_dragon"]
    assert risk_of(choice, move, picture).values == {"mine": 8}
    picture.clans[1 - choice.seat]["fox"] = ["fox3", "kitsune"]
    assert risk_of(choice, move, picture) is None
