"""Keep what people have around a match: terms, clocks, voices, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_table_tables"
    return sa.ForeignKeyConstraint(["table"], ["tables.id"], name=name, ondelete="CASCADE")


def _of_guest(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=f"fk_{table}_guest_guests")


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("terms", sa.Text()))
    op.add_column("tables", sa.Column("ended", sa.Text()))
    op.add_column("seats", sa.Column("away", sa.Text()))
    op.add_column("answers", sa.Column("took", sa.Double()))
    op.create_table(
        "rests",
        sa.Column("of", sa.String(32), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.PrimaryKeyConstraint("of", "began", name="pk_rests"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("beat", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    _create_voices()
    _create_chats()


def _create_voices() -> None:
    op.create_table(
        "voices",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        _of_table("voices"),
        _of_guest("voices"),
        sa.PrimaryKeyConstraint("table", "what", "about", "guest", name="pk_voices"),
    )
    op.create_table(
        "hidden",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        _of_table("hidden"),
        _of_guest("hidden"),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_hidden"),
    )


def _create_chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        _of_table("chats"),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
    )
    op.create_index("ix_chats_table", "chats", ["table", "id"])


def downgrade() -> None:
    """Go back."""
    for table in ("hidden", "chats", "voices", "pulse", "rests"):
        op.drop_table(table)
    op.drop_column("answers", "took")
    op.drop_column("seats", "away")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "terms")
