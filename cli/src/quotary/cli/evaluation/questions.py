"""The suite `questions`: what labelled documents answer, and what they must never answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quotary.cli.asking import ask, matter_of
from quotary.cli.client import Client
from quotary.cli.evaluation.labels import LabelsInvalid, entries, load

Json = dict[str, Any]
_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Labelled:
    """One question: `expect` are words of the answer, "" where the document has none."""

    path: Path
    question: str
    expect: str


@dataclass(frozen=True, slots=True)
class Case:
    """A question with what came of it; `text` is the canonical text that was quoted from."""

    labelled: Labelled
    found: Json
    text: str

    @property
    def verdict(self) -> str:
        """right, declined (in vain), wrong, answered (though absent), or failed."""
        state = str(self.found["state"])
        if state not in ("answered", "declined"):
            return "failed"
        if not self.labelled.expect:
            return "right" if state == "declined" else "answered"
        if state == "declined":
            return "declined"
        quoted = " ".join(str(each["text"]) for each in self.found["quotes"])
        return "right" if _flat(self.labelled.expect) in _flat(quoted) else "wrong"

    @property
    def is_verbatim(self) -> bool:
        """True where every quote shown is what the document has at its place."""
        return all(
            each["text"] == self.text[each["start"] : each["end"]] for each in self.found["quotes"]
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts over all questions. Answers to absent questions are what must never be."""

    answerable: int
    answered_right: int
    declined_in_vain: int
    answered_wrong: int
    absent: int
    declined_right: int
    absent_answered: int
    failed: int
    not_verbatim: int

    @property
    def holds(self) -> bool:
        """True where no absent question was answered, nothing failed and every quote is true."""
        return not (self.absent_answered or self.failed or self.not_verbatim)


def labelled_questions(folder: Path) -> list[Labelled]:
    """The questions of every file in `questions/`.

    Raises:
        LabelsInvalid: there is no such file, or an entry does not have the form.
    """
    files = sorted((folder / "questions").glob("*.yaml"))
    if not files:
        raise LabelsInvalid(f"{folder / 'questions'} has no .yaml file with labelled questions")
    found: list[Labelled] = []
    for path in files:
        for entry in entries(path, load(path), "documents"):
            document = folder / str(entry["file"])
            for asked in entry.get("questions", []):
                if "ask" not in asked or not {"expect", "decoy"} & set(asked):
                    raise LabelsInvalid(f"{path}: {document.name}: {asked!r:.80} asks nothing")
                found.append(Labelled(document, str(asked["ask"]), str(asked.get("expect", ""))))
    return found


async def cases(client: Client, labelled: Sequence[Labelled], proposer: str) -> list[Case]:
    """Every question asked, each document handed in once."""
    matters: dict[Path, str] = {}
    texts: dict[Path, str] = {}
    places = asyncio.Semaphore(_AT_ONCE)
    for path in dict.fromkeys(each.path for each in labelled):
        matters[path] = await matter_of(client, str(path), "evaluation")

    async def one(each: Labelled) -> Case:
        async with places:
            found = await ask(client, matters[each.path], each.question, proposer=proposer)
        if each.path not in texts:
            texts[each.path] = await client.text(matters[each.path])
        return Case(each, found, texts[each.path])

    return await asyncio.gather(*(one(each) for each in labelled))


def figures(every: Sequence[Case]) -> Figures:
    """The counts."""
    answerable = [each.verdict for each in every if each.labelled.expect]
    absent = [each.verdict for each in every if not each.labelled.expect]
    return Figures(
        answerable=len(answerable),
        answered_right=answerable.count("right"),
        declined_in_vain=answerable.count("declined"),
        answered_wrong=answerable.count("wrong"),
        absent=len(absent),
        declined_right=absent.count("right"),
        absent_answered=absent.count("answered"),
        failed=(answerable + absent).count("failed"),
        not_verbatim=sum(not each.is_verbatim for each in every),
    )


def _flat(text: str) -> str:
    return " ".join(text.replace("\u00ad", "").split())
