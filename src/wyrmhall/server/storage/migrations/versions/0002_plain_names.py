"""Columns named for what they hold."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

RENAMED = (
    ("tables", "started", "clock_since"),
    ("tables", "wish", "undo_request"),
    ("entries", "ident", "request_id"),
    ("chat", "ident", "request_id"),
)


def upgrade() -> None:
    """Bring the database up to this shape."""
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    for table in ("entries", "chat"):
        op.drop_index(f"{table}_by_ident", table)
        columns = ["table_id", "seat", "request_id"]
        op.create_index(f"{table}_by_request", table, columns, unique=True)
    op.execute(
        "UPDATE tables SET undo_request = REPLACE(undo_request, '\"ident\"', '\"request_id\"')"
    )


def downgrade() -> None:
    """And back."""
    op.execute(
        "UPDATE tables SET undo_request = REPLACE(undo_request, '\"request_id\"', '\"ident\"')"
    )
    for table in ("entries", "chat"):
        op.drop_index(f"{table}_by_request", table)
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")
    for table in ("entries", "chat"):
        op.create_index(f"{table}_by_ident", table, ["table_id", "seat", "ident"], unique=True)
