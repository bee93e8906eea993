"""Build a release and prove it: `make release`.

An sdist is built from the last commit and the wheel from that, twice, and compared byte by byte.
The wheel is then installed alone in a clean environment of every Python from 3.11 to 3.14 there is,
and bots play. Once, in an environment with the locked requirements, it serves the client and
verifies a record.
A list of what the locked requirements bring (CycloneDX) and of their licences lies beside.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.install import make_environment, run_pip, with_pip  # noqa: E402  see above

DIST: Final = ROOT / "dist"
WORK: Final = tempfile.TemporaryDirectory(prefix="portside-release-")
"""Everything that is tried lies here, and is gone afterwards."""
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
LOCKED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
IMPORTED: Final = re.compile(r'from "(@[\w-]+/[\w-]+|[a-z][\w-]*)[/"]')
ADDRESS: Final = re.compile(r"http://[0-9.]+:[0-9]+")
RECORD: Final = """
import portside
from random import Random
rng = Random(1)
match = portside.new_match("neko_harbour", seats=2, seed=1)
while match.pending:
    prompt = match.pending[0]
    match.answer(prompt.seat, prompt.sample(rng))
print(match.record(), end="")
"""
PLAY: Final = """
import portside
from random import Random
from portside import bots
for title in portside.titles():
    match = portside.new_match(title, seats=2, seed=1)
    bot = bots.find("easy")
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, bot.choose(match.sight(seat), Random(match.number)))
    assert portside.replay(match.record()).result == match.result
print("plays", portside.__version__)
"""


def main() -> None:
    """Do everything, and stop at the first thing that is wrong."""
    commit = run("git", "rev-parse", "HEAD").strip()
    version = version_of(commit)
    first, second = built(commit), built(commit)
    same(first, second)
    DIST.mkdir(exist_ok=True)
    for path in first.iterdir():
        shutil.copy(path, DIST)
    (wheel,) = DIST.glob(f"portside-{version}-*.whl")
    check_contents(wheel)
    for python in pythons():
        play(python, wheel)
    serve(wheel)
    write_bill(version)
    print(f"dist/ holds portside {version}")


def version_of(commit: str) -> str:
    """Return the version that a commit declares; a release must have its heading and its tag."""
    declared = tomllib.loads(run("git", "show", f"{commit}:pyproject.toml"))["project"]["version"]
    if run("git", "status", "--porcelain").strip():
        print("what is not committed is left out")
    tags = run("git", "tag", "--points-at", commit, "v*").split()
    if tags and f"v{declared}" not in tags:
        sys.exit(f"{commit[:8]} has the tag {tags[0]}, and its version is {declared}.")
    if tags and not heading_of(declared, ROOT / "CHANGELOG.md"):
        sys.exit(f"CHANGELOG.md has no heading ## [{declared}].")
    if not tags:
        print(f"{declared} is no release, for it has no tag; building it all the same")
    return str(declared)


def heading_of(number: str, changes: Path) -> str:
    """Return the heading of a release in the list of changes, or nothing."""
    lines = changes.read_text("utf-8").splitlines()
    return next((line for line in lines if line.startswith(f"## [{number}]")), "")


def built(commit: str) -> Path:
    """Build an sdist from a clean clone, and from that the wheel; return the folder of both."""
    source = cloned(commit)
    out = source.parent / "out"
    build(commit, source, out, "sdist")
    (sdist,) = out.iterdir()
    run("tar", "xf", str(sdist), "-C", str(source.parent))
    # Without a repository around it, and with the client that it carries.
    build(commit, source.parent / sdist.name.removesuffix(".tar.gz"), out, "wheel")
    return out


def cloned(commit: str) -> Path:
    """Return a clean clone of a commit."""
    source = Path(tempfile.mkdtemp(dir=WORK.name)) / "source"
    run("git", "clone", "--quiet", "--no-hardlinks", "--no-checkout", str(ROOT), str(source))
    run("git", "-C", str(source), "checkout", "--quiet", commit)
    return source


def build(commit: str, source: Path, out: Path, what: str) -> None:
    """Build what lies in a folder, as if at the time of a commit."""
    when = run("git", "log", "-1", "--format=%ct", commit).strip()
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out), "-t", what]
    # For everybody: a wheel with compiled rules is for one Python on one machine only.
    environment = {"PORTSIDE_WEB": "release"} | os.environ
    environment |= {"SOURCE_DATE_EPOCH": when, "PORTSIDE_COMPILE": "skip"}
    subprocess.run(command, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)


def same(first: Path, second: Path) -> None:
    """Stop unless two builds are the same, byte by byte; keep both if they are not."""
    for path in sorted(first.iterdir()):
        here, there = (hashlib.sha256((f / path.name).read_bytes()) for f in (first, second))
        if here.digest() != there.digest():
            apart = ", ".join(differing(first / path.name, second / path.name))
            for name, build in {"first": first, "second": second}.items():
                (DIST / "differing" / name).mkdir(parents=True, exist_ok=True)
                shutil.copy(build / path.name, DIST / "differing" / name)
            sys.exit(f"{path.name} differs from build to build: {apart}. See dist/differing.")
        print(f"{path.name}  {path.stat().st_size:,} bytes  sha256 {here.hexdigest()}")


def differing(first: Path, second: Path) -> list[str]:
    """Return the files inside of two wheels or sdists that are not the same."""
    one, two = packed(first), packed(second)
    names = sorted(one.keys() | two.keys())
    return [name for name in names if one.get(name) != two.get(name)] or ["their order or times"]


def packed(path: Path) -> dict[str, bytes]:
    """Return what a wheel or an sdist holds, by name."""
    if path.suffix == ".whl":
        wheel = zipfile.ZipFile(path)
        return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(path) as sdist:
        members = [each for each in sdist if each.isfile()]
        return {each.name: read.read() for each in members if (read := sdist.extractfile(each))}


def check_contents(wheel: Path) -> None:
    """Stop unless the wheel has the client, the texts and the licence, and no documentation."""
    names = zipfile.ZipFile(wheel).namelist()
    wanted = ["portside/py.typed", "portside/text/fr/engine.ftl"]
    if os.environ.get("PORTSIDE_WEB") != "skip":
        wanted.append("portside/server/static/index.html")
    missing = [name for name in wanted if name not in names]
    if missing or not any(name.endswith("licenses/LICENSE") for name in names):
        sys.exit(f"The wheel lacks {missing or 'its licence'}.")
    if any(name.startswith("portside/server/site/") for name in names):
        sys.exit("The wheel holds the documentation, which would double its size.")


def pythons() -> list[str]:
    """Return every Python that is there: on PATH, or installed by pyenv."""
    found = [program for version in PYTHONS if (program := python_of(version))]
    if not found:
        sys.exit("There is no Python from 3.11 to 3.14 on this machine.")
    return found


def python_of(version: str) -> str | None:
    """Return a Python of a version; the shims of pyenv may stand for none."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(home.glob(f"{version}.*/bin/python{version}"))
    for program in (shutil.which(f"python{version}"), *map(str, kept)):
        if program and works(program):
            return program
    return None


def works(program: str) -> bool:
    """Tell whether a program runs at all."""
    return subprocess.run([program, "-V"], capture_output=True, check=False).returncode == 0


def play(python: str, wheel: Path) -> None:
    """Install the wheel alone in a clean environment and let bots play both titles."""
    home = Path(tempfile.mkdtemp(dir=WORK.name))
    run(python, "-m", "venv", "--without-pip", str(home))
    inside = str(home / "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", inside, "install", "-q", "--no-deps"]
    run(*pip, "--no-index", "--disable-pip-version-check", str(wheel))
    told = run(inside, "-I", "-c", PLAY).strip()
    print(f"{Path(python).name}: {told}")


def serve(wheel: Path) -> None:
    """Install the wheel with its locked requirements; verify a record and serve the client."""
    home = Path(tempfile.mkdtemp(dir=WORK.name))
    make_environment(home)
    with_pip(home, ROOT / "requirements/runtime.txt")
    run_pip(home, "--no-deps", "--no-index", str(wheel))
    record = home / "match.jsonl"
    record.write_text(run(str(home / "bin/python"), "-I", "-c", RECORD), "utf-8")
    run(str(home / "bin/portside"), "verify", str(record))
    server = subprocess.Popen(
        [str(home / "bin/portside"), "serve", "--port", "0", "--data", str(home)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
        page = urlopen(address).read().decode()
        titles = json.load(urlopen(f"{address}/api/titles"))
    finally:
        server.terminate()
        server.wait()
    if "<script" not in page and os.environ.get("PORTSIDE_WEB") != "skip":
        sys.exit("The server does not serve the client.")
    print(f"serves {len(titles)} titles, and verifies a record")


def write_bill(version: str) -> None:
    """Write what `portside[server]` brings and the client contains: a bill, and licences."""
    locked = LOCKED.findall((ROOT / "requirements/runtime.txt").read_text("utf-8"))
    parts = [component("pypi", name, number) for name, number in sorted(set(locked))]
    packages = client_packages()
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "portside", "version": version}},
        "components": parts + [component("npm", name, at["version"]) for name, at in packages],
    }
    text = json.dumps(bill, indent=1) + "\n"
    (DIST / f"portside-{version}.cdx.json").write_text(text, "utf-8")
    lines = [f"{part['name']} {part['version']}: {licence(part['name'])}" for part in parts]
    lines += [f"{name} {at['version']}: {at.get('license', 'not stated')}" for name, at in packages]
    (DIST / f"portside-{version}.licences.txt").write_text("\n".join(lines) + "\n", "utf-8")


def client_packages() -> list[tuple[str, dict[str, Any]]]:
    """Return the packages whose code the browser client contains, with what the lock says."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    sources = [path for path in (ROOT / "web/src").rglob("*.*") if ".test." not in path.name]
    texts = [path.read_text("utf-8") for path in sources if path.suffix in (".ts", ".svelte")]
    names = {found for text in texts for found in IMPORTED.findall(text)} | {"pyodide", "svelte"}
    return [(name, lock[f"node_modules/{name}"]) for name in sorted(names)]


def component(kind: str, name: str, number: str) -> dict[str, Any]:
    """Return one locked package as CycloneDX lists it."""
    purl = f"pkg:{kind}/{name.lower().replace('@', '%40')}@{number}"
    return {"type": "library", "name": name, "version": number, "purl": purl}


def licence(name: str) -> str:
    """Return the licence a package states, or that it is not installed here."""
    try:
        told = distribution(name).metadata.json
    except PackageNotFoundError:
        return "not installed on this platform"
    classified = [line for line in told.get("classifier", ()) if line.startswith("License")]
    stated = str(told.get("license_expression") or told.get("license") or "")
    return stated.splitlines()[0] if stated else "; ".join(classified) or "not stated"


def run(*command: str) -> str:
    """Run a program and return what it prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
