"""What follows from a move of Dragon Island, to be known before it is made."""

from collections import Counter
from functools import cache

from wyrmhall.games.island import pieces
from wyrmhall.games.island.hexes import DIRECTIONS, STEPS
from wyrmhall.games.island.reading import active_energy, around, has_pet, price, tile_at
from wyrmhall.games.island.view import IslandView, Seat, Tile, tile_facts
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.view import Stake
from wyrmhall.kernel.why import Facts
from wyrmhall.kernel.words import Phrase

BUILD_ICON = frozenset({"dragon", "build", "wild"})
ACTS = frozenset({"telekinesis", "tower", "keep"})

FIRST_MAP = Stake(Phrase("stake-first_map"))
KEEP = Stake(Phrase("stake-keep"))
HERD = Stake(Phrase("stake-herd_from"))
NO_GOLD = Stake(Phrase("stake-no_gold"))
TOGETHER = Stake(Phrase("stake-herd_to"))
OWN_PEN = Stake(Phrase("stake-own_pen"))


def stake_of_keep(move: Move, view: IslandView) -> Stake:
    """I6, I20: what a map is for, and where the others go."""
    del move
    return FIRST_MAP if view.phase == "opening" else KEEP


@cache
def _stake_of_face(tile: str) -> Stake:
    up, _, down = tile.partition(" over ")
    return Stake(Phrase("stake-tile", tile_facts(up, down)))


def stake_of_tile(move: Move, view: IslandView) -> Stake:
    """I2: what the face does."""
    del view
    return _stake_of_face(move.args["tile"])


def stake_of_place(move: Move, view: IslandView) -> Stake:
    """I9, I10: what is produced."""
    assert view.placing is not None
    facts = _production(view, move.args["cell"], view.placing.colour)
    return Stake(Phrase("stake-place", facts | {"kind": view.placing.kind}))


def stake_of_paint(move: Move, view: IslandView) -> Stake:
    """I8, I10: what a Wild of this colour produces."""
    assert view.placing is not None
    facts = _production(view, str(view.placing.cell), move.args["colour"])
    return Stake(Phrase("stake-place", facts | {"kind": view.placing.kind}))


def stake_of_herding(move: Move, view: IslandView) -> Stake:
    """I12: the price; what comes next."""
    del move
    return HERD if _mine(view).gold else NO_GOLD


def stake_of_herd_to(move: Move, view: IslandView) -> Stake:
    """I12, I16: who may capture them there."""
    building = tile_at(view, move.args["cell"]).building
    if building is None or building.kind != "pen" or building.owner is None:
        return TOGETHER
    if building.owner == view.viewer:
        return OWN_PEN
    return Stake(Phrase("stake-closed_pen", {"owner": building.owner}), warns=True)


def stake_of_herd(move: Move, view: IslandView) -> Stake:
    """I12: the price, and the gold there is."""
    del move
    return Stake(Phrase("stake-herd", {"gold": _mine(view).gold or 0}))


def stake_of_go(move: Move, view: IslandView) -> Stake:
    """I14–I22: what is done there, what it costs, and whether the turn ends there."""
    mine, tile = _mine(view), tile_at(view, move.args["cell"])
    facts: Facts = {"there": "nothing"}
    if tile.dragons:
        facts = _dealing(view, mine, tile)
    elif tile.kind in ACTS:
        facts = {"there": tile.kind}
    elif _may_build(tile):
        energy = active_energy(view, mine, tile)
        cost = price(mine, tile, pieces.BUILD_COST, "white")
        facts = {"there": "build" if energy >= cost else "poor", "price": cost, "energy": energy}
    facts["fits"] = "yes" if _some_map_fits(view, mine, tile) else "no"
    return _ending("stake-go", facts, not _asks(mine, tile))


def stake_of_tame(move: Move, view: IslandView) -> Stake:
    """I15, I23: the gold it takes, and the power it gives."""
    del move
    mine, tile = _here(view)
    return _ending("stake-tame", {"colour": next(iter(tile.dragons))}, not _asks(mine, tile))


def stake_of_capture(move: Move, view: IslandView) -> Stake:
    """I16: the price, and the Fame."""
    del move
    mine, tile = _here(view)
    facts: Facts = {
        "price": price(mine, tile, pieces.CAPTURE_COST, "red"),
        "fame": _capture_fame(mine, tile),
    }
    return _ending("stake-capture", facts, not _asks(mine, tile))


def stake_of_pay(move: Move, view: IslandView) -> Stake:
    """I17: what is still to pay, and how."""
    del move
    assert view.paying is not None
    facts: Facts = {"due": view.paying.due, "purpose": view.paying.purpose}
    return Stake(Phrase("stake-pay", facts))


def stake_of_act_nothing(move: Move, view: IslandView) -> Stake:
    """I18–I21: what is given up."""
    del move
    mine, tile = _here(view)
    facts: Facts = {"lost": "nothing"}
    if tile.kind == "keep" and view.supply["gold"]:
        facts["lost"] = "gold"
    elif tile.kind == "tower" and view.deck:
        facts["lost"] = "maps"
    elif tile.kind == "telekinesis":
        facts["lost"] = "energy"
    elif _may_build(tile):
        energy = active_energy(view, mine, tile)
        cost = price(mine, tile, pieces.BUILD_COST, "white")
        facts |= {"price": cost, "energy": energy}
        if energy < cost:
            facts["lost"] = "poor"
        elif _something_to_build(view, mine):
            facts["lost"] = "build"
    lost = facts["lost"] not in ("nothing", "poor")
    return _ending("stake-act_nothing", facts, not _asks_map(mine, tile), lost)


def stake_of_building(move: Move, view: IslandView) -> Stake:
    """I18: the price, and what the building does."""
    mine, tile = _here(view)
    facts: Facts = {
        "building": move.kind,
        "colour": move.args.get("colour", "none"),
        "kind": tile.kind,
        "price": price(mine, tile, pieces.BUILD_COST, "white"),
    }
    return _ending("stake-building", facts, not _asks_map(mine, tile))


def stake_of_pull(move: Move, view: IslandView) -> Stake:
    """I19: what the line gives."""
    mine, tile = _here(view)
    tiles = {(tile.q, tile.r): tile for tile in view.tiles}
    dq, dr = STEPS[DIRECTIONS.index(move.args["direction"])]
    gains: Counter[str] = Counter()
    q, r = tile.q, tile.r
    while (q, r) in tiles:
        colour = tiles[q, r].colour
        if colour is not None:
            gains[colour] += 1
        q, r = q + dq, r + dr
    return _ending("stake-pull", _gains(view, gains, tile.colour), not _asks_map(mine, tile))


def stake_of_draw_maps(move: Move, view: IslandView) -> Stake:
    """I20: how many are drawn, and how many kept."""
    del move
    more = has_pet(_mine(view), "blue")
    count = min(2 + more, view.deck)
    return Stake(Phrase("stake-draw_maps", {"count": count, "keeps": min(1 + more, count)}))


def stake_of_take_gold(move: Move, view: IslandView) -> Stake:
    """I21; no map can be played on the Keep, so the turn is over."""
    del move
    gold = min(pieces.KEEP_GOLD, view.supply["gold"])
    return Stake(Phrase("stake-take_gold", {"count": gold, "colour": "gold"}), warns=True)


def stake_of_play_map(move: Move, view: IslandView) -> Stake:
    """I22, I23; it is the last step."""
    fame = int(pieces.PATTERN_FAME[pieces.PATTERN_NAMES.index(move.args["map"])])
    fame += has_pet(_mine(view), "gold")
    return Stake(Phrase("stake-play_map", {"fame": fame}), warns=True)


def stake_of_no_map(move: Move, view: IslandView) -> Stake:
    """I22: it is the last step."""
    del move
    fits = "yes" if _some_map_fits(view, *_here(view)) else "no"
    return Stake(Phrase("stake-no_map", {"fits": fits}), warns=True)


STAKES = {
    "keep": stake_of_keep,
    "tile": stake_of_tile,
    "place": stake_of_place,
    "paint": stake_of_paint,
    "herd_from": stake_of_herding,
    "herd_nothing": stake_of_herding,
    "herd_to": stake_of_herd_to,
    "herd": stake_of_herd,
    "herd_done": stake_of_herd,
    "go": stake_of_go,
    "tame": stake_of_tame,
    "capture": stake_of_capture,
    "pay": stake_of_pay,
    "act_nothing": stake_of_act_nothing,
    "pen": stake_of_building,
    "spire": stake_of_building,
    "lair": stake_of_building,
    "pull": stake_of_pull,
    "draw_maps": stake_of_draw_maps,
    "take_gold": stake_of_take_gold,
    "play_map": stake_of_play_map,
    "no_map": stake_of_no_map,
}


def _mine(view: IslandView) -> Seat:
    assert view.viewer is not None
    return view.seats[view.viewer]


def _here(view: IslandView) -> tuple[Seat, Tile]:
    mine = _mine(view)
    return mine, tile_at(view, str(mine.cell))


def _ending(name: str, facts: Facts, ends: bool, lost: bool = False) -> Stake:
    """A stake that also says whether the turn ends."""
    return Stake(Phrase(name, facts | {"ends": "yes" if ends else "no"}), warns=ends or lost)


def _may_build(tile: Tile) -> bool:
    """I18: once its dragons are gone."""
    return tile.kind in BUILD_ICON and tile.building is None


def _asks_map(mine: Seat, tile: Tile) -> bool:
    """I22: whether a map is asked for after the action."""
    return tile.kind != "keep" and not tile.treasure and mine.maps > 0


def _asks(mine: Seat, tile: Tile) -> bool:
    """Whether anything is asked after dealing with the dragons."""
    return tile.kind in ACTS or _may_build(tile) or _asks_map(mine, tile)


def _something_to_build(view: IslandView, mine: Seat) -> bool:
    """I18: a building that is left."""
    lairs = any(pet.colour in view.lairs for pet in mine.pets)
    return not mine.pen_built or view.spires > 0 or lairs


def _some_map_fits(view: IslandView, mine: Seat, tile: Tile) -> bool:
    """I22."""
    if not mine.own_maps or not _asks_map(mine, tile):
        return False
    near = Counter(other.colour for other in around(view, tile.cell))
    return any(Counter(map_.name.split("-")) <= near for map_ in mine.own_maps)


def _dealing(view: IslandView, mine: Seat, tile: Tile) -> Facts:
    """I15, I16: how the dragons on a tile can be dealt with."""
    colour = next(iter(tile.dragons))
    helped = has_pet(mine, "green") and view.supply["gold"] > 0
    penned = tile.building is not None and tile.building.kind == "pen"
    lone = sum(tile.dragons.values()) == 1 and not penned
    gold = (mine.gold or 0) + helped
    tames = lone and gold >= pieces.TAMING_GOLD and not has_pet(mine, colour)
    cost = price(mine, tile, pieces.CAPTURE_COST, "red")
    captures = active_energy(view, mine, tile) >= cost
    return {
        "there": "deal" if tames and captures else "tame" if tames else "capture",
        "colour": colour,
        "count": sum(tile.dragons.values()),
        "price": cost,
        "fame": _capture_fame(mine, tile),
    }


def _capture_fame(mine: Seat, tile: Tile) -> int:
    """I16: 1 for each dragon, 2 for the first of its colour."""
    return sum(count + (colour not in mine.captured) for colour, count in tile.dragons.items())


def _production(view: IslandView, cell: str, colour: str | None) -> Facts:
    """I10: what a tile of a colour gives on a cell, with those it touches."""
    gains: Counter[str] = Counter()
    for tile in around(view, cell):
        spire = tile.building is not None and tile.building.kind == "spire"
        gains[tile.colour or "gold"] += 1 + spire
    if colour is not None:
        gains[colour] += 1
    return _gains(view, gains, colour)


def _gains(view: IslandView, gains: Counter[str], colour: str | None) -> Facts:
    """I4: gains by colour, the supplies allowing; those of the tile's own colour apart."""
    had: Facts = {c: min(gains[c], view.supply[c]) for c in pieces.COLOURS}
    own: int | str = 1
    if colour is not None:
        own, had[colour] = had[colour], 0
    return had | {"colour": colour or "none", "count": own}
