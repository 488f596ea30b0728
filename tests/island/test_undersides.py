"""I7: an underside nobody has shown changes nothing a seat sees or imagines; a shown one stays."""

import random
from typing import Any

import pytest

from conformance.variants import Variant, positions, variants
from wyrmhall import Match
from wyrmhall.games.island import GAME
from wyrmhall.games.island.pieces import FACE_OF, FACES, NOBODY, TILES
from wyrmhall.games.island.view import IslandView

every_table = pytest.mark.parametrize(
    "variant", [variant for variant in variants() if variant.name == "island"], ids=str
)


def unseen_places(match: Match, seat: int | None) -> list[tuple[Any, int]]:
    """Where the tiles lie that a viewer has not seen: the bag, and what others hold."""
    s = match.state
    places = [(s.bag, index) for index in range(s.bag_next, TILES)]
    for other in range(match.players):
        if other != seat:
            places += [(s.hand[other], index) for index in range(s.hand_count[other])]
    return places


def shuffled(match: Match, seat: int | None, dice: random.Random) -> Match:
    """The same position with the tiles that a viewer has not seen in another order."""
    twin = match.copy()
    places = unseen_places(twin, seat)
    tiles = [int(cells[index]) for cells, index in places]
    dice.shuffle(tiles)
    for (cells, index), tile in zip(places, tiles, strict=True):
        cells[index] = tile
    assert GAME.loops.inspect(twin._states, 0) == 0
    return twin


def undersides(match: Match, viewer: int | None) -> dict[str, str | None]:
    """The underside of every tile on the island and of the one in the air, as a viewer sees it."""
    view = match.view(viewer)
    assert isinstance(view, IslandView)
    shown = {tile.cell: tile.underside for tile in view.tiles}
    return shown | ({"air": view.placing.underside} if view.placing else {})


@every_table
def test_I7_undersides_not_shown_change_neither_view_nor_imagination(variant: Variant) -> None:
    dice, changed = random.Random(7), 0
    for place, match in enumerate(positions(variant, 41, every=5)):
        for seat in (None, *range(match.players)):
            twin = shuffled(match, seat, dice)
            changed += twin.state.tobytes() != match.state.tobytes()
            assert twin.view(seat).json() == match.view(seat).json()
            if seat is not None:
                assert twin.legal(seat) == match.legal(seat)
                for seed in (place, place + 1000):
                    one, two = match.imagine(seat, seed), twin.imagine(seat, seed)
                    assert one.state.tobytes() == two.state.tobytes()
    assert changed > 0


@every_table
def test_I7_undersides_that_were_shown_are_kept_and_the_same_to_all(variant: Variant) -> None:
    shown = 0
    for place, match in enumerate(positions(variant, 42, every=5)):
        s = match.state
        known = undersides(match, None)
        pieces = {int(p) for p in (*s.piece[: s.placed], s.in_air) if p != NOBODY}
        shown += len(pieces)
        assert sum(side is not None for side in known.values()) == len(pieces)
        for seat in range(match.players):
            assert undersides(match, seat) == known
            assert not pieces & {tile for tile in GAME.hidden(s, seat) if tile < TILES}
            imagined = match.imagine(seat, seed=place)
            assert undersides(imagined, seat) == known
            assert (imagined.state.piece == s.piece).all()
            assert imagined.state.in_air == s.in_air
    assert shown > 0


@every_table
def test_I7_what_is_shown_below_is_the_other_face_of_that_very_tile(variant: Variant) -> None:
    seen = 0
    for match in positions(variant, 43, every=7):
        view: Any = match.view(None)
        for tile, piece in zip(view.tiles, match.state.piece.tolist()):
            if piece == NOBODY:
                assert tile.underside is None
                continue
            faces = [FACES[face] for face in FACE_OF[piece // 2]]
            above = "wild" if tile.kind == "wild" else f"{tile.kind}-{tile.colour}"
            faces.remove(above)
            assert [tile.underside] == faces
            seen += 1
    assert seen > 0
