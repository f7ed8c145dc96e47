"""Alembic's entry point: runs over the connection that `migrating` hands in."""

from alembic import context

from quotary.api.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    # SQLite can take a schema change back, once its driver leaves transactions alone (`engine`).
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
