"""What a phone tells about a move of Ninja Taisen before it is made."""

from game.core.refusal import Refusal
from game.games.taisen.phone import parts
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.view import TaisenView
from game.phones.page import Seen
from tests.games.taisen.boards import RULES, board
from tests.kit import make_kit


def test_an_offer_says_how_its_fights_would_end() -> None:
    state = board(
        """
        .  .  .  .  P3 .  .  .  .  .  .
        J4 .  .  .  R2 .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  J4 .  .  .  .  .
        """
    )
    view = TaisenView.of(state, 0)
    moves, say = RULES.legal_moves(state), make_kit().say
    none: Refusal | None = None
    seen = Seen(view, Picture.of(view), 0, moves, lambda _: none, str, say, str, lambda _: "")
    told = dict(zip(moves, (offer.help for offer in parts(seen).offers), strict=True))
    assert told[UseDie("rock", "R2")] == (
        "Wolf Shogun beats Monkey Paper 3 · Monkey Rock 2 beats Wolf Shogun · The last of them falls!"
    )
    assert told[UseDie("rock", "J4")] == ""
