"""The boards that a player has drawn: Tiled maps in a folder beside the saves."""

import logging
from pathlib import Path

from game import levels
from game.engine.texts import Texts
from game.table.own import OwnChoice, OwnChoices, label_of

FOLDER = "maps"

_log = logging.getLogger(__name__)


def own_maps(home: Path, texts: Texts) -> OwnChoices:
    """The player's boards; the folder is made, so that it can be found."""
    folder = home / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # then there are no maps in it either
        _log.warning("the folder for maps cannot be made: %s", error)
    boards, wrong = levels.boards([folder])
    found = tuple(
        OwnChoice(f"own{number}", label_of(name), board.written())
        for number, (name, board) in enumerate(boards.items(), start=1)
    )
    return OwnChoices("board", found, tuple(error.sentence(texts.say) for error in wrong), folder)
