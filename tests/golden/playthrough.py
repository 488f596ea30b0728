"""Golden playthroughs: whole random games as a person would read them.

`make golden` writes them again; read the difference before committing it. A difference means that
the rules, the journal or the words have changed. If the rules have changed, the game needs a new
rules version; a change of the journal or of the words needs none.
"""

import random
from pathlib import Path

import wyrmhall
from conformance.variants import choose
from wyrmhall import Game
from wyrmhall.kernel.options import Choice

FOLDER = Path(__file__).parent
SEED = 2026


def tables(game: Game) -> list[tuple[int, dict[str, Choice]]]:
    """One table of each size with the default options, and every option once."""
    usual = [
        (players, {option.name: option.default(players) for option in game.options})
        for players in game.seats
    ]
    changed = []
    for option in game.options:
        for choice in option.every_choice:
            for players, options in usual:
                if options[option.name] != choice and choice in option.tries(players):
                    changed.append((players, {**options, option.name: choice}))
                    break
    return usual + changed


def file_of(game: Game, players: int, options: dict[str, Choice]) -> Path:
    """The file a table's game is kept in."""
    defaults = {o.name: o.default(players) for o in game.options}
    changed = [f"{k}={v}" for k, v in options.items() if v != defaults[k]]
    return FOLDER / ("-".join([game.id, f"{players}p", *changed]).replace(",", "+") + ".txt")


def playthrough(game: Game, players: int, options: dict[str, Choice]) -> str:
    """A random game told move by move, with the digest after each decision."""
    words = game.words("en")
    dice = random.Random(SEED)
    match = game.new(players, SEED, **options)
    settings = ", ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{game.id} {game.version}, {players} players, {settings}, key {match.key_text()}"]
    told = 0

    def name_of(seat: int) -> str:
        return f"P{seat}"

    def tell() -> None:
        nonlocal told
        story = match.journal(None)
        lines.extend(f"    {words.say(phrase, name_of)}" for phrase in story[told:])
        told = len(story)

    tell()
    while match.outcome is None:
        seat = dice.choice(match.pending)
        moves = match.legal(seat)
        move = choose(match, seat, dice)
        match.play(seat, move)
        lines.append(f"P{seat}: {move}  ({len(moves)} moves) {match.digest()[:12]}")
        tell()
    lines.append(f"{match.outcome.reason}, ranking {match.outcome.ranking}")
    lines.append(f"scores {match.outcome.scores}, digest {match.digest()}")
    return "\n".join(lines) + "\n"


def write_all() -> None:
    """Write every golden file anew."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in wyrmhall.games():
        game = wyrmhall.load(name)
        for players, options in tables(game):
            file = file_of(game, players, options)
            file.write_text(playthrough(game, players, options), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    write_all()
