"""The abilities of the dragons (B11–B17): once per card, by its owner, in their own turn."""

from wyrmhall.games.book import events, pieces
from wyrmhall.games.book.choices import PROTECT, RAISE, RAISE_ALL, REMOVE, TURN
from wyrmhall.games.book.state import State, raise_all_free, top, uncover
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def abilities(s: State, seat: int, moves: Moves, count: int) -> int:
    """B11–B16: the abilities that would have an effect now."""
    if s.ready[seat, pieces.PLAINS] and s.token[seat] == pieces.IN_HAND:
        for pile in range(pieces.PILES):
            if s.holder[pile] == seat:
                moves[count] = PROTECT + pile
                count += 1
    if s.ready[seat, pieces.STORM]:
        for pile in range(pieces.PILES):
            if s.height[pile] > 0 and s.holder[pile] == pieces.NOBODY:
                moves[count] = REMOVE + pile
                count += 1
    if s.ready[seat, pieces.JUNGLE]:
        for die in range(pieces.DICE):
            if s.lies_on[seat, die] == pieces.HOME and s.pips[seat, die] < pieces.HIGHEST:
                moves[count] = RAISE_ALL
                count += 1
                break
    if s.ready[seat, pieces.MOUNTAINS] or s.ready[seat, pieces.DESERT]:
        for die in range(pieces.DICE):
            if s.lies_on[seat, die] != pieces.HOME or has_twin_before(s, seat, die):
                continue
            shown = int(s.pips[seat, die]) - pieces.LOWEST
            if s.ready[seat, pieces.MOUNTAINS]:
                moves[count] = TURN + shown
                count += 1
            if s.ready[seat, pieces.DESERT] and s.pips[seat, die] < pieces.HIGHEST:
                moves[count] = RAISE + shown
                count += 1
    return count


@rule
def has_twin_before(s: State, seat: int, die: int) -> bool:
    """C2: whether an earlier free die shows the same."""
    for other in range(die):
        if s.lies_on[seat, other] == pieces.HOME and s.pips[seat, other] == s.pips[seat, die]:
            return True
    return False


@rule
def protect(s: State, seat: int, pile: int) -> None:
    """B11 Plains: your token on a card that holds your dice."""
    use_ability(s, seat, pieces.PLAINS)
    s.token[seat] = pile
    note(s, events.PROTECTED, seat, pile + 1)


@rule
def turn_die(s: State, seat: int, shown: int) -> None:
    """B12 Mountains: one free die to its opposite face."""
    use_ability(s, seat, pieces.MOUNTAINS)
    die = free_die(s, seat, shown)
    before = s.pips[seat, die]
    s.pips[seat, die] = pieces.LOWEST + pieces.HIGHEST - before
    note(s, events.TURNED, seat, before, s.pips[seat, die])


@rule
def remove_card(s: State, seat: int, pile: int) -> None:
    """B13 Storm: a visible card with no dice on it leaves the game."""
    use_ability(s, seat, pieces.STORM)
    card = top(s, pile)
    s.owner[card] = pieces.REMOVED
    note(s, events.CARD_REMOVED, seat, pile + 1, pieces.KIND_OF[card], pieces.WORLD_OF[card])
    uncover(s, pile)


@rule
def raise_free_dice(s: State, seat: int) -> None:
    """B14 Jungle: each free die raised by one."""
    use_ability(s, seat, pieces.JUNGLE)
    raise_all_free(s, seat)
    note(s, events.RAISED_ALL, seat)


@rule
def raise_die(s: State, seat: int, shown: int) -> None:
    """B15 Desert: one free die raised by one."""
    use_ability(s, seat, pieces.DESERT)
    die = free_die(s, seat, shown)
    s.pips[seat, die] += 1
    note(s, events.RAISED, seat, s.pips[seat, die] - 1, s.pips[seat, die])


@rule
def use_ability(s: State, seat: int, world: int) -> None:
    """Once per card: the first unused card of that world is used up (B17: it still scores)."""
    s.ready[seat, world] -= 1
    for kind in range(pieces.KIND_COUNT):
        card = kind * pieces.WORLD_COUNT + world
        if s.owner[card] == seat and not s.used[card]:
            s.used[card] = 1
            break


@rule
def free_die(s: State, seat: int, shown: int) -> int:
    """The first free die that shows what a move names."""
    for die in range(pieces.DICE):
        if s.lies_on[seat, die] == pieces.HOME and s.pips[seat, die] == shown + pieces.LOWEST:
            return die
    return 0
