"""The projection folded again from the first fact, and two projections compared."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Engine, select

from quotary.api.store.checkpoint import FOLD, NAME, read_checkpoint
from quotary.api.store.engine import is_sqlite, writing
from quotary.api.store.tables import FOLDED, checkpoint, matter_states, matters, tallies
from quotary.api.store.tallies import COUNTED, USAGE, Cell, cell_of, sums_of


def empty(engine: Engine) -> None:
    """Forget everything folded so far; the next batch starts at the first fact."""
    with writing(engine).begin() as connection:
        for table in FOLDED:
            connection.execute(table.delete())
        connection.execute(
            checkpoint.update()
            .where(checkpoint.c.name == NAME)
            .values(seq=0, log_created="", fold=FOLD)
        )


def empty_if_outdated(engine: Engine) -> bool:
    """True where an older release began the tables: they are empty now, and folded anew."""
    with engine.connect() as connection:
        fold = read_checkpoint(connection).fold
    # A newer release's are its own business: it empties them when it writes again.
    if fold >= FOLD:
        return False
    empty(engine)
    return True


def refresh_statistics(engine: Engine) -> None:
    """Tell the database's planner how the tables look now."""
    with writing(engine).begin() as connection:
        statement = "PRAGMA optimize=0x10002" if is_sqlite(connection) else "ANALYZE"
        connection.exec_driver_sql(statement)


def differences(one: Engine, other: Engine) -> list[str]:
    """Where two projections of the same log differ, one sentence each; empty where nowhere.

    Erased matters are left out: their facts are on the way out of the log.
    """
    found: list[str] = []
    with one.connect() as left, other.connect() as right:
        for table in FOLDED:
            if table is tallies:
                continue
            mine, theirs = dict(_rows(left, table.name)), dict(_rows(right, table.name))
            found += [
                f"{table.name} {key}: {_how(mine.get(key), theirs.get(key))}"
                for key in sorted(mine.keys() | theirs.keys())
                if mine.get(key) != theirs.get(key)
            ]
        found += [f"tallies of the {side} do not add up" for side in _wrong_tallies(left, right)]
    return found


def _rows(connection: Connection, name: str) -> Iterator[tuple[str, dict[str, object]]]:
    table = next(each for each in FOLDED if each.name == name)
    statement = select(table)
    if table in (matters, matter_states):
        erased = select(matters.c.first_seq).where(matters.c.erased)
        statement = statement.where(table.c.first_seq.not_in(erased))
    keys = [column.name for column in table.primary_key]
    for row in connection.execute(statement).mappings():
        yield " ".join(str(row[key]) for key in keys), dict(row)


def _how(mine: dict[str, object] | None, theirs: dict[str, object] | None) -> str:
    if mine is None or theirs is None:
        return "only in the second" if mine is None else "only in the first"
    names = sorted(name for name in mine if mine[name] != theirs[name])
    return ", ".join(f"{name} {mine[name]!r:.80} against {theirs[name]!r:.80}" for name in names)


def _wrong_tallies(*connections: Connection) -> list[str]:
    sides = zip(("first", "second"), connections, strict=True)
    return [side for side, connection in sides if not tallies_add_up(connection)]


def tallies_add_up(connection: Connection) -> bool:
    """True where the kept counts are those of the rows."""
    columns = [matters.c[name] for name in ("tenant", *COUNTED, *USAGE)]
    counted: dict[Cell, list[int]] = {}
    for row in connection.execute(select(*columns)).mappings():
        sums = counted.setdefault(cell_of(dict(row)), [0] * (1 + len(USAGE)))
        counted[cell_of(dict(row))] = [
            one + other for one, other in zip(sums, sums_of(dict(row)), strict=True)
        ]
    kept = {
        cell_of(dict(row)): [int(row[name]) for name in ("n", *USAGE)]
        for row in connection.execute(select(tallies)).mappings()
    }
    return counted == kept
