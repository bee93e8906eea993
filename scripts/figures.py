"""Ship what the lab found about the cards of a title, for its card pages.

portside lab TITLE --bot greedy:1x3 --matches 2000 --json | .venv/bin/python scripts/figures.py

The file says by which version and which command it was made.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).resolve().parents[1] / "src/portside/games"
KEPT: Final = ("portside", "title", "rules", "seats", "options", "seed", "bot", "matches")


def written(found: dict[str, Any]) -> str:
    """Return what is kept of a study, a card a line."""
    command = f"portside lab {found['title']} --bot {found['bot']} --matches {found['matches']}"
    settings = "".join(f" -o {name}={value}" for name, value in found["options"].items())
    head = {**{name: found[name] for name in KEPT}, "command": f"{command}{settings} --json"}
    cards = ",\n".join(json.dumps(card) for card in found["cards"])
    return f'{json.dumps(head)[:-1]}, "cards": [\n{cards}]}}\n'


def main() -> None:
    """Read a study and write the file of its title."""
    found = json.load(sys.stdin)
    (GAMES / found["title"] / "figures.json").write_text(written(found), "utf-8")


if __name__ == "__main__":
    main()
