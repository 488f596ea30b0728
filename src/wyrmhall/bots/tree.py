"""Information-set Monte Carlo tree search, compiled for each game by `bind`.

Every iteration imagines the table anew (so the search sees only what its seat knows), walks
down a tree of decisions by UCB among the moves legal in that imagined table, adds one node,
plays on at random for a while, and hands the result back to every node on the way. One tree
stands for all imagined tables: a node counts how often it could have been chosen.

Where several seats decide at once, the others' secret decisions are not in the tree: they are
drawn at random, so that no decision in the tree can depend on them.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from wyrmhall.kernel.chance import threefry
from wyrmhall.kernel.state import RUNNING, Cells, Moves, States
from wyrmhall.sim.playouts import pick

_bound_later: Any = None
pending: Callable[[Any], int] = _bound_later
legal: Callable[[Any, int, Moves], int] = _bound_later
apply: Callable[[Any, int, int], None] = _bound_later
result: Callable[[Any, Cells, Cells], None] = _bound_later
imagine: Callable[[Any, int], None] = _bound_later
redraw: Callable[[States, int, int, Any, Any], None] = _bound_later
settle: Callable[[Any, Moves], int] = _bound_later
lone_seat: Callable[[int], int] = _bound_later
nth_seat: Callable[[int, int], int] = _bound_later
seat_count: Callable[[int], int] = _bound_later
worth: Callable[[Any, int], float] = _bound_later

ROOT = 0
NO_NODE = -1
TABLES_STREAM, CHOICES_STREAM = np.uint64(2), np.uint64(3)


def expect(s: Any, rewards: Cells, ranks: Cells, scores: Cells) -> None:
    """Each seat's share of the win: known at the end, else estimated from the seats' worth."""
    if s.over != RUNNING:
        result(s, ranks, scores)
        winners = 0
        for seat in range(s.players):
            winners += ranks[seat] == 1
        for seat in range(s.players):
            rewards[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
        return
    best = -1e30
    for seat in range(s.players):
        rewards[seat] = worth(s, seat)
        best = max(best, rewards[seat])
    total = 0.0
    for seat in range(s.players):
        rewards[seat] = np.exp(rewards[seat] - best)
        total += rewards[seat]
    for seat in range(s.players):
        rewards[seat] /= total


def decider(s: Any, generator: Cells) -> int:
    """A seat that owes a decision; any of them where several do."""
    asked = pending(s)
    if s.stage == 0:
        return lone_seat(asked)
    return nth_seat(asked, pick(generator, seat_count(asked)))


def best_child(
    node: int,
    mover: int,
    stamp: int,
    stamps: Cells,
    explore: float,
    move_of: Cells,
    first_child: Cells,
    next_child: Cells,
    visits: Cells,
    offered: Cells,
    value: Cells,
) -> int:
    """The child UCB prefers among those legal here, all of which count as offered."""
    best, best_bound = NO_NODE, -1e30
    child = first_child[node]
    while child != NO_NODE:
        if stamps[move_of[child]] == stamp:
            offered[child] += 1
            mean = value[child, mover] / visits[child]
            bound = mean + explore * np.sqrt(np.log(offered[child]) / visits[child])
            if bound > best_bound:
                best, best_bound = child, bound
            stamps[move_of[child]] = -stamp  # in the tree already
        child = next_child[child]
    return best


def grow(
    work: States,
    seat: int,
    key0: Any,
    key1: Any,
    first: int,
    count: int,
    explore: float,
    foresight: int,
    moves: Moves,
    stamps: Cells,
    path: Cells,
    generator: Cells,
    rewards: Cells,
    ranks: Cells,
    scores: Cells,
    size: Cells,
    move_of: Cells,
    first_child: Cells,
    next_child: Cells,
    visits: Cells,
    offered: Cells,
    value: Cells,
) -> None:
    """Iterations number `first` … `first + count - 1`. `work[0]` is the table, `work[1]` scratch.

    A full tree goes on being walked, without new nodes.
    """
    for iteration in range(first, first + count):
        work[1] = work[0]
        s = work[1]
        number = np.uint64(iteration)
        table0, table1 = threefry(key0, key1, number, TABLES_STREAM)
        generator[0], _ = threefry(key0, key1, number, CHOICES_STREAM)
        redraw(work, 1, seat, table0, table1)
        node, steps = ROOT, 1
        path[0] = ROOT
        deciding = 0
        while s.over == RUNNING and deciding < foresight:
            in_tree = node != NO_NODE and steps < len(path)
            mover = decider(s, generator)
            if s.stage != 0:
                if (pending(s) >> seat) & 1:
                    mover = seat
                else:
                    in_tree = False  # others' secrets: drawn, and the tree goes on after them
            choices = legal(s, mover, moves)
            if choices == 1 and not s.asks:
                apply(s, mover, moves[0])
                continue
            chosen = moves[pick(generator, choices)]
            if in_tree:
                size[1] += 1
                stamp = size[1]
                for place in range(choices):
                    stamps[moves[place]] = stamp
                best = best_child(
                    node, mover, stamp, stamps, explore, move_of,
                    first_child, next_child, visits, offered, value,
                )  # fmt: skip
                fresh = 0
                for place in range(choices):
                    if stamps[moves[place]] == stamp:
                        moves[fresh] = moves[place]
                        fresh += 1
                if fresh > 0 and size[0] < len(move_of):
                    chosen = moves[pick(generator, fresh)]
                    best = size[0]
                    size[0] += 1
                    move_of[best] = chosen
                    first_child[best] = NO_NODE
                    next_child[best] = first_child[node]
                    first_child[node] = best
                    visits[best] = 0
                    offered[best] = 1
                    for player in range(s.players):
                        value[best, player] = 0.0
                    path[steps] = best
                    steps += 1
                    node = NO_NODE  # from here on the playout
                elif best != NO_NODE:
                    chosen = move_of[best]
                    path[steps] = best
                    steps += 1
                    node = best
                else:
                    node = NO_NODE
            else:
                deciding += node == NO_NODE
            apply(s, mover, chosen)
        expect(s, rewards, ranks, scores)
        for step in range(steps):
            visits[path[step]] += 1
            for player in range(s.players):
                value[path[step], player] += rewards[player]


def glance(
    work: States,
    seat: int,
    key0: Any,
    key1: Any,
    tables: int,
    moves: Moves,
    scratch: Moves,
    rewards: Cells,
    ranks: Cells,
    scores: Cells,
    means: Cells,
) -> int:
    """One ply: the seat's expected share after each of its moves, over a few imagined tables."""
    choices = legal(work[0], seat, moves)
    for place in range(choices):
        means[place] = 0.0
        for table in range(tables):
            work[1] = work[0]
            table0, table1 = threefry(key0, key1, np.uint64(table), TABLES_STREAM)
            redraw(work, 1, seat, table0, table1)
            s = work[1]
            apply(s, seat, moves[place])
            settle(s, scratch)
            expect(s, rewards, ranks, scores)
            means[place] += rewards[seat] / tables
    return choices
