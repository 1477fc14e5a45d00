"""The page of the rulebook that fits what is going on at a table of Shinobi WAT-AAH!. No pygame."""

from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.grand_master.animation_state import BoardAir
from game.games.wataah.table.grand_master.builders import Sending
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing

_OF_PHASE = {
    "draw": "corruption",
    "blades": "temple",
    "clan": "rivals",
    "card": "rivals",
    "seat": "rivals",
    "give": "rivals",
    "rats": "rivals",
    "keep": "clans",
    "take": "jigoku",
    "pardon": "court",
    "discard": "jigoku",
    "shosho": "grand_master",
    "temple": "temple",
    "temple_keep": "temple",
    "peek": "bosses",
}
_OF_LANTERN = ("corruption", "placing", "jigoku")


def page(picture: Picture, choice: MoveBuilder | None, air: BoardAir, lantern: int, *, on_board: bool) -> str:
    """The name of the page."""
    if air.unveiling is not None or air.peeked is not None:
        return "bosses"
    if picture.outcome is not None:
        return "bosses" if picture.board is not None else "round_end"
    if air.counted is not None:
        return "grand_master"
    if isinstance(choice, Sending):
        return "court" if choice.place == "court" else "pawns"
    if isinstance(choice, Placing):
        return "court" if choice.court else "yokai" if choice.yokai else "powers" if choice.taken else "placing"
    if choice is not None:
        return _OF_PHASE[choice.phase]
    return "pawns" if on_board else _OF_LANTERN[lantern]
