"""What is asked: the request, and which run's document it is put to."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field, field_validator

from quotary.api.matters.replayed import document_subject
from quotary.api.problems import NotFound, NotNow
from quotary.core.questions.asked import MAX_QUESTION, asked
from quotary.log.facts.ingested import Ingested
from quotary.log.matter_state import MatterState, RunState
from quotary.log.subjects import contract

AnswerProposer = Literal["auto", "recorded", "offline", "live"]


class QuestionRequest(BaseModel):
    """A question to one matter."""

    question: str = Field(
        min_length=1, max_length=2 * MAX_QUESTION, description="In English or Portuguese."
    )
    run: str = Field(
        default="",
        max_length=80,
        description="The run whose document is asked; by default the newest version.",
    )
    who: str = Field(default="api", max_length=200, description="The person who asks.")
    proposer: AnswerProposer | None = Field(
        default=None,
        description="auto: a recording where there is one, else sentences looked up by code, and "
        "no model is called. By default live where the run was, else auto.",
    )

    @field_validator("question")
    @classmethod
    def _asked(cls, text: str) -> str:
        return asked(text)

    @field_validator("who")
    @classmethod
    def _printable(cls, text: str) -> str:
        return "".join(each for each in text if each.isprintable()).strip() or "api"


class SetRequest(BaseModel):
    """The same question to several matters."""

    matters: list[str] = Field(min_length=1, max_length=100)
    question: str = Field(min_length=1, max_length=2 * MAX_QUESTION)
    who: str = Field(default="api", max_length=200)
    proposer: AnswerProposer | None = None

    @field_validator("question")
    @classmethod
    def _asked(cls, text: str) -> str:
        return asked(text)

    def one(self) -> QuestionRequest:
        """The request to each of them."""
        return QuestionRequest(question=self.question, who=self.who, proposer=self.proposer)


def run_asked_about(state: MatterState, name: str = "") -> RunState:
    """The run whose document a question is put to: the named one's, else the newest version's.

    Raises:
        NotFound: there is no such run.
        NotNow: its document could not be read; an earlier version has to be named to be asked.
    """
    run = state.runs.get(name) if name else newest_version(state)
    if run is None:
        what = f"no run {name!r:.40}" if name else "no run yet"
        raise NotFound(f"Matter {state.matter} has {what}.")
    own = contract(state.tenant, state.matter, run.run, Ingested.event)
    run = state.runs.get(document_subject(state, run, own).run, run)
    if run.outcome == "failed" and not run.units:
        said = f"The document of run {run.run} could not be read: {run.failure}"
        if any(each.units and each.first_seq < run.first_seq for each in state.runs.values()):
            said += " An earlier version is only asked where its run is named."
        raise NotNow(said)
    return run


def newest_version(state: MatterState) -> RunState | None:
    """The run that was handed in or started last; runs of replays have no document."""
    runs = (run for run in state.runs.values() if run.trigger != "replay")
    return max(runs, key=lambda run: run.first_seq, default=None)
