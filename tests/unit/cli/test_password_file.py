import stat
from pathlib import Path

import pytest

from quotary.cli import password_file
from quotary.cli.broker_settings import SourcesClash, accounts_for
from quotary.log.accounts import accounts


def test_passwords_are_safe_where_nats_and_urls_read_them() -> None:
    made = {password_file.new_password() for _ in range(200)}
    assert len(made) == 200
    for password in made:
        assert len(password) == 32
        assert password.isalnum()
        assert password.isascii()
        assert password[0].isalpha()


def test_a_file_has_a_password_for_every_account_and_the_database() -> None:
    known = password_file.parse(password_file.render(accounts(("dms",)), ("dms",)))
    assert set(known) == {
        "QUOTARY_NATS_PASSWORD_ADMIN",
        "QUOTARY_NATS_PASSWORD_INGEST",
        "QUOTARY_NATS_PASSWORD_EXTRACTOR",
        "QUOTARY_NATS_PASSWORD_GATE",
        "QUOTARY_NATS_PASSWORD_ROUTER",
        "QUOTARY_NATS_PASSWORD_API",
        "QUOTARY_NATS_PASSWORD_KEEPER",
        "QUOTARY_NATS_PASSWORD_PIPELINE_DMS",
        "POSTGRES_PASSWORD",
        "QUOTARY_INTAKE_SOURCES",
    }
    assert known["QUOTARY_INTAKE_SOURCES"] == "dms"


def test_adding_keeps_every_value_and_comment_and_adds_what_is_missing() -> None:
    before = "# mine\nQUOTARY_NATS_PASSWORD_ADMIN=kept\nQUOTARY_MODEL_NAME=m\n"
    text, missing = password_file.extended(before, accounts(("dms",)), ("dms",))
    assert text.startswith(before)
    assert "QUOTARY_NATS_PASSWORD_ADMIN" not in missing
    assert "QUOTARY_NATS_PASSWORD_PIPELINE_DMS" in missing
    again, nothing = password_file.extended(text, accounts(("dms",)), ("dms",))
    assert (again, nothing) == (text, [])
    assert password_file.kept_sources(text) == ("dms",)


def test_a_new_file_is_private_and_an_old_one_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    password_file.create(path, "one")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        password_file.create(path, "two")
    assert path.read_text() == "one"
    path.chmod(0o644)
    password_file.replace(path, "three")
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == ("three", 0o600)


@pytest.mark.parametrize("sources", [("dms", "DMS"), ("a-b", "a_b"), ("dms", "dms")])
def test_sources_that_would_share_a_password_are_refused(sources: tuple[str, ...]) -> None:
    with pytest.raises(SourcesClash, match="would share the variable QUOTARY_NATS_PASSWORD_"):
        accounts_for(sources)
