"""Compile the modules listed in pyproject.toml by mypyc: `make fast`, and the build of a wheel.

    python mypyc_build.py                  into src/portside/_compiled, for this Python
    python mypyc_build.py --into FOLDER --level 0

Everything is made in a temporary folder and put in place at the end, so that a build that was
interrupted is none. `portside.compiled` tells when a build is used.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
GROUP: Final = "portside"
"""Name of the library that holds the code of all modules."""
INSIDE: Final = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nothing outside replaces a function of that library: so it calls its own directly."""
NAMED: Final = re.compile(
    r"(= CPyStatic_\w+___globals;\n\s*\w+ = CPyStatics\[\d+\];.*\n\s*\w+ = )CPyDict_GetItem\("
)
"""How C looks a name of a module up."""
LOOKED_UP_ONCE: Final = """
#if defined(__GNUC__) && PY_VERSION_HEX < 0x030E0000
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#define looked_up_once(names, name) ({ \\
    static PyObject *found; \\
    static uint64_t since; \\
    uint64_t now = ((PyDictObject *)(names))->ma_version_tag; \\
    if (unlikely(now != since)) { \\
        found = CPyDict_GetItem(names, name); \\
        since = found ? now : 0; \\
    } else { \\
        Py_XINCREF(found); \\
    } \\
    found; })
#else
#define looked_up_once CPyDict_GetItem
#endif
"""
"""The same where the module has not changed since: every dict has a version, before Python 3.14."""
LOOKED_UP_IN_CLASS: Final = """
#if PY_VERSION_HEX < 0x030E0000
static inline PyObject *attribute_of(PyObject *thing, PyObject *name) {
    PyTypeObject *kind = Py_TYPE(thing);
    PyObject *found = NULL, *value;
    descrgetfunc get;
    if (kind->tp_dictoffset == 0 && kind->tp_getattro == PyObject_GenericGetAttr) {
        found = _PyType_Lookup(kind, name);
    }
    if (found == NULL) {
        return PyObject_GetAttr(thing, name);
    }
    Py_INCREF(found);
    get = Py_TYPE(found)->tp_descr_get;
    if (get == NULL) {
        return found;
    }
    value = get(found, thing, (PyObject *)kind);
    Py_DECREF(found);
    return value;
}
#undef CPyObject_GetAttr
#define CPyObject_GetAttr attribute_of
#endif
"""
"""An attribute of a thing that has no dict, such as a place of a seat: its class decides."""


def listed(root: Path) -> list[str]:
    """Return the modules that are compiled."""
    found = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return list(found["tool"]["portside"]["compiled"])


def can_compile() -> bool:
    """Tell whether mypyc and a compiler are there."""
    if sys.implementation.name != "cpython" or importlib.util.find_spec("mypyc") is None:
        return False
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(compiler) is not None and headers.is_file()


def loader(root: Path) -> ModuleType:
    """Return `portside.compiled` of these sources, without using what it finds."""
    path = root / "src/portside/compiled.py"
    spec = importlib.util.spec_from_file_location("portside_compiled", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with environment(PORTSIDE_BUILD="plain"):
        spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def environment(**values: str) -> Iterator[None]:
    """Set variables for a while."""
    before = dict(os.environ)
    os.environ.update(values)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def is_fresh(root: Path) -> bool:
    """Tell whether there is a build of these sources already."""
    told = loader(root)
    found = told.build_manifest(told.FOLDER)
    return found is not None and found.get("sources") == told.sources_digest(told.PACKAGE)


def compile_all(root: Path, folder: Path, level: str = "2") -> None:
    """Compile, and put what comes of it into a folder."""
    told = loader(root)
    digest = told.sources_digest(told.PACKAGE)
    with tempfile.TemporaryDirectory(prefix="portside-mypyc-") as place:
        made = extensions(root, Path(place), level)
        manifest = {"sources": digest, "modules": sorted(made)}
        ready = folder.with_name(folder.name + ".new")
        shutil.rmtree(ready, ignore_errors=True)
        ready.mkdir(parents=True)
        for name, path in made.items():
            shutil.copy(path, ready / f"{name}{told.SUFFIX}")
        (ready / told.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    if told.sources_digest(told.PACKAGE) != digest:
        sys.exit("The sources changed while they were compiled; nothing was put in place.")
    shutil.rmtree(folder, ignore_errors=True)
    ready.rename(folder)


def extensions(root: Path, place: Path, level: str) -> dict[str, Path]:
    """Compile every module and return where each lies."""
    from mypyc.build import mypycify

    paths = [f"src/{name.replace('.', '/')}.py" for name in listed(root)]
    flags = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(place / "mypy")]
    with contextlib.chdir(root):
        made = mypycify(
            [*flags, *paths],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            target_dir=str(place / "c"),
            group_name=GROUP,
        )
    for source in (place / "c").rglob("*.c"):
        refuse_weak_references(source)
        look_up_once(source)
        look_up_in_class(source)
    return built(made, place)


def refuse_weak_references(source: Path) -> None:
    """Let weak references to what is compiled raise `TypeError`.

    Before Python 3.12 mypyc gives objects with a `__dict__` room for a list of weak references,
    but takes that list for something the object owns: when it goes, a reference that others
    still hold is freed. Later the garbage collector finds it, and the process ends.
    """
    lines = source.read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.lstrip().startswith(".tp_weaklistoffset =")]
    source.write_text("".join(kept), "utf-8")


def look_up_once(source: Path) -> None:
    """Let what is compiled look up a name of its module once, as long as the module is the same.

    mypyc calls functions directly, but asks the dict of the module for one that is only named, as
    queries are in `capacity in t.listeners`: ten times an answer, 140 instructions each.
    """
    text = source.read_text("utf-8")
    if NAMED.search(text):
        text = NAMED.sub(r"\1looked_up_once(", text)
        source.write_text(after_includes(text, LOOKED_UP_ONCE), "utf-8")


def look_up_in_class(source: Path) -> None:
    """Let what is compiled ask the class alone for attributes of things that have no dict.

    Python looks for more: whether the name is text, the class is ready, and there is a dict.
    """
    text = source.read_text("utf-8")
    if "CPyObject_GetAttr(" in text:
        source.write_text(after_includes(text, LOOKED_UP_IN_CLASS), "utf-8")


def after_includes(text: str, more: str) -> str:
    """Put something behind the headers that a source in C includes."""
    end = text.index("\n", text.rindex("#include")) + 1
    return text[:end] + more + text[end:]


def built(made: list[Any], place: Path) -> dict[str, Path]:
    """Run the C compiler, with the same outcome wherever it runs."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc] # setuptools has no types
        """Compile several files at a time: nearly all of them belong to one library."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_some(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **how), sources)
                    return [each for found in made for each in found]

            self.compiler.compile = compile_some
            super().build_extensions()

    for extension in made:
        extension.extra_compile_args += ["-g0", f"-ffile-prefix-map={place}=.", *INSIDE]
    command = Build(Distribution({"name": GROUP, "ext_modules": made}))
    command.build_lib, command.build_temp = str(place / "lib"), str(place / "o")
    command.ensure_finalized()
    command.run()
    return {each.name: Path(command.get_ext_fullpath(each.name)) for each in made}


def main() -> None:
    """Compile unless there is a build of these sources."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, help="another folder than the one that is used")
    parser.add_argument("--level", default="2", help="how hard the C compiler tries (0 to 3)")
    args = parser.parse_args()
    if not can_compile():
        sys.exit(
            "This needs mypyc (it comes with mypy) and a C compiler with the headers of Python."
        )
    if args.into is None and is_fresh(ROOT):
        print("The compiled rules are those of these sources.")
        return
    folder = args.into or loader(ROOT).FOLDER
    compile_all(ROOT, folder, args.level)
    print(f"Compiled {len(listed(ROOT))} modules into {folder}.")


if __name__ == "__main__":
    main()
