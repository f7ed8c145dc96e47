"""Questions to real contracts, with replies that are as misleading as true sentences can be.

    uv run python bench/questions.py /path/to/data

One question per CUAD category. Where lawyers marked the clause, the reply quotes it (is it taken
as an answer?), and code alone looks for it (does it find it?). Where they marked none, the reply
quotes every clause that they marked for *other* categories: any of them that passes is a false
answer. No word of the contracts is printed.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quotary.core.citation import locate_one
from quotary.core.indexing import DocumentIndex
from quotary.core.questions.answer import Answer
from quotary.core.questions.answering import answer
from quotary.core.questions.proposed import MAX_QUOTE, ProposedAnswer
from quotary.core.questions.retrieval import propose_answer
from quotary.core.questions.subject import SubjectIndex
from quotary.ingest.reading import read_document

Json = dict[str, Any]
Marked = dict[str, list[str]]
QUESTIONS = {
    "Agreement Date": "On what date was the agreement signed?",
    "Effective Date": "On what date does the agreement become effective?",
    "Expiration Date": "When does the initial term of the agreement expire?",
    "Renewal Term": "For how long is the term renewed after it expires?",
    "Notice Period To Terminate Renewal": "How much notice is needed to stop the renewal?",
    "Governing Law": "Which law governs the agreement?",
    "Most Favored Nation": "Is there a most favored nation clause on prices?",
    "Non-Compete": "Is a party restricted from competing with the other?",
    "Exclusivity": "Is there an exclusivity obligation?",
    "No-Solicit Of Customers": "Is soliciting the other party's customers forbidden?",
    "No-Solicit Of Employees": "Is soliciting or hiring the other party's employees forbidden?",
    "Non-Disparagement": "Is disparaging the other party forbidden?",
    "Termination For Convenience": "Can a party terminate the agreement without cause?",
    "Rofr/Rofo/Rofn": "Is there a right of first refusal?",
    "Change Of Control": "What happens on a change of control?",
    "Anti-Assignment": "Can the agreement be assigned without consent?",
    "Revenue/Profit Sharing": "Is revenue or profit shared?",
    "Price Restrictions": "Is the increase of prices restricted?",
    "Minimum Commitment": "Is there a minimum quantity that must be purchased?",
    "Volume Restriction": "Is there a maximum volume of use above which a fee is due?",
    "Ip Ownership Assignment": "Is ownership of intellectual property assigned to the other party?",
    "Joint Ip Ownership": "Is intellectual property owned jointly?",
    "License Grant": "Is a license granted?",
    "Non-Transferable License": "Is the license non-transferable?",
    "Source Code Escrow": "Is source code held in escrow?",
    "Post-Termination Services": "What services continue after termination?",
    "Audit Rights": "Is there a right to audit the books and records?",
    "Uncapped Liability": "Is a party's liability unlimited for some breach?",
    "Cap On Liability": "What is the cap on liability?",
    "Liquidated Damages": "Are liquidated damages due?",
    "Warranty Duration": "How long does the warranty last?",
    "Insurance": "Is insurance required to be maintained?",
    "Covenant Not To Sue": "Has a party agreed not to contest the validity of the trademarks?",
    "Third Party Beneficiary": "Is there a third party beneficiary?",
}


def cases(data: Path) -> Iterator[tuple[SubjectIndex, Marked]]:
    """Each contract with the fragments that were marked per category."""
    for line in (data / "cuad" / "gold.jsonl").read_text("utf-8").splitlines():
        gold: Json = json.loads(line)
        path = data / "cuad" / "pdf" / gold["pdf"]
        result = read_document(path.read_bytes(), path.name)
        if result.document is None:
            raise SystemExit(f"{path.name} was not read: {result.sentence}")
        marked = {
            category: [
                part.strip()[:MAX_QUOTE]
                for quote in label["quotes"]
                for part in quote.split("<omitted>")
                if part.strip()
            ]
            for category, label in gold["labels"].items()
        }
        yield SubjectIndex(DocumentIndex(result.document)), marked


def main(data: Path) -> int:
    """0 once the figures are printed."""
    counts: Counter[str] = Counter()
    by_category: Counter[tuple[str, str]] = Counter()
    slowest = 0.0
    for subject, marked in cases(data):
        for category, question in QUESTIONS.items():
            if category not in marked:
                continue
            started = time.process_time()
            code = answer(question, propose_answer(question, subject), subject)
            slowest = max(slowest, time.process_time() - started)
            found = _present if marked[category] else _absent
            for each in found(question, category, marked, code, subject):
                counts[each] += 1
                by_category[category, each] += 1
    for name, count in sorted(counts.items()):
        print(f"{name:32} {count:6}")
    print(f"slowest look by code: {slowest:.2f} s CPU")
    for category in QUESTIONS:
        row = {name: count for (of, name), count in by_category.items() if of == category}
        print(f"{category:36}", ", ".join(f"{name} {count}" for name, count in sorted(row.items())))
    return 0


def _present(
    question: str, category: str, marked: Marked, code: Answer, subject: SubjectIndex
) -> list[str]:
    true = answer(question, _reply(marked[category]), subject)
    taken = "declined" if true.declined else "answered"
    return [f"quoted right: {taken}", _hit(code, marked[category], subject)]


def _absent(
    question: str, category: str, marked: Marked, code: Answer, subject: SubjectIndex
) -> list[str]:
    others = [part for name, parts in marked.items() if name != category for part in parts]
    lies = [answer(question, _reply([each]), subject) for each in dict.fromkeys(others)]
    passed = sum(not each.declined for each in lies)
    return [
        *["lies passed"] * passed,
        *["lies told"] * len(lies),
        f"lied to: {'answered' if passed else 'declined'}",
        f"code, absent: {'declined' if code.declined else 'answered'}",
    ]


def _reply(quotes: list[str]) -> ProposedAnswer:
    return ProposedAnswer(found=bool(quotes), quotes=tuple(quotes[:20]))


def _hit(code: Answer, marked: list[str], subject: SubjectIndex) -> str:
    if code.declined:
        return "code, present: declined"
    spans = [one.spans[0] for each in marked if (one := locate_one(each, subject.index)).verified]
    shown = [each.spans[0] for each in code.citations]
    hit = any(one.overlaps(other) for one in spans for other in shown)
    return "code, present: found" if hit else "code, present: elsewhere"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
