"""Many alerts of one kind are one sentence, with the first passages and a count."""

from quotary.core.finding import Alert
from quotary.core.rules.telling import told


def more(*cues: str) -> list[Alert]:
    return [Alert("says_more", f"A cláusula diz mais: “{cue}”.") for cue in cues]


def test_passages_of_one_kind_share_a_sentence() -> None:
    assert told(more("a", "b", "a"), "pt") == ("A cláusula diz mais: “a”; “b”.",)


def test_what_is_left_out_is_counted() -> None:
    (said,) = told(more(*"abcdef"), "pt")
    assert said == "A cláusula diz mais: “a”; “b”; “c”. E mais 3 deste tipo."


def test_a_long_passage_is_cut_and_another_kind_is_said() -> None:
    said = told([*more("x" * 500), Alert("off_topic", "O trecho não trata deste ponto.")], "pt")
    assert len(said[0]) < 240
    assert said[1] == "O trecho não trata deste ponto."


def test_sentences_without_a_passage_stay_as_they_are() -> None:
    assert told([Alert("x", "Same."), Alert("y", "Same.")], "en") == ("Same.",)
