"""A million random games, audited, and a million hostile inputs: the figures of the note.

python bench/soak.py games 1000000
python bench/soak.py inputs 1000000
"""

import random
import string
import sys
import time

from rich.progress import track

import wyrmhall
from wyrmhall import Match, Move, MoveError
from wyrmhall.sim.playouts import Study, all_cores, uniform

STRANGE: tuple[object, ...] = (
    None,
    3,
    -1,
    2.5,
    b"end",
    [],
    {},
    True,
    "",
    " ",
    "\x00",
    "٤",
    "end\n",
    "x" * 10_000_000,
)


def games(count: int, names: list[str]) -> None:
    """Random games over every table size and option, every decision audited."""
    for name in names:
        game = wyrmhall.load(name)
        for players, options in game.variants():
            start = time.perf_counter()
            for policy in (uniform, game.policy):
                if policy is not None:
                    study = Study(game, players, seed=6, policy=policy, **options)
                    tally = study.play(count, cores=all_cores(), audited=True)
                    assert tally.fault is None, tally.fault
                    assert tally.unfinished == 0
                    print(
                        f"{name} {players}p {options} {policy.__name__}: {tally.games:,} games, "
                        f"{tally.decisions:,} decisions, median {tally.median:.0f}, "
                        f"longest {tally.longest}, ends {tally.reasons}, "
                        f"first places {tally.wins}, {time.perf_counter() - start:.1f} s"
                    )


def hostile(match: Match, dice: random.Random) -> tuple[object, object]:
    """A seat and a move, nearly always wrong in some way."""
    seat: object = dice.choice((0, 0, 1, 1, 2, -1, 99, None, "0", True, 1 << 70))
    legal = match.legal(match.pending[0])
    text = dice.choice(legal).text
    wrong = dice.randrange(6)
    if wrong == 0:
        return seat, "".join(dice.choices(string.printable, k=dice.randrange(30)))
    if wrong == 1:
        cut = dice.randrange(len(text))
        return seat, text[:cut] + dice.choice(string.printable) + text[cut + dice.randrange(2) :]
    if wrong == 2:
        return seat, STRANGE[dice.randrange(len(STRANGE))]
    return seat, match.game.moves.move(dice.randrange(match.game.moves.size))


def inputs(count: int, names: list[str]) -> None:
    """Fuzzed calls of `play`: refused by name with every byte unchanged, or legal and played."""
    dice = random.Random(9)
    for name in names:
        answers: dict[str, int] = {}
        game = wyrmhall.load(name)
        match = game.new(2, seed=1)
        for number in track(range(count), description=name):
            if match.outcome is not None or number % 5000 == 0:
                match = game.new(dice.choice(game.seats), seed=number)
            seat, move = hostile(match, dice)
            text = str(move) if isinstance(move, (str, Move)) else ""
            legal = type(seat) is int and 0 <= seat < match.players
            lawful = legal and any(m.text == text for m in match.legal(seat))  # type: ignore[arg-type]  # checked
            before = match.state.tobytes()
            try:
                match.play(seat, move)  # type: ignore[arg-type]  # hostile on purpose
                assert lawful, f"{seat} {move!r} was played"
                answers["played"] = answers.get("played", 0) + 1
            except MoveError as refusal:
                assert not lawful
                assert match.state.tobytes() == before
                kind = type(refusal).__name__
                answers[kind] = answers.get(kind, 0) + 1
        print(name, answers, "in all", sum(answers.values()))


if __name__ == "__main__":
    soak = {"games": games, "inputs": inputs}[sys.argv[1]]
    soak(int(sys.argv[2]), sys.argv[3:] or list(wyrmhall.games()))
