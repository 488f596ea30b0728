"""The schema of the wire and of every game's view, for whoever writes a client in another language.

`python -m wyrmhall.server.api.schema FILE` writes it as an OpenAPI document, from which the page's
types are generated.
"""

import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.view import Scene, View
from wyrmhall.server import messages


def components() -> dict[str, Any]:
    """JSON schemas by name: all structs of the wire, what every view has, and each game's own."""
    structs = [kind for kind in vars(messages).values() if _is_struct(kind)]
    views = [_kind(load(name).view) for name in games()]
    _, found = msgspec.json.schema_components(
        [*structs, View, *views], ref_template="#/components/schemas/{name}"
    )
    return found


def document() -> dict[str, Any]:
    """The schemas as an OpenAPI document without paths."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wyrmhall's wire", "version": "1"},
        "paths": {},
        "components": {"schemas": components()},
    }


def _kind(view: Any) -> Any:
    return view.kind if isinstance(view, Scene) else get_type_hints(view)["return"]


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(document())))
