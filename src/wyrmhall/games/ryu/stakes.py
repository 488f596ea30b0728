"""What follows from a move of RYU, said before it is confirmed."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from wyrmhall.games.ryu import pieces
from wyrmhall.games.ryu.view import RyuView, Seat, steps_between
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.view import Stake
from wyrmhall.kernel.words import Phrase

Tell = Callable[[Move, RyuView], Stake | None]

FAR = Stake(Phrase("stake-far"), warns=True)
NO_GEM = Stake(Phrase("stake-no_gem"), warns=True)
IDLE = Stake(Phrase("stake-idle"), warns=True)
NO_MOVE = Stake(Phrase("stake-no_move"), warns=True)
NO_ACTION = Stake(Phrase("stake-no_action"), warns=True)
NO_TOKEN = Stake(Phrase("stake-no_token"), warns=True)
NOTHING_TO_SEE = Stake(Phrase("stake-nothing_to_see"), warns=True)
LAST = Stake(Phrase("stake-last"))
THEN_SAIL = Stake(Phrase("stake-then_sail"))
GEM = Stake(Phrase("stake-gem"))
INSPECT = Stake(Phrase("stake-inspect"))
TO_SEPIA = Stake(Phrase("stake-to_sepia"))
TO_EXPLORATION = Stake(Phrase("stake-to_exploration"))
FIFTH = Stake(Phrase("stake-fifth"))
WIN = Stake(Phrase("stake-win"))
GIVE = Stake(Phrase("stake-give"))
CLAIM = Stake(Phrase("stake-claim"))
BID = Stake(Phrase("stake-bid"))


def stake_of_move(move: Move, view: RyuView) -> Stake | None:
    """R9, R10: what a long way costs; and that the turn is over after acting and moving."""
    if view.acted:
        return LAST
    if steps_between(view, _own(view).island, move.args["island"]) > pieces.SHORT_MOVE:
        return FAR
    return NO_GEM if _may_take_gem(view) else None


def stake_of_end(move: Move, view: RyuView) -> Stake:
    """R10: what stays unused; were nothing left to do, the turn would end by itself."""
    del move
    if view.moved:
        return NO_ACTION
    return NO_MOVE if view.acted else IDLE


def stake_of_explore(move: Move, view: RyuView) -> Stake:
    """R3, R14–R17: who gets a share, and whether the Merchant is lost."""
    del move
    own = _own(view)
    island = next(island for island in view.circle if island.name == own.island)
    return _explore(island.owner, own.tokens.merchant >= pieces.MOST_TOKENS)


@lru_cache
def _explore(owner: int | None, full: bool) -> Stake:
    facts: dict[str, int | str] = {"full": int(full)}
    if owner is None:
        return Stake(Phrase("stake-explore_alone", facts), warns=full)
    return Stake(Phrase("stake-explore_shared", facts | {"whom": owner}), warns=full)


def stake_of_smugglers(move: Move, view: RyuView) -> Stake | None:
    """R3, R25: at most five Smugglers."""
    del move
    return _lost("smuggler", _own(view).tokens.smuggler + 2 - pieces.MOST_TOKENS)


def stake_of_governor(move: Move, view: RyuView) -> Stake | None:
    """R3, R25: at most five Governors."""
    del move
    return _lost("governor", _own(view).tokens.governor + 1 - pieces.MOST_TOKENS)


def stake_of_inspect(move: Move, view: RyuView) -> Stake:
    """R23, R31: what is discarded may be claimed; with open screens that is known before."""
    del move
    others = [seat.cubes for number, seat in enumerate(view.seats) if number != view.turn]
    if all(cubes and cubes.count <= pieces.KEPT_CUBES for cubes in others):
        return NOTHING_TO_SEE
    return INSPECT


def stake_of_turn_over(move: Move, view: RyuView) -> Stake:
    """R13, R23: the face that comes up, and the fifth sepia one."""
    sepia = [island.name for island in view.circle if island.face == "sepia"]
    if move.args["island"] in sepia:
        return TO_EXPLORATION
    return FIFTH if len(sepia) == pieces.PEOPLE_COUNT - 1 else TO_SEPIA


def stake_of_build(move: Move, view: RyuView) -> Stake | None:
    """R9, R20: the last piece wins; with Governors alone one may build before taking the gem."""
    del move
    if len(_own(view).pieces) == pieces.PIECE_COUNT - 1:
        return WIN
    return NO_GEM if _may_take_gem(view) else None


def stake_of_give(move: Move, view: RyuView) -> Stake:
    """R21, R25."""
    del move
    tokens = _own(view).tokens
    full = min(tokens.merchant, tokens.smuggler) >= pieces.MOST_TOKENS
    return NO_TOKEN if full else GIVE


def stake_of_done(move: Move, view: RyuView) -> Stake:
    """R10, R21."""
    del move
    return LAST if view.moved else THEN_SAIL


def stake_of_pick(move: Move, view: RyuView) -> Stake:
    """R16: who takes the others."""
    del move
    return _pick(view.shown.count, _partner(view))


@lru_cache
def _pick(left: int, whom: int) -> Stake:
    return Stake(Phrase("stake-pick", {"left": left, "whom": whom}))


def stake_of_split(move: Move, view: RyuView) -> Stake:
    """R17: who makes two piles does not choose between them."""
    del move
    return _split(view.aside.count, _partner(view))


@lru_cache
def _split(aside: int, whom: int) -> Stake:
    return Stake(Phrase("stake-split", {"aside": aside, "whom": whom}))


def stake_of_choose(move: Move, view: RyuView) -> Stake:
    """R17."""
    del move
    return _choose(_partner(view))


@lru_cache
def _choose(whom: int) -> Stake:
    return Stake(Phrase("stake-choose", {"whom": whom}))


def stake_of_take(move: Move, view: RyuView) -> Stake | None:
    """R3, R25: a kind one has five of may be named, in vain."""
    token = move.args["token"]
    held: int = getattr(view.seats[view.pending[0]].tokens, token)
    return _lost(token, held + 1 - pieces.MOST_TOKENS)


def stake_of_discard(move: Move, view: RyuView) -> Stake:
    """R23."""
    del move
    assert view.turn is not None
    return _discard(view.turn)


@lru_cache
def _discard(whom: int) -> Stake:
    return Stake(Phrase("stake-discard", {"whom": whom}))


@lru_cache
def _lost(token: str, count: int) -> Stake | None:
    """So many tokens above five are lost."""
    if count <= 0:
        return None
    return Stake(Phrase("stake-lost", {"token": token, "count": count}), warns=True)


def _own(view: RyuView) -> Seat:
    """The seat whose turn it is."""
    assert view.turn is not None
    return view.seats[view.turn]


def _partner(view: RyuView) -> int:
    """With whom the asked seat shares the cubes."""
    partner = view.passive if view.pending[0] == view.turn else view.turn
    assert partner is not None
    return partner


def _may_take_gem(view: RyuView) -> bool:
    """R9: at the very start of a turn, without a cube."""
    cubes = _own(view).cubes
    return not view.moved and not view.acted and cubes is not None and cubes.count == 0


def _nothing(move: Move, view: RyuView) -> None:
    del move, view


def _gem_first(tell: Tell = _nothing) -> Tell:
    """R9: whoever may take a free yellow cube is told so, before anything else."""
    return lambda move, view: NO_GEM if _may_take_gem(view) else tell(move, view)


def _always(stake: Stake) -> Tell:
    return lambda move, view: stake


STAKES: Mapping[str, Tell] = {
    "end": _gem_first(stake_of_end),
    "take_gem": _always(GEM),
    "move": stake_of_move,
    "explore": stake_of_explore,
    "smugglers_draw": stake_of_smugglers,
    "merchants_governor": stake_of_governor,
    "merchants_gem": _gem_first(),
    "bazaar_governor": _gem_first(stake_of_governor),
    "bazaar_draw": _gem_first(),
    "inspect": _gem_first(stake_of_inspect),
    "turn_over": _gem_first(stake_of_turn_over),
    "build": stake_of_build,
    "give": stake_of_give,
    "done": stake_of_done,
    "pick": stake_of_pick,
    "set_aside": stake_of_split,
    "split": stake_of_split,
    "choose": stake_of_choose,
    "take": stake_of_take,
    "discard": stake_of_discard,
    "claim": _always(CLAIM),
    "claim_nothing": _always(CLAIM),
    "bid": _always(BID),
    "take_back": _always(BID),
    "close_hand": _always(BID),
}
