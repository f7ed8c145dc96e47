"""Labels of a document that is not part of this project: offsets into its text, no words of it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from quotary.cli.evaluation.labels import LabelsInvalid, entries, load
from quotary.cli.evaluation.register_labels import (
    ABSENT,
    Fault,
    LabelledExclusion,
    LabelledRegister,
    LabelledTerm,
    faults_of,
    obligation,
)


@dataclass(frozen=True, slots=True)
class OffsetLabels:
    """A gold file with the document that it is about."""

    gold: Path
    path: Path
    playbook: str
    found: Mapping[str, Any]

    def of(self, text: str) -> LabelledRegister:
        """The labels in the document's own words.

        Raises:
            LabelsInvalid: the document reads otherwise than when it was labelled.
        """
        digest = hashlib.sha256(text.encode()).hexdigest()
        if digest != self.found["text_sha256"]:
            raise LabelsInvalid(
                f"{self.path} reads otherwise than when {self.gold.name} was made (text sha256 "
                f"{digest[:12]}…): its offsets no longer fit, label it anew"
            )
        return LabelledRegister(
            path=self.path,
            playbook=self.playbook,
            obligations=tuple(
                replace(
                    obligation(self.gold, each),
                    party=_words(text, each.get("party")),
                    deadline=_words(text, each.get("deadline")),
                    trigger=_words(text, each.get("trigger")),
                )
                for each in entries(self.gold, self.found, "obligations")
            ),
            exclusions=tuple(
                LabelledExclusion(str(each["id"]), "", str(each["why"]), _offsets(each["span"]))
                for each in entries(self.gold, self.found, "exclusions")
            ),
            terms=tuple(_term(text, id_, each) for id_, each in self.found["terms"].items()),
            faults=self.faults,
        )

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What the recordings do wrong."""
        return faults_of(self.gold, entries(self.gold, self.found, "faults"))


def offset_labels(gold: Path, data: Path, playbook: str) -> OffsetLabels:
    """The labels in `gold` for the document under `data` that it names.

    Raises:
        LabelsInvalid: the document is not there, or is another than was labelled.
    """
    found = load(gold)
    path = data / str(found["file"])
    try:
        sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise LabelsInvalid(f"{path} cannot be opened: {error.strerror}") from error
    if sha256 != found["sha256"]:
        raise LabelsInvalid(
            f"{path} has sha256 {sha256[:12]}…; {gold.name} labels {str(found['sha256'])[:12]}…"
        )
    return OffsetLabels(gold, path, playbook, found)


def _term(text: str, id_: str, each: Any) -> LabelledTerm:
    if each == ABSENT:
        return LabelledTerm(id_)
    return LabelledTerm(id_, each["value"], _words(text, each["span"]) or "")


def _words(text: str, span: Any) -> str | None:
    """The words at the span, in one line."""
    return " ".join(text[slice(*_offsets(span))].split()) if span else None


def _offsets(span: Any) -> tuple[int, int]:
    return int(span[0]), int(span[1])
