"""Every game plays its golden games as it did."""

import pytest

import wyrmhall
from golden.playthrough import FOLDER, file_of, playthrough, tables
from wyrmhall.kernel.options import Choice

GOLDEN = [
    (name, players, options)
    for name in wyrmhall.games()
    for players, options in tables(wyrmhall.load(name))
]


@pytest.mark.parametrize(("name", "players", "options"), GOLDEN, ids=str)
def test_a_golden_game_is_played_as_it_was(
    name: str, players: int, options: dict[str, Choice]
) -> None:
    game = wyrmhall.load(name)
    file = file_of(game, players, options)
    assert file.exists(), (
        f"no golden game for {file.stem}: run `make golden` and read what it wrote"
    )
    assert playthrough(game, players, options) == file.read_text(encoding="utf-8")


def test_no_golden_game_is_left_over() -> None:
    kept = {file_of(wyrmhall.load(name), players, options) for name, players, options in GOLDEN}
    assert set(FOLDER.glob("*.txt")) == kept
