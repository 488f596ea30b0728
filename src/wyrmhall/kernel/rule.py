"""Rules are plain Python functions; here they become compiled ones.

`rule` compiles a function with Numba and keeps the machine code on disk. `bind` does the
same for a loop written once for all games (see `loops.py`): the loop's game functions are
put in place as globals, which Numba compiles in and, unlike closures, caches.

Numba's disk cache does not notice edits in a *called* module, so the cache folder's name
carries a hash of the sources that could be called: ours that are compiled, and the package of
the game.

Set NUMBA_DISABLE_JIT=1 to run every rule as the Python it is written in; `plain` gives one rule
like that. Numbers are Python's then (`exact.py`).
"""

import builtins
import hashlib
import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np

from wyrmhall.kernel.exact import exact

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = ("kernel", "games", "sim", "bots")  # the folders of ours that hold compiled code
OURS = __name__.partition(".")[0]
KEPT_DAYS = 30  # older caches belong to sources that are gone


def cache_root() -> Path:
    """The folder that holds all our compiled caches."""
    if chosen := os.environ.get("WYRMHALL_CACHE"):
        return Path(chosen).absolute()
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base).absolute() / "wyrmhall"


def _package_folder(package: str) -> Path:
    module = sys.modules.get(package)
    if module is not None and getattr(module, "__file__", None):
        return Path(cast(str, module.__file__)).parent
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        return Path()
    return Path(spec.origin).parent


def _hash_sources(folders: set[Path]) -> str:
    digest = hashlib.sha256()
    for folder in sorted(folders):
        # Numba keeps code by where its source lies: what is compiled for one checkout is not for
        # another.
        digest.update(str(folder).encode())
        for source in sorted(folder.rglob("*.py")):
            digest.update(str(source.relative_to(folder)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(package: str) -> Path:
    """Where code of `package` is cached: a folder that changes name when a source changes."""
    house = Path(__file__).parent.parent
    sources = {house / name for name in COMPILED}
    if package != OURS:
        sources.add(_package_folder(package))
    folder = cache_root() / f"rules-{_hash_sources(sources)}"
    if not folder.exists():
        _forget_old_caches()
    return folder


def _forget_old_caches() -> None:
    """Delete caches no source has used for a month; another process may be doing the same."""
    too_old = time.time() - KEPT_DAYS * 86400
    for folder in cache_root().glob("rules-*"):
        try:
            if folder.stat().st_mtime < too_old:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue


compiler: Any = numba.njit  # `_nrt` and the settings of `numba.config` are missing from its types
settings: Any = numba.config
INTERPRETED = bool(settings.DISABLE_JIT)
# The cache folder is a setting of the whole process, so one thread at a time sets it. Were it reset
# while Numba reads it, code would be cached in whatever folder the process was started from.
_compiling = RLock()
# Without Numba's runtime (`_nrt`) a function that allocates does not compile, which is what
# lets a rule run on a GPU, and array arguments cost no reference counting.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}


def rule(function: F) -> F:
    """Compile a rule: it allocates nothing, raises nothing, and keeps no globals but tables.

    Rules are small and call each other at every step, so they are compiled into their callers
    (`forceinline`): random play of The Book of Dragons is a third faster for it.
    """
    return _compile(function, forceinline=True)


def long_rule(function: F) -> F:
    """Compile a rule that is long and called from several places: it is called, not copied."""
    return _compile(function)


def wrapping_rule(function: F) -> F:
    """Compile a rule whose 64-bit numbers wrap around on purpose; nowhere else may they."""
    compiled = rule(function)
    return np.errstate(over="ignore")(compiled) if INTERPRETED else compiled


def package_of(module: str) -> str:
    """The package whose sources a module's compiled code depends on, beside ours."""
    return module.partition(".")[0]


def _compile(function: F, package: str | None = None, **more: Any) -> F:
    package = package or package_of(function.__module__)
    if package == "__main__":
        return cast(F, compiler(**OPTIONS, **more)(function))
    with _compiling:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(cache_folder(package))
        try:
            return cast(F, compiler(cache=True, **OPTIONS, **more)(function))
        finally:
            settings.CACHE_DIR = before


@cache
def plain(function: F) -> F:
    """A rule as plain Python, which accepts anything that reads like a state."""
    source = cast(FunctionType, getattr(function, "py_func", function))
    known, needed = source.__globals__, source.__code__.co_names
    world = {name: _plainly(known[name]) for name in needed if name in known}
    world["__builtins__"] = builtins
    return cast(F, FunctionType(source.__code__, world, source.__name__, source.__defaults__))


def _plainly(value: Any) -> Any:
    """What a rule refers to, for use outside compiled code."""
    if isinstance(value, ModuleType):
        return SimpleNamespace(**{name: exact(part) for name, part in vars(value).items()})
    return plain(value) if hasattr(value, "py_func") else exact(value)


def _read_tables_exactly(packages: set[str]) -> None:
    """Let interpreted rules read the tables of these packages as Python's numbers."""
    for name, module in list(sys.modules.items()):
        if package_of(name) in packages:
            vars(module).update({known: exact(value) for known, value in vars(module).items()})


def bind(template: F, game: str, functions: Mapping[str, Any]) -> F:
    """Compile `template` for one game, its free names standing for that game's `functions`.

    The game's name goes into the qualified name, and so into the cache's file name: the same
    loop is kept once for each game. The game's package goes into the cache folder's name: a loop
    around the rules of a game from elsewhere is compiled again when that game is edited.
    """
    packages = {package_of(function.__module__) for function in functions.values()} - {OURS}
    if INTERPRETED:
        _read_tables_exactly(packages | {OURS})
    source = cast(FunctionType, template)
    bound = FunctionType(
        source.__code__,
        {**source.__globals__, **functions},
        source.__name__,
        source.__defaults__,
    )
    bound.__module__ = source.__module__
    bound.__qualname__ = f"{game}.{source.__qualname__}"
    bound.__doc__ = source.__doc__
    return cast(F, _compile(bound, package=min(packages, default=OURS)))
