"""What the readers make of sentences that lawyers marked and answered, and how long they take.

    uv run bench/readers.py [--data ../shared/data] [--json]

CUAD gives an answer for the governing law and the dates of 27 contracts, ContractNLI one for notice
of compelled disclosure in 61 agreements. Counted are readings that agree with the answer, readings
that abstain, and readings that state another value: the last must be none. Every one of either kind
is listed. Times are CPU time of this process for one excerpt, and for one text of 500,000
characters that no excerpt will ever be.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quotary.core.readers import KINDS, READERS, Reading, derive, jurisdiction_code, read
from quotary.core.readers.territories import same_law

LONG_TEXT = 500_000


@dataclass(frozen=True, slots=True)
class Answered:
    """One excerpt with the value of a lawyer's answer, None where that is no single one."""

    what: str
    excerpt: str
    answer: str | bool | None
    reading: Reading

    @property
    def outcome(self) -> str:
        """Agrees, abstains or differs."""
        if self.reading.status != "value":
            return "agrees" if self.answer is None else "abstains"
        value = self.reading.value
        if isinstance(value, str) and isinstance(self.answer, str) and same_law(value, self.answer):
            return "agrees"
        return "agrees" if value == self.answer else "differs"


def answered(data: Path) -> Iterator[Answered]:
    """Yields every excerpt under `data` that has an answer the readers could give."""
    for line in (data / "cuad" / "gold.jsonl").read_text("utf-8").splitlines():
        labels = json.loads(line)["labels"]
        law = labels.get("Governing Law", {"quotes": []})
        for quote in law["quotes"]:
            yield _law(quote, law["answer"])
        for name in ("Agreement Date", "Effective Date"):
            label = labels.get(name, {"quotes": []})
            for quote in label["quotes"]:
                day = _day(label["answer"])
                if day:
                    yield Answered("date", quote, day, read("date", quote))
    for line in (data / "contractnli" / "dev.jsonl").read_text("utf-8").splitlines():
        label = json.loads(line)["labels"]["nda-8"]
        if label["choice"] == "Entailment":
            text = "\n".join(label["quotes"])
            yield Answered("notice", text, answer=True, reading=read("notice.required", text))


def _law(quote: str, answer: str) -> Answered:
    code = jurisdiction_code(re.sub(r",(?=\S)", ", ", answer))
    return Answered("governing law", quote, code, read("jurisdiction", quote))


def _day(answer: str) -> str:
    """The ISO date of an American answer such as "7/15/05"; "" if it leaves something blank."""
    match = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{2})", answer.strip())
    if match is None:
        return ""
    month, day, year = (int(part) for part in match.groups())
    return f"{1900 + year if year > 50 else 2000 + year}-{month:02}-{day:02}"


def seconds_for(texts: list[str]) -> dict[str, float]:
    """Mean CPU seconds of one reading by kind; every text is read once, so no cache helps."""
    times: dict[str, float] = {}
    for kind in KINDS:
        start = time.process_time()
        for text in texts:
            derive(kind, text, "en")
        times[kind] = (time.process_time() - start) / len(texts)
    return times


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--data", type=Path, default=Path("../shared/data"))
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    options = parser.parse_args()
    found = list(answered(options.data))
    counts = {
        what: dict(Counter(one.outcome for one in found if one.what == what))
        for what in dict.fromkeys(one.what for one in found)
    }
    lines = (options.data / "contractnli" / "dev.jsonl").read_text("utf-8").splitlines()
    long_text = "\n".join(json.loads(line)["text"] for line in lines * 3)[:LONG_TEXT]
    short = seconds_for(list(dict.fromkeys(one.excerpt for one in found)))
    long = seconds_for([long_text])
    if options.json:
        print(json.dumps({"answers": counts, "seconds": short, "seconds_500k": long}))
        return
    print(f"{len(READERS)} readers, {len(found)} excerpts with an answer")
    for what, outcomes in counts.items():
        listed = ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items()))
        print(f"  {what:14} {listed}")
    for one in found:
        if one.outcome != "agrees":
            excerpt = " ".join(one.excerpt.split())[:160]
            print(f"  {one.outcome}: {one.answer} / {one.reading.value} | {excerpt}")
    for kind in KINDS:
        print(f"  {kind:14} {short[kind] * 1e6:8.0f} µs an excerpt {long[kind]:8.2f} s for 500,000")


if __name__ == "__main__":
    main()
