"""Numbers of rules that run as plain Python: they are Python's own, and never wrap around.

Compiled, the sum of two cells is a 64-bit number. NumPy's scalars keep the small type of the cell
they were read from: 100 + 100 would be -56. So outside compiled code the cells of states and of
tables are read as Python's integers.
"""

from typing import Any

import numpy as np


class ExactArray(np.ndarray[Any, Any]):
    """An array whose elements are read as Python's numbers."""

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return found.item() if isinstance(found, np.number) else found


class ExactRecord(np.record):  # type: ignore[misc]  # NumPy's stubs call its parent final
    """A state whose cells are read as Python's numbers."""

    def __getattribute__(self, name: str) -> Any:
        return exact(super().__getattribute__(name))


def exact(value: Any) -> Any:
    """A number or an array, to be read exactly; anything else as it is."""
    if isinstance(value, np.number):
        return value.item()
    return value.view(ExactArray) if type(value) is np.ndarray else value
