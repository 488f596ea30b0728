"""The Book of Dragons: cards, piles, dice and options.

  pile 1      pile 2      pile 3        a card: kind and world; its points are its world's
┌────────┐  ┌────────┐  ┌────────┐      a die:  shows 1–6, lies on a pile or is free
│ hydra  │  │ drake  │  │ wyvern │      a token: makes the card under it immune
│ jungle │  │ plains │  │ storm  │
│   6    │  │   3    │  │   5    │      2–3 players: three piles of 12
└────────┘  └────────┘  └────────┘      4: four of 9      5: five, of 8 7 7 7 7
"""

import numpy as np

from wyrmhall.kernel.options import Option

SEATS = 5
PILES = 5
DICE = 3
TALLEST = 12
LOWEST, HIGHEST = 1, 6

KINDS = ("wyvern", "drake", "hydra", "lindworm", "amphithere", "serpent")
WORLDS = ("plains", "mountains", "storm", "jungle", "desert", "volcano")


PLAINS, MOUNTAINS, STORM, JUNGLE, DESERT, VOLCANO = range(6)
KIND_COUNT, WORLD_COUNT = len(KINDS), len(WORLDS)

CARDS = KIND_COUNT * WORLD_COUNT  # B1: each pair once; card = kind × 6 + world
POINTS = np.array([3, 4, 5, 6, 7, 8], np.int8)  # B2, by world
KIND_OF = np.arange(CARDS, dtype=np.int8) // WORLD_COUNT
WORLD_OF = np.arange(CARDS, dtype=np.int8) % WORLD_COUNT
POINTS_OF = POINTS[WORLD_OF]
OBJECTIVE_BONUS = 3  # B19
BOARD_FLOORS = np.array([3, 4, 5, 6, 7], np.int8)  # B23, by pile
FIRST_PIPS = np.array([3, 4, 5], np.int8)  # B4

# B3 and B18, by number of players: piles, their height (with five, pile 1 has one more), and how
# many empty piles end the game.
PILES_FOR = np.array([0, 0, 3, 3, 4, 5], np.int8)
HEIGHT_FOR = np.array([0, 0, 12, 12, 9, 7], np.int8)
EMPTY_ENDS = np.array([0, 0, 1, 1, 2, 2], np.int8)

NOBODY = -1  # holds a pile without dice
HOME = -1  # where a free die lies
IN_HAND = -1  # where a token is
BLOCK = SEATS  # holds a pile: the blocking die (B20)
BLOCK_PIPS = 6
BESIDE = -1  # the blocking die waits beside the board (B21)
ABSENT = -2  # no blocking die in this match
IN_A_PILE, REMOVED = -1, -2  # who has a card, when no seat does

# Options
CARD_FLOOR, BOARD_FLOOR = 0, 1


def _blocking_choices(players: int) -> tuple[bool, ...]:
    return (False, True) if players == 2 else (False,)


OPTIONS = (
    Option(
        "blocking_die",
        choices=_blocking_choices,
        default=lambda players: players == 2,
        every_choice=(False, True),
    ),
    Option(
        "minimum",
        choices=lambda players: ("card", "board"),
        default=lambda players: "card",
        every_choice=("card", "board"),
    ),
)

JOURNAL = 48

REASONS = ("piles-empty",)
PILES_EMPTY = 1
