"""The WebSocket for play, at one table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath

from wyrmhall.server.identity import holder_of, is_own_page
from wyrmhall.server.live.sockets import FOREIGN, Sockets, closing


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, AppState], table_id: FromPath[str]) -> None:
    """The messages of docs/protocol.md, in both directions."""
    state = socket.app.state
    if not is_own_page(socket, state.origins):
        await socket.receive()
        await socket.send(closing(FOREIGN, "foreign"))
        return
    sockets: Sockets = state.sockets
    await sockets.serve(table_id, holder_of(socket), socket.receive, socket.send)


ROUTES = [play]
