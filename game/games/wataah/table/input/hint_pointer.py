"""What a hint points at on the table of Shinobi WAT-AAH!, and where its slips lie meanwhile."""

from collections.abc import Sequence

from game.core.contract import Move
from game.engine.geometry import Rect
from game.engine.widgets.widget import Payload, What, Widget
from game.games.wataah.rules import moves
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.input.builder_for_phase import ON_BOARD
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import ActButton, CardOfClan, CourtOf, DecoyAt, PlateOf, RankOf
from game.games.wataah.table.input.things import Things
from game.games.wataah.table.layout import TableLayout

Ring = tuple[Rect, float]
"""What a ring goes around, and the radius of its corners."""

_HIGH = 136.0
_WIDE, _NARROW = 1000.0, 856.0
"""How much room slips have in the middle of a table: beside trays at left and right it is narrower."""

_BELOW_PROMPT = 18.0
_UNDER_CARDS = Rect(300, 510, _WIDE, _HIGH)
_UNDER_SHEET = Rect(350, 660, 880, 128)
_OVER_RANKING = Rect(22, 112, 326, 520)
_UNDER_BOARD = Rect(300, 756, _WIDE, 128)


def hint_zone(places: TableLayout, choice: MoveBuilder | None) -> Rect:
    """An area with nothing that the decision is about."""
    phase = choice.phase if choice is not None else ""
    if phase in ON_BOARD:
        return _UNDER_BOARD if phase == "shosho" else _OVER_RANKING
    if phase in ("take", "pardon"):
        return _UNDER_SHEET
    if phase == "keep":
        return _UNDER_CARDS
    prompt = places.table("prompt")
    width = _NARROW if places.seats > 3 else _WIDE
    return Rect(prompt.centre.x - width / 2, prompt.bottom + _BELOW_PROMPT, width, _HIGH)


def rings(move: Move, choice: MoveBuilder, picture: Picture, things: Things, widgets: Sequence[Widget]) -> list[Ring]:
    """What a move would use; the cards selected for it need no ring."""
    match move:
        case moves.ChooseClan():
            return [(things.clan_rect(move.seat, move.clan, picture), 10)]
        case moves.Reinforce() | moves.PlaceYokai():
            return [(things.clan_rect(choice.seat, move.clan, picture), 10)]
        case moves.ChooseCard():
            strips = [widget for widget in widgets if _is_card(widget.what, move, picture, things)]
            return [strip.ring for strip in strips[:1]]
    used = _used(move, choice)
    return [widget.ring for widget in widgets if widget.what in used]


def _is_card(what: What, move: moves.ChooseCard, picture: Picture, things: Things) -> bool:
    if not isinstance(what, CardOfClan):
        return False
    clan, card = things.clan(what.seat, what.slot, picture), things.card(what.seat, what.slot, what.place, picture)
    return (what.seat, clan, card) == (move.seat, move.clan, move.card)


def _used(move: Move, choice: MoveBuilder) -> list[Payload]:
    """What is clicked to make a move."""
    match move:
        case moves.ChooseSeat():
            return [PlateOf(move.seat)]
        case moves.GiveShosho():
            return [RankOf(move.seat)]
        case moves.Peek():
            return [DecoyAt(move.decoy)]
        case moves.PlayCourt():
            return [CourtOf(choice.seat)]
    return [ActButton(number) for number, act in enumerate(choice.acts()) if act.moves == (move,)]
