"""Every refusal over HTTP is a `Refusal` with a name."""

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Send
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import explain
from wyrmhall.server.api.requests import AnyRequest
from wyrmhall.server.errors import (
    Failed,
    Malformed,
    NotFound,
    TooLarge,
    Unavailable,
    name_of,
    phrase_of,
)
from wyrmhall.server.messages import Refusal

LONGEST_BODY = 16 * 1024


def refuse(_: AnyRequest, error: WyrmhallError) -> Response[Refusal]:
    """A refusal of ours as an answer."""
    refusal, status = _refusal(error)
    return Response(refusal, status_code=status)


async def refuse_early(error: WyrmhallError, send: Send) -> None:
    """A refusal in ASGI, before anything is known of the request."""
    refusal, status = _refusal(error)
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _refusal(error: WyrmhallError) -> tuple[Refusal, int]:
    why, status = name_of(error)
    return Refusal(why, phrase_of(error), explain(error, "en")), status


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses, in our form."""
    named: WyrmhallError
    if error.status_code in (404, 405):
        named = NotFound("error-not-found")
    elif error.status_code == 413:
        named = TooLarge("error-message-large", longest=LONGEST_BODY)
    else:
        named = Malformed("error-message", why=_sentence(error)[:200])
    answer = refuse(request, named)
    answer.status_code = error.status_code
    return answer


def refuse_for_now(request: AnyRequest, fault: Exception) -> Response[Refusal]:
    """A database that does not answer."""
    request.app.state.hall.services.log("request-failed", fault=type(fault).__name__)
    return refuse(request, Unavailable("error-unavailable"))


def refuse_nesting(request: AnyRequest, _: RecursionError) -> Response[Refusal]:
    """A body nested deeper than anything of ours."""
    return refuse(request, Malformed("error-message", why="nested too deeply"))


def confess(request: AnyRequest, fault: Exception) -> Response[Refusal]:
    """What nobody foresaw, for the log."""
    path = request.scope["path"][:200]
    request.app.state.hall.services.log_fault("request-broke", fault, path=path)
    return refuse(request, Failed("error-failed"))


def _sentence(error: HTTPException) -> str:
    """What the framework found wrong, as a sentence."""
    extra = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(str(part.get("message", part)) for part in extra)
    return error.detail


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    WyrmhallError: refuse,
    HTTPException: refuse_request,
    SQLAlchemyError: refuse_for_now,
    OSError: refuse_for_now,
    RecursionError: refuse_nesting,
    Exception: confess,
}
