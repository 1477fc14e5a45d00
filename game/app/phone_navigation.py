"""Phones at the table: starts and stops the server, moves seats, and lets phones come back after a restart."""

import logging
import os
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

import msgspec

from game.app.tables import open_table
from game.core.player import Player
from game.engine.kit import Kit
from game.engine.scenes import Scene
from game.phones.addresses import lan_addresses
from game.phones.room import Chair, Room, RoomKeys, read_keys
from game.phones.server import CannotListen, PhoneServer
from game.scenes.pause.scene import PauseOfPhones
from game.scenes.phones.files import FaceFiles, PictureFiles, plan_pictures, served_files
from game.scenes.phones.gone import PhoneGoneScene
from game.scenes.phones.invite import InviteActions, InviteScene
from game.store.files import read_bounded, write_safely
from game.table.phones.host import PhoneHost
from game.table.phones.pages import PageMaker
from game.table.phones.scene import PhoneTableScene

_log = logging.getLogger(__name__)

_MOST_KEYS = 4096
ADDRESS = "KAGEBAKO_PHONES"
"""The environment variable that names the address to listen at, for tests."""


class PhoneNavigation:
    """There is at most one server, and only while a seat of the open table is on a phone."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._server: PhoneServer | None = None
        self._pictures: PictureFiles | None = None
        self._keys_file: Callable[[], Path | None] = lambda: None
        self._kept: RoomKeys | None = None

    def addresses(self) -> list[str]:
        """Where phones could reach this computer, the likeliest first."""
        asked = os.environ.get(ADDRESS)
        return [asked] if asked else lan_addresses()

    def open(self, table: PhoneTableScene, keys_file: Callable[[], Path | None], phones: Collection[int] = ()) -> None:
        """A table has been opened with `phones` as seats on phones.

        The phones of the last match keep their players' seats. Those that sat at a saved match come back by the
        private file beside it; `keys_file` names that file, once the match has one.
        """
        players = table.session.players
        keys = self._keys_of(players) if phones else None
        self.close()
        self._keys_file = keys_file
        if not phones:
            keys = self._read_keys()
            phones = keys.phones if keys is not None and table.session.to_move is not None else ()
        table.vanished = lambda seat: self._gone(table, seat)
        table.invite = partial(self.invite, table)
        table.session.away = {seat for seat in phones if seat < len(players) and players[seat].human}
        if table.session.away:
            table.session.away.update(table.session.here[1:])
            self.follow(table, keys)
            if self._server is not None and not all(map(self._server.taken, table.session.away)):
                table.lobby = partial(self.invite, table)

    def of(self, table: PhoneTableScene) -> PauseOfPhones:
        """What the pause menu needs."""
        return PauseOfPhones(
            away=lambda: table.session.away,
            seat=lambda seat, who: self.seat(table, seat, who),
            invite=lambda: self.invite(table),
        )

    def _keys_of(self, players: Sequence[Player]) -> RoomKeys | None:
        """The keys of the running server, each for the seat that its player has now."""
        if self._server is None:
            return None
        keys, left = self._server.keys(), list(enumerate(self._server.room.chairs))
        tokens: dict[int, str] = {}
        for seat, player in enumerate(players):
            for old, chair in left:
                if chair.token and chair.name == player.name:
                    tokens[seat] = chair.token
                    left = [one for one in left if one[0] != old]
                    break
        return msgspec.structs.replace(keys, tokens=tokens, phones=sorted({*keys.phones, *tokens}))

    def invite(self, table: PhoneTableScene) -> Scene | None:
        """The invitation; None, with a message, if phones cannot reach this computer."""
        if self._server is None and not self._start(table, None):
            return None
        self.follow(table)
        actions = InviteActions(
            seat=lambda seat, who: self.seat(table, seat, who),
            address=lambda address: self._move_to(table, address),
        )
        return InviteScene(self._kit, table, lambda: self._running, self.addresses(), actions)

    def seat(self, table: PhoneTableScene, seat: int, who: str) -> bool:
        """Move a seat to the screen, a phone or the computer. Return whether somebody else had to move too."""
        session = table.session
        others = session.away - {seat}
        if who == "phone":
            session.to_phone(seat)
        elif who == "person":
            session.to_screen(seat)
        else:
            session.to_computer(seat)
        self.follow(table)
        return session.away - {seat} != others

    def follow(self, table: PhoneTableScene, keys: RoomKeys | None = None) -> None:
        """Let the server know who sits where; start it with the first phone."""
        session = table.session
        if self._server is None and (not session.away or not self._start(table, keys)):
            session.away.clear()
            return
        self._running.assign(session.away, [player.name for player in session.players])
        table.refresh_phones()

    @staticmethod
    def skip_lobby(table: Scene) -> None:
        """Begin without the invitation."""
        if isinstance(table, PhoneTableScene):
            table.lobby = None

    def invitation(self) -> str:
        """What the code of the running server holds; empty without one."""
        return "" if self._server is None else self._server.invitation

    def close(self) -> None:
        """Stop the server: the table has been left."""
        if self._server is not None:
            self._server.stop()
            self._server = None
            self._kept = None
        if self._pictures is not None:
            pictures, self._pictures = self._pictures, None
            pictures.close()

    def _left(self, server: PhoneServer) -> None:
        """A table has been left; the next one may have its own server already."""
        if self._server is server:
            self.close()

    @property
    def _running(self) -> PhoneServer:
        if self._server is None:
            raise RuntimeError("there is no server")
        return self._server

    def _start(self, table: PhoneTableScene, keys: RoomKeys | None, address: str | None = None) -> bool:
        session, say = table.session, self._kit.say
        match = session.match
        found = self.addresses()
        if not found:
            table.toast.show(say("phone.invite.no_network"))
            return False
        kind = open_table(match.game.name)
        pictures = kind.phone_art(self._kit) if kind.phone_art is not None else {}
        files = served_files(self._kit, match.game.name, match.seats)
        added = PictureFiles(self._kit.bakery, files)
        faces = FaceFiles(self._kit, match.game.name, added)
        chairs = [Chair(player.name) for player in session.players]
        room = Room(match.game.name, match.game.title, chairs, languages=self._kit.texts.available)
        if keys is not None:
            room.take_over(keys)
        ports = (keys.port, 0) if keys is not None else (0,)
        for port in ports:
            server = PhoneServer(room, files, address or found[0], port)
            try:
                server.start()
            except CannotListen as error:
                table.toast.show(say("phone.invite.cannot", detail=error))
                server.stop()
                continue
            self._server, self._pictures = server, added
            plan_pictures(self._kit, match.game.name, pictures, added)
            maker = PageMaker(
                match, lambda seat: session.players[seat].name, self._kit.texts, kind.commentary, kind.phone
            )
            maker.face = lambda seat: faces.name(seat, session.players[seat])
            table.connect(PhoneHost(session, server, maker, self._keep), partial(self._left, server))
            return True
        return False

    def _move_to(self, table: PhoneTableScene, address: str) -> None:
        """Listen at another address of this computer; phones have to scan the new code."""
        keys = self._running.keys()
        self.close()
        self._start(table, keys, address)
        self.follow(table)

    def _gone(self, table: PhoneTableScene, seat: int) -> Scene:
        server = self._running
        return PhoneGoneScene(
            self._kit,
            table.session.players[seat].name,
            lambda: seat in table.session.away and not server.connected(seat),
            lambda: self._take_over(table, seat, "person"),
            lambda: self._take_over(table, seat, "computer"),
        )

    def _take_over(self, table: PhoneTableScene, seat: int, who: str) -> None:
        """Somebody plays on in a seat whose phone is gone; who had to leave the screen for that needs a phone now."""
        if self.seat(table, seat, who):
            table.toast.show(self._kit.say("phone.invite.one_here"))
            table.lobby = partial(self.invite, table)

    def _read_keys(self) -> RoomKeys | None:
        path = self._keys_file()
        if path is None or not path.exists():
            return None
        try:
            return read_keys(read_bounded(path, _MOST_KEYS))
        except OSError:
            return None  # phones are invited again

    def _keep(self) -> None:
        """Keep the keys beside the match; they are deleted together with it."""
        path = self._keys_file()
        if path is None or self._server is None:
            return
        keys = self._server.keys()
        if keys != self._kept:
            try:
                write_safely(path, msgspec.json.encode(keys), self._kit.bakery.give_way)
            except OSError as error:  # the next page tries again; until then a restart needs a new invitation
                _log.warning("the keys of the phones were not saved: %s", error)
            else:
                self._kept = keys
