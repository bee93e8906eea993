"""Lay out guests, tables, seats, matches, answers and wishes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("recovery", sa.String(64)),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("recovery", name="uq_guests_recovery"),
    )
    _tables()
    _matches()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("scenario", sa.Text()),
        sa.Column("seed", sa.String(64)),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host_guests"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "listed", "changed"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("bot", sa.String(64)),
        sa.Column("credential", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest_guests"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("scenario", sa.Text()),
        sa.Column("result", sa.Text()),
        sa.Column("final", sa.Text()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_matches_table_tables"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_table", "matches", ["table"])
    op.create_table(
        "answers",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("back_to", sa.Integer()),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_answers_match_matches"),
        sa.PrimaryKeyConstraint("match", "n", name="pk_answers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "wishes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_wishes_match_matches"),
        sa.PrimaryKeyConstraint("match", "n", "seat", name="pk_wishes"),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("wishes", "answers", "matches", "seats", "tables", "guests"):
        op.drop_table(name)
