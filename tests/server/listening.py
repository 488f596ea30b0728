"""A hall that listens on a real socket of the loopback."""

import asyncio
import socket

import uvicorn

from server.house import AlreadyCompiled, FirstMove
from wyrmhall.server.app import Server
from wyrmhall.server.config import Config
from wyrmhall.server.live.punctual import PunctualProtocol
from wyrmhall.server.live.wire import BoundedProtocol
from wyrmhall.server.serve import LARGEST_READ


async def serving(file: str) -> tuple[Server, uvicorn.Server, "asyncio.Task[None]", int]:
    """Uvicorn on a free port of the loopback, in this loop."""
    config = Config(db=file, rate=(1e9, 1e9), tables=(1e9, 1e9), bot_pause=0.0)
    server = Server(config, FirstMove(), AlreadyCompiled())
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    settings = uvicorn.Config(
        server,
        log_config=None,
        http=PunctualProtocol,
        ws=BoundedProtocol,
        ws_max_size=LARGEST_READ,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    running = uvicorn.Server(settings)
    task = asyncio.create_task(running.serve([listener]))
    while not running.started:
        await asyncio.sleep(0.01)
    return server, running, task, listener.getsockname()[1]
