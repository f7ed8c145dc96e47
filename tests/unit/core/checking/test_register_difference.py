"""Two versions of a playbook without positions: whatever differs between them is said."""

from pathlib import Path

import pytest

from quotary.core.checking.register_difference import register_difference
from quotary.core.playbook import Playbook
from quotary.log.playbook_files import playbook_from

SOURCE = Path("playbooks/obligations.yaml").read_text()


def playbook(*edits: tuple[str, str]) -> Playbook:
    source = SOURCE
    for old, new in edits:
        assert old in source
        source = source.replace(old, new, 1)
    return playbook_from("x.yaml", source.encode()).playbook


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (("accept: 0.80", "accept: 0.90"), "Proposed from a confidence of 0.9, not 0.8."),
        (("review: 0.50", "review: 0.4"), "Read one by one from a confidence of 0.4, not 0.5."),
        (("- is to be\n", "- are to be\n"), "Words of duty: new are “are to be”."),
        (("- is to be\n", "- are to be\n"), "Words of duty: gone are “is to be”."),
        (("recital, effect", "recital"), "Reasons to leave a sentence out: gone are “effect”."),
        (("insured, seguro", "seguro"), "Risks: gone are “insured: at least medium”."),
        (
            ("at_least: high", "at_least: medium"),
            "Risks: new are “indemnif*: at least medium”, “hold harmless: at least medium”, "
            "“indene: at least medium”, “indeniz*: at least medium”.",
        ),
        (("tokens: 1500", "tokens: 1200"), "Tokens in a chunk 1200, not 1500."),
        (("overlap: 200", "overlap: 150"), "Tokens that a chunk repeats 150, not 200."),
        (("id: renewal", "id: extension"), "The key term Renewal is gone."),
        (("id: renewal", "id: extension"), "The key term Renewal is new."),
        (("title: Renewal", "title: Extension"), "The key term Extension has another title."),
        (("- may renew\n", "- can renew\n"), "The key term Renewal has another set of cues."),
        (("[interest, juros]", "[interest]"), "The key term Interest on late payment has another "
         "reader."),
    ],
)  # fmt: skip
def test_every_change_is_a_sentence(edit: tuple[str, str], said: str) -> None:
    found = register_difference(playbook(), playbook(edit))
    assert said in found
    assert len(found) <= 2


def test_alike_playbooks_say_nothing() -> None:
    assert register_difference(playbook(), playbook(("version: 1", "version: 2"))) == ()
