"""Learnt numbers: every file says where it comes from and fits the features that read it."""

import tomllib
from pathlib import Path

import pytest

from game.ai.learnt import read_weights
from game.games.ninjutsu.bot import evaluate as ninjutsu
from game.games.oboro.bot import beliefs as oboro
from game.games.taisen.bot import evaluate as taisen
from game.games.wataah.bot import beliefs as wataah_beliefs
from game.games.wataah.bot import evaluate as wataah
from tools.learn.write_weights import as_toml

GAMES = Path(__file__).parents[2] / "game" / "games"
FEATURES = {
    "ninjutsu/bot/learnt/evaluate.toml": ninjutsu.FEATURES,
    "oboro/bot/learnt/beliefs.toml": oboro.FEATURES,
    "taisen/bot/learnt/evaluate.toml": taisen.FEATURES,
    "wataah/bot/learnt/beliefs.toml": wataah_beliefs.FEATURES,
    "wataah/bot/learnt/evaluate.toml": wataah.FEATURES,
    "wataah/bot/learnt/grand_master_beliefs.toml": wataah_beliefs.FEATURES,
    "wataah/bot/learnt/grand_master_evaluate.toml": ("ten_points_2", "ten_points_3", *wataah.FEATURES),
}

NETS = {"ninjutsu/bot/learnt/foresight.toml", "taisen/bot/learnt/net.toml"}
"""Not lists of weights: `test_foresight.py` and `test_net.py` of the games read them."""


ODDS = {f"{game}/bot/learnt/odds.toml" for game in ("ninjutsu", "oboro", "taisen", "wataah")}
"""Curves of some settings: `tests/ai/test_odds.py` reads them."""


def test_every_learnt_file_is_known_here() -> None:
    found = {path.relative_to(GAMES).as_posix() for path in GAMES.glob("*/bot/learnt/*")}
    assert found == {*FEATURES, *ODDS, *NETS}


@pytest.mark.parametrize("file", FEATURES)
def test_a_file_has_a_weight_for_every_feature_and_no_other(file: str) -> None:
    assert tuple(read_weights(GAMES / file)) == FEATURES[file]


@pytest.mark.parametrize("file", [*FEATURES, *sorted(ODDS), *sorted(NETS)])
def test_a_file_says_how_its_numbers_were_learnt(file: str) -> None:
    data = tomllib.loads((GAMES / file).read_text("utf-8"))
    assert set(data) == {"what", "command", "commit", "fit", "strength", "net" if file in NETS else "weights"}
    script = data["command"].removeprefix("python -m ").removeprefix("python ").split()[0]
    path = script if script.endswith(".py") else script.replace(".", "/") + ".py"
    assert (GAMES.parents[1] / path).is_file()


def test_what_the_scripts_write_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(as_toml("What.", {"b": -1.0, "a": 0.12345}, "python x", "abc1234", "none"), "utf-8")
    assert list(read_weights(path).items()) == [("b", -1.0), ("a", 0.123)]


def test_a_note_that_would_break_the_file_is_refused() -> None:
    with pytest.raises(ValueError, match="escaping"):
        as_toml('say "what"', {}, "python x", "abc1234", "none")
