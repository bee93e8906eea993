"""The `portside` command and the terminal client."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from portside.cli.app import run

    run()
