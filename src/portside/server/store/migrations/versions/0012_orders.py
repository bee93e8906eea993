"""Keep standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("same", sa.Boolean(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("until", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_orders_match_matches", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_orders_guest_guests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )
    op.create_index("ix_orders_match", "orders", ["match"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("orders")
