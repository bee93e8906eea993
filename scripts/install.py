"""Install the locked packages and Portside into .venv: `install.py runtime` or `install.py dev`.

`install.py python` fails where Portside does not support the Python that runs it.

Nothing is resolved: exactly what requirements/*.txt lists is installed, each file checked by its
hash, whatever has been released since. uv does it because it takes seconds; where uv cannot be had
or fails, pip does the same. This runs before anything is installed, so it needs the standard
library alone.
"""

from __future__ import annotations

import ast
import errno
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
OLDEST, NEWEST = (3, 11), (3, 14)
ROOM = {"runtime": 1_000, "dev": 2_000}
"""Megabytes that an installation with the browser client takes, and some to spare."""
PIP_TO_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
"""uv does not read the configuration of pip; these settings are handed over to it."""
TRUE = ("1", "true", "yes", "on")


class CannotInstall(Exception):
    """Ends the installation; the text tells a person what to do."""


def main(name: str) -> None:
    """Install one of the locks unless that has been done."""
    if name not in {*ROOM, "python"}:
        sys.exit(__doc__)
    try:
        check_python()
        if name != "python":
            install(name)
    except CannotInstall as error:
        sys.exit(f"Portside cannot be installed: {error}")
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EPERM):
            raise
        sys.exit(f"Portside cannot be installed: {error.strerror}: {error.filename or ROOT}")
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the same command goes on from here.")


def install(name: str) -> None:
    """Bring .venv up to date with a lock; the development set holds the other one."""
    stamp = VENV / "installed"
    before = stamp.read_text("utf-8").split("\n") if stamp.is_file() else []
    # Without the stamp an installation was interrupted, and packages may be there by half. The
    # programs of an environment name its folder, so one that was moved is no longer of use.
    usable = before[:1] == [str(ROOT)] and works(VENV)
    if usable and before[1] == "dev":
        name = "dev"
    after = [str(ROOT), name, digest_of(name)]
    if usable and before == after:
        return
    check_machine(name)
    if not usable:
        say(f"1/4 Making {VENV.name} with Python {sys.version.split()[0]}")
        make_environment(VENV)
    stamp.unlink(missing_ok=True)
    say("2/4 Fetching uv, which installs quickly")
    with_pip(VENV, LOCKS / "uv.txt", needed=False)
    say(f"3/4 Installing the packages of requirements/{name}.txt")
    install_lock(VENV, LOCKS / f"{name}.txt")
    say("4/4 Installing Portside itself")
    install_portside(VENV)
    stamp.write_text("\n".join(after), "utf-8")


def digest_of(name: str) -> str:
    """Return what an installation depends on, as one word."""
    sources = (LOCKS / "uv.txt", LOCKS / f"{name}.txt", ROOT / "pyproject.toml")
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()


def check_python() -> None:
    """Stop where some locked package has no wheel for this Python."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        version = ".".join(map(str, sys.version_info[:2]))
        raise CannotInstall(f"it needs Python 3.11 to 3.14; {sys.executable} is {version}.")


def check_machine(name: str) -> None:
    """Stop early where the installation would fail half-way."""
    if not os.access(ROOT, os.W_OK):
        raise CannotInstall(f"{ROOT} cannot be written to. Clone Portside to a folder of yours.")
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < ROOM[name]:
        raise CannotInstall(f"it needs {ROOM[name]} MB on the disk, and {free} MB are free.")


def program(environment: Path, name: str) -> str:
    """Return the path of a program in a virtual environment."""
    return str(environment / "bin" / name)


def works(environment: Path) -> bool:
    """Tell whether a virtual environment runs; it does not when its Python is gone."""
    command = [program(environment, "python"), "-m", "pip", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_environment(environment: Path) -> None:
    """Make a virtual environment in the place of whatever is there."""
    command = [sys.executable, "-m", "venv", "--clear", str(environment)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotInstall(
            f"{sys.executable} cannot make a virtual environment (on Debian and Ubuntu: "
            f"apt-get install python3-venv).\n{done.stdout}{done.stderr}"
        )


def install_lock(environment: Path, lock: Path) -> None:
    """Leave exactly the locked packages in an environment, by uv or else by pip."""
    # Building a package would fetch what builds it, at whatever version is newest.
    if not with_uv(environment, "sync", "--require-hashes", "--no-build", str(lock)):
        with_pip(environment, lock)


def install_portside(environment: Path) -> None:
    """Install the sources, editable; the browser client is built on its own."""
    arguments = ["--no-deps", "--no-build-isolation", "--editable", "."]
    if not with_uv(environment, "install", *arguments):
        run_pip(environment, *arguments)


def with_uv(environment: Path, task: str, *arguments: str) -> bool:
    """Run `uv pip` on an environment and tell whether it succeeded."""
    uv, python = program(environment, "uv"), program(environment, "python")
    if not Path(uv).exists():
        return False
    pip = pip_settings(environment)
    offline = ["--no-index"] if pip.get("no-index", "").lower() in TRUE else []
    command = [uv, "pip", task, "--quiet", "--python", python, *offline, *arguments]
    settings = uv_settings(pip) | os.environ | {"PORTSIDE_WEB": "skip"}
    try:
        subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", None) or str(error)
        say(f"    uv failed, so pip goes on: {reason.strip().splitlines()[-1].strip()}")
        return False
    return True


def pip_settings(environment: Path) -> dict[str, str]:
    """Return how pip is configured by files and variables."""
    command = [program(environment, "python"), "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = {}
    for section in ("global", "install", ":env:"):  # the later overrule the earlier
        for line in listed.splitlines():
            name, _, value = line.partition("=")
            if name.startswith(f"{section}."):
                found[name[len(section) + 1 :]] = str(ast.literal_eval(value))
    return found


def uv_settings(pip: dict[str, str]) -> dict[str, str]:
    """Return the indexes, certificates and proxy that pip is configured to use, for uv."""
    settings = {PIP_TO_UV[name]: " ".join(pip[name].split()) for name in PIP_TO_UV.keys() & pip}
    if "UV_FIND_LINKS" in settings:
        settings["UV_FIND_LINKS"] = settings["UV_FIND_LINKS"].replace(" ", ",")
    # Like pip, take a version from any of the indexes; its hash says whether it is the right one.
    return settings | {"UV_INDEX_STRATEGY": "unsafe-best-match"}


def with_pip(environment: Path, lock: Path, *, needed: bool = True) -> None:
    """Install what a lock lists by pip, without looking at what the packages ask for."""
    arguments = ["--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    run_pip(environment, *arguments, needed=needed)


def run_pip(environment: Path, *arguments: str, needed: bool = True) -> None:
    """Run `pip install` on an environment."""
    command = [program(environment, "python"), "-m", "pip", "install", "--quiet", "--no-input"]
    command += ["--disable-pip-version-check", "--no-user", *arguments]
    settings = os.environ | {"PORTSIDE_WEB": "skip"}
    done = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, check=False)
    if done.returncode and needed:
        reason = done.stderr.decode(errors="replace").strip()
        raise CannotInstall(
            f"pip failed. Is there a network, and does it know the package?\n{reason}"
        )


def say(text: str) -> None:
    """Tell what is being done, at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:2] or [""])
