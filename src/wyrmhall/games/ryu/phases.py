"""RYU: the phases of a turn."""

# In the last two nobody is asked anything: the rules pass straight through them.
PHASES = (
    "opening",  # R7: a late seat takes a token
    "turn",
    "draft",  # R16
    "split",  # R17: the passive player makes two piles
    "choose",  # R17: the active player chooses one
    "trade",  # R21: a token for the cube just given
    "exchange",  # R21: give another cube, or be done
    "discard",  # R23
    "claim",  # R23
    "bid",  # R27
    "spoils",  # R28, R29: tokens for the cubes bid
    "complete",  # the action is done
    "passing",  # the turn is over
)
(
    OPENING,
    TURN,
    DRAFT,
    SPLIT,
    CHOOSE,
    TRADE,
    EXCHANGE,
    DISCARD,
    CLAIM,
    BID,
    SPOILS,
    COMPLETE,
    PASSING,
) = range(len(PHASES))
