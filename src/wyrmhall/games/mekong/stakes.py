"""What follows from a move of Les Dragons du Mékong, said before it is made."""

from collections.abc import Callable

from wyrmhall.games.mekong.pieces import COLOURS
from wyrmhall.games.mekong.view import MekongView
from wyrmhall.games.mekong.why_facts import own_seat
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.view import Stake
from wyrmhall.kernel.words import Phrase

DRAGON = "dragon-"

READY = Stake(Phrase("stake-ready"), warns=True)
FALLS = Stake(Phrase("stake-falls"))
STONE = Stake(Phrase("stake-stone"))
TAKE = Stake(Phrase("stake-take"))
TAKE_BY_EYE = Stake(Phrase("stake-take_by_eye"))
LOST = Stake(Phrase("stake-lost"), warns=True)
ALL_LOST = Stake(Phrase("stake-all_lost"), warns=True)
BRIDGE = Stake(Phrase("stake-bridge"))
BRIDGE_BY_EYE = Stake(Phrase("stake-bridge_by_eye"))
STONE_BACK = Stake(Phrase("stake-stone_back"))
PLANK_YOURS = Stake(Phrase("stake-plank_yours"))
STRANDS_YOU = Stake(Phrase("stake-strands_you"), warns=True)
ARRIVE = Stake(Phrase("stake-arrive"))
STEP_ON = Stake(Phrase("stake-step_on"))
ONLY_BACK = Stake(Phrase("stake-only_back"), warns=True)
DEAD_END = Stake(Phrase("stake-dead_end"))


def beside(view: MekongView, space: str) -> list[str]:
    """M18: the villages and planks adjacent to one."""
    if space in COLOURS:
        return [plank.pair for plank in view.planks if plank.pair.startswith(space)]
    ends = space.split("-")
    villages = [end for end in ends if end in COLOURS]
    stones = {end for end in ends if end not in COLOURS}
    others = [plank.pair for plank in view.planks if plank.pair != space]
    return villages + [pair for pair in others if not stones.isdisjoint(pair.split("-"))]


def is_trodden(view: MekongView, space: str) -> bool:
    """M18: whether a pawn stands on a plank; a village always has room."""
    return space not in COLOURS and any(seat.stands == space for seat in view.seats)


def steps(view: MekongView, space: str) -> list[str]:
    """M19: where a pawn could step from there."""
    return [near for near in beside(view, space) if not is_trodden(view, near)]


def jumps(view: MekongView, space: str) -> list[str]:
    """M21: where a pawn could jump from there."""
    over = [near for near in beside(view, space) if is_trodden(view, near)]
    return [landing for pawn in over for landing in steps(view, pawn) if landing != space]


WAYS: dict[str, Callable[[MekongView, str], list[str]]] = {
    "move-1": steps,
    "move-2": steps,
    "jump": jumps,
}


def always(stake: Stake) -> Callable[[Move, MekongView], Stake]:
    """What follows from every move of a kind alike."""
    return lambda move, view: stake


def stake_of_card(move: Move, view: MekongView) -> Stake | None:
    """M7, M19–M21: whom a dragon strikes; a first card that would drop the pawn."""
    card, seat = move.args["card"], own_seat(view)
    if card not in WAYS and not card.startswith(DRAGON):
        return None
    place = int(move.args["place"]) if "place" in move.args else seat.cards.index(None) + 1
    if card.startswith(DRAGON):
        colours = [other.colour for other in view.seats]
        whom = colours.index(card.removeprefix(DRAGON))
        return Stake(Phrase("stake-dragon", {"whom": whom, "place": place}))
    away = seat.stands != seat.colour
    return FALLS if place == 1 and away and not WAYS[card](view, seat.stands) else None


def stake_of_take(move: Move, view: MekongView) -> Stake:
    """M13, M23: whether the plank is lost."""
    if view.options["by_eye"]:
        return TAKE_BY_EYE
    if len(view.doomed) == len(own_seat(view).reserve):
        return ALL_LOST
    return LOST if int(move.args["size"]) in view.doomed else TAKE


def stake_of_bridge(move: Move, view: MekongView) -> Stake:
    """M18, M23."""
    return BRIDGE_BY_EYE if view.options["by_eye"] else BRIDGE


def stake_of_remove_plank(move: Move, view: MekongView) -> Stake:
    """M17, M19: who is left with nowhere to go; one's own pawn first."""
    pair = move.args["pair"]
    ends = set(pair.split("-"))
    near = [
        number
        for number, seat in enumerate(view.seats)
        if seat.stands != seat.colour and not ends.isdisjoint(seat.stands.split("-"))
    ]
    stranded = [number for number in near if steps(view, view.seats[number].stands) == [pair]]
    if view.viewer in stranded:
        return STRANDS_YOU
    return Stake(Phrase("stake-strands", {"whom": stranded[0]})) if stranded else PLANK_YOURS


def stake_of_step(move: Move, view: MekongView) -> Stake | None:
    """M9, M20: the first of two steps must be followed by the second."""
    seat, to = own_seat(view), move.args.get("village") or move.args["pair"]
    if to == seat.destination:
        return ARRIVE
    if view.left == 1:
        return None
    return STEP_ON if any(on != seat.stands for on in steps(view, to)) else ONLY_BACK


def stake_of_jump(move: Move, view: MekongView) -> Stake | None:
    """M9, M21: one may land where no step leads on."""
    seat, to = own_seat(view), move.args.get("village") or move.args["pair"]
    if to == seat.destination:
        return ARRIVE
    onward = steps(view, to) or seat.stands in beside(view, to)
    return None if onward or to == seat.colour else DEAD_END


STAKES: dict[str, Callable[[Move, MekongView], Stake | None]] = {
    "program": stake_of_card,
    "put": stake_of_card,
    "ready": always(READY),
    "stone_on": always(STONE),
    "stone_at": always(STONE),
    "take": stake_of_take,
    "bridge": stake_of_bridge,
    "remove_stone": always(STONE_BACK),
    "remove_plank": stake_of_remove_plank,
    "step_village": stake_of_step,
    "step_plank": stake_of_step,
    "jump_village": stake_of_jump,
    "jump_plank": stake_of_jump,
}
