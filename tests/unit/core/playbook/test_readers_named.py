"""The compiler knows every reader there is, and the type of what it reads."""

from quotary.core.playbook.field_section import READER_TYPES
from quotary.core.readers import READERS


def test_every_reader_has_a_type_and_every_type_a_reader() -> None:
    assert set(READER_TYPES) == set(READERS)
