"""Clocks: how long a seat may think.

While several seats decide at once all have the same time, whether they have decided or not, and
nobody's bank is charged: a clock that stopped would tell who has decided.
"""

from collections.abc import Iterable, Sequence

from wyrmhall.kernel.errors import OptionError
from wyrmhall.server.wire import Clock

NONE, MOVE, GAME = "none", "move", "game"
SHORTEST, LONGEST = 5, 14 * 24 * 3600
JOINT_SHARE, JOINT_FLOOR = 0.1, 60.0  # of a game's time, what a joint decision may take


def check_clock(clock: Clock) -> Clock:
    """A clock as it should be; OptionError where it is not."""
    if clock.kind == NONE:
        return Clock()
    if clock.kind not in (MOVE, GAME) or not SHORTEST <= clock.seconds <= LONGEST:
        raise OptionError("error-clock", fewest=SHORTEST, most=LONGEST)
    return clock


def seconds_left(
    clock: Clock, banks: Sequence[float], asked: Iterable[int], joint: bool, waited: float
) -> dict[int, float]:
    """The time each asked seat has left, after all have waited for it since the last decision."""
    if clock.kind == NONE:
        return {}
    if clock.kind == MOVE:
        return dict.fromkeys(asked, clock.seconds - waited)
    if joint:
        limit = max(JOINT_FLOOR, clock.seconds * JOINT_SHARE)
        return dict.fromkeys(asked, limit - waited)
    return {seat: banks[seat] - waited for seat in asked}
