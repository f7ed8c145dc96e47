"""A changed copy is what `dataclasses.replace` makes, for every field of what the fold keeps."""

from dataclasses import FrozenInstanceError, fields, replace
from datetime import UTC, datetime

import pytest

from quotary.log.evolving import evolved
from quotary.log.matter_state import MatterState, RunState

AT = datetime(2026, 1, 1, tzinfo=UTC)
VALUES = [RunState("r1", 1, AT, "upload"), MatterState("main", "m1", AT, AT)]


@pytest.mark.parametrize("value", VALUES, ids=lambda each: type(each).__name__)
def test_each_field_changes_alone_and_in_the_copy_alone(value: RunState | MatterState) -> None:
    for field in fields(value):
        before = replace(value)
        changed = evolved(value, **{field.name: "another"})
        assert changed == replace(value, **{field.name: "another"})
        assert value == before
        assert type(changed) is type(value)


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="RunState has no field nothing"):
        evolved(VALUES[0], nothing=1)


def test_a_copy_is_as_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        evolved(VALUES[0], run="r2").run = "r3"  # type: ignore[misc]
