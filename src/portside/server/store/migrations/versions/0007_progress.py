"""Remember whom each match waits for, and since when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "progress",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("last", sa.Text()),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_progress_match_matches"),
        sa.PrimaryKeyConstraint("match", name="pk_progress"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("progress")
