"""How a client written in Python reads the wire: changes become the states they lead to."""

from typing import Any, TypeAlias

Message: TypeAlias = dict[str, Any]


def unfold(message: Message, state: Message | None) -> list[Message]:
    """A message, or what a change stands for: the answer it carries, and the state after it.

    `state` is the last one the client has; nothing comes of a change that does not follow on it,
    and the client says hello again.
    """
    if message["is"] != "change":
        return [message]
    change = dict(message)
    answered = change.pop("done", None)
    version = change["version"]
    unfolded: list[Message] = []
    if answered is not None:
        unfolded.append({"is": "done", "id": answered, "version": version})
    if state is not None and state["version"] == change["since"]:
        view = state["view"] | change.pop("changed")
        unfolded.append({"wish": None, **change, "is": "state", "view": view, "earlier": False})
    return unfolded
