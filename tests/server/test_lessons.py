"""A lesson over HTTP: every step, the right move, another one, and a touched piece."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from conformance.test_lessons import TAUGHT, lesson
from server.house import AlreadyCompiled, FirstMove, copied
from wyrmhall.server.app import Server
from wyrmhall.server.config import Config


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_followed_step_by_step(name: str, blank: Path, tmp_path: Path) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"))
    game, taught = lesson(name)
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:

        def get(path: str, **query: Any) -> dict[str, Any]:
            answer = web.get(f"/api/games/{name}/lesson/{path}", params=query)
            assert answer.status_code == 200, answer.text
            told: dict[str, Any] = answer.json()
            return told

        for number, step in enumerate(taught.steps):
            here = get(str(number))
            assert (here["number"], here["count"]) == (number, len(taught.steps))
            assert (here["name"], here["move"], here["answer"]) == (step.name, step.move, None)
            assert here["view"]["viewer"] == taught.seat
            if step.move is None:
                continue
            texts = [move["move"] for move in here["legal"]]
            assert step.move in texts
            if number + 1 < len(taught.steps):
                assert get(str(number), move=step.move) == get(str(number + 1))
            other = next(text for text in texts if text != step.move)
            tried = get(str(number), move=other)
            assert (tried["number"], tried["legal"]) == (number, [])
            assert tried["answer"]["name"].startswith("lesson-")
        first = next(n for n, step in enumerate(taught.steps) if step.move is not None)
        legal = [move["move"] for move in get(str(first))["legal"]]
        bad = next(move for move in game.moves if move.text not in legal)
        answer = web.get(f"/api/games/{name}/lesson/{first}", params={"move": bad.text})
        assert (answer.status_code, answer.json()["why"]) == (409, "illegal")
        answer = web.get(f"/api/games/{name}/lesson/{first}", params={"move": "fly"})
        assert (answer.status_code, answer.json()["why"]) == (400, "malformed")
        if game.why is not None:
            because = get(f"{first}/why", pieces=list(bad.touches))
            assert set(because) == {"is", "id", "clause", "phrase"}
        for path in (f"{len(taught.steps)}", "-1", "x"):
            assert web.get(f"/api/games/{name}/lesson/{path}").status_code == 404
        assert web.get("/api/games/nothing/lesson/0").status_code == 404
