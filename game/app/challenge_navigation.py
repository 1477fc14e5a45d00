"""Navigation between the challenges: their cards, their tables, and what a match has brought."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property

from game.ai.worker import Thinker
from game.app.tables import layout_of, open_table, playable
from game.catalog import GAMES
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.scenes.trials.challenge_card import ChallengeCards
from game.scenes.trials.challenge_result import ChallengeResultScene
from game.scenes.trials.challenges import ChallengeExits, ChallengesScene
from game.scenes.trials.pause import CHALLENGE, TrialPauseScene
from game.table.trial.challenge import ChallengeRoom, ChallengeScene
from game.trials.challenge import STARS, Challenge
from game.trials.challenge_library import challenges
from game.trials.day import challenge_of
from game.trials.progress import TrialProgress


class ChallengeNavigation:
    """Knows which of these screens leads to which."""

    def __init__(
        self,
        kit: Kit,
        thinker: Thinker,
        help_: Callable[[str, str], Scene],
        progress: TrialProgress,
        today: Callable[[], date],
    ) -> None:
        """`help_` opens a game's rulebook at a page."""
        self._kit = kit
        self._thinker = thinker
        self._help = help_
        self._progress = progress
        self._today = today

    @cached_property
    def cards(self) -> ChallengeCards:
        """Draws the cards of all games."""
        return ChallengeCards(self._kit, {name: open_table(name) for name in self._titles})

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {name: title for name, title in playable(open_table).items() if challenges(name)}

    def of_game(self, name: str) -> Scene:
        """The challenges, with a game's first unfinished one lit."""
        own = challenges(name)
        unfinished = (one for one in own if self._progress.challenge(one).stars.bit_count() < STARS)
        return self._cards_at(next(unfinished, own[0]))

    def of_the_day(self) -> Scene:
        """The challenges, with today's lit."""
        return self.on_day(self._today())

    def on_day(self, when: date) -> Scene:
        """The challenges, with that of a day lit."""
        return self._cards_at(challenge_of(when))

    def _cards_at(self, first: Challenge) -> Scene:
        shown = {name: challenges(name) for name in self._titles}
        exits = ChallengeExits(self.play, self._today)
        return ChallengesScene(
            self._kit, shown, self.cards, exits, titles=self._titles, progress=self._progress, first=first
        )

    def play(self, challenge: Challenge) -> ChallengeScene:
        """A new match of a challenge at its table."""
        name = challenge.game
        return ChallengeRoom(
            self._kit,
            GAMES[name],
            open_table(name),
            layout_of(name),
            self._thinker,
            self.cards.twist,
            self._count,
            self._result,
            lambda table: TrialPauseScene(self._kit, table.again, CHALLENGE),
            self._help,
        ).open(challenge)

    def _count(self, challenge: Challenge, stars: Sequence[bool]) -> None:
        """Keep what a match has brought."""
        self._progress.played(challenge, stars)
        if stars[0] and challenge == challenge_of(self._today()):
            self._progress.challenge_won(self._today())

    def _result(self, table: ChallengeScene) -> Scene:
        done = self._progress.challenge(table.challenge)
        return ChallengeResultScene(self._kit, self.cards, table.challenge, table.stars, done=done, again=table.again)
