"""placeholder"""
from wyrmhall.games.mekong.table import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves
@rule
def goal_directed(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    return (luck * count) >> 32
