"""Cues are found however the contract is typeset, and nowhere else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quotary.core.cues import find_cues, has_cue


@pytest.mark.parametrize(
    ("cue", "text"),
    [
        ("governing law", "GOVERNING LAW. This"),
        ("governing law", "the governing\n  law of"),
        ("governing law", "the gov\u00aderning law"),
        ("confidentiality", "the confiden-\ntiality of"),
        ("confidentiality", "the confiden\u00ad\ntiality of"),
        ("surviv*", "it survives the end"),
        ("surviv*", "Survival."),
        ("rescisao", "Da Rescisão contratual"),
        ("rescisão", "da rescisao contratual"),
        ("rescisão", "da rescisa\u0303o contratual"),
        ("third party", "any third-party claim"),
        ("pre-existing", "preexisting rights"),
        ("pre-existing", "pre-\nexisting rights"),
        ("receiving party's", "the Receiving Party’s own"),
        ("train ... model", "to train, test or improve any machine learning model"),
        ("laws of ... state", "the laws of the State of Delaware"),
    ],
)
def test_a_cue_is_found(cue: str, text: str) -> None:
    assert has_cue(text, [cue])


@pytest.mark.parametrize(
    ("cue", "text"),
    [
        ("train", "training"),
        ("train", "the constraint"),
        ("law", "lawful"),
        ("term", "determine"),
        ("train ... model", "to train staff. The model contract"),
        ("train ... model", "train a b c d e f g h i model"),
        ("", "anything"),
        ("*", "anything"),
        ("...", "anything"),
    ],
)
def test_a_cue_is_not_found(cue: str, text: str) -> None:
    assert not has_cue(text, [cue])


def test_hits_come_in_text_order_with_spans_of_the_original() -> None:
    text = "Confiden-\ntiality survives.\nTerm: the Confidentiality term."
    hits = find_cues(text, ["term", "confidentiality", "surviv*"])
    assert [(hit.cue, hit.span.of(text)) for hit in hits] == [
        ("confidentiality", "Confiden-\ntiality"),
        ("surviv*", "survives"),
        ("term", "Term"),
        ("confidentiality", "Confidentiality"),
        ("term", "term"),
    ]


@given(st.text(), st.lists(st.text(max_size=12), max_size=4))
def test_no_text_and_no_cue_breaks_it(text: str, cues: list[str]) -> None:
    for hit in find_cues(text, cues):
        assert hit.span.end <= len(text)


@given(st.text(alphabet="ab é\u00ad-\n.", max_size=60), st.sampled_from(["ab", "a b", "b*", "é"]))
def test_a_hit_starts_and_ends_on_words(text: str, cue: str) -> None:
    for hit in find_cues(text, [cue]):
        before, after = text[: hit.span.start], text[hit.span.end :]
        assert not before or not before[-1].isalnum() or not hit.span.of(text)[0].isalnum()
        assert hit.span.start < hit.span.end
        assert not after or not after[0].isalnum()
