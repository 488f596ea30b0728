"""Hoard: dragons bid their claws for treasure."""

from pathlib import Path

from hoard import rules
from hoard.audit import INVARIANTS, audit
from hoard.pieces import EVENTS, MOVES, REASONS, ROUNDS, SEATS
from hoard.view import hidden, view
from hoard.why import GROUNDS, why
from hoard.worth import worth
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.why import Why

GAME = Game(
    id="hoard",
    version="1",
    seats=range(2, SEATS + 1),
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    rules=rules,
    view=view,
    hidden=hidden,
    audit=audit,
    invariants=INVARIANTS,
    why=Why(why, GROUNDS),
    most_decisions=ROUNDS * SEATS,
    worth=worth,
    foresight=ROUNDS * SEATS,  # games are short: a search plays them to the end
    folder=Path(__file__).parent,
)
