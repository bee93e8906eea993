"""Let recovery codes belong to the devices they were made on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward: on which device a code of before was made is not known."""
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_recovery_codes_guest_guests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_guest", "recovery_codes", ["guest"])
    op.execute(
        "INSERT INTO recovery_codes (hash, guest, device, made) "
        "SELECT recovery, id, '', 0 FROM guests WHERE recovery IS NOT NULL"
    )
    op.execute("UPDATE guests SET recovery = NULL")


def downgrade() -> None:
    """Go back: each guest has one code, the latest."""
    op.execute(
        "UPDATE guests SET recovery = (SELECT hash FROM recovery_codes "
        "WHERE guest = guests.id ORDER BY made DESC LIMIT 1)"
    )
    op.drop_index("ix_recovery_codes_guest", "recovery_codes")
    op.drop_table("recovery_codes")
