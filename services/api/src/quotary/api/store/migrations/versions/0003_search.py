"""Full-text search over `matters.search`, kept by the database itself.

The column holds plain words with single spaces between them (`store/words.py`), so neither
database needs a language, a stemmer or an extension to agree with the other.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_SQLITE = (
    "CREATE VIRTUAL TABLE matter_search USING fts5("
    "search, content='matters', content_rowid='first_seq', prefix='2 3')",
    "CREATE TRIGGER matter_search_new AFTER INSERT ON matters BEGIN "
    "INSERT INTO matter_search(rowid, search) VALUES (new.first_seq, new.search); END",
    "CREATE TRIGGER matter_search_gone AFTER DELETE ON matters BEGIN "
    "INSERT INTO matter_search(matter_search, rowid, search) "
    "VALUES ('delete', old.first_seq, old.search); END",
    "CREATE TRIGGER matter_search_changed AFTER UPDATE OF search ON matters "
    "WHEN old.search IS NOT new.search BEGIN "
    "INSERT INTO matter_search(matter_search, rowid, search) "
    "VALUES ('delete', old.first_seq, old.search); "
    "INSERT INTO matter_search(rowid, search) VALUES (new.first_seq, new.search); END",
)
_POSTGRESQL = (
    "ALTER TABLE matters ADD COLUMN search_words tsvector GENERATED ALWAYS AS "
    "(array_to_tsvector(string_to_array(search, ' '))) STORED",
    "CREATE INDEX ix_matters_search ON matters USING gin (search_words)",
)


def _is_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def upgrade() -> None:
    """Create the index."""
    for statement in _SQLITE if _is_sqlite() else _POSTGRESQL:
        op.execute(statement)


def downgrade() -> None:
    """Drop it."""
    if _is_sqlite():
        for name in ("new", "gone", "changed"):
            op.execute(f"DROP TRIGGER matter_search_{name}")
        op.execute("DROP TABLE matter_search")
    else:
        op.execute("ALTER TABLE matters DROP COLUMN search_words")
