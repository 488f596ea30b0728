"""RYU: be the first to build a dragon, piece by piece, from cubes found on nine islands."""

from pathlib import Path

from wyrmhall.games.ryu import rules
from wyrmhall.games.ryu.audit import INVARIANTS, audit
from wyrmhall.games.ryu.choices import MOST_DECISIONS, MOST_MOVES, MOVES
from wyrmhall.games.ryu.events import EVENTS
from wyrmhall.games.ryu.pieces import FEWEST_SEATS, OPTIONS, REASONS, SEATS
from wyrmhall.games.ryu.policy import policy
from wyrmhall.games.ryu.stakes import STAKES
from wyrmhall.games.ryu.view import describe, hidden, view
from wyrmhall.games.ryu.why import GROUNDS, facts, why
from wyrmhall.games.ryu.worth import worth
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.why import Why

GAME = Game(
    id="ryu",
    version="2",
    seats=range(FEWEST_SEATS, SEATS + 1),
    options=OPTIONS,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    rules=rules,
    view=view,
    describe=describe,
    stakes=STAKES,
    hidden=hidden,
    uniform=False,  # hands in a bid are redrawn by a coin toss for each cube
    audit=audit,
    invariants=INVARIANTS,
    why=Why(why, GROUNDS, facts),
    most_moves=MOST_MOVES,
    most_decisions=MOST_DECISIONS,
    worth=worth,
    foresight=20,
    playout=policy,
    folder=Path(__file__).parent,
    terminal="wyrmhall.games.ryu.terminal",
    lesson="wyrmhall.games.ryu.lesson",
)
