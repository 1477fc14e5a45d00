"""How far a saved match is, in words: mode, round and score, only what every seat may know."""

import logging

from game.app.tables import open_table
from game.catalog import GAMES
from game.core.record import Save
from game.core.refusal import BadData
from game.engine.text.translations import Texts

_NAMED = ("mode", "board")
"""Options that change a game so much that a match is called after them."""

_log = logging.getLogger(__name__)


def describe(save: Save, texts: Texts, *, over: bool = False) -> str:
    """Describe a saved match; with fewer words if its position cannot be read, and without its round if it is over."""
    game = GAMES[save.record.game]
    found = [_choice(save, option.name, texts) for option in game.options if option.name in _NAMED]
    commentary = open_table(game.name).commentary
    try:
        state = game.rules.load(save.state)
    except BadData:
        _log.warning("the position of a saved match cannot be described")
    else:
        if commentary is not None:
            found.append("" if over else commentary.when(commentary.moment(state), texts.say))
            counts = commentary.standing(state)
            found.append(f"{commentary.counted(texts.say)} {' : '.join(map(str, counts))}" if counts else "")
    return " · ".join(filter(None, found))


def _choice(save: Save, option: str, texts: Texts) -> str:
    key = f"{save.record.game}.choice.{option}_{save.record.options.get(option)}"
    return texts.say(key) if texts.has(key) else ""
