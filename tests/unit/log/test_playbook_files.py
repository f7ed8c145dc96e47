"""Playbook files: formats, encodings, sizes, names."""

from pathlib import Path

import pytest

from quotary.core.playbook import PlaybookInvalid, digest
from quotary.log.playbook_files import (
    MAX_BYTES,
    cases_path,
    load_cases,
    load_folder,
    load_playbook,
)
from support.policies import BAD, VENDOR_NDA, vendor_nda

SMALL = BAD / "small-nda.yaml"
TOML = """
playbook = "small-nda"
version = 1
title = "Small NDA"
we_are = "Acme Industries"
language = "en"
scope = "document"
document_type = "nda"
type_cues = ["non-disclosure"]
other_types.order-form = ["order form"]

[[positions]]
id = "term"
title = "Term"
critical = true
if_absent = "reject"
requirement = "Two or three years."
fallback_comment = "Three years, please."
cues = ["surviv*", "years"]
fields.years = {type = "number", derive = "duration.years", description = "How long it lasts."}
fields.perpetual = {type = "boolean", derive = "duration.perpetual", description = "No end."}
decide = [
  {when = {perpetual = true}, verdict = "reject", because = "No end."},
  {when = {years = "missing"}, verdict = "reject", because = "No length."},
  {when = {years = "> 3"}, verdict = "fallback", because = "{years} years is long."},
  {verdict = "accept", because = "{years} years is fine."},
]
"""


def test_toml_and_yaml_say_the_same(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(TOML)
    loaded, yaml = load_playbook(path), load_playbook(SMALL)
    assert loaded.playbook == yaml.playbook
    assert loaded.digest == yaml.digest == digest(yaml.playbook)
    assert loaded.source == TOML


def test_layout_and_comments_do_not_change_the_digest(tmp_path: Path) -> None:
    path = tmp_path / "small.yml"
    path.write_text(
        "# another comment\n\n"
        + SMALL.read_text().replace(": [surviv*, years]", ":\n      - surviv*\n      - years")
    )
    assert load_playbook(path).digest == load_playbook(SMALL).digest


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.read_bytes())
    assert load_playbook(path).playbook == load_playbook(SMALL).playbook


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.yaml", b"title: caf\xe9\n", ":1: found the byte 0xe9; allowed: text in UTF-8"),
        ("a.yaml", b"x" * (MAX_BYTES + 1), ": found more than 1,000,000 bytes"),
        ("a.json", b"{}", ": found a file named a.json; allowed: a name in .yaml, .yml or .toml"),
    ],
)
def test_a_file_that_is_no_playbook_is_named(
    tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(PlaybookInvalid) as caught:
        load_playbook(path)
    assert str(caught.value).startswith(f"{path}{said}")


def test_a_file_that_is_not_there_and_a_folder_are_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(PlaybookInvalid, match="found no readable file"):
            load_playbook(path)


def test_two_files_with_one_id_are_refused(tmp_path: Path) -> None:
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_bytes(SMALL.read_bytes())
    (refused,) = load_folder(tmp_path).refused
    assert "a second playbook small-nda" in str(refused)


def test_a_file_that_is_no_playbook_holds_up_no_other(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("playbook: x\nnonsense: 1\n")
    (tmp_path / "b.yaml").write_bytes(SMALL.read_bytes())
    found = load_folder(tmp_path)
    assert list(found.playbooks) == ["small-nda"]
    (refused,) = found.refused
    assert refused.source == str(tmp_path / "a.yaml")
    assert any(each.line == 2 and "nonsense" in each.sentence() for each in refused.problems)


def test_a_folder_that_is_not_there_holds_no_playbooks(tmp_path: Path) -> None:
    assert load_folder(tmp_path / "none").playbooks == {}


def test_cases_are_kept_beside_the_playbook() -> None:
    path = cases_path(VENDOR_NDA)
    assert path == VENDOR_NDA.parent / "cases" / "vendor-nda.yaml"
    assert load_cases(path, vendor_nda()).playbook == "vendor-nda"
