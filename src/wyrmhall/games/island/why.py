"""Why a move of Dragon Island is not legal.

The grounds stand in the order: nothing to decide, no such thing, too late, too early, and last what
forbids a move of the step that is being asked.
"""

import numpy as np

from wyrmhall.games.island import choices, phases, pieces, state
from wyrmhall.games.island.actions import fits, has_build_icon
from wyrmhall.games.island.reading import active_energy, around, price, tile_at
from wyrmhall.games.island.rules import pending
from wyrmhall.games.island.state import State
from wyrmhall.games.island.view import IslandView, Seat, Tile
from wyrmhall.games.island.wizard import reach
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import RUNNING, wide
from wyrmhall.kernel.why import LEGAL, Facts, Grounds

GROUNDS = Grounds(
    over="I24",
    not_your_turn="I6",
    map_chosen="I6",
    keep_first="I6",
    not_dealt="I6",
    nothing_drawn="I20",
    not_drawn="I20",
    no_land_to_herd="I12",
    no_land_to_go="I13",
    map_not_held="I22",
    map_on_keep="I22",
    treasure_found="I22",
    tile_not_held="I8",
    no_wild="I8",
    nothing_to_pay="I17",
    already_placed="I8",
    herding_over="I12",
    already_moved="I13",
    nothing_to_tame="I15",
    nothing_to_capture="I16",
    tile_first="I8",
    tower_first="I8",
    tile_chosen="I8",
    place_first="I8",
    paint_first="I8",
    herd_first="I12",
    origin_first="I12",
    goal_first="I12",
    finish_herding="I12",
    go_first="I13",
    deal_first="I15",
    pay_first="I17",
    build_first="I18",
    pull_first="I19",
    draw_first="I20",
    gold_first="I21",
    keep_drawn_first="I20",
    no_build_icon="I18",
    built_on="I18",
    no_telekinesis="I19",
    no_maps_here="I20",
    not_at_keep="I21",
    action_over="I22",
    occupied="I8",
    apart="I8",
    no_dragons="I12",
    penned="I12",
    herd_gold="I12",
    must_herd="I12",
    herd_to_keep="I12",
    herd_same="I12",
    no_such_dragon="I12",
    entrance="I13",
    same_tile="I13",
    too_far="I13",
    closed_pen="I14",
    own_pen="I12",
    several="I15",
    same_pet="I15",
    poor="I14",
    not_active="I17",
    no_cube="I17",
    pen_built="I18",
    spires_gone="I18",
    no_pets="I18",
    no_such_pet="I18",
    own_lair="I18",
    lair_taken="I18",
    build_price="I18",
    no_fit="I22",
)
OVER = GROUNDS.over
NOT_YOUR_TURN = GROUNDS.not_your_turn
MAP_CHOSEN = GROUNDS.map_chosen
KEEP_FIRST = GROUNDS.keep_first
NOT_DEALT = GROUNDS.not_dealt
NOTHING_DRAWN = GROUNDS.nothing_drawn
NOT_DRAWN = GROUNDS.not_drawn
NO_LAND_TO_HERD = GROUNDS.no_land_to_herd
NO_LAND_TO_GO = GROUNDS.no_land_to_go
MAP_NOT_HELD = GROUNDS.map_not_held
MAP_ON_KEEP = GROUNDS.map_on_keep
TREASURE_FOUND = GROUNDS.treasure_found
TILE_NOT_HELD = GROUNDS.tile_not_held
NO_WILD = GROUNDS.no_wild
NOTHING_TO_PAY = GROUNDS.nothing_to_pay
ALREADY_PLACED = GROUNDS.already_placed
HERDING_OVER = GROUNDS.herding_over
ALREADY_MOVED = GROUNDS.already_moved
NOTHING_TO_TAME = GROUNDS.nothing_to_tame
NOTHING_TO_CAPTURE = GROUNDS.nothing_to_capture
TILE_FIRST = GROUNDS.tile_first
TOWER_FIRST = GROUNDS.tower_first
TILE_CHOSEN = GROUNDS.tile_chosen
PLACE_FIRST = GROUNDS.place_first
PAINT_FIRST = GROUNDS.paint_first
HERD_FIRST = GROUNDS.herd_first
ORIGIN_FIRST = GROUNDS.origin_first
GOAL_FIRST = GROUNDS.goal_first
FINISH_HERDING = GROUNDS.finish_herding
GO_FIRST = GROUNDS.go_first
DEAL_FIRST = GROUNDS.deal_first
PAY_FIRST = GROUNDS.pay_first
BUILD_FIRST = GROUNDS.build_first
PULL_FIRST = GROUNDS.pull_first
DRAW_FIRST = GROUNDS.draw_first
GOLD_FIRST = GROUNDS.gold_first
KEEP_DRAWN_FIRST = GROUNDS.keep_drawn_first
NO_BUILD_ICON = GROUNDS.no_build_icon
BUILT_ON = GROUNDS.built_on
NO_TELEKINESIS = GROUNDS.no_telekinesis
NO_MAPS_HERE = GROUNDS.no_maps_here
NOT_AT_KEEP = GROUNDS.not_at_keep
ACTION_OVER = GROUNDS.action_over
OCCUPIED = GROUNDS.occupied
APART = GROUNDS.apart
NO_DRAGONS = GROUNDS.no_dragons
PENNED = GROUNDS.penned
HERD_GOLD = GROUNDS.herd_gold
MUST_HERD = GROUNDS.must_herd
HERD_TO_KEEP = GROUNDS.herd_to_keep
HERD_SAME = GROUNDS.herd_same
NO_SUCH_DRAGON = GROUNDS.no_such_dragon
ENTRANCE = GROUNDS.entrance
SAME_TILE = GROUNDS.same_tile
TOO_FAR = GROUNDS.too_far
CLOSED_PEN = GROUNDS.closed_pen
OWN_PEN = GROUNDS.own_pen
SEVERAL = GROUNDS.several
SAME_PET = GROUNDS.same_pet
POOR = GROUNDS.poor
NOT_ACTIVE = GROUNDS.not_active
NO_CUBE = GROUNDS.no_cube
PEN_BUILT = GROUNDS.pen_built
SPIRES_GONE = GROUNDS.spires_gone
NO_PETS = GROUNDS.no_pets
NO_SUCH_PET = GROUNDS.no_such_pet
OWN_LAIR = GROUNDS.own_lair
LAIR_TAKEN = GROUNDS.lair_taken
BUILD_PRICE = GROUNDS.build_price
NO_FIT = GROUNDS.no_fit

_FIRST = {
    phases.CHOOSE_TILE: TILE_FIRST,
    phases.PLACE: PLACE_FIRST,
    phases.PAINT: PAINT_FIRST,
    phases.HERD: HERD_FIRST,
    phases.HERD_TO: GOAL_FIRST,
    phases.HERD_MORE: FINISH_HERDING,
    phases.GO: GO_FIRST,
    phases.DEAL: DEAL_FIRST,
    phases.PAY: PAY_FIRST,
    phases.ACT: BUILD_FIRST,
    phases.KEEP_MAP: KEEP_DRAWN_FIRST,
}
FIRST = np.array([_FIRST.get(phase, 0) for phase in range(len(phases.PHASES))], np.int64)
"""By phase: what has to be done before anything that comes later in the turn."""


@long_rule
def why(s: State, seat: int, move: int) -> int:
    """0 for a legal move, else the first ground that forbids it."""
    if s.over != RUNNING:
        return OVER
    if not (pending(s) >> seat) & 1:
        return MAP_CHOSEN if s.phase == phases.OPENING else NOT_YOUR_TURN
    if move < choices.TO_CHOOSE:
        return why_not_keep(s, seat, move - choices.TO_KEEP)
    if s.phase == phases.OPENING:
        return KEEP_FIRST
    if move < choices.TO_PLACE:
        return why_not_choose(s, seat, (move - choices.TO_CHOOSE) // pieces.SIDES)
    if move < choices.TO_PAINT:
        return why_not_place(s, move - choices.TO_PLACE)
    if move < choices.TO_HERD_FROM:
        return LEGAL if s.phase == phases.PAINT else NO_WILD
    if move < choices.TO_GO:
        return why_not_herd(s, seat, move)
    if move < choices.TO_TAME:
        return why_not_go(s, seat, move - choices.TO_GO)
    if move < choices.TO_PAY:
        return why_not_deal(s, move)
    if move < choices.ACT_NOTHING:
        return why_not_pay(s, seat, move - choices.TO_PAY)
    if move < choices.TO_PLAY:
        return why_not_act(s, seat, move)
    if move < choices.NO_MAP:
        return why_not_play(s, seat, move - choices.TO_PLAY)
    return LEGAL if s.phase == phases.PLAY_MAP else why_not_yet(s, seat)


@long_rule
def why_not_yet(s: State, seat: int) -> int:
    """What the seat has to do first."""
    if s.phase == phases.ACT:
        kind = s.kind[s.stands_on[seat]]
        if kind == pieces.TELEKINESIS:
            return PULL_FIRST
        if kind == pieces.TOWER:
            return DRAW_FIRST
        if kind == pieces.KEEP_TILE:
            return GOLD_FIRST
    return wide(FIRST[s.phase])


@rule
def why_not_keep(s: State, seat: int, pattern: int) -> int:
    """I6, I20."""
    if s.phase != phases.OPENING and s.phase != phases.KEEP_MAP:
        return NOTHING_DRAWN
    for index in range(wide(s.lifted_count[seat])):
        if pieces.PATTERN_OF[s.lifted[seat, index]] == pattern:
            return LEGAL
    return NOT_DEALT if s.phase == phases.OPENING else NOT_DRAWN


@rule
def why_not_choose(s: State, seat: int, kind: int) -> int:
    """I8: which tile."""
    held = False
    for index in range(wide(s.hand_count[seat])):
        if wide(s.hand[seat, index]) // pieces.COPIES == kind:
            held = True
    if not held:
        return TILE_NOT_HELD
    if s.phase > phases.PAINT:
        return ALREADY_PLACED
    if s.phase == phases.PLACE:
        return TOWER_FIRST if s.face == pieces.TOWER_FACE else TILE_CHOSEN
    return PAINT_FIRST if s.phase == phases.PAINT else LEGAL


@rule
def why_not_place(s: State, cell: int) -> int:
    """I8: which cell."""
    if s.phase > phases.PAINT:
        return ALREADY_PLACED
    if s.phase != phases.PLACE:
        return wide(FIRST[s.phase])
    if s.grid[cell] > 0:
        return OCCUPIED
    return LEGAL if state.is_open(s, cell) else APART


@long_rule
def why_not_herd(s: State, seat: int, move: int) -> int:
    """I12: from where, to where, which dragons, and when it is over."""
    tile = pieces.KEEP
    if move < choices.HERD_NOTHING:
        tile = wide(s.grid[move - choices.TO_HERD_FROM]) - 1
    elif choices.TO_HERD_TO <= move < choices.TO_HERD:
        tile = wide(s.grid[move - choices.TO_HERD_TO]) - 1
    if tile < 0:
        return NO_LAND_TO_HERD
    if s.phase > phases.HERD_MORE:
        return HERDING_OVER
    if s.phase < phases.HERD:
        return wide(FIRST[s.phase])
    if move < choices.HERD_NOTHING:
        return why_not_herd_from(s, seat, tile) if s.phase == phases.HERD else wide(FIRST[s.phase])
    if move == choices.HERD_NOTHING:
        if s.phase == phases.HERD:
            return LEGAL
        return FINISH_HERDING if s.herded else MUST_HERD
    if s.phase == phases.HERD:
        return ORIGIN_FIRST
    if move == choices.HERD_DONE:
        return LEGAL if s.herded else MUST_HERD
    if move < choices.TO_HERD:
        return why_not_herd_to(s, tile) if s.phase == phases.HERD_TO else FINISH_HERDING
    if s.phase == phases.HERD_TO:
        return GOAL_FIRST
    if s.dragons[s.herd_from, move - choices.TO_HERD] == 0:
        return NO_SUCH_DRAGON
    return LEGAL if s.stock[seat, pieces.GOLD] > 0 else HERD_GOLD


@rule
def why_not_herd_from(s: State, seat: int, tile: int) -> int:
    """I12: unpenned dragons, and gold."""
    if s.crowd[tile] == 0:
        return NO_DRAGONS
    if not (wide(s.roaming) >> tile) & 1:
        return PENNED
    return LEGAL if s.stock[seat, pieces.GOLD] > 0 else HERD_GOLD


@rule
def why_not_herd_to(s: State, tile: int) -> int:
    """I12: another tile, not the Keep."""
    if tile == pieces.KEEP:
        return HERD_TO_KEEP
    return HERD_SAME if tile == s.herd_from else LEGAL


@rule
def why_not_go(s: State, seat: int, cell: int) -> int:
    """I13, I14."""
    tile = wide(s.grid[cell]) - 1
    if tile < 0:
        return NO_LAND_TO_GO
    if s.phase > phases.GO:
        return ALREADY_MOVED
    if s.phase < phases.GO:
        return wide(FIRST[s.phase])
    if (wide(s.ends) >> tile) & 1:
        return LEGAL
    if s.stands_on[seat] == pieces.NOBODY:
        return ENTRANCE
    if s.stands_on[seat] == tile:
        return SAME_TILE
    return why_no_dealing(s, seat, tile) if (reach(s, seat) >> tile) & 1 else TOO_FAR


@rule
def why_no_dealing(s: State, seat: int, tile: int) -> int:
    """I14: why a seat can neither tame nor capture the dragons on a tile."""
    building = wide(s.building[tile])
    if state.is_pen(building):
        return OWN_PEN if building == pieces.PEN + seat else CLOSED_PEN
    if s.crowd[tile] > 1:
        return SEVERAL
    return SAME_PET if state.has_pet(s, seat, state.lone_dragon(s, tile)) else POOR


@rule
def why_not_deal(s: State, move: int) -> int:
    """I15, I16: asked only where both are possible; where one is, it is carried out (C1)."""
    if s.phase == phases.DEAL:
        return LEGAL
    captures = s.phase == phases.PAY and s.paying_for == pieces.NO_BUILDING
    if s.phase < phases.DEAL or captures:
        return wide(FIRST[s.phase])
    return NOTHING_TO_TAME if move == choices.TO_TAME else NOTHING_TO_CAPTURE


@rule
def why_not_pay(s: State, seat: int, colour: int) -> int:
    """I17."""
    if s.phase != phases.PAY:
        return NOTHING_TO_PAY
    if not (wide(s.active[s.stands_on[seat]]) >> colour) & 1:
        return NOT_ACTIVE
    return LEGAL if s.stock[seat, colour] > 0 else NO_CUBE


@long_rule
def why_not_act(s: State, seat: int, move: int) -> int:
    """I18–I21: by the tile the wizard went to."""
    if s.phase != phases.ACT and s.phase != phases.PLAY_MAP:
        return why_not_yet(s, seat)
    tile = wide(s.stands_on[seat])
    kind = s.kind[tile]
    builds = choices.BUILD_PEN <= move < choices.TO_PULL
    if builds and not has_build_icon(s, tile):
        return NO_BUILD_ICON
    if builds and s.building[tile] != pieces.NO_BUILDING:
        return BUILT_ON
    if choices.TO_PULL <= move < choices.DRAW_MAPS and kind != pieces.TELEKINESIS:
        return NO_TELEKINESIS
    if move == choices.DRAW_MAPS and (kind != pieces.TOWER or s.deck_size == 0):
        return NO_MAPS_HERE
    if move == choices.TAKE_GOLD and kind != pieces.KEEP_TILE:
        return NOT_AT_KEEP
    if s.phase == phases.PLAY_MAP:
        return ACTION_OVER
    return why_not_build(s, seat, tile, move) if builds else LEGAL


@rule
def why_not_build(s: State, seat: int, tile: int, move: int) -> int:
    """I18: the building, then its price."""
    if move == choices.BUILD_PEN and (wide(s.pens) >> seat) & 1:
        return PEN_BUILT
    if move == choices.BUILD_SPIRE and s.spires == pieces.SPIRES:
        return SPIRES_GONE
    if move >= choices.BUILD_LAIR and not state.lair_free(s, seat, move - choices.BUILD_LAIR):
        return why_no_lair(s, seat, move - choices.BUILD_LAIR)
    return LEGAL if state.can_pay_building(s, seat, tile) else BUILD_PRICE


@rule
def why_no_lair(s: State, seat: int, colour: int) -> int:
    """I18: a pet of that colour, and its Lair unbuilt."""
    if state.has_pet(s, seat, colour):
        return OWN_LAIR if s.lair_of[colour] == seat else LAIR_TAKEN
    for other in range(pieces.COLOUR_COUNT):
        if state.has_pet(s, seat, other):
            return NO_SUCH_PET
    return NO_PETS


@rule
def why_not_play(s: State, seat: int, pattern: int) -> int:
    """I22: the map, the tile the wizard went to, whether it is time, and whether it fits."""
    held = False
    for index in range(wide(s.map_count[seat])):
        if pieces.PATTERN_OF[s.maps[seat, index]] == pattern:
            held = True
    if not held:
        return MAP_NOT_HELD
    tile = wide(s.stands_on[seat])
    if s.phase > phases.GO and tile == pieces.KEEP:
        return MAP_ON_KEEP
    if s.phase > phases.GO and (wide(s.treasures) >> tile) & 1:
        return TREASURE_FOUND
    if s.phase != phases.PLAY_MAP:
        return why_not_yet(s, seat)
    return LEGAL if fits(s, tile, pattern) else NO_FIT


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
