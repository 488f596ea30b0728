"""What a refusal of Dragon Island says beside the move: read from the view."""

from wyrmhall.games.island import pieces
from wyrmhall.games.island.reading import active_energy, around, price, tile_at
from wyrmhall.games.island.view import IslandView, Seat, Tile
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.why import Facts


def facts(ground: str, move: Move, view: IslandView) -> Facts:
    """The numbers a sentence needs beside the move's arguments."""
    assert view.viewer is not None
    mine = view.seats[view.viewer]
    told: Facts = {"phase": view.phase, "pets": len(mine.pets), "deck": view.deck}
    if view.turn is not None:
        told["who"] = view.turn
    if view.paying is not None:
        told["due"] = view.paying.due
    if ground in ("place_first", "tile_chosen") and view.placing is not None:
        told |= {"kind": view.placing.kind, "colour": view.placing.colour or "none"}
    elif ground == "apart":
        told["count"] = len(around(view, move.args["cell"]))
    elif ground == "lair_taken":
        told["owner"] = _lair_owner(view, move.args["colour"])
    elif ground == "build_price":
        here = tile_at(view, str(mine.cell))
        told["price"] = price(mine, here, pieces.BUILD_COST, "white")
        told["energy"] = active_energy(view, mine, here)
    elif ground in ("closed_pen", "own_pen", "several", "same_pet", "poor"):
        told |= _dealing(view, mine, tile_at(view, move.args["cell"]))
    elif ground == "no_fit":
        told |= _lacking(view, str(mine.cell), move.args["map"])
    return told


def _dealing(view: IslandView, mine: Seat, tile: Tile) -> Facts:
    """I14: what dealing with the dragons on a tile takes, and what one has."""
    helped = view.supply["gold"] > 0 and "green" in {own.colour for own in mine.pets}
    told: Facts = {
        "count": sum(tile.dragons.values()),
        "colour": next(iter(tile.dragons)),
        "price": price(mine, tile, pieces.CAPTURE_COST, "red"),
        "energy": active_energy(view, mine, tile),
        "gold": (mine.gold or 0) + helped,
        "helped": "yes" if helped else "no",
    }
    if tile.building is not None and tile.building.owner is not None:
        told["owner"] = tile.building.owner
    return told


def _lair_owner(view: IslandView, colour: str) -> int:
    """Whose pet lives in the Lair of a colour."""
    return next(
        seat
        for seat, player in enumerate(view.seats)
        for pet in player.pets
        if pet.lair and pet.colour == colour
    )


def _lacking(view: IslandView, cell: str, pattern: str) -> Facts:
    """I22: a colour of a map that the tiles around do not have often enough."""
    near = [tile.colour for tile in around(view, cell)]
    wanted = pattern.split("-")
    colour = next(c for c in wanted if near.count(c) < wanted.count(c))
    misleading = colour == "gold" and None in near
    return {
        "colour": colour,
        "needed": wanted.count(colour),
        "count": near.count(colour),
        "keep": "yes" if misleading else "no",
    }
