from pathlib import Path

import pytest
from typer.testing import CliRunner

from quotary.cli.broker import broker_app

_RUN = CliRunner()


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NATS_URL", "NATS_PASSWORD_ADMIN", "INTAKE_SOURCES"):
        monkeypatch.delenv(f"QUOTARY_{name}", raising=False)


def test_config_holds_no_secret_and_listens_on_loopback_unless_told() -> None:
    text = _RUN.invoke(broker_app, ["config", "--source", "dms"]).stdout
    assert "host: 127.0.0.1\n" in text
    assert "sync_interval: always" in text
    assert "password: $QUOTARY_NATS_PASSWORD_PIPELINE_DMS" in text
    assert 'password: "' not in text


def test_config_takes_its_sources_from_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_INTAKE_SOURCES", "dms, sap")
    text = _RUN.invoke(broker_app, ["config"]).stdout
    assert "PIPELINE_DMS" in text
    assert "PIPELINE_SAP" in text


def test_config_with_values_is_written_privately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ADMIN", "INGEST", "EXTRACTOR", "GATE", "ROUTER", "API", "KEEPER"):
        monkeypatch.setenv(f"QUOTARY_NATS_PASSWORD_{name}", f"secret-{name}")
    path = tmp_path / "nats.conf"
    args = ["config", "--passwords", "environment", "--output", str(path)]
    assert _RUN.invoke(broker_app, args).exit_code == 0
    assert '"secret-GATE"' in path.read_text()
    assert path.stat().st_mode & 0o077 == 0


def test_config_names_the_passwords_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_NATS_PASSWORD_ADMIN", "x")
    found = _RUN.invoke(broker_app, ["config", "--passwords", "environment"])
    assert found.exit_code == 2
    assert "QUOTARY_NATS_PASSWORD_GATE" in found.stderr
    assert "QUOTARY_NATS_PASSWORD_ADMIN" not in found.stderr


@pytest.mark.parametrize("source", ["a.b", "", "x" * 81, "a*", "a b"])
def test_a_source_that_is_no_token_is_named(source: str) -> None:
    found = _RUN.invoke(broker_app, ["config", "--source", source or " "])
    assert found.exit_code == 2
    assert "is no subject token" in " ".join(found.stderr.split())


def test_env_refuses_to_overwrite_and_adds_on_request(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    assert _RUN.invoke(broker_app, ["env", str(path)]).exit_code == 0
    first = path.read_text()
    refused = _RUN.invoke(broker_app, ["env", str(path)])
    assert refused.exit_code == 2
    assert "is there and stays as it is" in " ".join(refused.stderr.split())
    assert path.read_text() == first
    for source in ("dms", "sap"):
        assert (
            _RUN.invoke(broker_app, ["env", str(path), "--add", "--source", source]).exit_code == 0
        )
    assert "QUOTARY_INTAKE_SOURCES=dms,sap" in path.read_text()
    assert all(line in path.read_text() for line in first.splitlines()[3:-1])
    assert _RUN.invoke(broker_app, ["env", str(path), "--force"]).exit_code == 0
    assert not set(first.splitlines()[3:-1]) & set(path.read_text().splitlines())


def test_init_without_a_password_says_which_variable_it_needs() -> None:
    found = _RUN.invoke(broker_app, ["init"])
    assert found.exit_code == 2
    assert "QUOTARY_NATS_PASSWORD_ADMIN is empty" in found.stderr


@pytest.mark.parametrize("words", [["config", "--output"], ["env"], ["env", "--force"]])
def test_a_file_that_cannot_be_written_is_named(words: list[str], tmp_path: Path) -> None:
    result = _RUN.invoke(broker_app, [*words, str(tmp_path / "nowhere" / "file")])
    assert result.exit_code == 2
    assert "nowhere/file cannot be written: No such file or directory" in " ".join(
        result.stderr.split()
    )


@pytest.mark.parametrize("sync", ["zz", "2", "0s"])
def test_a_sync_interval_that_the_broker_would_refuse_is_refused(sync: str) -> None:
    result = _RUN.invoke(broker_app, ["config", "--sync", sync])
    assert result.exit_code == 2
    assert "always, or a duration" in result.stderr
