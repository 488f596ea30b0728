# Two commands: `make play` and `make test`. Both install what they need into .venv.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench golden clauses simulate hostile kills clean

play: .venv/installed
	$(BIN)/wyrmhall play

test: .venv/installed-dev check
	$(BIN)/python -m pytest -n auto

check: .venv/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/installed-dev
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/start.py

# Read the difference before committing it.
golden: .venv/installed-dev
	PYTHONPATH=tests $(BIN)/python tests/golden/playthrough.py
	PYTHONPATH=tests $(BIN)/python tests/perft/perft.py

# Which test shows which clause of the law.
clauses: .venv/installed-dev
	$(BIN)/python tests/clauses.py

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Wyrmhall needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

.venv/installed-dev: pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@ .venv/installed

clean:
	rm -rf .venv dist .mypy_cache .ruff_cache .hypothesis .import_linter_cache

# Thousands of seeds of the server's simulation; a failing one prints itself.
SEEDS ?= 2000
simulate: .venv/installed-dev
	PYTHONPATH=tests $(BIN)/python -m server.simulation --seeds $(SEEDS)

# A hundred thousand hostile frames, some thousands of them over a socket, and many requests.
hostile: .venv/installed-dev
	HOSTILE_FRAMES=100000 HOSTILE_SOCKETS=5000 SCHEMA_EXAMPLES=300 $(BIN)/python -m pytest tests/server/test_hostile.py tests/server/test_schema.py

# The server is killed under load; nothing it acknowledged is lost.
kills: .venv/installed-dev
	$(BIN)/python bench/kills.py --kills 200 --db sqlite
	$(BIN)/python bench/kills.py --kills 100 --db postgres --workers 2
