"""`quotary --version` says which release runs."""

from importlib.metadata import version

from typer.testing import CliRunner

from quotary.cli.main import make_app


def test_the_version_is_that_of_the_installed_package() -> None:
    result = CliRunner().invoke(make_app(), ["--version"])
    assert (result.exit_code, result.stdout) == (0, f"quotary {version('quotary-cli')}\n")
