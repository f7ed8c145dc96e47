"""How large a playbook may be: far above any that people read, far below what hurts a service."""

from typing import Final

POSITIONS: Final = 200
FIELDS: Final = 20
ROWS: Final = 100
CUES: Final = 600
CUE: Final = 160
NAME: Final = 48
TITLE: Final = 200
PROSE: Final = 8_000
SENTENCE: Final = 400
VALUES: Final = 300
OTHER_TYPES: Final = 100
CASES: Final = 2_000
