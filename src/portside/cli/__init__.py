"""The `portside` command and the terminal client."""

from __future__ import annotations

import sys

from portside.extras import MissingExtra, needs


def main() -> None:
    """Run the command line, or tell in one line what it lacks."""
    try:
        needs("cli")
    except MissingExtra as error:
        print(f"portside: {error}", file=sys.stderr)
        sys.exit(2)
    from portside.cli.app import run

    run()
