"""Positions of Hoard for tests, set up in the words of the game.

match = table([9, 2], [9, 4], [5, 5], treasures=[3])
"""

from collections.abc import Iterable

from hoard import GAME
from hoard.pieces import COPIES, DEALT, HIGHEST
from hoard.view import HoardView
from wyrmhall import Match


def table(*hands: list[int], treasures: Iterable[int] = (3,), points: Iterable[int] = ()) -> Match:
    """The latest of these treasures has just been turned up; hands hold these claws, and low ones.

    What nobody has taken (`points`, by seat) lies in the lair. Claws played before are low too.
    """
    match = GAME.new(len(hands), seed=1)
    s = match.state
    turned_up, taken = list(treasures), list(points)
    s.rounds = len(turned_up)
    s.lair = sum(turned_up) - sum(taken)
    s.turned_up[:] = 0
    s.turned_up[turned_up] = 1
    s.points[: len(taken)] = taken
    claws = [number for number in range(1, HIGHEST + 1) for _ in range(COPIES)]
    for hand in hands:
        for number in hand:
            claws.remove(number)
    s.hand[:] = s.unseen[:] = s.played[:] = 0
    for seat, hand in enumerate(hands):
        low = [claws.pop(0) for _ in range(DEALT - s.rounds + 1 - len(hand))]
        for number in [*hand, *low]:
            s.hand[seat, number] += 1
    for _ in range((s.rounds - 1) * len(hands)):
        s.played[claws.pop(0)] += 1
    for number in claws:
        s.unseen[number] += 1
    fault = GAME.loops.inspect(match._states, 0)
    assert fault == 0, GAME.invariants[fault - 1]
    return match


def strike(match: Match, *claws: int) -> None:
    """Every seat chooses; then all claws are shown."""
    for seat, claw in enumerate(claws):
        match.play(seat, f"play {claw}")


def look(match: Match, viewer: int | None = None) -> HoardView:
    view = match.view(viewer)
    assert isinstance(view, HoardView)
    return view


def points(match: Match) -> list[int]:
    return [dragon.points for dragon in look(match).seats]


def story(match: Match, viewer: int | None = None) -> list[str]:
    """What happened, in English."""
    words = GAME.words("en")
    return [words.say(phrase, lambda seat: f"P{seat}") for phrase in match.journal(viewer)]
