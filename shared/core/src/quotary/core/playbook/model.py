"""A playbook as the core holds it: frozen, hashable, and valid once compiled.

Keys of the file and attributes here have the same names; `playbooks/README.md` explains each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from quotary.core.named_rules.registered import Param
from quotary.core.playbook.chunk_model import ChunkSize, KeyTermSpec, ObligationPolicy
from quotary.core.playbook.unary import Test
from quotary.core.verdict import Verdict

FieldType = Literal["number", "boolean", "string", "date"]
Scope = Literal["document", "clause", "chunk"]
Absence = Literal["accept", "fallback", "reject", "missing"]
Proof = Literal["", "any", "true", "false"]


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """One value that the model fills in and code reads again from the verified quote.

    `derive` names the reader, "" where none is named. `yes` and `no` are its cues (`yes_no`);
    `near` the words beside the value that is meant (numbers and dates); `us` our own names
    (`duty.bound`).
    `values` are the only strings allowed, () where any is.
    `prove_when` names the value ("true", "false" or "any") that counts only where the reader
    finds it in the quote: otherwise it is unknown.
    """

    name: str
    type: FieldType
    description: str = ""
    derive: str = ""
    yes: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    prove_when: Proof = ""
    near: tuple[str, ...] = ()
    us: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def options(self) -> Mapping[str, object]:
        """What the reader is given besides the text."""
        given = {"yes": self.yes, "no": self.no, "near": self.near, "us": self.us}
        return {name: list(cues) for name, cues in given.items() if cues}


@dataclass(frozen=True, slots=True)
class Condition:
    """One cell: the field it names and the test on it."""

    field: str
    test: Test


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a decision table: every condition must hold; without any, it always matches.

    `because` is the lawyer's sentence; `{name}` in it stands for a field's value.
    """

    when: tuple[Condition, ...]
    verdict: Verdict
    because: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RuleCall:
    """A registered rule by name, with its parameters sorted by name."""

    name: str
    params: tuple[tuple[str, Param], ...] = ()
    line: int = field(default=0, compare=False)

    def mapping(self) -> Mapping[str, Param]:
        """The parameters by name."""
        return dict(self.params)


@dataclass(frozen=True, slots=True)
class Position:
    """One thing the company has a view on.

    `cues` are words that show the topic is there: a hit disputes a claimed absence, and a quote
    for the position must contain one. `adverse` are phrases that dispute a clean reading wherever
    they occur. `plain` are the words that a sentence which an accept rests on is made of, besides
    those of grammar; () switches that check off. In clause scope `harmless` are phrases that other
    sentences of its clause may be made of, and `touches` words by which a sentence elsewhere speaks
    of it; () switches either check off. `rows` or `rule` decide; in clause scope both may
    be empty, and then the suggested class does. `mandatory` says that absence is reported as
    missing.
    """

    id: str
    title: str
    requirement: str
    critical: bool = False
    mandatory: bool = False
    if_absent: Absence = "accept"
    fields: tuple[FieldSpec, ...] = ()
    rows: tuple[Row, ...] = ()
    rule: RuleCall | None = None
    fallback_comment: str = ""
    insert_text: str = ""
    cues: tuple[str, ...] = ()
    adverse: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    harmless: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()
    acceptable: str = ""
    negotiable: str = ""
    unacceptable: str = ""
    line: int = field(default=0, compare=False)

    @property
    def absent_verdict(self) -> Verdict:
        """What absence weighs; `missing` weighs as much as a fallback."""
        return Verdict.FALLBACK if self.if_absent == "missing" else Verdict(self.if_absent)

    def spec(self, name: str) -> FieldSpec | None:
        """The field of that name."""
        return next((spec for spec in self.fields if spec.name == name), None)


@dataclass(frozen=True, slots=True)
class OtherType:
    """A type of document that this playbook is not for, and the words that give it away."""

    name: str
    cues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Playbook:
    """A company's policy on one type of document.

    `document_type` is "" where the playbook takes any. `type_cues` in the title or opening speak
    for that type, those of `other_types` against it. `threshold` is the confidence, 0 to 1,
    under which a proposal raises an alert. `usual` are words that contracts of this type have
    beside the positions: rights, exceptions and conditions not covered by them raise an alert (in
    document scope; () switches the check off). `harmless` are phrases of
    sentences that change no position, in clause scope. `obligations`, `chunk` and `terms` are read
    in chunk scope alone, which has no positions.
    """

    id: str
    version: str
    title: str
    we_are: str
    language: str
    scope: Scope
    positions: tuple[Position, ...] = ()
    document_type: str = ""
    type_cues: tuple[str, ...] = ()
    other_types: tuple[OtherType, ...] = ()
    threshold: float = 0.0
    usual: tuple[str, ...] = ()
    harmless: tuple[str, ...] = ()
    obligations: ObligationPolicy = field(default_factory=ObligationPolicy)
    chunk: ChunkSize = field(default_factory=ChunkSize)
    terms: tuple[KeyTermSpec, ...] = ()

    def __hash__(self) -> int:
        """A few fields tell playbooks apart: hashing thousands of cues at each look-up costs."""
        return hash((self.id, self.version, self.language, len(self.positions), len(self.usual)))

    def term(self, id_: str) -> KeyTermSpec | None:
        """The key term of that id; None where the playbook asks for no such term."""
        return next((term for term in self.terms if term.id == id_), None)

    @property
    def reads_unquoted(self) -> bool:
        """True where what no reply quotes is read as well: it is said what is usual, in English."""
        return bool(self.usual) and self.scope == "document" and self.language == "en"

    def position(self, id_: str) -> Position | None:
        """The position of that id; None where the playbook does not address it."""
        return next((position for position in self.positions if position.id == id_), None)
