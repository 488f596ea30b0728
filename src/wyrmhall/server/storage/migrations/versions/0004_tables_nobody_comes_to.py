"""A table that gathers players says when it is gone, if nobody has come."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this shape."""
    # At the next sweep: where somebody is connected then, it stays.
    op.execute("UPDATE tables SET due = created + 86400 WHERE status = 'gathering'")


def downgrade() -> None:
    """And back."""
    op.execute("UPDATE tables SET due = NULL WHERE status = 'gathering'")
