"""Write the part of Python's standard library that a browser needs, bare, as one archive.

The build runs this in Pyodide itself, with the engine beside it as a browser has it. Needed is what
is loaded then: by Pyodide, by every module of the engine, and by what those import while they run.
"""

import ast
import shutil
import sys
import zipfile
from contextlib import suppress
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/src")

from portside.hosting.browser_bundle import archived, bared, bundled_files  # noqa: E402  it is in /src

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
WHILE_RUNNING = ("encodings.ascii", "encodings.latin_1")
"""What the library imports from elsewhere in it while it runs, and a table may come to."""


def modules(paths):
    """Return the names of the modules in files."""
    found = (path.removesuffix(".py") for path in paths if path.endswith(".py"))
    return {path.removesuffix("/__init__").replace("/", ".") for path in found}


def named(source, package):
    """Return the modules that a source imports anywhere, also inside of functions.

    Of its own package that may be anything; of others only whole names.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module
        elif isinstance(node, ast.ImportFrom) and node.level == 1:
            yield from (f"{package}.{node.module or alias.name}" for alias in node.names)


def loaded():
    """Return the files of the library that are loaded, with the packages they are in."""
    found = {name: getattr(each, "__file__", None) or "" for name, each in sys.modules.items()}
    for name, path in found.items():
        if path.startswith(f"{LIBRARY}/"):
            package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
            yield path.removeprefix(f"{LIBRARY}/"), package


whole = zipfile.ZipFile(LIBRARY)
engine = dict(bundled_files())
Path("/engine.zip").write_bytes(archived(engine.items()))
shutil.unpack_archive("/engine.zip", "/engine")
for name in [name for name in sys.modules if name.partition(".")[0] == "portside"]:
    del sys.modules[name]
sys.path[0] = "/engine"

wanted = {*modules(engine), *WHILE_RUNNING}
for path, source in engine.items():
    if path.endswith(".py"):
        wanted |= {name for name in named(source, "") if name in modules(whole.namelist())}
for name in sorted(wanted):
    import_module(name)
for path, package in sorted(set(loaded())):
    own = {name for name in named(whole.read(path), package) if name.startswith(f"{package}.")}
    for name in sorted(own & modules(whole.namelist())) if package else ():
        with suppress(ImportError):  # parts for other systems
            import_module(name)

needed = {path: whole.read(path) for path, _ in loaded()}
bare = ((path, bared(path, content)) for path, content in needed.items())
Path("/stdlib.zip").write_bytes(archived(bare))
