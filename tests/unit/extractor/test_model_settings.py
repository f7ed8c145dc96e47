"""Settings of the model server: wrong ones are named before anything is called."""

import pytest

from quotary.extractor.live.settings import ModelSettings
from quotary.log.setting_invalid import SettingInvalid


def settings(**given: object) -> ModelSettings:
    return ModelSettings.model_validate(given)


def test_variables_have_the_names_that_the_docs_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUOTARY_MODEL_BASE_URL", "http://127.0.0.1:8000/v1/")
    monkeypatch.setenv("QUOTARY_MODEL_NAME", "qwen")
    monkeypatch.setenv("QUOTARY_MODEL_KEY", "secret")
    monkeypatch.setenv("QUOTARY_MODEL_MAX_CONCURRENCY", "3")
    found = ModelSettings()
    assert found.model_base_url == "http://127.0.0.1:8000/v1"
    assert (found.model_name, found.model_key, found.model_max_concurrency) == ("qwen", "secret", 3)


def test_the_key_is_not_shown() -> None:
    assert "secret" not in repr(settings(model_key="secret"))


def test_the_server_is_named_without_its_user_and_password() -> None:
    found = settings(model_base_url="https://u:p@models.example:8443/x/v1", model_name="m")
    assert found.model_host == "https://models.example:8443"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"model_base_url": "localhost:8000/v1", "model_name": "m"}, "no http:// or https://"),
        ({"model_base_url": "file:///etc/passwd", "model_name": "m"}, "no http:// or https://"),
        (
            {"model_base_url": "http://h/v1/chat/completions", "model_name": "m"},
            "without /chat/completions",
        ),
        ({"model_base_url": "http://h/v1"}, "QUOTARY_MODEL_NAME is not"),
        ({"model_dialect": "grammar"}, "json_schema"),
        ({"model_max_concurrency": 0}, "greater than or equal to 1"),
    ],
)
def test_what_cannot_work_is_refused_at_the_start(given: dict[str, object], says: str) -> None:
    with pytest.raises(SettingInvalid, match=says):
        settings(**given)
