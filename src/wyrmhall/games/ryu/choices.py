"""RYU: the moves a seat can choose from, and the first number of each kind."""

from wyrmhall.games.ryu import pieces
from wyrmhall.kernel.moves import Codec, Domain, Kind

ISLAND = Domain("island", pieces.ISLANDS)
PEOPLE = Domain("island", pieces.PEOPLES)
SHOWN = Domain("colour", pieces.COLOURS, tuple((f"shown:{colour}",) for colour in pieces.COLOURS))
MATERIAL = Domain(
    "colour",
    pieces.COLOURS[pieces.BLUE : pieces.YELLOW],
    tuple((f"cube:{c}",) for c in pieces.COLOURS[1:4]),
)
CUBE = Domain(
    "colour", pieces.COLOURS[pieces.BLUE :], tuple((f"cube:{c}",) for c in pieces.COLOURS[1:])
)
FALLEN = Domain(
    "colour", pieces.COLOURS[pieces.BLUE :], tuple((f"centre:{c}",) for c in pieces.COLOURS[1:])
)
HELD = Domain(
    "colour", pieces.COLOURS[pieces.BLUE :], tuple((f"hand:{c}",) for c in pieces.COLOURS[1:])
)
TOKEN = Domain(
    "token",
    pieces.TOKENS[: pieces.GOVERNOR],
    tuple((f"reserve:{t}",) for t in pieces.TOKENS[: pieces.GOVERNOR]),
)
PILE = Domain("pile", ("aside", "rest"))
ASIDE, REST = range(2)
PAYABLE = (*pieces.COLOURS[pieces.BLUE :], "governor")


def _spelled(payment: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(PAYABLE, payment) for _ in range(count))


PAYMENT = Domain(
    "payment",
    tuple("+".join(_spelled(payment)) for payment in pieces.PAYMENTS),
    tuple(
        tuple(f"token:{n}" if n == "governor" else f"cube:{n}" for n in _spelled(payment))
        for payment in pieces.PAYMENTS
    ),
)

MOVES = Codec(
    "ryu",
    Kind("end", "end", touches=("end",)),
    Kind("take_gem", "take gem", touches=("centre:yellow",)),
    Kind("move", "move to {island}", ISLAND),
    # The deeds, in their order.
    Kind("explore", "explore", touches=("bag",)),
    Kind("smugglers_draw", "smugglers draw", touches=("island:smugglers", "bag")),
    Kind("merchants_governor", "merchants governor", touches=("island:merchants", "cube:yellow")),
    Kind("merchants_gem", "merchants gem", touches=("island:merchants", "centre:yellow")),
    Kind("bazaar_governor", "bazaar governor", touches=("island:bazaar", "token:merchant")),
    Kind("bazaar_draw", "bazaar draw", touches=("island:bazaar", "bag")),
    Kind("inspect", "inspect", touches=("island:governor", "screens")),
    Kind("turn_over", "turn over {island}", PEOPLE, touches=("island:governor",)),
    Kind("build", "build with {payment}", PAYMENT, touches=("dragon",)),
    Kind("give", "give {colour}", MATERIAL),
    Kind("done", "done", touches=("done",)),
    Kind("pick", "pick {colour}", SHOWN),
    Kind("set_aside", "set aside {colour}", SHOWN),
    Kind("split", "split", touches=("done",)),
    Kind("choose", "choose {pile}", PILE),
    Kind("take", "take {token}", TOKEN),
    Kind("discard", "discard {colour}", CUBE),
    Kind("claim", "claim {colour}", FALLEN),
    Kind("claim_nothing", "claim nothing", touches=("done",)),
    Kind("bid", "bid {colour}", CUBE),
    Kind("take_back", "take back {colour}", HELD),
    Kind("close_hand", "close hand", touches=("hand",)),
)
END = MOVES.first("end")
TAKE_GEM = MOVES.first("take_gem")
MOVE = MOVES.first("move")
DEED = MOVES.first("explore")
TURN_OVER = MOVES.first("turn_over")
BUILD = MOVES.first("build")
GIVE = MOVES.first("give")
DONE = MOVES.first("done")
PICK = MOVES.first("pick")
SET_ASIDE = MOVES.first("set_aside")
END_SPLIT = MOVES.first("split")
CHOOSE_PILE = MOVES.first("choose")
TAKE = MOVES.first("take")
DISCARD_CUBE = MOVES.first("discard")
CLAIM_CUBE = MOVES.first("claim")
CLAIM_NOTHING = MOVES.first("claim_nothing")
BID_CUBE = MOVES.first("bid")
TAKE_BACK = MOVES.first("take_back")
CLOSE_HAND = MOVES.first("close_hand")
MOST_MOVES = 48  # a gem, 8 islands, 24 payments, 6 deeds, the end

# How many cubes a seat may take back out of its hand by a move, so that every bid ends. After
# that, and after closing the hand, a choice is changed by undo (C3).
MOST_CHANGES = 12

# The longest turn, times the 200 rounds of R32. A turn: gem, move, deed; a bid of all 49 cubes,
# where a change takes one cube back and puts one in; 5 closed hands; a token for each cube.
MOST_CUBES = int(pieces.CUBES_FOR[pieces.SEATS].sum())
LONGEST_TURN = 3 + MOST_CUBES + pieces.SEATS * (2 * MOST_CHANGES + 1) + MOST_CUBES
MOST_DECISIONS = pieces.LAST_ROUND * pieces.SEATS * LONGEST_TURN
