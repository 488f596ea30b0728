"""What a player works out from what they see: tiles that touch, prices, cubes that pay."""

from wyrmhall.games.island.hexes import STEPS
from wyrmhall.games.island.view import IslandView, Seat, Tile


def tile_at(view: IslandView, cell: str) -> Tile:
    """The tile on a cell."""
    return next(tile for tile in view.tiles if tile.cell == cell)


def around(view: IslandView, cell: str) -> list[Tile]:
    """The tiles that touch a cell."""
    q, r = map(int, cell.split(","))
    beside = {(q + dq, r + dr) for dq, dr in STEPS}
    return [tile for tile in view.tiles if (tile.q, tile.r) in beside]


def active_energy(view: IslandView, mine: Seat, tile: Tile) -> int:
    """I17: the cubes that would pay on a tile."""
    active = {tile.colour, *(other.colour for other in around(view, tile.cell))}
    return sum(count for colour, count in (mine.energy or {}).items() if colour in active)


def price(mine: Seat, tile: Tile, full: int, pet: str) -> int:
    """I16, I18: 1 less on your own colour, 1 less with the pet that helps."""
    return full - (tile.colour == mine.wizard) - has_pet(mine, pet)


def has_pet(mine: Seat, colour: str) -> bool:
    """I15."""
    return any(pet.colour == colour for pet in mine.pets)
