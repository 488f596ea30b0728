"""What a refusal of Les Dragons du Mékong says beside the move: read from the view."""

from collections.abc import Callable

from wyrmhall.games.mekong import choices, geometry, pieces, stones
from wyrmhall.games.mekong.view import LaidPlank, MekongView, Seat, describe
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.why import Facts


def facts(ground: str, move: Move, view: MekongView) -> Facts:
    """What a sentence needs beside the move's arguments."""
    told: Facts = dict(describe(move, view).facts)
    told["board"] = "water" if view.options["open_water"] else "islands"
    if view.outcome is not None:
        told |= {"reason": view.outcome.reason, "who": view.outcome.winners[0]}
        told["round"] = view.round
    elif view.programming:
        told |= row_facts(move, view)
    elif view.turn is not None:
        told |= {"who": view.turn, "chosen": view.chosen or 0}
        told["card"] = card_of(view, view.turn)
    if ground in FACTS_OF:
        told |= FACTS_OF[ground](move, view)
    return told


def own_seat(view: MekongView) -> Seat:
    """The asking seat."""
    assert view.viewer is not None
    return view.seats[view.viewer]


def card_of(view: MekongView, seat: int) -> str:
    """The card a seat has turned in the place that is carried out."""
    card = view.seats[seat].cards[view.place - 1]
    assert card is not None
    return card


def row_facts(move: Move, view: MekongView) -> Facts:
    """While all programme: the seat's own row."""
    cards = own_seat(view).cards
    told: Facts = {"missing": cards.count(None), "changes": view.changes}
    told["most"] = choices.MOST_CHANGES
    card = move.args.get("card")
    if card in cards:
        told["at"] = cards.index(card) + 1
    dragons = [place for place, laid in enumerate(cards, 1) if (laid or "").startswith("dragon")]
    if dragons:
        told["dragon"] = dragons[0]
    return told


def cancelled_facts(move: Move, view: MekongView) -> Facts:
    """Whose dragon cancels which card."""
    assert view.viewer is not None
    dragon = f"dragon-{own_seat(view).colour}"
    whom = [seat for seat in range(view.players) if card_of(view, seat) == dragon]
    return {"whom": whom[0], "card": card_of(view, view.viewer)}


def spot(view: MekongView, support: str) -> tuple[int, int]:
    """Where a support is, as the rules measure it."""
    board = int(bool(view.options["open_water"]))
    if support in pieces.COLOURS:
        village = pieces.COLOURS.index(support)
        return int(geometry.VILLAGE_X[board, village]), int(geometry.VILLAGE_Y[board, village])
    sites = [stone.site for stone in view.stones if stone.number == int(support)]
    return site_spot(view, sites[0])


def site_spot(view: MekongView, site: int) -> tuple[int, int]:
    """Where an island or a point is, as the rules measure it."""
    board = int(bool(view.options["open_water"]))
    return int(geometry.SITE_X[board, site - 1]), int(geometry.SITE_Y[board, site - 1])


def ends(view: MekongView, pair: str) -> tuple[int, int, int, int]:
    """Where the two supports of a pair are."""
    one, other = pair.split("-")
    return *spot(view, one), *spot(view, other)


def plank_at(view: MekongView, pair: str) -> LaidPlank:
    """The plank on a pair."""
    return next(plank for plank in view.planks if plank.pair == pair)


def near_facts(move: Move, view: MekongView) -> Facts:
    """Which stone is too near."""
    site = int(move.args["point"])
    near = plain(stones.too_near)
    return {"stone": next(st.number for st in view.stones if near(site - 1, st.site - 1))}


def covered_facts(move: Move, view: MekongView) -> Facts:
    """Which plank lies over an island or a point."""
    x, y = site_spot(view, int(move.args.get("point") or move.args["island"]))
    board, over = int(bool(view.options["open_water"])), plain(geometry.cover)
    plank = next(p for p in view.planks if over(board, *ends(view, p.pair), x, y))
    one, other = plank.pair.split("-")
    return {"colour": plank.colour, "size": plank.size, "one": one, "other": other}


def reserve_facts(move: Move, view: MekongView) -> Facts:
    """Which sizes the seat has."""
    return {"sizes": ", ".join(str(plank.size) for plank in own_seat(view).reserve)}


def missing_facts(move: Move, view: MekongView) -> Facts:
    """Which stone is not on the board."""
    there = {*pieces.COLOURS, *(str(stone.number) for stone in view.stones)}
    return {"stone": next(end for end in move.args["pair"].split("-") if end not in there)}


def full_facts(move: Move, view: MekongView) -> Facts:
    """Which support carries as many planks as it can."""
    bearing = {village.colour: village.planks for village in view.villages}
    bearing |= {str(stone.number): stone.planks for stone in view.stones}
    pair = move.args["pair"].split("-")
    full = next(end for end in pair if bearing[end] == pieces.MOST_RESTING)
    kind = "village" if full in pieces.COLOURS else "stone"
    return {kind: full, "support": kind, "most": pieces.MOST_RESTING}


def doubled_facts(move: Move, view: MekongView) -> Facts:
    """Which plank lies there already."""
    return {"colour": plank_at(view, move.args["pair"]).colour}


def length_facts(move: Move, view: MekongView) -> Facts:
    """How long a plank must be."""
    ax, ay, bx, by = ends(view, move.args["pair"])
    board = int(bool(view.options["open_water"]))
    squared = plain(geometry.square)(board, bx - ax, by - ay)
    return {"needed": int(plain(geometry.size_for)(squared)), "longest": pieces.SIZES}


def crossing_facts(move: Move, view: MekongView) -> Facts:
    """Which plank would be crossed."""
    across, mine = plain(geometry.cross), ends(view, move.args["pair"])
    crossed = next(p for p in view.planks if across(*mine, *ends(view, p.pair)))
    return {"colour": crossed.colour, "crossed": crossed.size}


def over_facts(move: Move, view: MekongView) -> Facts:
    """Which stone would be covered."""
    board, over = int(bool(view.options["open_water"])), plain(geometry.cover)
    pair = move.args["pair"].split("-")
    mine = ends(view, move.args["pair"])
    others = [str(stone.number) for stone in view.stones if str(stone.number) not in pair]
    return {"stone": next(one for one in others if over(board, *mine, *spot(view, one)))}


def bearing_facts(move: Move, view: MekongView) -> Facts:
    """How many planks a stone carries."""
    number = int(move.args["stone"])
    return {"planks": next(stone.planks for stone in view.stones if stone.number == number)}


def pawn_facts(move: Move, view: MekongView) -> Facts:
    """Whose pawn stands on a plank."""
    pawn = plank_at(view, move.args["pair"]).pawn
    assert pawn is not None
    return {"whom": pawn, "own": "yes" if pawn == view.viewer else "no"}


def village_facts(move: Move, view: MekongView) -> Facts:
    """The village a plank rests on."""
    return {"village": move.args["pair"].split("-")[0]}


def standing_facts(move: Move, view: MekongView) -> Facts:
    """Whether the seat's pawn is in a village, and in which."""
    stands = own_seat(view).stands
    return {"village": stands, "stands": "village" if stands in pieces.COLOURS else "plank"}


FACTS_OF: dict[str, Callable[[Move, MekongView], Facts]] = {
    "cancelled": cancelled_facts,
    "too_near": near_facts,
    "covered": covered_facts,
    "not_in_reserve": reserve_facts,
    "no_support": missing_facts,
    "full": full_facts,
    "doubled": doubled_facts,
    "too_far": length_facts,
    "too_short": length_facts,
    "just_too_short": length_facts,
    "crosses": crossing_facts,
    "over_stone": over_facts,
    "bears_plank": bearing_facts,
    "pawn_on_it": pawn_facts,
    "plank_apart": standing_facts,
    "through_village": village_facts,
    "occupied": pawn_facts,
    "landing_taken": pawn_facts,
    "no_landing": pawn_facts,
    "jump_over_it": pawn_facts,
}
