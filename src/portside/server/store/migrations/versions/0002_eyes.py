"""Remember who has looked from where, and what a match left another for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SEATED = """
    INSERT INTO eyes (match, guest, seat)
    SELECT tables.match, seats.guest, seats.seat FROM seats JOIN tables ON tables.id = seats."table"
    WHERE tables.match IS NOT NULL AND seats.guest IS NOT NULL
"""


def upgrade() -> None:
    """Go forward."""
    op.add_column("matches", sa.Column("past", sa.Text()))
    op.create_table(
        "eyes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_eyes_match_matches"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_eyes_guest_guests"),
        sa.PrimaryKeyConstraint("match", "guest", "seat", name="pk_eyes"),
    )
    op.execute(SEATED)


def downgrade() -> None:
    """Go back."""
    op.drop_table("eyes")
    op.drop_column("matches", "past")
