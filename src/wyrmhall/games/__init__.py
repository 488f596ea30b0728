"""The games, one folder each. They register through the entry-point group `wyrmhall.games`.

`wyrmhall.games()` lists what is installed. Importing this folder puts the module in the
function's place in the package, so the module answers the same call.
"""

import sys
from types import ModuleType

from wyrmhall.kernel import registry


class _Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Shelf
