"""Every refusal over HTTP is a `Refusal` with a name."""

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import explain
from wyrmhall.server.api.requests import AnyRequest
from wyrmhall.server.errors import Malformed, NotFound, TooLarge, Unavailable, name_of, phrase_of
from wyrmhall.server.messages import Refusal

LONGEST_BODY = 16 * 1024


def refuse(_: AnyRequest, error: WyrmhallError) -> Response[Refusal]:
    """A refusal of ours as an answer."""
    why, status = name_of(error)
    return Response(Refusal(why, phrase_of(error), explain(error, "en")), status_code=status)


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
}
