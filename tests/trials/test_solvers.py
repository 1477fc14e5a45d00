"""Every game's solver: what it proves, what it calls wrong, and what it shows then."""

from collections.abc import Iterable

import msgspec
import pytest

from game.catalog import GAMES
from game.core.chance import Chance, ScriptedChance
from game.core.game import AnyGame
from game.games.oboro import trials as oboro
from game.games.oboro.rules.moves import Play
from game.games.taisen import trials as taisen
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.games.wataah.rules.moves import Keep
from game.trials.library import numbered, shipped, solver_of
from game.trials.trial import Budget, NotProven, TooLong, Trial, match_of, percent, position
from tests.trials.examples import EXACT, WIN


def test_the_only_way_to_win_is_found_in_every_order_that_works() -> None:
    solution = taisen.SOLVER.solve(WIN, Budget())
    assert set(solution.line) == {UseDie("paper", "P3"), UseDie("rock", "R2"), UseDie("scissors", "J4")}
    assert {"sacrifice", "tie", "cornered"} <= set(solution.motifs)


def test_a_position_with_two_ways_to_win_is_no_trial() -> None:
    board = {"monkey": {"9": ["R1"], "8": ["P1"]}, "wolf": {"5": ["J4"]}}
    dice = {"rock": 1, "paper": 2, "scissors": 1}
    two_ways = msgspec.structs.replace(WIN, state={**WIN.state, "board": board, "dice": dice})
    with pytest.raises(NotProven):
        taisen.SOLVER.solve(two_ways, Budget())


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        taisen.SOLVER.solve(WIN, Budget(10))


def test_any_order_that_still_wins_is_right() -> None:
    state = position(GAMES["taisen"], WIN)
    assert taisen.SOLVER.keeps(WIN, state, UseDie("paper", "P3"))
    assert not taisen.SOLVER.keeps(WIN, state, UseDie("scissors", "S3"))


def test_a_defence_is_safe_against_all_216_rolls() -> None:
    assert sum(count for _, count in taisen.ROLLS) == 216
    state = position(GAMES["taisen"], WIN)
    taisen.RULES.apply(state, UseDie("paper", "P3"), Chance(0))
    taisen.RULES.apply(state, UseDie("rock", "R2"), Chance(0))
    taisen.RULES.apply(state, UseDie("scissors", "S3"), Chance(0))
    assert taisen.danger(state, 0, Budget()) == 18  # one in twelve, always with a scissors 3


def test_the_roll_that_refutes_a_defence_really_wins() -> None:
    trial = msgspec.structs.replace(WIN, kind="survive")
    state = position(GAMES["taisen"], trial)
    for use in (UseDie("paper", "P3"), UseDie("rock", "R2"), UseDie("scissors", "S3")):
        taisen.RULES.apply(state, use, Chance(0))
    refutation = taisen.SOLVER.refute(trial, state, END_TURN)
    shown = taisen.RULES.load(refutation.state)
    chance = ScriptedChance(refutation.script)
    for move in refutation.moves:
        taisen.RULES.apply(shown, move, chance)
    assert shown.winner == 1
    assert refutation.values["count"] == 18


def test_only_one_card_holds_against_every_deal() -> None:
    solution = oboro.SOLVER.solve(EXACT, Budget())
    assert solution.line[0] == Play("G2")
    view = GAMES["oboro"].rules.view_for(position(GAMES["oboro"], EXACT), 0)
    assert len(oboro.deals_of(view)) == 10


def test_a_wrong_card_fails_in_a_deal_that_could_not_be_ruled_out() -> None:
    rules = GAMES["oboro"].rules
    state = position(GAMES["oboro"], EXACT)
    refutation = oboro.SOLVER.refute(EXACT, state, Play("G8"))
    other = rules.load(refutation.state)
    assert rules.view_for(other, 0) == rules.view_for(state, 0)
    for move in refutation.moves:
        rules.apply(other, move, Chance(0))
    assert refutation.values["count"] != 9


def test_solving_deal_by_deal_would_be_no_proof() -> None:
    """The solver may not play differently in deals it cannot tell apart."""
    view = GAMES["oboro"].rules.view_for(position(GAMES["oboro"], EXACT), 0)
    node = oboro.node_of(view)
    proof = oboro.Proof(0, 9, "exact", 9, Budget())
    alone = [proof.holds(node._replace(deals=(deal,))) for deal in node.deals]
    assert all(alone)
    assert proof.holds(node)


def wrong_tries(trial: Trial, game: AnyGame, most: int) -> Iterable[str]:
    """Problems with the refutations of wrong first moves, up to `most` of them: each must be legal to its end."""
    solver, match = solver_of(trial.game), match_of(game, trial)
    seat, view = match.to_move, match.view(match.to_move or 0)
    for move in match.legal_moves():
        if most and not solver.keeps(trial, match.state, move):
            most -= 1
            refutation = solver.refute(trial, match.state, move)
            shown = match_of(game, msgspec.structs.replace(trial, state=plain(refutation.state)))
            shown.chance = ScriptedChance(refutation.script, then=Chance(0))
            if shown.to_move != seat or shown.view(seat or 0) != view:
                yield f"the refutation of {move} starts elsewhere"
            for played in refutation.moves:
                if shown.why_not(played) is not None:
                    yield f"the refutation of {move} contains {played}, which is not legal"
                    break
                shown.submit(played)


def plain(state: object) -> dict[str, object]:
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(state))
    return plain


@pytest.mark.parametrize("name", ["taisen", "oboro", "wataah", "ninjutsu"])
def test_wrong_tries_are_refuted_by_a_line_that_can_be_played(name: str) -> None:
    for trial in shipped(name)[:: max(1, len(shipped(name)) // 3)][:3]:
        assert list(wrong_tries(trial, GAMES[name], 2)) == []


def test_a_refutation_tells_the_best_chance_as_the_solution_does() -> None:
    """18.46 and 18.5 of 100 must not become 18 here and 19 there."""
    for trial in shipped("ninjutsu"):
        state = position(GAMES["ninjutsu"], trial)
        move = GAMES["ninjutsu"].rules.legal_moves(state)[0]
        assert solver_of("ninjutsu").refute(trial, state, move).values["best"] == percent(trial.target), trial.number


@pytest.mark.parametrize("name", ["taisen", "oboro", "wataah", "ninjutsu"])
def test_the_solver_plays_its_own_trial_to_the_end(name: str) -> None:
    for trial in (shipped(name)[0], shipped(name)[-1]):
        assert _solved(trial), trial.number


def _solved(trial: Trial) -> bool:
    solver, match = solver_of(trial.game), match_of(GAMES[trial.game], trial)
    seat = match.to_move
    for _ in range(60):
        if solver.over(trial, match.state):
            return True
        if match.to_move == seat:
            move = solver.best(trial, match.state)
            assert solver.keeps(trial, match.state, move)
        else:
            move = solver.reply(trial, match.state)
        match.submit(move)
    return False


def test_a_round_that_is_won_needs_no_more_choices_about_hands() -> None:
    """Whichever cards the Dragons' player keeps, the fourth clan has decided it."""
    trial = numbered("wataah", 1)
    assert trial is not None
    solver, match = solver_of("wataah"), match_of(GAMES["wataah"], trial)
    assert not solver.over(trial, match.state)
    match.submit(solver.best(trial, match.state))
    assert all(isinstance(move, Keep) for move in match.legal_moves())
    assert solver.over(trial, match.state)
