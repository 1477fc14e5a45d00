"""Navigation behind the title: setup, tables, pause, hand-over, scoring, lists and books."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from game.ai import LEVELS
from game.ai.even import EVEN, OPPONENTS
from game.ai.worker import Thinker
from game.app.history_navigation import HistoryNavigation
from game.app.launch_options import LaunchOptions
from game.app.learn_navigation import LearnNavigation
from game.app.match_words import describe
from game.app.phone_navigation import PhoneNavigation
from game.app.storage import MatchKeeper, Storage
from game.app.tables import layout_of, open_table, playable
from game.app.trial_navigation import TrialNavigation
from game.catalog import GAMES, TITLES, game_named
from game.core.record import Save
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.maps import MapError
from game.paths import homepage
from game.scenes.credits import CreditsScene
from game.scenes.hand_over.scene import HandOverDoors, HandOverScene
from game.scenes.hand_over.sheet import PublicNews
from game.scenes.hand_over.standing import NOTHING_YET, StandingLine
from game.scenes.pause.scene import PauseExits, PauseScene
from game.scenes.replay.list_scene import EXPORTS
from game.scenes.scoring.scene import ScoringExits, ScoringScene
from game.scenes.settings.scene import SettingsExits, SettingsScene
from game.scenes.setup.exits import SetupExits, WaitingMatch
from game.scenes.setup.player_files import PlayerFilesScene
from game.scenes.setup.scene import SetupScene
from game.scenes.statistics.scene import StatisticsExits, StatisticsScene
from game.scenes.title.scene import LAST_GAME
from game.scenes.unfinished import UnfinishedExits, UnfinishedScene, not_saved
from game.store.match_store import KEYS, SavedMatch
from game.store.open_folder import open_folder
from game.table.exits import TableExits
from game.table.phones.scene import PhoneTableScene
from game.table.phones.session import PhoneSession
from game.table.scene import TableScene
from game.table.session import Player, Session
from game.table.setup.last_setups import LastSetups
from game.table.setup.match_setup import MatchSetup, computer
from game.table.setup.opponents import unknown_opponent


class Navigation:
    """Knows which scene leads to which."""

    def __init__(self, kit: Kit, title: Callable[[], Scene], home: Path, thinker: Thinker | None = None) -> None:
        """`home` is the player's folder; without a `thinker` the opponents get a process of their own."""
        self.kit = kit
        self.title = title
        self.storage = Storage(kit, home)
        self._home = home
        self._thinker = Thinker(game_named) if thinker is None else thinker
        self._last = LastSetups(kit.key_values)
        self.phones = PhoneNavigation(kit)
        self.learn = LearnNavigation(kit, self._thinker, self.first_setup, lambda: self.storage.statistics)
        self.trials = TrialNavigation(kit, self._thinker, self.learn.rulebook, home / EXPORTS)
        self.history = HistoryNavigation(kit, self.storage, self._thinker, self.learn.rulebook, self.trials.retry)

    def calm(self) -> None:
        """Cancel any thinking that is under way; phones have lost their table, and come back when it is continued."""
        self._thinker.cancel()
        self.phones.close()

    def close(self) -> None:
        """Shut down, and stop the opponents' process."""
        self.phones.close()
        self._thinker.close()

    def credits(self) -> Scene:
        """The credits: the games' makers, and the software that ships with the program."""
        return CreditsScene(self.kit, TITLES, homepage())

    def settings(self) -> Scene:
        """The settings screen."""
        return SettingsScene(self.kit, SettingsExits(self._home, open_folder))

    def statistics(self) -> Scene:
        """What has been played, and whether chance was fair."""
        return StatisticsScene(self.kit, self.storage.statistics, playable(), StatisticsExits(self.setup))

    def unfinished(self) -> Scene:
        """The list of matches that can be continued."""
        exits = UnfinishedExits(self.continued, open_folder, lambda save: describe(save, self.kit.texts))
        return UnfinishedScene(self.kit, self.storage.matches, exits, TITLES)

    def first_setup(self, name: str) -> Scene:
        """The setup after a lesson: for a beginner, unless this game was set up before."""
        kind, game = open_table(name), GAMES[name]
        if self._last.of(game) is None:
            others = [computer(name, seat, LEVELS[0]) for seat in range(1, game.seats[0])]
            players = (Player(kind.seat_name(0, self.kit.texts)), *others)
            self._last.keep(MatchSetup(name, players, dict(kind.beginner)))
            self.kit.notices.append(self.kit.say("setup.for_beginners"))
        return self.setup(name)

    def setup(self, name: str) -> Scene:
        """The setup screen of a game."""
        kind = open_table(name)
        names = [kind.seat_name(seat, self.kit.texts) for seat in range(max(GAMES[name].seats))]
        read = partial(kind.own, self._home, self.kit.texts) if kind.own else None
        own = read() if read is not None else None
        if own is not None:
            self.kit.notices += [problem.sentence for problem in own.problems]
        files = partial(PlayerFilesScene, self.kit, name, read, open_folder) if read is not None else None
        last = self._last.of(GAMES[name])
        learn = partial(self.learn.lesson, name) if kind.lesson is not None else None
        exits = SetupExits(self.table, files, learn, partial(self.learn.rulebook, name), self._waiting(name))
        return SetupScene(self.kit, GAMES[name], names, OPPONENTS, last, exits, kind.plan, own)

    def _waiting(self, name: str) -> WaitingMatch | None:
        """The newest unfinished match of a game."""
        for one in self.storage.matches.all():
            if isinstance(one, SavedMatch) and one.save.record.game == name and unknown_opponent(one.save) is None:
                return WaitingMatch(describe(one.save, self.kit.texts), partial(self.continued, one.save, one.name))
        return None

    def table(self, setup: MatchSetup) -> Scene:
        """A new match at its table."""
        self._last.keep(setup)
        setup = self._evened(setup)
        match_keeper = self.storage.match_keeper(self._not_saved)
        session = PhoneSession(setup.match(GAMES[setup.game]), setup.players, self._thinker, match_keeper)
        session.hints = self.kit.preferences.hints
        return self._laid(session, setup, match_keeper)

    def _evened(self, setup: MatchSetup) -> MatchSetup:
        """Settle how strong the opponents are that follow the person's rating, for the whole match."""
        if not any(player.level == EVEN for player in setup.players):
            return setup
        options = GAMES[setup.game].rules.settled(setup.options)
        strength = round(self.storage.statistics.strength(setup.game, options), 3)
        return setup.evened(strength)

    def continued(self, save: Save, name: str) -> Scene:
        """A saved match at its table.

        Raises:
            BadData: if it cannot be continued.
        """
        open_table(save.record.game)  # raises if it is broken, before anything is taken up
        match_keeper = self.storage.match_keeper(self._not_saved, name)
        session = PhoneSession.of(save, GAMES[save.record.game], self._thinker, match_keeper)
        if session.to_move is None:
            match_keeper(session)  # the power was cut between the last decision and moving the match to the replays
        return self._laid(session, MatchSetup.of(save), match_keeper)

    def scoring(self, session: Session, setup: MatchSetup, keeper: MatchKeeper | None = None) -> Scene:
        """The scoring of a finished match; its keeper knows the achievements it brought."""
        kind = open_table(setup.game)
        rows = kind.scoring(session, self.kit.texts)
        exhibit = kind.exhibit(self.kit, session) if kind.exhibit else None
        review = self.history.review_door(session.match.game)
        swing = self.history.swing_door(session)
        exits = ScoringExits(self.table, self.title, review, self.history.belief_door(session), swing)
        earned, unseen = (keeper.earned, keeper.unseen) if keeper is not None else ((), [])
        return ScoringScene(self.kit, session, rows, setup, exits, exhibit, earned, unseen)

    def setup_from(self, launch_options: LaunchOptions) -> MatchSetup:
        """The match that the command line asked for."""
        name = str(launch_options.game)
        kind, game = open_table(name), GAMES[name]
        seats = launch_options.seats or ("human", *[LEVELS[1]] * (game.seats[0] - 1))
        players = tuple(
            Player(kind.seat_name(seat, self.kit.texts)) if who in {"human", "phone"} else computer(name, seat, who)
            for seat, who in enumerate(seats)
        )
        phones = tuple(seat for seat, who in enumerate(seats) if who == "phone")
        return MatchSetup(name, players, seed=launch_options.seed, phones=phones, secret=launch_options.secret)

    def _laid(self, session: PhoneSession, setup: MatchSetup, match_keeper: MatchKeeper) -> Scene:
        """The table of a match; the title with an error message if the table's map is broken."""
        try:
            layout = layout_of(setup.game)
        except MapError as error:
            self.kit.notices.append(error.sentence(self.kit.say))
            return self.title()
        pause = partial(self._pause, match_keeper)
        self.kit.key_values.write(LAST_GAME, setup.game)
        make_face = partial(open_table(setup.game).face, self.kit, layout, session)
        exits = TableExits(
            pause=pause,
            scoring=lambda played: self.scoring(played, _next_setup(setup, session), match_keeper),
            hand_over=lambda _, seat: self._hand_over(table, seat, pause),
            help=self.learn.rulebook,
            portrait=match_keeper.show,
            swing=self.history.swing_door,
        )
        table = PhoneTableScene(self.kit, session, make_face(), exits, spare=make_face)
        self.phones.open(table, partial(match_keeper.beside, KEYS), setup.phones)
        return table

    def _hand_over(self, table: TableScene, seat: int, pause: Callable[[TableScene], Scene]) -> Scene:
        session = table.session
        asked = table.asked_at_doors(seat)
        doors = HandOverDoors(lambda: pause(table), lambda: session.viewer, table.view.peek, asked)
        name, game = session.players[seat].name, session.match.game.name
        return HandOverScene(self.kit, name, seat, game, doors, self._public_news(table, seat))

    def _public_news(self, table: TableScene, seat: int) -> PublicNews:
        """What the doors may tell everybody while a player comes to the table."""
        match, log = table.session.match, table.log
        since, readable = table.presenter.since(seat), set(log.readable)
        lines = [] if since is None else [log.lines[n] for n in range(since, len(log.lines)) if n in readable]
        others = {other: player for other, player in enumerate(table.session.players) if other != seat}
        commentary = open_table(match.game.name).commentary
        standing = NOTHING_YET
        if commentary is not None:
            counts = commentary.standing(match.state)
            moment = commentary.when(commentary.moment(match.state), self.kit.say)
            words = f"{moment} · {commentary.counted(self.kit.say)}" if counts else moment
            standing = StandingLine(words, counts, [player.name for player in table.session.players])
        view = table.view
        return PublicNews(standing, lines, log.draw_icon, view.draw_public_zone, others, view.place_public_zone)

    def _pause(self, match_keeper: MatchKeeper, table: TableScene) -> Scene:
        restart = partial(self._restarted, match_keeper)
        phones = self.phones.of(table) if isinstance(table, PhoneTableScene) else None
        return PauseScene(self.kit, table, PauseExits(self.title, self._rules_at, self.settings, restart, phones))

    def _restarted(self, match_keeper: MatchKeeper, table: TableScene, same: bool) -> Scene:
        """The match that replaces the one at a table, with the players who have its seats now."""
        session = table.session
        match_keeper.discard()
        seed = session.match.seed if same else None
        setup = MatchSetup(session.match.game.name, tuple(session.players), dict(session.match.options), seed)
        return self.table(_next_setup(setup, session) if isinstance(session, PhoneSession) else setup)

    def _rules_at(self, table: TableScene) -> Scene:
        return self.learn.rulebook(table.session.match.game.name, table.face.page)

    def _not_saved(self, error: OSError) -> None:
        self.kit.notices.append(not_saved(self.kit, error))


def _next_setup(setup: MatchSetup, session: PhoneSession) -> MatchSetup:
    """The setup of the next match: with the phones of this one, and the names typed there."""
    if not session.away:
        return setup
    named = zip(setup.players, session.players, strict=True)
    players = tuple(msgspec.structs.replace(before, name=now.name) for before, now in named)
    return msgspec.structs.replace(setup, players=players, phones=tuple(sorted(session.away)))
