"""Les Dragons du Mékong: programme five cards, build walkways of planks, cross the delta."""

from pathlib import Path

from wyrmhall.games.mekong import rules
from wyrmhall.games.mekong.audit import INVARIANTS, audit
from wyrmhall.games.mekong.choices import MOST_CHANGES, MOST_MOVES, MOVES
from wyrmhall.games.mekong.events import EVENTS
from wyrmhall.games.mekong.pieces import OPTIONS, PAIRS, REASONS
from wyrmhall.games.mekong.playout import light, suppose
from wyrmhall.games.mekong.policy import goal_directed
from wyrmhall.games.mekong.programme import candidates, is_ready
from wyrmhall.games.mekong.stakes import STAKES
from wyrmhall.games.mekong.view import describe, hidden, view
from wyrmhall.games.mekong.why import GROUNDS, why
from wyrmhall.games.mekong.why_facts import facts
from wyrmhall.games.mekong.worth import worth
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.why import Why

GAME = Game(
    id="mekong",
    version="3",
    seats=range(2, 7),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    rules=rules,
    view=view,
    describe=describe,
    stakes=STAKES,
    hidden=hidden,
    uniform=False,  # hands are redrawn, not permuted
    audit=audit,
    invariants=INVARIANTS,
    why=Why(why, GROUNDS, facts),
    most_moves=MOST_MOVES,
    # In 60 rounds (M22) each of six seats lays five cards, rearranges them (a card taken back is
    # laid again), is ready, and decides at most 11 times: two stones, two planks of two decisions
    # each, a third plank, two steps, and one more. By eye (M23) each of the three planks may be
    # tried on every pair.
    most_decisions=60 * 6 * (6 + 2 * MOST_CHANGES + 11 + 3 * (PAIRS - 1)),
    folder=Path(__file__).parent,
    terminal="wyrmhall.games.mekong.terminal",
    lesson="wyrmhall.games.mekong.lesson",
    policy=goal_directed,
    worth=worth,
    foresight=120,
    playout=light,
    suppose=suppose,
    candidates=candidates,
    is_final=plain(is_ready),
)
