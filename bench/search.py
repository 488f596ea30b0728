"""How fast the search is, and where its time goes: `python bench/search.py [--json] [seconds]`.

For every game, at two seats and at its largest table, iterations a second on one core, over
positions from all over a game that greedy bots play. The shares come from timing variants of the
same search at the same positions:

    evaluation   what is saved where every seat is worth the same
    tree         what is saved beyond that where nothing is planted, and the light player plays as
                 many decisions as the search does with its tree
    player       what is saved beyond that where the light player, and what it supposes of others'
                 secrets, is one that does not think
    rules        the rest: imagining a table, legal moves, carrying them out

A variant plays other moves than the search does, so a share is good to some hundredths and a small
one may come out below 0; where the tree finds an early end of the game (Mékong at two seats) the
tree's share is far below 0 and cannot be told this way. Time is the process's
own, so that other programs disturb little.
"""

import json
import sys
import time
from dataclasses import replace

import wyrmhall
from wyrmhall import Game, Match
from wyrmhall.bots import search, tree
from wyrmhall.bots.search import Tree
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Header, Moves

POSITIONS, APART = 8, 9
WARM = 50


@rule
def alike(s: Header, seat: int, room: Moves) -> float:
    """Every seat is worth the same."""
    return 0.0


def positions(game: Game, players: int) -> list[Match]:
    """Positions of games that greedy bots play, some decisions apart."""
    found: list[Match] = []
    seed = 1
    while len(found) < POSITIONS:
        match = game.new(players, seed=seed)
        bot = wyrmhall.bot("greedy", seed=seed)
        seed += 1
        place = 0
        while match.outcome is None and len(found) < POSITIONS:
            seat = match.pending[0]
            if place % APART == 0 and len(match.legal(seat)) > 1:
                found.append(match.copy())
            match.play(seat, bot.choose(match, seat))
            place += 1
    return found


def pace(game: Game, matches: list[Match], seconds: float, foresight: float) -> tuple[float, float]:
    """Seconds an iteration takes, and how many decisions of it are in the tree."""
    took, grown, depth = 0.0, 0, 0.0
    for match in matches:
        twin = Match(replace(game, foresight=round(foresight)), match._states, None)
        one = Tree(twin, twin.pending[0], (1, 2), 0)
        one.grow(WARM)
        until = time.process_time() + seconds / len(matches)
        while (start := time.process_time()) < until:
            one.grow(WARM)
            took += time.process_time() - start
            grown += WARM
        nodes = one._nodes
        depth += float(nodes["visits"].sum() / nodes[tree.ROOT].visits - 1) / len(matches)
    return took / grown, depth


def measure(game: Game, players: int, seconds: float) -> dict[str, float]:
    """Iterations a second and the shares, for one table size."""
    matches = positions(game, players)
    flat = replace(game, id=f"{game.id}-flat", worth=alike)
    light = replace(game, id=f"{game.id}-light", worth=alike, playout=None, suppose=None)
    whole, depth = pace(game, matches, seconds, game.foresight)
    unvalued, flat_depth = pace(flat, matches, seconds, game.foresight)
    roomy, search.MOST_NODES = search.MOST_NODES, 1  # a tree that is full from the first
    try:
        played, _ = pace(flat, matches, seconds, game.foresight + flat_depth)
        unthought, _ = pace(light, matches, seconds, game.foresight + flat_depth)
    finally:
        search.MOST_NODES = roomy
    saved = {
        "evaluation": whole - unvalued,
        "tree": unvalued - played,
        "player": played - unthought,
        "rules": unthought,
    }
    shares = {name: round(part / whole, 2) for name, part in saved.items()}
    return {"iterations_per_s": round(1 / whole), "depth": round(depth, 1), **shares}


def main(seconds: float = 2.0, as_json: bool = False) -> None:
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for name in wyrmhall.games():
        game = wyrmhall.load(name)
        figures[name] = {}
        for players in (game.seats[0], game.seats[-1]):
            of = figures[name][str(players)] = measure(game, players, seconds)
            if not as_json:
                shares = ", ".join(f"{k} {v:.0%}" for k, v in list(of.items())[2:])
                print(
                    f"{name}, {players} seats: {of['iterations_per_s']:,} iterations/s, "
                    f"{of['depth']} decisions in the tree; {shares}",
                    flush=True,
                )
    if as_json:
        print(json.dumps(figures))


if __name__ == "__main__":
    arguments = [text for text in sys.argv[1:] if text != "--json"]
    main(float(arguments[0]) if arguments else 2.0, "--json" in sys.argv)
