"""HTTP: what surrounds play, and what keeps strangers out."""

import asyncio
import io
import json
import logging
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from server.house import AlreadyCompiled, FirstMove, copied, token_of
from wyrmhall.cli import main
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import words_in
from wyrmhall.server.api.client import unfold
from wyrmhall.server.app import HEADERS, Server
from wyrmhall.server.config import Config
from wyrmhall.server.logs import JsonLines
from wyrmhall.server.storage.database import Database

OURS = {"X-Wyrmhall": "1"}
Web = TestClient[Any]


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything our loggers write."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    loggers = [logging.getLogger(name) for name in ("wyrmhall", "uvicorn", "litestar")]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield text
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture
def server(blank: Path, tmp_path: Path) -> Server:
    config = Config(db=copied(blank, tmp_path / "hall.db"), bot_pause=0.0)
    return Server(config, FirstMove(), AlreadyCompiled())


@pytest.fixture
def web(server: Server) -> Iterator[Web]:
    with TestClient(server, base_url="http://testserver.local") as client:
        yield client


def bearer(name: str) -> dict[str, str]:
    return {**OURS, "Authorization": f"Bearer {token_of(name)}"}


def opened(web: Web, name: str = "ann", **wish: Any) -> dict[str, Any]:
    body = {"game": "book", "players": 2, "name": name, **wish}
    answer = web.post("/api/tables", json=body, headers=bearer(name))
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/nowhere", "/health", "/"])
def test_every_answer_carries_the_security_headers(web: Web, path: str) -> None:
    answer = web.get(path)
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"players": 9}, "players must be 2–5 for book, got 9"),
        ({"options": {"foo": 1}}, "no option 'foo'; its options are: blocking_die, minimum"),
        ({"options": {"minimum": 3}}, "minimum must be one of 'card', 'board' for book, got 3"),
        (
            {"options": {"blocking_die": "on"}},
            "must be yes (True) or no (False) for book, got 'on'",
        ),
        ({"clock": {"kind": "hour"}}, "a clock must be none, move or game, got 'hour'"),
        ({"clock": {"kind": "move", "seconds": 1}}, "needs 5 to 1209600 seconds"),
        ({"bots": {"1": "strong"}}, "one of hatchling, drake, wyrm, elder, got “strong”"),
        ({"bots": {"7": "drake"}}, "there is no seat 7; seats go from 0 to 1"),
    ],
)
def test_a_table_that_cannot_be_is_told_what_could(
    web: Web, wish: dict[str, Any], said: str
) -> None:
    body = {"game": "book", "players": 2, "name": "ann", **wish}
    answer = web.post("/api/tables", json=body, headers=bearer("ann"))
    refusal = answer.json()
    assert (answer.status_code, refusal["why"]) == (400, "option")
    assert said in refusal["text"]
    facts = refusal["phrase"]["facts"]
    assert words_in("fr")(refusal["phrase"]["name"], **facts) != refusal["text"]


def test_a_first_visit_makes_a_visitor_by_a_cookie_no_script_reads(web: Web) -> None:
    answer = web.post("/api/tables", json={"game": "book", "players": 2, "name": "a"}, headers=OURS)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # over plain HTTP
    assert [t["id"] for t in web.get("/api/tables/mine").json()["tables"]] == [answer.json()["id"]]
    secure = web.post(
        "https://testserver.local/api/tables",
        json={"game": "book", "players": 2, "name": "a"},
        headers=OURS,
    )
    assert "secure" in secure.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "headers",
    [{}, {**OURS, "Origin": "https://evil.example"}, {**OURS, "Origin": "null"}],
    ids=["no guard", "another site", "no site"],
)
def test_changes_from_elsewhere_are_refused(web: Web, headers: dict[str, str]) -> None:
    body = {"game": "book", "players": 2, "name": "a"}
    answer = web.post("/api/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign")
    assert web.get("/api/tables").json() == {"tables": []}


def test_our_own_origin_is_welcome(web: Web) -> None:
    headers = {**OURS, "Origin": "http://testserver.local"}
    body = {"game": "book", "players": 2, "name": "a"}
    assert web.post("/api/tables", json=body, headers=headers).status_code == 201


def test_a_socket_from_another_site_is_closed(web: Web) -> None:
    table = opened(web)
    path = f"/api/tables/{table['id']}/play"
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        web.websocket_connect(path, headers={"Origin": "https://evil.example"}) as line,
    ):
        line.receive_text()
    assert closed.value.code == 4403
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        web.websocket_connect("/api/tables/nowhere/play") as line,
    ):
        line.receive_text()
    assert closed.value.code == 4404
    with web.websocket_connect(path, headers=bearer("ann")) as line:
        line.send_json({"do": "hello"})
        assert line.receive_json()["table"]["seats"][0]["yours"] is True


def test_what_is_not_there_or_too_large_is_refused_by_name(web: Web) -> None:
    assert web.get("/nowhere").json()["why"] == "not-found"
    assert web.get("/api/tables/nowhere").json()["why"] == "no-such-table"
    assert web.get("/api/tables/NOT-ONE").json()["why"] == "malformed"
    assert web.delete("/api/tables").json()["why"] == "not-found"
    assert web.post("/api/tables", content=b"{", headers=OURS).json()["why"] == "malformed"
    large = web.post("/api/tables", content=b"x" * 20_000, headers=OURS)
    assert (large.status_code, large.json()["why"]) == (413, "too-large")


def test_a_flood_of_requests_is_slowed_down_with_new_tokens_too(
    blank: Path, tmp_path: Path
) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"), rate=(8.0, 0.0))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        asked = "/api/tables/nowhere/leave"
        same = [web.post(asked, headers=bearer("a")).json()["why"] for _ in range(3)]
        assert same == ["no-such-table", "no-such-table", "too-fast"]
        new = [web.post(asked, headers=bearer(str(n))).json()["why"] for n in range(20)]
        assert new[0] == "no-such-table"
        assert new[-1] == "too-fast"


def test_the_api_is_described_at_a_stable_path(web: Web) -> None:
    described = web.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.")
    for path in ("/api/tables", "/api/tables/{table_id}/join", "/api/tables/{table_id}/record"):
        assert path in described["paths"]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_operators_see_health_and_figures(server: Server, address: str) -> None:
    async def from_here(scope: Any, receive: Any, send: Any) -> None:
        await server(scope | {"client": (address, 50_000)}, receive, send)

    with TestClient(from_here) as web:
        opened(web)
        assert web.get("/health").json() == {"status": "well"}
        figures = web.get("/metrics").text
    assert "wyrmhall_tables 1.0" in figures
    assert "wyrmhall_entries_total 0.0" in figures


def test_figures_are_shown_elsewhere_only_where_that_is_wanted(
    web: Web, blank: Path, tmp_path: Path
) -> None:
    assert web.get("/metrics").json()["why"] == "not-found"
    config = Config(db=copied(blank, tmp_path / "shown.db"), public_metrics=True)
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as shown:
        assert "wyrmhall_tables 0.0" in shown.get("/metrics").text


@pytest.mark.parametrize(
    "others",
    ["x=1; {}", '{}; theirs="un;closed', "wyrmhall=theirs; {}", "{}; wyrmhall=", "é=ü; =; {};;"],
)
def test_another_applications_cookies_make_nobody_a_stranger(web: Web, others: str) -> None:
    cookie = others.format(f"wyrmhall={token_of('ann')}").encode()
    table = opened(web)
    mine = web.get("/api/tables/mine", headers={b"cookie": cookie})
    assert [found["id"] for found in mine.json()["tables"]] == [table["id"]]


def test_a_mistake_of_ours_is_named_and_logged(
    server: Server, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mistaken(*_: object) -> None:
        raise KeyError("nobody thought of this")

    monkeypatch.setattr(server.hall, "listed", mistaken)
    with TestClient(server, raise_server_exceptions=False) as web:
        answer = web.get("/api/tables")
    assert (answer.status_code, answer.json()["why"]) == (500, "failed")
    assert "nobody thought of this" not in answer.text
    assert "nobody thought of this" in logged.getvalue()
    assert "/api/tables" in logged.getvalue()


def test_a_body_nested_without_end_is_malformed(web: Web) -> None:
    deep = b'{"game":' + b"[" * 8000
    answer = web.post("/api/tables", content=deep, headers=OURS)
    assert (answer.status_code, answer.json()["why"]) == (400, "malformed")


def test_a_file_no_system_has_is_not_found(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").write_text("1")
    monkeypatch.setattr("wyrmhall.server.api.pages.PAGE", tmp_path)
    config = Config(db=copied(blank, tmp_path / "hall.db"))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        assert web.get("/assets/page.js").text == "1"
        answer = web.get("/assets/%00")
    assert (answer.status_code, answer.json()["why"]) == (404, "not-found")


def test_health_answers_in_time_where_the_database_does_not(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr("wyrmhall.server.storage.database.ANSWERS_WITHIN", 0.1)
    monkeypatch.setattr(Database, "_write", hang)
    answer = web.get("/health")
    assert (answer.status_code, answer.json()["why"]) == (503, "unavailable")


def test_a_database_that_does_not_answer_is_unavailable(web: Web, server: Server) -> None:
    async def broken(*_: object) -> None:
        raise OSError("no disk")

    server.hall.services.storage.check = broken  # type: ignore[method-assign]  # it is broken
    answer = web.get("/health")
    assert (answer.status_code, answer.json()["why"]) == (503, "unavailable")


def test_health_is_ill_where_nothing_can_be_written(
    web: Web, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.metrics.EVERY", 0.0)
    opened(web)
    assert web.get("/health").status_code == 200
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, most))  # no file may grow: the disk is full
    try:
        answer = web.get("/health")
        listed = web.get("/api/tables")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    assert (answer.status_code, answer.json()["why"]) == (503, "unavailable")
    assert listed.status_code == 200  # reading goes on
    assert web.get("/health").status_code == 200


def test_pages_of_the_origins_that_are_named_may_ask_and_no_others(
    blank: Path, tmp_path: Path
) -> None:
    friend, stranger = "https://friend.example", "https://evil.example"
    config = Config(db=copied(blank, tmp_path / "hall.db"), origins=(friend,))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        asked = {
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,content-type,x-wyrmhall",
        }
        before = web.options("/api/tables", headers={"Origin": friend, **asked})
        assert before.headers["access-control-allow-origin"] == friend
        allowed = before.headers["access-control-allow-headers"].replace(" ", "").split(",")
        assert {"authorization", "content-type", "x-wyrmhall"} <= set(allowed)
        body = {"game": "book", "players": 2, "name": "a"}
        opening = web.post("/api/tables", json=body, headers={**bearer("ann"), "Origin": friend})
        assert opening.status_code == 201
        assert opening.headers["access-control-allow-origin"] == friend
        assert "access-control-allow-credentials" not in opening.headers  # no cookies from there
        refused = web.get("/api/tables", headers={"Origin": stranger})
        assert "access-control-allow-origin" not in refused.headers


def test_an_address_opens_only_so_many_tables_with_new_tokens_too(
    blank: Path, tmp_path: Path
) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"), tables=(3.0, 0.0))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        for number in range(3):
            opened(web, f"visitor {number}")
        body = {"game": "book", "players": 2, "name": "a"}
        answer = web.post("/api/tables", json=body, headers=bearer("one more"))
        assert (answer.status_code, answer.json()["why"]) == (429, "too-many")


@pytest.mark.parametrize("path", ["/api/games", "/nowhere", "/api/tables", "/"])
def test_reading_is_counted_too(blank: Path, tmp_path: Path, path: str) -> None:
    config = Config(db=copied(blank, tmp_path / "hall.db"), rate=(4.0, 0.0))
    with TestClient(Server(config, FirstMove(), AlreadyCompiled())) as web:
        answers = [web.get(path).status_code for _ in range(40)]
        assert answers[0] != 429
        assert answers[-1] == 429
        assert web.get(path).json()["why"] == "too-fast"


def test_the_games_are_looked_for_once(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    first = web.get("/api/games").json()

    def scan(*_: object) -> None:
        raise AssertionError("entry points were scanned again")

    monkeypatch.setattr("wyrmhall.kernel.registry.entry_points", scan)
    assert web.get("/api/games").json() == first


def test_a_whole_game_leaks_no_secret_and_can_be_verified(
    web: Web,
    server: Server,
    logged: io.StringIO,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = opened(web, start=False)
    invitation = web.post(f"/api/tables/{table['id']}/link", headers=bearer("ann")).json()["secret"]
    joined = web.post(
        f"/api/tables/{table['id']}/join",
        json={"name": "bo", "link": invitation},
        headers=bearer("bo"),
    )
    assert joined.status_code == 201
    key = server.hall.tables[table["id"]].row.key
    assert web.post(f"/api/tables/{table['id']}/start", headers=bearer("ann")).status_code == 200
    heard: list[str] = [json.dumps(table), joined.text]
    path = f"/api/tables/{table['id']}/play"
    with (
        web.websocket_connect(path, headers=bearer("ann")) as ann,
        web.websocket_connect(path, headers=bearer("bo")) as bo,
    ):
        states: dict[int, dict[str, Any]] = {}
        for seat, line in enumerate((ann, bo)):
            line.send_json({"do": "hello"})
            states[seat] = _next_state(line, heard)
        while states[0]["view"]["outcome"] is None:
            mover = 0 if states[0]["legal"] else 1
            line = (ann, bo)[mover]
            version = states[mover]["version"]
            move = states[mover]["legal"][0]["move"]
            line.send_json({"do": "play", "id": f"m{version}", "version": version, "move": move})
            for seat, other in enumerate((ann, bo)):
                states[seat] = _next_state(other, heard, version, states[seat])
        refused = web.post(f"/api/tables/{table['id']}/join", json={}, headers=bearer("bo"))
        heard.append(refused.text)
    written = logged.getvalue()
    for secret in (key, invitation, token_of("ann"), token_of("bo")):
        assert secret not in written
        assert secret not in "".join(heard)
    record = tmp_path / "game.json"
    record.write_text(web.get(f"/api/tables/{table['id']}/record").text)
    assert json.loads(record.read_text())["commitment"] == table["commitment"]
    with pytest.raises(SystemExit) as left:
        main(["verify", str(record), "--lang", "en"])
    assert left.value.code in (0, None)
    record.write_text(record.read_text().replace(key, f"{int(key, 16) ^ 1:032x}"))
    with pytest.raises(SystemExit) as left:
        main(["verify", str(record), "--lang", "en"])
    assert left.value.code == 2
    capsys.readouterr()


def _next_state(
    line: Any, heard: list[str], after: int = -1, known: dict[str, Any] | None = None
) -> dict[str, Any]:
    while True:
        text = line.receive_text()
        heard.append(text)
        for message in unfold(json.loads(text), known):
            if message["is"] == "state":
                known = message
                if message["version"] > after:
                    return message


def test_a_fault_in_the_database_is_logged_without_its_parameters(
    web: Web, server: Server, logged: io.StringIO
) -> None:
    table = server.hall.tables[opened(web)["id"]]
    with web.portal() as portal:
        answer = portal.call(_twice, server, table.row)
    assert "IntegrityError" in answer
    logging.getLogger("wyrmhall.server").error(answer)
    assert table.row.key not in logged.getvalue()


async def _twice(server: Server, row: Any) -> str:
    try:
        await server.storage.create(row)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_the_words_of_every_game_are_served(web: Web, game: str, language: str) -> None:
    answer = web.get(f"/api/games/{game}/words/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    file = load(game).folder / "words" / f"{language}.ftl"
    assert answer.text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("what", ["words", "rules"])
def test_words_and_rules_are_sent_again_only_when_they_changed(web: Web, what: str) -> None:
    first = web.get(f"/api/games/book/{what}/en")
    assert first.headers["cache-control"] == "no-cache"
    tag = {"If-None-Match": first.headers["etag"]}
    again = web.get(f"/api/games/book/{what}/en", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    other = web.get(f"/api/games/book/{what}/fr", headers=tag)
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize("what", ["words", "rules"])
@pytest.mark.parametrize("path", ["nothing/{}/en", "book/{}/xx", "book/{}/..%2Fen"])
def test_unknown_games_and_languages_are_not_found(web: Web, what: str, path: str) -> None:
    answer = web.get(f"/api/games/{path.format(what)}")
    assert answer.status_code == 404
    assert answer.json()["why"] == "not-found"


def test_rules_are_html_whose_clauses_can_be_found(web: Web) -> None:
    answer = web.get("/api/games/book/rules/en")
    assert answer.headers["content-type"].startswith("text/html")
    assert 'id="rule-B8"' in answer.text
    assert "<h1" not in answer.text
