"""Dragon Island: the phases of a turn."""

import numpy as np

# In the last six nobody is asked anything: the rules pass straight through them.
PHASES = (
    "opening",  # I6: all keep one of two maps
    "tile",  # I8: which tile, which side up
    "place",
    "paint",
    "herd",  # I12: from which tile, or not at all
    "herd_to",
    "herd_more",
    "go",  # I13
    "deal",  # I15, I16: tame or capture
    "pay",  # I17
    "act",  # I18–I21
    "keep",  # I20
    "map",  # I22
    "placed",
    "herded",
    "arrived",
    "dealt",
    "acted",
    "passing",
)
(
    OPENING,
    CHOOSE_TILE,
    PLACE,
    PAINT,
    HERD,
    HERD_TO,
    HERD_MORE,
    GO,
    DEAL,
    PAY,
    ACT,
    KEEP_MAP,
    PLAY_MAP,
    PLACED,
    HERDED,
    ARRIVED,
    DEALT,
    ACTED,
    PASSING,
) = range(len(PHASES))
ASKED = np.array(
    [p in ("opening", "herd", "act", "keep", "map") for p in PHASES],
    np.int8,
)
"""Phases that ask even if there is only one answer: skipping them would reveal hidden pieces."""
