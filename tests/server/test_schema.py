"""schemathesis on our own OpenAPI, in-process: nothing makes the server fail."""

import os
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.testing import TestClient

from server.house import AlreadyCompiled, FirstMove, copied, token_of
from wyrmhall.server.app import Server
from wyrmhall.server.config import Config

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "12"))
HEADERS = {"X-Wyrmhall": "1", "Authorization": f"Bearer {token_of('ann')}"}


def test_no_request_makes_the_server_fail(blank: Path, tmp_path: Path) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"), rate=(1e9, 1e9), tables=(1e9, 1e9))
    app = Server(config, FirstMove(), AlreadyCompiled())
    asked = 0
    with TestClient(app) as web:
        described = web.get("/api/openapi.json").json()
        body = {"game": "book", "players": 2, "name": "ann", "bots": {"1": "drake"}, "start": True}
        table = web.post("/api/tables", json=body, headers=HEADERS).json()["id"]
        schema = schemathesis.openapi.from_dict(described)
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # else it raises

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                database=None,
            )
            @given(case=operation.as_strategy(), real=...)
            def ask(case: Any, real: bool) -> None:
                nonlocal asked
                asked += 1
                if real and "table_id" in (case.path_parameters or {}):
                    case.path_parameters["table_id"] = table
                wanted = case.as_transport_kwargs(base_url=str(web.base_url), headers=HEADERS)
                wanted.pop("cookies", None)
                content = wanted.pop("data", None)
                if isinstance(content, (str, bytes)):
                    wanted["content"] = content
                response = web.request(**wanted)
                assert response.status_code < 500, response.text
                if response.status_code >= 400:
                    assert response.json()["why"]

            ask()
    assert asked > 14
