"""Keep links to seats until they are followed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "seat_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_seat_links_guest_guests", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_seat_links_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_seat_links"),
    )
    op.create_index("ix_seat_links_guest", "seat_links", ["guest"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_seat_links_guest", "seat_links")
    op.drop_table("seat_links")
