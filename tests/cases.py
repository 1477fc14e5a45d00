"""The listed games as the shared suite tests them; one line per game."""

from tests.games.ninjutsu.case import CASE as NINJUTSU
from tests.games.oboro.case import CASE as OBORO
from tests.games.taisen.case import CASE as TAISEN
from tests.games.wataah.case import CASE as WATAAH

CASES = {case.game.name: case for case in (WATAAH, TAISEN, OBORO, NINJUTSU)}
