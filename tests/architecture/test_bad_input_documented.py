"""docs/bad-input.md names a test for every row, and every test that it names is there."""

import re
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_PAGE = (_ROOT / "docs" / "bad-input.md").read_text()
_WRITTEN_FOR_IT = ("test_bad_input_outcomes.py", "test_bad_model_outcomes.py")


def _tests(path: Path) -> set[str]:
    return set(re.findall(r"^(?:async )?def (test_\w+)", path.read_text(), re.MULTILINE))


def test_every_row_has_a_test_that_is_there() -> None:
    rows = [line for line in _PAGE.splitlines() if line.startswith("| ") and "---" not in line]
    heads = {"| input ", "| the server ", "| measured there "}
    rows = [row for row in rows if not row.startswith(tuple(heads))]
    assert len(rows) > 50
    there = {name for path in (_ROOT / "tests").rglob("test_*.py") for name in _tests(path)}
    for row in rows:
        cell = row.rstrip(" |").rpartition("|")[2]
        named = re.findall(r"`(test_\w+)`", cell)
        assert named or cell.strip() == "the same", row
        assert set(named) <= there, row


def test_every_bad_input_that_is_tested_has_a_row() -> None:
    tested = {
        name for file in _WRITTEN_FOR_IT for name in _tests(_ROOT / "tests" / "integration" / file)
    }
    assert not {name for name in tested if f"`{name}`" not in _PAGE}
