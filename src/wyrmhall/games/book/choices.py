"""The Book of Dragons: the moves a seat can choose from, and the first number of each kind."""

from itertools import combinations, combinations_with_replacement, product

import numpy as np

from wyrmhall.games.book.pieces import DICE, HIGHEST, LOWEST, PILES
from wyrmhall.kernel.moves import Codec, Domain, Kind

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
"""The hands that three dice make, strongest first, by what they show (0: cannot be placed)."""
REACHING = np.zeros((HIGHEST + 1,) * DICE + (MOST_MISSING + 1,), np.int8)
"""How many of these hands show at least a given total."""


def _fill_hand_tables() -> None:
    number = {hand: index for index, hand in enumerate(HANDS)}
    for shown in product(range(HIGHEST + 1), repeat=DICE):
        dice = sorted(pips for pips in shown if pips)
        made = {hand for size in range(1, DICE + 1) for hand in combinations(dice, size)}
        strongest_first = sorted(made, key=lambda hand: (-sum(hand), hand))
        for index, hand in enumerate(strongest_first):
            HANDS_OF[(*shown, index)] = number[hand]
        for least in range(MOST_MISSING + 1):
            REACHING[(*shown, least)] = sum(sum(hand) >= least for hand in made)


_fill_hand_tables()

PILE = Domain("pile", tuple(str(pile + 1) for pile in range(PILES)))
HAND = Domain(
    "dice",
    tuple("+".join(map(str, hand)) for hand in HANDS),
    tuple(tuple(f"die:{pips}" for pips in hand) for hand in HANDS),
)
# Whether a die was placed this turn need not be said: the block moves only for two dice or more,
# so that whoever has a die sent home by it (B21) has placed all three.
DIE = Domain("die", tuple(str(pips) for pips in range(LOWEST, HIGHEST + 1)))

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
