"""A game from outside is served like ours: its words, its rules, and a whole game with a bot."""

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from server.house import AlreadyCompiled, FirstMove, copied, token_of
from wyrmhall import load
from wyrmhall.server.api.client import unfold
from wyrmhall.server.app import Server
from wyrmhall.server.config import Config

HEADERS = {"X-Wyrmhall": "1", "Authorization": f"Bearer {token_of('ann')}"}
GAME = "hoard"


def next_state(line: Any, state: dict[str, Any] | None) -> dict[str, Any]:
    """The next state that asks something or ends the game; refusals fail the test."""
    while True:
        for message in unfold(line.receive_json(timeout=10), state):
            assert message["is"] != "refused", message
            if message["is"] == "state":
                state = message
                if state["legal"] or state["view"]["outcome"]:
                    return state


def test_a_game_from_outside_is_listed_and_its_rules_are_served(
    blank: Path, tmp_path: Path
) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        assert GAME in {game["id"] for game in web.get("/api/games").json()}
        for language, word in (("en", "treasure"), ("fr", "trésor")):
            page = web.get(f"/api/games/{GAME}/rules/{language}").text
            assert word in page
            assert 'id="rule-H1"' in page
            assert "H8" in page


def test_a_whole_game_from_outside_against_a_bot(blank: Path, tmp_path: Path) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"), bot_pause=0.0)
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        wish = {"game": GAME, "players": 3, "name": "ann", "bots": {"1": "drake", "2": "drake"}}
        table = web.post("/api/tables", json={**wish, "start": True}, headers=HEADERS).json()["id"]
        with web.websocket_connect(f"/api/tables/{table}/play", headers=HEADERS) as line:
            line.send_json({"do": "hello"})
            state = next_state(line, None)
            rounds = 0
            while state["view"]["outcome"] is None:
                rounds += 1
                assert state["view"]["round"] == rounds
                assert state["view"]["pending"] == [0, 1, 2]
                assert len(state["view"]["hand"]) == 8 - rounds
                version, move = state["version"], state["legal"][-1]["move"]
                line.send_json(
                    {"do": "play", "id": f"m{version}", "version": version, "move": move}
                )
                state = next_state(line, state)
        assert rounds == 6
        record = web.get(f"/api/tables/{table}/record").text
        outcome = load(GAME).replay(record).outcome
        assert outcome is not None
        assert list(outcome.scores) == state["view"]["outcome"]["scores"]
