"""The WebSocket for play, at one table."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath

from wyrmhall.server.api.requests import GUARD
from wyrmhall.server.errors import Foreign
from wyrmhall.server.identity import address_of, holder_of, is_own_page
from wyrmhall.server.live.sockets import Sockets, accept, turn_away


@websocket("/api/tables/{table_id:str}/play")
async def play(socket: WebSocket[Any, Any, AppState], table_id: FromPath[str]) -> None:
    """The messages of docs/protocol.md, in both directions."""
    state = socket.app.state
    if not is_own_page(socket, state.origins):
        await accept(socket.receive, socket.send)
        await turn_away(Foreign("error-foreign", header=GUARD), socket.send)
        return
    sockets: Sockets = state.sockets
    visitor, address = holder_of(socket), address_of(socket)
    await sockets.serve(table_id, visitor, socket.receive, socket.send, address)


ROUTES = [play]
