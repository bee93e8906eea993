"""Keep what was found out about matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("pieces", sa.Text(), nullable=False),
        sa.Column("whole", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_analyses_match_matches"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_analyses_guest_guests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name="pk_analyses"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("analyses")
