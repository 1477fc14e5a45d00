"""The part of a position that only Grand Master mode has (W15-W22)."""

from game.games.wataah.rules.grand_master.cards import BOSSES, COURT_CARDS, NONE, PLACES, TEMPLE_CARDS


class Grand:
    """Rounds, pawns, bosses, Temple and Court."""

    __slots__ = (
        "board",
        "bosses",
        "court_deck",
        "court_used",
        "courts",
        "favoured",
        "heirs",
        "lost",
        "peeked",
        "played",
        "queue",
        "ready",
        "retired",
        "round",
        "scores",
        "shosho",
        "temple_deck",
        "temple_pick",
    )

    round: int
    shosho: int
    bosses: list[int]
    """Final Boss, three Decoys, and the one that is out of the game."""

    peeked: list[int]
    """For each player, the Decoys seen, as a bit mask: 2, 4, 8."""

    temple_deck: list[int]
    temple_pick: tuple[int, ...]
    """The two cards that the player at the Temple chooses from."""

    retired: list[int]
    """Used Temple cards."""

    court_deck: list[int]
    courts: list[int]
    """The unplayed Court card of each player, or NONE."""

    played: list[int]
    lost: list[tuple[int, ...]]
    """For each player, the Court cards discarded unplayed; they stay secret (W4b)."""

    favoured: int
    """Players with the Emperor's Favour this round, as a bit mask."""

    scores: tuple[int, ...]
    """The last count, one number per player; () before the first."""

    ready: list[int]
    """Pawns received and not yet placed."""

    board: list[list[int]]
    """`board[player][place]`: pawns placed."""

    court_used: int
    """Players with a pawn at the Court this round, as a bit mask."""

    queue: tuple[int, ...]
    """Players still to visit the Temple; the first one decides now."""

    heirs: tuple[int, ...]
    """The tied winners among whom the holder of the Shosho chooses (W18)."""

    def __init__(self, seats: int) -> None:
        self.round = 1
        self.shosho = 0
        self.bosses = list(range(len(BOSSES)))
        self.peeked = [0] * seats
        self.temple_deck = list(TEMPLE_CARDS)
        self.temple_pick = ()
        self.retired = []
        self.court_deck = list(COURT_CARDS)
        self.courts = [NONE] * seats
        self.played = []
        self.lost = [()] * seats
        self.favoured = 0
        self.scores = ()
        self.ready = [0] * seats
        self.board = [[0] * len(PLACES) for _ in range(seats)]
        self.court_used = 0
        self.queue = ()
        self.heirs = ()

    def copy(self) -> "Grand":
        """The same, sharing nothing that can change."""
        twin = Grand.__new__(Grand)
        twin.round = self.round
        twin.shosho = self.shosho
        twin.bosses = self.bosses[:]
        twin.peeked = self.peeked[:]
        twin.temple_deck = self.temple_deck[:]
        twin.temple_pick = self.temple_pick
        twin.retired = self.retired[:]
        twin.court_deck = self.court_deck[:]
        twin.courts = self.courts[:]
        twin.played = self.played[:]
        twin.lost = self.lost[:]
        twin.favoured = self.favoured
        twin.scores = self.scores
        twin.ready = self.ready[:]
        twin.board = [places[:] for places in self.board]
        twin.court_used = self.court_used
        twin.queue = self.queue
        twin.heirs = self.heirs
        return twin
