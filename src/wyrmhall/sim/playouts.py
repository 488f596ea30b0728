"""Games by the million: every decision uniform among its legal moves, or by a game's policy."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from wyrmhall.kernel.chance import threefry
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.options import check_players, check_seed, settle_options
from wyrmhall.kernel.rule import bind, rule, wrapping_rule
from wyrmhall.kernel.state import Cells, Header, Moves, States, blank, wide

_bound_later: Any = None
setup: Callable[[Any], None] = _bound_later
pending: Callable[[Any], int] = _bound_later
legal: Callable[[Any, int, Moves], int] = _bound_later
apply: Callable[[Any, int, int], None] = _bound_later
result: Callable[[Any, Cells, Cells], None] = _bound_later
lone_seat: Callable[[int], int] = _bound_later
audit: Callable[[Any], int] = _bound_later
policy: Callable[[Any, int, Moves, int, int], int] = _bound_later

MOST_SEATS = 8
MOST_REASONS = 8
# What a thread counts, one column each; then first places by seat, then ends by reason.
DECISIONS, MOVES, LONGEST, FAULT, FAULTY_GAME, UNFINISHED, FULLEST_JOURNAL = range(7)
WINS = 7
REASONS = WINS + MOST_SEATS
COLUMNS = REASONS + MOST_REASONS

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A, MIX_B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
CHOICES_STREAM = np.uint64(1)
KEYS_STREAM = np.uint64(0)
LUCK = 1 << 32  # a policy's luck is below this


@rule
def uniform(s: Header, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The random policy: any of the moves."""
    return (luck * count) >> 32


@wrapping_rule
def pick(generator: Cells, choices: int) -> Any:
    """A random choice: one step of SplitMix64.

    Rules draw from keyed chance; this stands for players, and has to be cheap.
    """
    generator[0] = generator[0] + GOLDEN
    z = generator[0]
    z = (z ^ (z >> S30)) * MIX_A
    z = (z ^ (z >> S27)) * MIX_B
    z = z ^ (z >> S31)
    return np.int64(((z >> S32) * np.uint64(choices)) >> S32)  # int() would stay unsigned


def nth_seat(seats: int, nth: int) -> int:
    """The nth seat, from 0, among those whose bit is set."""
    seat = 0
    while True:
        if (seats >> seat) & 1:
            if nth == 0:
                return seat
            nth -= 1
        seat += 1


def seat_count(seats: int) -> int:
    """How many seats are in a set."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def inspect_game(s: Header, game: int, tally: Cells) -> None:
    """Remember the first invariant broken, and how full the journal was."""
    tally[FULLEST_JOURNAL] = max(tally[FULLEST_JOURNAL], s.noted)
    broken = audit(s)
    if broken != 0 and tally[FAULT] == 0:
        tally[FAULT] = broken
        tally[FAULTY_GAME] = game


def playouts(
    work: States,
    first: int,
    count: int,
    key0: Any,
    key1: Any,
    most_decisions: int,
    audited: bool,
    moves: Moves,
    generator: Cells,
    ranks: Cells,
    scores: Cells,
    lengths: Cells,
    tally: Cells,
) -> None:
    """Play games number `first` … `first + count - 1` of a study.

    `work[0]` is a state with players and options; `work[1]` is where the games are played.
    """
    for game in range(first, first + count):
        work[1] = work[0]
        s = work[1]
        number = np.uint64(game)
        s.key[0], s.key[1] = threefry(key0, key1, number, KEYS_STREAM)
        generator[0], _ = threefry(key0, key1, number, CHOICES_STREAM)
        setup(s)
        decisions, carried_out = 0, 0
        while s.over == 0 and decisions < most_decisions:
            asked = pending(s)
            if s.stage != 0:
                seat = nth_seat(asked, pick(generator, seat_count(asked)))
            else:
                seat = lone_seat(asked)
            choices = legal(s, seat, moves)
            chosen = wide(moves[0])
            if choices > 1 or s.asks:  # what `settle` would ask
                if audited:
                    inspect_game(s, game, tally)
                s.noted = 0
                decisions += 1
                chosen = wide(moves[policy(s, seat, moves, choices, pick(generator, LUCK))])
            apply(s, seat, chosen)
            carried_out += 1
        if audited:
            inspect_game(s, game, tally)
        lengths[game - first] = decisions
        tally[DECISIONS] += decisions
        tally[MOVES] += carried_out
        tally[LONGEST] = max(tally[LONGEST], decisions)
        if s.over == 0:
            tally[UNFINISHED] += 1
            continue
        tally[REASONS + s.over - 1] += 1
        result(s, ranks, scores)
        for seat in range(s.players):
            if ranks[seat] == 1:
                tally[WINS + seat] += 1


class Tally(msgspec.Struct):
    """What a study of random games counted."""

    games: int
    decisions: int
    """Decisions asked."""
    moves: int
    """Moves carried out: decisions, and what had a single answer."""
    longest: int
    """Decisions of the longest game."""
    median: float
    """The median number of decisions."""
    unfinished: int
    """Games that passed the game's own bound on decisions: there should be none."""
    reasons: dict[str, int]
    wins: list[int]
    """First places by seat; a shared one counts for each."""
    fault: str | None
    """The first invariant broken, if any, and in which game of the study."""
    fullest_journal: int


@cache
def _bound(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    functions: dict[str, Any] = dict(game.loops.functions)
    for template in (nth_seat, seat_count, inspect_game):
        functions[template.__name__] = bind(template, game.id, functions)
    functions["policy"] = policy
    return bind(playouts, f"{game.id}.{policy.__name__}", functions)


class Study:
    """Games of one game at one table size, numbered so that any of them can be found.

    Players choose any legal move, or follow a compiled `policy` such as the game's own.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | str = 0,
        policy: Any = uniform,
        **options: Any,
    ) -> None:
        self.game = game
        self.policy = policy
        self.players = check_players(players, game.seats, game.id)
        self.key0, self.key1 = map(np.uint64, check_seed(seed))
        self.origin = blank(game.state_type)
        self.origin[0].players = self.players
        for name, index in settle_options(game.options, options, game.id, self.players).items():
            self.origin[0][name] = index

    def play(self, games: int, first: int = 0, cores: int = 1, audited: bool = False) -> Tally:
        """Play `games` games from number `first` on, on this many cores."""
        share = -(-games // cores)
        chunks = [(start, min(share, games - start)) for start in range(0, games, share)]
        if cores == 1:
            played = [self._chunk(first, games, audited)]
        else:
            with ThreadPoolExecutor(cores) as pool:
                played = list(pool.map(lambda c: self._chunk(first + c[0], c[1], audited), chunks))
        tallies = [tally for tally, _ in played]
        lengths = [length for _, length in played]
        total = np.sum(tallies, axis=0)
        for column in (LONGEST, FULLEST_JOURNAL):
            total[column] = max(tally[column] for tally in tallies)
        faulty = next((tally for tally in tallies if tally[FAULT]), None)
        fault = None
        if faulty is not None:
            what = self.game.invariants[faulty[FAULT] - 1]
            fault = f"game {faulty[FAULTY_GAME]}: {what}"
        return Tally(
            games=games,
            decisions=int(total[DECISIONS]),
            moves=int(total[MOVES]),
            longest=int(total[LONGEST]),
            median=float(np.median(np.concatenate(lengths))),
            unfinished=int(total[UNFINISHED]),
            reasons={r: int(total[REASONS + i]) for i, r in enumerate(self.game.reasons)},
            wins=[int(total[WINS + seat]) for seat in range(self.players)],
            fault=fault,
            fullest_journal=int(total[FULLEST_JOURNAL]),
        )

    def _chunk(
        self, first: int, games: int, audited: bool
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int32]]:
        """One thread's share: what it counted, and the decisions of each game."""
        work = blank(self.game.state_type, 2)
        work[0] = self.origin[0]
        tally = np.zeros(COLUMNS, np.int64)
        lengths = np.zeros(games, np.int32)
        _bound(self.game, self.policy)(
            work,
            first,
            games,
            self.key0,
            self.key1,
            self.game.most_decisions,
            audited,
            self.game.scratch(),
            np.zeros(1, np.uint64),
            np.zeros(self.players, np.int32),
            np.zeros(self.players, np.int32),
            lengths,
            tally,
        )
        return tally, lengths


def all_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
