"""`quotary register`: what it refuses before it asks anything of a system."""

import pytest

from quotary.cli import main as command


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
