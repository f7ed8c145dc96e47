"""Runs of questions: `q<n>` holds the answer to the matter's act n, and is no run of a review."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.log.facts.act import Act


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the person asked it; `about` names the run whose document it is put to."""

    number: int
    text: str
    about: str
    proposer: str
    who: str


def question_run(number: int) -> str:
    """The run of the question that act `number` asks."""
    return f"q{number}"


def question_number(run: str) -> int:
    """The number of a question's run `q<n>`; 0 for every other run."""
    digits = run.removeprefix("q")
    return int(digits) if run.startswith("q") and digits.isascii() and digits.isdigit() else 0


def question_of(number: int, act: Act) -> Question | None:
    """The question that the act asks; None where it is an act of another kind."""
    if act.kind != "asked":
        return None
    text, proposer = act.detail.get("question"), act.detail.get("proposer")
    return Question(
        number,
        text if isinstance(text, str) else "",
        act.run,
        proposer if isinstance(proposer, str) else "auto",
        act.who,
    )
