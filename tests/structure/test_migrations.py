"""The forms of the database follow one another in one line."""

from __future__ import annotations

from alembic.script import ScriptDirectory

from portside.server.store.storage import MIGRATIONS, alembic_config


def test_migrations_are_one_chain() -> None:
    scripts = ScriptDirectory.from_config(alembic_config())
    names = sorted(path.stem.split("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert [one.revision for one in scripts.walk_revisions()] == names[::-1]
