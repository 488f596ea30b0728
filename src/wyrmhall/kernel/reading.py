"""What a piece of code reads of a record, told without running it."""

from collections.abc import Callable
from types import CodeType, FunctionType, ModuleType
from typing import Any

BY_ANY_NAME = frozenset({"getattr", "vars", "eval", "exec", "record", "__dict__"})
"""Whoever uses one of these may read anything."""


def names_read(function: Callable[..., Any]) -> frozenset[str] | None:
    """Every name by which a function, or a function of ours that it calls, could read a field.

    There may be names among them that are none of a field, and of one it does not read; None where
    the code may read by any name. A function that reads by names it is given says which, in an
    attribute `reads`.
    """
    names: set[str] = set()
    known: set[int] = set()
    ahead: list[Any] = [function]
    while ahead:
        thing = ahead.pop()
        if id(thing) in known:
            continue
        known.add(id(thing))
        if hasattr(thing, "reads"):
            names |= thing.reads
            continue
        thing = getattr(thing, "py_func", None) or getattr(thing, "__wrapped__", None) or thing
        if isinstance(thing, type):
            ahead += vars(thing).values()
        elif isinstance(thing, property):
            ahead.append(thing.fget)
        elif isinstance(thing, FunctionType):
            used = _names_in(thing.__code__)
            names |= used
            ahead += [cell.cell_contents for cell in thing.__closure__ or ()]
            ahead += thing.__defaults__ or ()
            for name in used & thing.__globals__.keys():
                found = thing.__globals__[name]
                if isinstance(found, ModuleType):
                    ahead += [getattr(found, other) for other in used if hasattr(found, other)]
                else:
                    ahead.append(found)
    return None if names & BY_ANY_NAME else frozenset(names)


def _names_in(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            names |= _names_in(inner)
    return names
