"""A bot that searches: many imagined tables, one tree, and an account of what it thought."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from wyrmhall.bots import tree
from wyrmhall.bots.asking import weighed
from wyrmhall.bots.luck import Luck
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import as_int, as_number, shown
from wyrmhall.kernel.rule import bind
from wyrmhall.kernel.state import Moves, States, blank, thaw
from wyrmhall.sim.playouts import all_cores, nth_seat, seat_count, uniform

MOST_NODES = 200_000
DEEPEST = 256
EXPLORE = 0.2  # how much a move seldom tried is favoured, in shares of the win
GLANCES = 4  # imagined tables at which every move is looked at before the search
TRUST = 25  # how many visits that look counts for
MOST_SECONDS = 3600.0


INNER = (
    nth_seat,
    seat_count,
    tree.expect,
    tree.decider,
    tree.mark,
    tree.best_child,
    tree.plant,
    tree.count_untried,
    tree.untried_first,
    tree.wants_another,
    tree.descend,
)


class Thought(msgspec.Struct, frozen=True):
    """What the search thinks of one candidate move."""

    move: str
    visits: int
    shares: tuple[float, ...]
    """Each seat's expected share of the win after it."""


class Tree:
    """One tree being grown for one seat of one table."""

    def __init__(self, match: Match, seat: int, key: tuple[int, int], stream: int) -> None:
        game = match.game
        self.seat = seat
        self.players = match.players
        self.grown = 0
        self._grow = bound(game)["grow"]
        self._keys = (np.uint64(key[0]), np.uint64(key[1] ^ stream))
        self._work = blank(game.state_type, 3)
        self._work[0] = thaw(match.state.tobytes(), game.state_type)[0]
        self._foresight = game.foresight
        self._nodes = np.zeros(MOST_NODES, tree.NODE)
        self._nodes[tree.ROOT].first_child = tree.NO_NODE
        self._counts = np.array([1, 0], np.int64)
        look = glance(game, self._work, seat, self._keys, GLANCES)
        if len(self._nodes) > look[1]:
            bound(game)["plant_root"](self._nodes, *look, TRUST, self._counts)
        self._scratch = (
            game.scratch(),
            np.zeros(game.moves.size, np.int64),
            np.zeros(DEEPEST, np.int32),
            np.zeros(1, np.uint64),
            np.zeros(self.players, np.float64),
            np.zeros(self.players, np.int32),
            np.zeros(self.players, np.int32),
        )

    def grow(self, iterations: int) -> None:
        """Grow by this many iterations, each on a newly imagined table."""
        self._grow(
            self._work,
            self.seat,
            *self._keys,
            self.grown,
            iterations,
            EXPLORE,
            self._foresight,
            self._nodes,
            self._counts,
            *self._scratch,
        )
        self.grown += iterations

    def grow_until(self, deadline: float, stopped: Callable[[], bool]) -> None:
        """Grow until a moment of `time.perf_counter`, in chunks that overshoot only a little."""
        chunk, began = 1, time.perf_counter()
        while (now := time.perf_counter()) < deadline and not stopped():
            if self.grown:
                pace = (now - began) / self.grown
                chunk = max(1, min(chunk * 2, int((deadline - now) * 0.5 / pace), 4096))
            self.grow(chunk)

    def candidates(self) -> dict[int, tuple[int, npt.NDArray[np.float64]]]:
        """By move number: visits, and the sum of each seat's shares."""
        found = {}
        child = int(self._nodes[tree.ROOT].first_child)
        while child != tree.NO_NODE:
            here = self._nodes[child]
            found[int(here.move)] = (int(here.visits), here.shares[: self.players].copy())
            child = int(here.next_child)
        return found


@cache
def bound(game: Game) -> dict[str, Callable[..., Any]]:
    """The search's loops, compiled for one game."""
    if game.worth is None:
        raise OptionError("error-bot-game", game=game.id)
    functions: dict[str, Any] = dict(game.loops.functions, worth=game.worth)
    functions["redraw"] = game.loops.redraw
    functions["playout"] = game.playout or uniform
    functions["candidates"] = game.candidates
    functions["suppose"] = game.suppose or tree.nothing_supposed
    for inner in INNER:
        functions[inner.__name__] = bind(inner, game.id, functions)
    return {
        t.__name__: bind(t, game.id, functions) for t in (tree.grow, tree.glance, tree.plant_root)
    }


def glance(
    game: Game, work: States, seat: int, keys: tuple[np.uint64, np.uint64], tables: int
) -> tuple[Moves, int, npt.NDArray[np.float64]]:
    """The moves the seat weighs at `work[0]`, how many, and its expected share after each."""
    moves, means, players = game.scratch(), np.zeros(game.most_moves), int(work[0].players)
    choices = bound(game)["glance"](
        work,
        seat,
        *keys,
        tables,
        moves,
        game.scratch(),
        np.zeros(players),
        np.zeros(players, np.int32),
        np.zeros(players, np.int32),
        means,
    )
    return moves, choices, means


class SearchBot:
    """Information-set Monte Carlo tree search with a budget of seconds or of iterations.

    With `iterations` and a `seed` the choice is reproducible in any process; it depends on the
    number of `cores`, each of which grows a tree of its own. With `seconds` the clock decides.
    """

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int | str | None = None,
        cores: int = 1,
    ) -> None:
        if (seconds is None) == (iterations is None):
            raise OptionError("error-bot-budget")
        if seconds is not None and not 0 < (as_number(seconds) or 0) <= MOST_SECONDS:
            raise OptionError("error-bot-seconds", most=int(MOST_SECONDS), got=shown(seconds))
        if iterations is not None and (as_int(iterations) or 0) < 1:
            raise OptionError("error-bot-iterations", got=shown(iterations))
        if (as_int(cores) or 0) < 1:
            raise OptionError("error-bot-cores", got=shown(cores), most=all_cores())
        self.seconds = seconds
        self.iterations = iterations
        self.cores = min(cores, all_cores()) if seconds is not None else cores
        self._luck = Luck(seed)
        self._stopped = False

    def choose(self, match: Match, seat: int) -> Move:
        """The move the search visited most."""
        began = time.perf_counter()
        moves = weighed(match, seat)
        if len(moves) == 1:
            return moves[0]
        thoughts = self._think(match, seat, began)
        best = max(thoughts, key=lambda thought: (thought.visits, thought.shares[seat]))
        return match.game.move(best.move)

    def think(self, match: Match, seat: int) -> list[Thought]:
        """Every candidate move with its visits and each seat's expected share, best first."""
        began = time.perf_counter()
        weighed(match, seat)
        return self._think(match, seat, began)

    def _think(self, match: Match, seat: int, began: float) -> list[Thought]:
        self._stopped = False
        key = self._luck.key(match, seat)
        trees = [Tree(match, seat, key, stream) for stream in range(self.cores)]
        if len(trees) == 1:
            self._grow(trees[0], began)
        else:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(lambda one: self._grow(one, began), trees))
        return self._account(match, seat, trees)

    def stop(self) -> None:
        """Answer soon with what is known so far; may be called from another thread."""
        self._stopped = True

    def _grow(self, one: Tree, began: float) -> None:
        if self.iterations is not None:
            one.grow(-(-self.iterations // self.cores))
        else:
            assert self.seconds is not None
            one.grow_until(began + self.seconds * 0.98, lambda: self._stopped)

    def _account(self, match: Match, seat: int, trees: list[Tree]) -> list[Thought]:
        visits: dict[int, int] = {move.number: 0 for move in match.legal(seat)}
        shares = {number: np.zeros(match.players) for number in visits}
        for one in trees:
            for number, (seen, value) in one.candidates().items():
                visits[number] += seen
                shares[number] += value
        thoughts = [
            Thought(
                move=match.game.moves.move(number).text,
                visits=seen,
                shares=tuple((shares[number] / max(seen, 1)).tolist()),
            )
            for number, seen in visits.items()
        ]
        return sorted(thoughts, key=lambda t: (-t.visits, -t.shares[seat], t.move))
