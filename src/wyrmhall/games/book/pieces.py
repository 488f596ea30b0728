"""The Book of Dragons: cards, piles, dice, options, moves and events.

  pile 1      pile 2      pile 3        a card: kind and world; its points are its world's
┌────────┐  ┌────────┐  ┌────────┐      a die:  shows 1–6, lies on a pile or is free
│ hydra  │  │ drake  │  │ wyvern │      a token: makes the card under it immune
│ jungle │  │ plains │  │ storm  │
│   6    │  │   3    │  │   5    │      2–3 players: three piles of 12
└────────┘  └────────┘  └────────┘      4: four of 9      5: five, of 8 7 7 7 7
"""

from itertools import combinations, combinations_with_replacement, product

import numpy as np

from wyrmhall.kernel.moves import Codec, Domain, Kind
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

# B3 and B18, by number of players: piles, their height (pile 1 of five has one more), and how
# many of them must be empty for the end.
PILES_FOR = np.array([0, 0, 3, 3, 4, 5], np.int8)
HEIGHT_FOR = np.array([0, 0, 12, 12, 9, 7], np.int8)
EMPTY_ENDS = np.array([0, 0, 1, 1, 2, 2], np.int8)

NOBODY = -1  # holds a pile
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

# Dice are named by what they show, since dice showing the same are one choice (C2): a hand is
# what one to three dice show, in ascending order.
HANDS: tuple[tuple[int, ...], ...] = tuple(
    shown
    for count in range(1, DICE + 1)
    for shown in combinations_with_replacement(range(LOWEST, HIGHEST + 1), count)
)
HAND_COUNT = len(HANDS)
HAND_PIPS = np.array([[*hand, 0, 0][:DICE] for hand in HANDS], np.int8)
"""What each hand's dice show; 0 for no die."""

MOST_MISSING = DICE * HIGHEST + 1  # no hand shows more than 18
HAND_ROOM = 2**DICE  # three dice make seven hands; eight copy faster
HANDS_OF = np.zeros((HIGHEST + 1,) * DICE + (HAND_ROOM,), np.int16)
"""By what three dice show (0: not to be placed), the hands they make, strongest first."""
REACHING = np.zeros((HIGHEST + 1,) * DICE + (MOST_MISSING + 1,), np.int8)
"""How many of these hands, from the strongest, show at least so much."""


def _fill_hand_tables() -> None:
    number = {hand: place for place, hand in enumerate(HANDS)}
    for shown in product(range(HIGHEST + 1), repeat=DICE):
        dice = sorted(pips for pips in shown if pips)
        made = {hand for size in range(1, DICE + 1) for hand in combinations(dice, size)}
        strongest_first = sorted(made, key=lambda hand: (-sum(hand), hand))
        for place, hand in enumerate(strongest_first):
            HANDS_OF[(*shown, place)] = number[hand]
        for least in range(MOST_MISSING + 1):
            REACHING[(*shown, least)] = sum(sum(hand) >= least for hand in made)


_fill_hand_tables()

PILE = Domain("pile", tuple(str(pile + 1) for pile in range(PILES)))
HAND = Domain(
    "dice",
    tuple("+".join(map(str, hand)) for hand in HANDS),
    tuple(tuple(f"die:{pips}" for pips in hand) for hand in HANDS),
)
# A die that was placed this turn and came home is no longer equal to one that was not: it may
# not be placed again (B6). Value = (pips - 1) + 6 if spent.
DIE = Domain(
    "die",
    tuple(f"{pips}{spent}" for spent in ("", "-spent") for pips in range(LOWEST, HIGHEST + 1)),
)
SPENT = HIGHEST

MOVES = Codec(
    "book",
    Kind("take", "take {pile}", PILE),
    Kind("place", "place {dice} on {pile}", PILE, HAND),
    Kind("protect", "protect {pile}", PILE, touches=("world:plains",)),
    Kind("turn", "turn {die}", DIE, touches=("world:mountains",)),
    Kind("remove", "remove {pile}", PILE, touches=("world:storm",)),
    Kind("raise_all", "raise all", touches=("world:jungle",)),
    Kind("raise", "raise {die}", DIE, touches=("world:desert",)),
    Kind("end", "end", touches=("end",)),
)
TAKE = MOVES.first("take")
PLACE = MOVES.first("place")
PROTECT = MOVES.first("protect")
TURN = MOVES.first("turn")
REMOVE = MOVES.first("remove")
RAISE_ALL = MOVES.first("raise_all")
RAISE = MOVES.first("raise")
END = MOVES.first("end")
MOST_MOVES = 72  # 5 takes, 7 hands on 5 piles, 5 + 3 + 5 + 1 + 3 abilities, the end, HAND_ROOM

JOURNAL = 48

REASONS = ("piles-empty",)
PILES_EMPTY = 1
