"""The peer of our benchmarks: OpenSpiel's C++ hearts, played by its own uniform random bots."""

import time

PEER = "OpenSpiel hearts"


def peer_moves_per_s(seconds: float) -> float | None:
    """Moves per second on one core, every deal and every play counted; None without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    bots = [
        pyspiel.make_uniform_random_bot(player, 100 + player)
        for player in range(game.num_players())
    ]
    moves, seed, start = 0, 0, time.perf_counter()
    while (took := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += len(state.history())
        seed += 1
    return moves / took
