"""Write the golden records of all titles anew: `.venv/bin/python scripts/regen_records.py`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Play every golden match again and say which records changed."""
    sys.path.insert(0, str(ROOT))
    for file in sorted((ROOT / "tests" / "games").rglob("regen.py")):
        module = import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        module.RECORDS.mkdir(exist_ok=True)
        for name in module.MATCHES:
            record = module.RECORDS / f"{name}.jsonl"
            before = record.read_text("utf-8") if record.is_file() else ""
            after = module.played(name).record()
            record.write_text(after, encoding="utf-8")
            print(f"{record.relative_to(ROOT)}: {'as it was' if after == before else 'changed'}")


if __name__ == "__main__":
    main()
