"""Let people see and end where they are signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward: cookies that are out there name a guest, and so does the device they become."""
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_devices_guest_guests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    guests = sa.table("guests", sa.column("id"), sa.column("created"))
    clock = "unixepoch()" if op.get_bind().dialect.name == "sqlite" else "extract(epoch from now())"
    every = sa.select(
        guests.c.id, guests.c.id, sa.literal(""), sa.literal(""), guests.c.created, sa.text(clock)
    )
    names = ["id", "guest", "browser", "system", "created", "seen"]
    op.execute(sa.insert(devices).from_select(names, every))


def downgrade() -> None:
    """Go back."""
    op.drop_table("devices")
