"""Contracts made of clauses whose meaning is known, and the honest reply to each."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st


@dataclass(frozen=True)
class Wording:
    """One way to write a clause: the sentences, the ones an honest reader quotes, and the fields.

    `clean` says whether the playbook of `small_playbook` accepts it.
    """

    text: str
    quotes: tuple[str, ...]
    fields: Mapping[str, Any]
    clean: bool


def _one(text: str, *, clean: bool, **fields: Any) -> Wording:
    return Wording(text, (text,), fields, clean)


ABSENT = Wording("", (), {}, clean=False)

WORDINGS: Mapping[str, Sequence[Wording]] = {
    "term": (
        _one("The obligations of confidentiality survive for three (3) years after disclosure.",
             clean=True, years=3, perpetual=False),
        _one("The duty of confidentiality survives two years after the end of this Agreement.",
             clean=True, years=2, perpetual=False),
        _one("The obligations of confidentiality survive for five (5) years after disclosure.",
             clean=False, years=5, perpetual=False),
        _one("The obligations of confidentiality survive for seven years after disclosure.",
             clean=False, years=7, perpetual=False),
        _one("The obligations of confidentiality survive in perpetuity.",
             clean=False, years=None, perpetual=True),
        _one("The obligations of confidentiality survive one year after disclosure.",
             clean=False, years=1, perpetual=False),
        ABSENT,
    ),
    "residuals": (
        Wording("", (), {}, clean=True),
        _one("The Recipient is free to use any residual information for its own products.",
             clean=False, residuals=True),
        _one("Nothing restricts what its personnel keep in unaided memory.",
             clean=False, residuals=True),
    ),
    "purpose": (
        _one("The Recipient shall use Confidential Information solely for the purpose of the work.",
             clean=True, limited=True),
        _one("Such information is used only for the purpose of the work and for no other purpose.",
             clean=True, limited=True),
        _one("The Recipient may use Confidential Information for any lawful purpose.",
             clean=False, limited=False),
        ABSENT,
    ),
    "governing_law": (
        _one("This Agreement is governed by the laws of the State of Delaware.",
             clean=True, jurisdiction="Delaware"),
        _one("This Agreement is governed by the laws of the State of New York.",
             clean=True, jurisdiction="New York"),
        _one("This Agreement is governed by the laws of the State of Texas.",
             clean=False, jurisdiction="Texas"),
        _one("This Agreement is governed by the laws of England and Wales.",
             clean=False, jurisdiction="England and Wales"),
        ABSENT,
    ),
}  # fmt: skip

FILLER = (
    "The Vendor is a corporation organized in Delaware and has paid its fees for three years.",
    "Each party shall bear its own costs of preparing this Agreement.",
    "Notices shall be sent in writing to the addresses stated above.",
    "Invoices are due within two (2) years of the audit and no later than thirty days.",
    "The headings of this Agreement do not affect its meaning.",
    "The Vendor has served customers in New York and California for three years.",
    "Records of deliveries are kept for three (3) years by the accounting department.",
)


@dataclass(frozen=True)
class Made:
    """A contract, its sentences, and what an honest reader replies."""

    text: str
    sentences: tuple[str, ...]
    reply: Mapping[str, Any] = field(default_factory=dict[str, Any])
    clean: bool = True

    @property
    def raw(self) -> str:
        """The honest reply as a model writes it."""
        return json.dumps(self.reply)


def made(chosen: Mapping[str, Wording], filler: Sequence[str], order: Sequence[int]) -> Made:
    """The contract of the chosen wordings, its clauses and filler in the given order."""
    sentences = [w.text for w in chosen.values() if w.text] + list(filler)
    placed = [sentences[number] for number in order]
    clauses = "\n\n".join(f"{number}. {text}" for number, text in enumerate(placed, start=1))
    text = (
        f"MUTUAL NON-DISCLOSURE AGREEMENT\n\nbetween Acme Industries and Vendor Inc.\n\n{clauses}\n"
    )
    entries = [
        {
            "id": id_,
            "present": bool(wording.quotes),
            "quotes": list(wording.quotes),
            "fields": dict(wording.fields) or _nulls(id_),
        }
        for id_, wording in chosen.items()
    ]
    reply = {"document_type": "nda", "counterparty": "Vendor Inc.", "positions": entries}
    said = tuple(placed) or ("between Acme Industries and Vendor Inc.",)
    return Made(text, said, reply, all(w.clean for w in chosen.values()))


def _nulls(position: str) -> dict[str, Any]:
    """The fields of a position that is absent."""
    return {name: None for wording in WORDINGS[position] for name in wording.fields}


@st.composite
def contracts(draw: st.DrawFn) -> Made:
    """Contracts of every mixture of wordings, clean ones among them."""
    chosen = {id_: draw(st.sampled_from(ways)) for id_, ways in WORDINGS.items()}
    filler = draw(st.lists(st.sampled_from(FILLER), max_size=4, unique=True))
    count = len([w for w in chosen.values() if w.text]) + len(filler)
    order = draw(st.permutations(range(count)))
    return made(chosen, filler, order)
