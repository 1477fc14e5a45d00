"""The boards that a player has drawn: Tiled maps in a folder beside the saves."""

import logging
from pathlib import Path

from game import maps
from game.engine.text.translations import Texts
from game.table.player_files import OwnProblem, PlayerFile, PlayerFiles, label_of

FOLDER = "maps"

_log = logging.getLogger(__name__)


def own_maps(home: Path, texts: Texts) -> PlayerFiles:
    """The player's boards; the folder is created, so that the player can find it."""
    folder = home / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # then there are no maps in it either
        _log.warning("the folder for maps cannot be made: %s", error)
    boards, wrong = maps.boards([folder])
    found = tuple(
        PlayerFile(f"own{number}", label_of(name), board.written(), folder / f"{name}.tmx")
        for number, (name, board) in enumerate(boards.items(), start=1)
    )
    problems = tuple(OwnProblem(error.path, error.sentence(texts.say)) for error in wrong)
    return PlayerFiles("board", found, problems, folder)
