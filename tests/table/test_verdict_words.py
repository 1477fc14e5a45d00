"""What the verdict on a solved trial says."""

import pytest

from game.table.trial.verdict_words import shown, solved
from game.trials.library import shipped
from game.trials.progress import Tried
from tests.kit import SPOKEN, make_kit


@pytest.mark.parametrize("language", SPOKEN)
def test_a_round_that_is_won_by_a_tie_says_what_breaks_it(language: str) -> None:
    """W14: the score alone would look like no win."""
    kit = make_kit(language)
    tie = next(trial for trial in shipped("wataah") if "corruption" in trial.motifs)
    plain = next(trial for trial in shipped("wataah") if "corruption" not in trial.motifs)
    assert solved(kit, tie, Tried(), "", last=False).words == kit.say("trial.why.tie")
    assert shown(kit, tie, (), last=False).words == kit.say("trial.why.tie")
    assert solved(kit, plain, Tried(), "", last=False).words == kit.say("trial.why.ahead")
