"""Pictures of every screen in the pseudo-language: `python -m tests.pseudo_tour DIR [PART OF A NAME]`.

What is cut off or runs into something here would do so in a language with longer words.
"""

import sys
from pathlib import Path

from game.app.app import make_kit
from game.app.launch_options import LaunchOptions
from game.devtools.tour.run import shots
from game.engine.kit import Kit
from game.engine.text.translations import Texts
from tests.kit import all_tables
from tests.pseudo import PSEUDO


def pseudo_kit(launch_options: LaunchOptions) -> Kit:
    """The kit of a start, in the pseudo-language."""
    kit = make_kit(launch_options)
    kit.texts = Texts(all_tables(), PSEUDO)
    return kit


if __name__ == "__main__":
    sys.exit(shots(LaunchOptions(), Path(sys.argv[1]), "".join(sys.argv[2:3]), pseudo_kit))
