"""Writes the documents of samples/obligations and their labels from the marked sources.

Run from the project's folder: `uv run python samples/make_obligations.py [FOLDER]`. The sources
hold the text and, as marks in it, the labels; `obligation_marks.py` says how.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from obligation_marks import Marked, marked, plain
from ruamel.yaml import YAML
from typeset import Sheet, typeset

HERE = Path(__file__).parent
SOURCES = HERE / "sources" / "obligations"
LABELS = HERE / "obligations"

_EACH: Final = (
    "[Ee]ach party",
    "[Nn]either party",
    "[Ee]ither party",
    "[Tt]he parties",
    "A party",
    "The party",
    "[Nn]either of them",
)
_MSA = Sheet(
    title="Master Services Agreement",
    header="Acme Industries Inc. / Specimen Systems Limited",
    footer="Master Services Agreement",
    page_of="Page {page} of {total}",
    language="en_US",
    paper="letter",
    size=12.0,
    leading=18.8,
    margin=80.0,
)
_FACILITIES = Sheet(
    title="Facilities Services Agreement",
    header="Acme Industries Inc. / Specimen Facilities LLC",
    footer="Facilities Services Agreement",
    page_of="Page {page} of {total}",
    language="en_US",
    paper="letter",
)


@dataclass(frozen=True)
class Source:
    """A document, how it is set, and the names of its parties by their letter."""

    stem: str
    suffix: str
    names: Mapping[str, Sequence[str]]
    language: str = "en"
    sheet: Sheet | None = None
    parts: tuple[str, ...] = ()
    wrapped: int = 0
    about: str = ""

    @property
    def file(self) -> str:
        """The document's file name."""
        return f"{self.stem}{self.suffix}"

    def text(self) -> str:
        """The marked source."""
        if self.parts:
            found = sorted((SOURCES / self.parts[0]).glob("*.txt"))
            return "\n\n".join(part.read_text(encoding="utf-8").strip() for part in found)
        return (SOURCES / f"{self.stem}.txt").read_text(encoding="utf-8").strip()

    def content(self) -> bytes:
        """The document's bytes."""
        text = plain(self.text())
        if self.sheet is not None:
            return typeset(text, self.sheet)
        return (_wrapped(text, self.wrapped) + "\n").encode()

    def labels(self) -> list[Marked]:
        """Everything that is marked, in document order."""
        return list(marked(self.text(), self.names))


SOURCES_OF_OBLIGATIONS: Final = (
    Source(
        "facilities-services",
        ".pdf",
        {"K": ["The Contractor", "the Contractor"], "A": ["Acme"], "E": _EACH},
        sheet=_FACILITIES,
        about="A services agreement; two typeset pages with header, footer and hyphenation.",
    ),
    Source(
        "covenant-letter",
        ".txt",
        {"B": ["[Tt]he Borrower"], "L": ["[Tt]he Bank"]},
        wrapped=88,
        about="A bank's facility letter with covenants; hard-wrapped lines.",
    ),
    Source(
        "data-processing-addendum",
        ".md",
        {"P": ["[Tt]he Processor"], "C": ["[Tt]he Controller"], "E": _EACH},
        about="A data processing addendum in Markdown; many key terms are absent.",
    ),
    Source(
        "market-rulebook",
        ".txt",
        {
            "M": ["(?:A|a|the|No) Member", "The compliance officer"],
            "0": ["The Authority"],
        },
        wrapped=76,
        about="A rulebook of a market; the duties are those of members, and no key term is stated.",
    ),
    Source(
        "terceirizacao",
        ".txt",
        {
            "D": ["[Aa] CONTRATADA", "à CONTRATADA"],
            "T": ["[Aa] CONTRATANTE"],
            "E": ["[Aa]s partes", "Qualquer das partes"],
        },
        language="pt",
        about="A Portuguese outsourcing contract for customer contact and collection.",
    ),
    Source(
        "master-services-agreement",
        ".pdf",
        {"S": ["[Tt]he Supplier"], "C": ["[Tt]he Customer"], "E": _EACH},
        sheet=_MSA,
        parts=("msa",),
        about="35 clauses and 19 schedules on about sixty typeset pages.",
    ),
)


def _wrapped(text: str, width: int) -> str:
    if not width:
        return text
    return "\n\n".join(
        "\n".join(line for row in block.split("\n") for line in wrap(row, width))
        for block in text.split("\n\n")
    )


@dataclass
class _Ids:
    """Numbers labels within their clause: 4.2, 4.2-2, 4.2-3."""

    seen: dict[str, int] = field(default_factory=dict[str, int])

    def next(self, clause: str) -> str:
        count = self.seen[clause] = self.seen.get(clause, 0) + 1
        name = clause or "0"
        return name if count == 1 else f"{name}-{count}"


def labels_of(source: Source) -> dict[str, Any]:
    """The labels of one document, as its YAML file holds them."""
    obligations, exclusions = _Ids(), _Ids()
    found = source.labels()
    return {
        "file": source.file,
        "language": source.language,
        "about": source.about,
        "obligations": [
            {
                "id": obligations.next(each.clause),
                "modality": each.modality,
                "party": each.party,
                "deadline": each.deadline,
                "trigger": each.trigger,
                "risk": each.risk,
                "quote": each.quote,
            }
            for each in found
            if not each.why
        ],
        "exclusions": [
            {"id": exclusions.next(each.clause), "why": each.why, "quote": each.quote}
            for each in found
            if each.why
        ],
        "terms": _terms(source.stem),
    }


def _terms(stem: str) -> dict[str, Any]:
    found = YAML(typ="safe", pure=True).load((SOURCES / "terms.yaml").read_text(encoding="utf-8"))
    return dict(found[stem])


def label_file(source: Source) -> str:
    """The text of the document's label file."""
    yaml = YAML(typ="safe", pure=True)
    yaml.width = 96
    yaml.allow_unicode = True
    yaml.default_flow_style = False
    yaml.sort_base_mapping_type_on_output = False  # pyright: ignore[reportAttributeAccessIssue]
    out = StringIO()
    out.write("# Made by samples/make_obligations.py from the marks in samples/sources.\n")
    yaml.dump(labels_of(source), out)
    return out.getvalue()


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else LABELS
    folder.mkdir(parents=True, exist_ok=True)
    for each in SOURCES_OF_OBLIGATIONS:
        content = each.content()
        (folder / each.file).write_bytes(content)
        (folder / f"{each.stem}.yaml").write_text(label_file(each), encoding="utf-8")
        print(each.file, f"{len(content):,} bytes,", len(labels_of(each)["obligations"]), "labels")
