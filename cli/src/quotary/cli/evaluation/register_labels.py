"""Labels of obligations as people wrote them: what a register must hold, and what it must not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from quotary.cli.evaluation.labels import LabelsInvalid, entries, load
from quotary.core.alert import Scalar
from quotary.core.obligations.proposed import Modality, Risk

ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class LabelledObligation:
    """One obligation; party, deadline and trigger are None where its sentence states none.

    `id` is the clause with a counter. `span` holds offsets into the canonical text where the
    label gives them in place of a quote.
    """

    id: str
    modality: Modality
    quote: str
    party: str | None = None
    deadline: str | None = None
    trigger: str | None = None
    risk: Risk | None = None
    span: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class LabelledExclusion:
    """A sentence with a duty word that obliges nobody."""

    id: str
    quote: str
    why: str
    span: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class LabelledTerm:
    """A key term: the value that code should read from the quote; both empty where it is absent."""

    id: str
    value: Scalar = None
    quote: str = ""

    @property
    def absent(self) -> bool:
        """True where the document does not state the term."""
        return not self.quote


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a recording does wrong; `samples/obligations/faults.yaml` names the kinds."""

    kind: str
    label: str = ""
    near: str = ""
    term: str = ""
    quote: str = ""
    value: str = ""
    field: str = ""
    why: str = ""
    upto: str = ""
    modality: str = "must"
    party: str | None = None
    by: int = 0
    confidence: float = 0.9


@dataclass(frozen=True, slots=True)
class LabelledRegister:
    """One document with everything that is labelled in it, and its recordings' known faults."""

    path: Path
    playbook: str
    obligations: tuple[LabelledObligation, ...]
    exclusions: tuple[LabelledExclusion, ...] = ()
    terms: tuple[LabelledTerm, ...] = ()
    faults: tuple[Fault, ...] = ()
    poisoned: Path | None = None
    """A reply that hides every duty: none may be lost, and none be shown as found."""

    @property
    def name(self) -> str:
        """What a table shows."""
        return self.poisoned.name if self.poisoned else self.path.name


def registers(folder: Path) -> list[LabelledRegister]:
    """The documents of `obligations.yaml` with their labels.

    Raises:
        LabelsInvalid: a file is missing, or an entry does not have the form.
    """
    path = folder / "obligations.yaml"
    index = load(path)
    within = folder / "obligations"
    faults = load(within / "faults.yaml")
    return [
        _register(within, str(entry["file"]), str(entry["labels"]), faults, str(index["playbook"]))
        for entry in entries(path, index, "documents")
    ]


def poisoned(folder: Path, labelled: Sequence[LabelledRegister]) -> list[LabelledRegister]:
    """The labelled documents with the replies of `obligations/poisoned`, which hide every duty.

    Raises:
        LabelsInvalid: a reply is for no labelled document.
    """
    by_stem = {each.path.stem: each for each in labelled}
    found: list[LabelledRegister] = []
    for reply in sorted((folder / "obligations" / "poisoned").glob("*.txt")):
        about = by_stem.get(reply.name.split(".")[0])
        if about is None:
            raise LabelsInvalid(f"{reply}: there is no labelled document of that name")
        found.append(replace(about, faults=(), poisoned=reply))
    return found


def _register(
    folder: Path, file: str, labels: str, faults: Mapping[str, Any], playbook: str
) -> LabelledRegister:
    path = folder / labels
    found = load(path)
    return LabelledRegister(
        path=folder / file,
        playbook=playbook,
        obligations=tuple(obligation(path, each) for each in entries(path, found, "obligations")),
        exclusions=tuple(
            LabelledExclusion(str(each["id"]), str(each["quote"]), str(each["why"]))
            for each in entries(path, found, "exclusions")
        ),
        terms=tuple(_terms(path, found)),
        faults=faults_of(folder / "faults.yaml", faults.get(Path(labels).stem, ())),
    )


def obligation(path: Path, entry: Mapping[str, Any]) -> LabelledObligation:
    """The labelled obligation of an entry.

    Raises:
        LabelsInvalid: it has no id, no modality, or neither quote nor span.
    """
    missing = {"id", "modality"} - entry.keys()
    if missing or not ("quote" in entry or "span" in entry):
        raise LabelsInvalid(
            f"{path}: an obligation needs id, modality, and quote or span; it has {sorted(entry)}"
        )
    span = entry.get("span")
    return LabelledObligation(
        id=str(entry["id"]),
        modality=cast("Modality", str(entry["modality"])),
        quote=str(entry.get("quote", "")),
        party=_words(entry.get("party")),
        deadline=_words(entry.get("deadline")),
        trigger=_words(entry.get("trigger")),
        risk=cast("Risk | None", _words(entry.get("risk"))),
        span=(int(span[0]), int(span[1])) if span else None,
    )


def _terms(path: Path, found: Mapping[str, Any]) -> list[LabelledTerm]:
    terms = found.get("terms")
    if not isinstance(terms, dict):
        raise LabelsInvalid(f"{path}: a mapping terms is expected")
    return [
        LabelledTerm(id_)
        if each == ABSENT
        else LabelledTerm(id_, each["value"], str(each["quote"]))
        for id_, each in cast("dict[str, Any]", terms).items()
    ]


def faults_of(path: Path, listed: Iterable[Mapping[str, Any]]) -> tuple[Fault, ...]:
    """The faults that `path` lists.

    Raises:
        LabelsInvalid: one has a key that no fault has.
    """
    try:
        return tuple(Fault(**each) for each in listed)
    except TypeError as error:
        raise LabelsInvalid(f"{path}: {error}") from error


def _words(value: object) -> str | None:
    return None if value is None else str(value)
