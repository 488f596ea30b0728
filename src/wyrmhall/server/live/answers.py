"""What each seat was answered lately: the same request, sent again, gets the same answer."""

from collections import OrderedDict, defaultdict

from wyrmhall.kernel.errors import WyrmhallError

REMEMBERED = 64  # answers of one seat


class Answers:
    """The answers of one table, by seat and request id: a version where it was done, or why not.

    Decisions are found in the table's log for ever; this is for all the rest, as long as the worker
    has the table in memory.
    """

    def __init__(self) -> None:
        self._given: defaultdict[int, OrderedDict[str, int | WyrmhallError]]
        self._given = defaultdict(OrderedDict)

    def get(self, seat: int, request_id: str) -> int | WyrmhallError | None:
        """What a request was answered; None where it is new, or too long ago."""
        return self._given[seat].get(request_id)

    def keep(self, seat: int, request_id: str, answer: int | WyrmhallError) -> None:
        """For when the request comes again."""
        given = self._given[seat]
        given[request_id] = answer
        if len(given) > REMEMBERED:
            given.popitem(last=False)
