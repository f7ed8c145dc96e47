"""`quotary register`: what it refuses before it asks anything of a system."""

import pytest

from quotary.cli import main as command
from quotary.cli import register_command


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("m1", "--proposed"), "--output, --proposed and --terms go with --export."),
        (("m1", "--terms"), "--output, --proposed and --terms go with --export."),
        (("m1", "-o", "x.csv"), "--output, --proposed and --terms go with --export."),
        (("m1", "--export", "docx"), "'docx' is not one of"),
    ],
)
def test_options_that_do_nothing_are_refused(
    arguments: tuple[str, ...],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["quotary", "register", *arguments])
    with pytest.raises(SystemExit) as left:
        command.main()
    assert left.value.code == 2
    assert sentence in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("left_out", "undated", "told"),
    [
        (0, 0, ""),
        (1, 0, "1 row that nobody has signed is left out"),
        (3, 0, "3 rows that nobody has signed are left out"),
        (0, 1, "1 duty has no date"),
        (
            2,
            4,
            "2 rows that nobody has signed are left out: --proposed adds them, marked. 4 duties",
        ),
    ],
)
def test_what_a_file_leaves_out_is_told(left_out: int, undated: int, told: str) -> None:
    lines = register_command.told(left_out, undated)
    assert " ".join(lines).startswith(told)
    assert bool(lines) == bool(left_out or undated)
