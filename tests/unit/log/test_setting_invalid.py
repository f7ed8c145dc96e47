"""A setting that cannot be used is named, with what it holds and what to do, whichever it is."""

import pytest
from pydantic import ValidationError

from quotary.api.desk.settings import DeskSettings
from quotary.api.settings import ApiSettings
from quotary.cli.broker_settings import BrokerAdminSettings
from quotary.cli.settings import CliSettings
from quotary.extractor.settings import ExtractorSettings
from quotary.gate.settings import GateSettings
from quotary.ingest.settings import IngestSettings
from quotary.log.setting_invalid import SettingInvalid
from quotary.log.settings import Settings
from quotary.router.settings import RouterSettings

EVERY = (
    ApiSettings, BrokerAdminSettings, CliSettings, DeskSettings, ExtractorSettings, GateSettings,
    IngestSettings, RouterSettings,
)  # fmt: skip
NUMBERS = [
    (kind, name)
    for kind in EVERY
    for name, field in kind.model_fields.items()
    if field.annotation is int or field.annotation is float
]


@pytest.mark.parametrize(
    ("kind", "name"), NUMBERS, ids=lambda each: getattr(each, "__name__", each)
)
@pytest.mark.parametrize("held", ["abc", "-1", ""])
def test_a_number_that_is_none_is_named(
    kind: type[Settings], name: str, held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = f"QUOTARY_{name.upper()}"
    monkeypatch.setenv(variable, held)
    with pytest.raises(SettingInvalid) as caught:
        kind()
    said = str(caught.value)
    assert said.startswith(f"{variable} is {held!r} and cannot be used: input should be ")
    assert f"unset it for the default, {kind.model_fields[name].default}." in said
    assert "pydantic" not in said
    assert "\n" not in said


def test_every_wrong_setting_has_its_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_GATE_SLOTS", "0")
    monkeypatch.setenv("QUOTARY_TENANT", "a.b")
    with pytest.raises(SettingInvalid, match=r"QUOTARY_TENANT is 'a.b'.* QUOTARY_GATE_SLOTS is"):
        GateSettings()


def test_a_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_DATABASE_URL", "postgres://me:secret@host/db")
    with pytest.raises(SettingInvalid, match="QUOTARY_DATABASE_URL cannot be used") as caught:
        ApiSettings()
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("held", ["", ",", "nats://", "nats://h:port", "nats://u:secret@h:4222"])
def test_the_address_of_a_broker_is_one_without_a_user(
    held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUOTARY_NATS_URL", held)
    with pytest.raises(SettingInvalid, match="QUOTARY_NATS_URL cannot be used: it must ") as caught:
        GateSettings()
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("held", ["xx", "2", "0s", "2 m", "-1m", "always!"])
def test_a_sync_interval_is_always_or_a_duration(
    held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUOTARY_SYNC_INTERVAL", held)
    with pytest.raises(SettingInvalid, match="always, or a duration such as 2m"):
        CliSettings()
    for right in ("always", "2m", "1m30s", "500ms", "1.5h"):
        monkeypatch.setenv("QUOTARY_SYNC_INTERVAL", right)
        assert CliSettings().sync_interval == right


@pytest.mark.parametrize("held", ["a.b", "x y", "dms,DMS", "*"])
def test_a_source_is_a_token_and_its_own(held: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_INTAKE_SOURCES", held)
    with pytest.raises(SettingInvalid, match="QUOTARY_INTAKE_SOURCES is "):
        CliSettings()


def test_no_validation_error_is_left_to_print() -> None:
    assert not issubclass(SettingInvalid, ValueError | ValidationError)
