"""Sentences that differ in the quoted words alone are one, and nothing of them is lost."""

from quotary.core.said_of import grouped


def test_what_is_said_of_other_words_is_said_once() -> None:
    own = ["A word has a meaning of its own: “A”.", "A word has a meaning of its own: “B”."]
    found = grouped(["First.", *own, "First.", own[0]])
    assert [str(said) for said, _ in found] == [
        "First.",
        "A word has a meaning of its own: “A”, “B”.",
    ]
    assert [made_of for _, made_of in found] == [("First.",), tuple(own)]


def test_a_reason_of_several_sentences_stays_whole() -> None:
    reason = "It says: “A”. It also says that nobody reads it."
    ((said, made_of),) = grouped([reason])
    assert (str(said), made_of) == (reason, (reason,))
