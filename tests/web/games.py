"""Which games are played in the browser, and which of them to the end by `make test`."""

import pytest

GAMES = ("book", "ryu", "mekong", "island")
WHOLE = ("book", *(pytest.param(game, marks=pytest.mark.long) for game in GAMES[1:]))
"""Whole games: the short one always, the others by `make browse`."""
