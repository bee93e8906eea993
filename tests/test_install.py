"""What is locked gets installed, whatever newer releases an index offers meanwhile."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections import defaultdict
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import install
from scripts.release import LOCKED
from tests.test_wheel import everything

ROOT = Path(__file__).resolve().parents[1]
OLDEST_PIP = (
    "pip==22.3 --hash=sha256:1daab4b8d3b97d1d763caeb01a4640a2250a0ea899e257b1e44b9eded91e15ab\n"
)
"""What Python 3.11.0 brings."""
LOCK = {"crane": "1.0", "harbour": "1.0", "rope": "1.0"}


def wheel(folder: Path, name: str, version: str, *wishes: str) -> Path:
    """Write the smallest wheel there can be."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    about = [f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}", *wishes]
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{name}.py", f"version = {version!r}\n")
        archive.writestr(f"{info}/METADATA", "\n".join(about) + "\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with spaces and letters beyond ASCII in its name."""
    made = tmp_path / "mon dossier à quai 港口"
    made.mkdir()
    return made


@pytest.fixture
def lock(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Offer packages and newer releases of each in an index; return a lock on the older ones."""
    index = folder / "index"
    index.mkdir()
    lines = []
    for version in ("1.0", "1.1"):
        made = {
            "crane": wheel(
                index, "crane", version, 'Provides-Extra: hook\nRequires-Dist: rope; extra=="hook"'
            ),
            "harbour": wheel(index, "harbour", version, "Requires-Dist: crane[hook] >=1.0"),
            "rope": wheel(index, "rope", version),
        }
        for name, path in made.items():
            if LOCK[name] == version:
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                lines.append(f"{name}=={version} --hash=sha256:{digest}\n")
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", index.as_uri())
    path = folder / "lock.txt"
    path.write_text("".join(lines))
    return path


@pytest.fixture
def environment(folder: Path) -> Path:
    """Make an empty environment with the pip that this Python brings."""
    made = folder / "venv"
    install.make_environment(made)
    return made


def installed(environment: Path) -> dict[str, str]:
    """Return the versions that the toy packages have in an environment."""
    code = "import crane, harbour, rope\nfor m in (crane, harbour, rope): print(m.version)"
    command = [install.program(environment, "python"), "-c", code]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return dict(zip(LOCK, told.split(), strict=True))


def test_pip_installs_what_is_locked(lock: Path, environment: Path) -> None:
    install.install_lock(environment, lock)
    assert installed(environment) == LOCK


def test_uv_installs_what_is_locked_from_the_index_of_pip(
    lock: Path, environment: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    uv = Path(install.program(environment, "uv"))
    shutil.copy(Path(sys.executable).parent / uv.name, uv)
    install.install_lock(environment, lock)
    assert installed(environment) == LOCK
    assert "uv failed" not in capsys.readouterr().out


def test_where_uv_fails_pip_goes_on(
    lock: Path, environment: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    uv = Path(install.program(environment, "uv"))
    uv.write_text("#!/bin/sh\necho 'no such platform' >&2\nexit 2\n")
    uv.chmod(0o755)
    install.install_lock(environment, lock)
    assert installed(environment) == LOCK
    assert "uv failed, so pip goes on: no such platform" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="Python 3.12 and later bring a newer pip")
def test_the_oldest_pip_installs_what_is_locked(
    folder: Path, environment: Path, request: pytest.FixtureRequest
) -> None:
    wish = folder / "pip.txt"
    wish.write_text(OLDEST_PIP)
    install.with_pip(environment, wish)
    lock = request.getfixturevalue("lock")  # from here on there is no index but the folder
    install.install_lock(environment, lock)
    assert installed(environment) == LOCK


def test_another_file_of_the_same_version_is_refused(lock: Path, environment: Path) -> None:
    wheel(lock.parent / "index", "rope", "1.0", "Summary: not what was locked")
    with pytest.raises(install.CannotInstall, match=r"(?i)do not match the hashes"):
        install.install_lock(environment, lock)


def test_without_an_index_one_is_asked_for_a_network(lock: Path, environment: Path) -> None:
    shutil.rmtree(lock.parent / "index")
    with pytest.raises(install.CannotInstall, match="Is there a network"):
        install.install_lock(environment, lock)


def test_an_environment_that_was_interrupted_is_made_again(environment: Path) -> None:
    assert install.works(environment)
    Path(install.program(environment, "python")).unlink()
    assert not install.works(environment)
    install.make_environment(environment)
    assert install.works(environment)


def test_a_full_disk_is_told_before_anything_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(install.ROOM, "runtime", 10**12)
    with pytest.raises(install.CannotInstall, match="MB on the disk"):
        install.check_machine("runtime")


@pytest.mark.parametrize("name", ["runtime", "dev"])
def test_a_lock_holds_all_that_its_packages_ask_for(name: str) -> None:
    """Nothing is resolved when it is installed, so nothing may be missing from it."""
    lines = LOCKED.findall((install.LOCKS / f"{name}.txt").read_text("utf-8"))
    locked: dict[str, set[str]] = defaultdict(set)
    for package, version in lines:  # several versions, where they depend on the Python
        locked[canonicalize_name(package)].add(version)
    queue = [(each, frozenset[str]()) for each in wanted(name)]
    seen = set(queue)
    while queue:
        line, extras = queue.pop()
        wish = Requirement(line)
        if wish.marker and not any(
            wish.marker.evaluate({"extra": extra}) for extra in extras or {""}
        ):
            continue
        assert any(map(wish.specifier.contains, locked[canonicalize_name(wish.name)])), line
        for each in distribution(wish.name).requires or []:
            if (each, frozenset(wish.extras)) not in seen:
                seen.add((each, frozenset(wish.extras)))
                queue.append((each, frozenset(wish.extras)))


def wanted(name: str) -> list[str]:
    """Return what the project itself asks for in a lock."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
    some = {
        "runtime": [*everything(extras, "server"), *groups["build"]],
        # Peers and Ray are looked up when somebody asks for them.
        "dev": [
            *everything(extras, "all"),
            *(line for group in ("build", "test", "check", "docs") for line in groups[group]),
        ],
    }[name]
    return [line for line in some if isinstance(line, str)]
