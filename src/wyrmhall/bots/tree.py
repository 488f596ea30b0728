"""Information-set Monte Carlo tree search, compiled for each game by `bind`.

Every iteration imagines the table anew (so the search sees only what its seat knows), walks
down a tree of decisions by UCB among the moves legal in that imagined table, adds one node,
plays on for a while as the game's light player would (`playout`), and hands the result back to
every node on the way. One tree stands for all imagined tables: a node counts how often it could
have been chosen.

Where several seats decide at once, the others' secret decisions are not in the tree: the light
player takes them, so that no decision in the tree can depend on them.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from wyrmhall.kernel.chance import threefry
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, States, wide
from wyrmhall.sim.playouts import LUCK, S32, pick

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
worth: Callable[[Any, int, Moves], float] = _bound_later
playout: Callable[[Any, int, Moves, int, int], int] = _bound_later
suppose: Callable[[Any, int, Moves, int], None] = _bound_later
candidates: Callable[[Any, Moves, int], int] = _bound_later

ROOT = 0
NO_NODE = -1
MOST_SEATS = 8
NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("move", "i4"),
                ("first_child", "i4"),
                ("next_child", "i4"),
                ("visits", "i4"),
                ("offered", "i4"),  # how often it could have been chosen
                ("glanced", "i4"),  # how many visits the glance at it counts for
                ("glance", "f8"),  # the mover's share as it looked at a glance
                ("shares", "f8", (MOST_SEATS,)),  # sums of each seat's share of the win
            ],
            align=True,
        ),
    )
)
# What a tree counts: its nodes, and the positions whose legal moves were marked.
NODES, MARKED = range(2)
WIDENING = 4.0  # a node's visits, so many times, are the square of the moves it tries
TABLES_STREAM, CHOICES_STREAM = np.uint64(2), np.uint64(3)


@rule
def nothing_supposed(s: Any, seat: int, room: Moves, luck: int) -> None:
    """For games whose imagined tables are all equally likely."""


def expect(s: Any, room: Moves, rewards: Cells, ranks: Cells, scores: Cells) -> None:
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
        rewards[seat] = worth(s, seat, room)
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


def mark(moves: Moves, choices: int, marks: Cells, counts: Cells) -> int:
    """Mark the moves legal here with a number no other position has."""
    counts[MARKED] += 1
    for index in range(choices):
        marks[moves[index]] = counts[MARKED]
    return int(counts[MARKED])


def best_child(
    nodes: Cells, node: int, mover: int, marks: Cells, marked: int, explore: float
) -> int:
    """The child UCB prefers among those legal here. Negates their marks: these moves are known."""
    best, best_bound = NO_NODE, -1e30
    child = nodes[node].first_child
    while child != NO_NODE:
        here = nodes[child]
        if marks[here.move] == marked:
            here.offered += 1
            visits = here.visits + here.glanced
            spread = np.sqrt(np.log(here.offered) / visits)
            bound = (here.shares[mover] + here.glance) / visits + explore * spread
            if bound > best_bound:
                best, best_bound = child, bound
            marks[here.move] = -marked
        child = here.next_child
    return best


def plant(nodes: Cells, node: int, move: int, counts: Cells) -> int:
    """A new child of a node."""
    child = int(counts[NODES])
    counts[NODES] += 1
    here = nodes[child]
    here.move = move
    here.first_child = NO_NODE
    here.next_child = nodes[node].first_child
    here.offered = 1
    nodes[node].first_child = child
    return child


def plant_root(
    nodes: Cells, moves: Moves, choices: int, means: Cells, trust: int, counts: Cells
) -> None:
    """Every move of the real table, with the share a glance gave it."""
    for index in range(choices):
        child = nodes[plant(nodes, ROOT, wide(moves[index]), counts)]
        child.glanced = trust
        child.glance = trust * means[index]


def count_untried(moves: Moves, choices: int, marks: Cells, marked: int) -> int:
    """How many of the moves are not yet children."""
    count = 0
    for index in range(choices):
        count += marks[moves[index]] == marked
    return count


def untried_first(moves: Moves, choices: int, marks: Cells, marked: int) -> None:
    """Move those that are not yet children to the front."""
    count = 0
    for index in range(choices):
        move = moves[index]
        if marks[move] == marked:
            moves[index] = moves[count]
            moves[count] = move
            count += 1


def wants_another(known: int, choices: int, visits: int) -> bool:
    """Whether a node with this many visits should try one more of its moves."""
    return known < choices and known * known <= WIDENING * visits


def descend(
    s: Any,
    seat: int,
    explore: float,
    foresight: int,
    nodes: Cells,
    counts: Cells,
    moves: Moves,
    marks: Cells,
    path: Cells,
    generator: Cells,
) -> int:
    """Play one imagined game down the tree, then on without it; return the number of nodes passed.

    A full tree is still walked, but gets no new nodes.
    """
    node, steps, played_on = ROOT, 1, 0
    path[0] = ROOT
    while s.over == RUNNING and played_on < foresight:
        mover = decider(s, generator)
        in_tree = node != NO_NODE and steps < len(path)
        if s.stage != 0 and (pending(s) >> seat) & 1:
            mover = seat
        elif s.stage != 0:
            in_tree = False  # others' secrets: drawn, and the tree goes on after them
        choices = candidates(s, moves, legal(s, mover, moves))
        if choices == 1 and not s.asks:
            apply(s, mover, wide(moves[0]))
            continue
        if not in_tree:
            played_on += node == NO_NODE
            index = playout(s, mover, moves, choices, pick(generator, LUCK))
            apply(s, mover, wide(moves[index]))
            continue
        marked = mark(moves, choices, marks, counts)
        chosen = best_child(nodes, node, mover, marks, marked, explore)
        known = choices - count_untried(moves, choices, marks, marked)
        if wants_another(known, choices, nodes[node].visits) and counts[NODES] < len(nodes):
            # The light player relies on the order in which the rules tell the moves.
            advised = wide(moves[playout(s, mover, moves, choices, pick(generator, LUCK))])
            if marks[advised] != marked:  # known already
                untried_first(moves, choices, marks, marked)
                advised = wide(moves[pick(generator, choices - known)])
            chosen = plant(nodes, node, advised, counts)
            node = NO_NODE  # from here on by the light player
        else:
            node = chosen
        if chosen == NO_NODE:  # a full tree that knows none of these moves
            apply(s, mover, wide(moves[pick(generator, choices)]))
        else:
            path[steps] = chosen
            steps += 1
            apply(s, mover, wide(nodes[chosen].move))
    return steps


def grow(
    work: States,
    seat: int,
    key0: Any,
    key1: Any,
    first: int,
    count: int,
    explore: float,
    foresight: int,
    nodes: Cells,
    counts: Cells,
    moves: Moves,
    marks: Cells,
    path: Cells,
    generator: Cells,
    rewards: Cells,
    ranks: Cells,
    scores: Cells,
) -> None:
    """Iterations `first` … `first + count - 1`. `work[0]` is the table, `work[1]` scratch."""
    for iteration in range(first, first + count):
        work[1] = work[0]
        number = np.uint64(iteration)
        table0, table1 = threefry(key0, key1, number, TABLES_STREAM)
        generator[0], _ = threefry(key0, key1, number, CHOICES_STREAM)
        redraw(work, 1, seat, table0, table1)
        s = work[1]
        suppose(s, seat, moves, pick(generator, LUCK))
        steps = descend(s, seat, explore, foresight, nodes, counts, moves, marks, path, generator)
        expect(s, moves, rewards, ranks, scores)
        for step in range(steps):
            here = nodes[path[step]]
            here.visits += 1
            for player in range(s.players):
                here.shares[player] += rewards[player]


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
    """One ply: the seat's expected share after each move it weighs, over a few imagined tables.

    `work[0]` is the table, `work[1]` one that is imagined, `work[2]` that one after a move.
    """
    choices = candidates(work[0], moves, legal(work[0], seat, moves))
    for index in range(choices):
        means[index] = 0.0
    for table in range(tables):
        work[1] = work[0]
        table0, table1 = threefry(key0, key1, np.uint64(table), TABLES_STREAM)
        redraw(work, 1, seat, table0, table1)
        suppose(work[1], seat, scratch, wide(table1 >> S32))
        for index in range(choices):
            work[2] = work[1]
            s = work[2]
            apply(s, seat, wide(moves[index]))
            settle(s, scratch)
            expect(s, scratch, rewards, ranks, scores)
            means[index] += rewards[seat] / tables
    return choices
