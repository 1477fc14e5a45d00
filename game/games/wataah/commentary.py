"""Commentary on a match of Shinobi WAT-AAH!: which turn it is, and how to name a move before it is made."""

from collections import Counter
from collections.abc import Callable, Sequence

from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import NUMBERS
from game.games.wataah.rules.scoring import round_score
from game.games.wataah.rules.state import DISCARD, State
from game.games.wataah.rules.view import WataahView

Say = Callable[..., str]
Player = Callable[[int], str]

AFTER = 1000
"""The turn number for decisions on the board after a round."""

_PLAIN: dict[type, str] = {
    moves.Recruit: "wataah.act.recruit",
    moves.BeCorrupt: "wataah.act.corrupt",
    moves.TakeFallen: "wataah.act.fallen",
    moves.EndPlacing: "wataah.move.placed",
    moves.LeaveBlunt: "wataah.act.blunt",
    moves.SkipDiscard: "wataah.act.skip",
    moves.DrawTemple: "wataah.act.temple",
    moves.LeaveDecoys: "wataah.act.no_peek",
    moves.PlaceClan: "wataah.move.place",
    moves.Reinforce: "wataah.move.reinforce",
    moves.PlaceYokai: "wataah.act.yokai",
    moves.PlayCourt: "wataah.act.court",
    moves.Sharpen: "wataah.move.sharpen",
    moves.ChooseClan: "wataah.move.choose_clan",
    moves.ChooseCard: "wataah.move.choose_card",
    moves.ChooseSeat: "wataah.move.choose_seat",
    moves.Give: "wataah.move.give",
    moves.Keep: "wataah.move.keep",
    moves.Take: "wataah.move.take",
    moves.Pardon: "wataah.move.forgive",
    moves.Discard: "wataah.move.discard",
    moves.GiveShosho: "wataah.move.give_shosho",
    moves.KeepTemple: "wataah.act.temple_keep",
    moves.Peek: "wataah.move.peek",
    moves.PlacePawns: "wataah.act.pawns",
}
"""The words for each kind of move; most of them are what the buttons of the table say."""


class WataahCommentary:
    """Words for hints, replays and reviews."""

    def moment(self, state: State) -> tuple[int, int]:
        """The round and the turn within it."""
        number = 0 if state.grand is None else state.grand.round
        after = state.grand is not None and state.phase > DISCARD
        return number, AFTER if after else state.turn

    def when(self, moment: tuple[int, int], say: Say) -> str:
        """A moment in words."""
        number, turn = moment
        if turn == AFTER:
            return say("wataah.board.after", round=number)
        return say("wataah.move.round_turn", round=number, turn=turn) if number else say("wataah.move.turn", turn=turn)

    def standing(self, state: State) -> list[int]:
        """What the round would bring every seat if it were counted now."""
        return [round_score(state, seat) for seat in range(state.seats)]

    def counted(self, say: Say) -> str:
        """Strength."""
        return say("wataah.move.standing")

    def move(self, view: WataahView, move: moves.WataahMove, say: Say, player: Player) -> str:  # noqa: ARG002
        """A decision in words."""
        values: dict[str, object] = {}
        for field in move.__struct_fields__:
            value = getattr(move, field)
            match field:
                case "seat":
                    values["player"] = player(value)
                case "cards":
                    values["cards"] = _listed(value, say)
                case "yokai":
                    values["card"] = say(f"wataah.card.{value}")
                case "clan" | "place":
                    values[field] = say(f"wataah.{field}.{value}")
                case "card":
                    values |= _card(move, value, say)
                case _:
                    values[field] = value
        return say(_PLAIN[type(move)], **values)


def _card(move: moves.WataahMove, card: str, say: Say) -> dict[str, object]:
    """A card by its name; Court and Temple cards use other text keys than Shinobi cards."""
    if isinstance(move, moves.PlayCourt):
        return {"court": say(f"wataah.court.{card}")}
    if isinstance(move, moves.KeepTemple):
        return {"temple": say(f"wataah.temple.{card}")}
    return {"card": say(f"wataah.card.{card}")}


def _listed(cards: Sequence[str], say: Say) -> str:
    """Cards in words; several of a kind are counted."""
    counts = Counter(cards)
    return ", ".join(
        f"{counts[card]} \N{MULTIPLICATION SIGN} {say(f'wataah.card.{card}')}"
        if counts[card] > 1
        else say(f"wataah.card.{card}")
        for card in sorted(counts, key=NUMBERS.__getitem__)
    )
