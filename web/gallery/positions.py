"""Positions of played games as the page receives them: `python gallery/positions.py ryu 5 fr`.

Arguments: game, players (the most by default), seed. The file holds one position for each
decision, seen by the seat that owes it, with its legal moves and what was told since.
"""

import random
import sys
from pathlib import Path

import msgspec

import wyrmhall
from wyrmhall.server.wire import Choices


def main(name: str, players: int | None = None, seed: int = 1) -> None:
    """Play a game at random and keep what its players saw."""
    game = wyrmhall.load(name)
    match = game.new(players or game.seats[-1], seed=seed)
    luck = random.Random(seed)
    seen = []
    while match.outcome is None and len(seen) < 400:
        seat = luck.choice(match.pending)
        view = match.view(seat)
        legal = [
            Choices(m.text, m.kind, m.args, m.touches, game.describe(m, view))
            for m in match.legal(seat)
        ]
        story = match.journal(seat, len(match.decisions))
        seen.append({"view": view, "legal": legal, "story": story})
        match.play(seat, luck.choice(legal).move)
    seen.append({"view": match.view(0), "legal": [], "story": []})
    folder = Path(__file__).parent / "positions"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(seen))
    print(f"{len(seen)} positions of {name}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
