"""A new version of a matter's document: the matter's next run."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from quotary.api.matters.dossier import read_dossier
from quotary.api.matters.facts import MatterFacts
from quotary.api.matters.submitting import Submitting, Upload
from quotary.api.problems import KeyReused, NotFound, NotNow
from quotary.log.claiming import Claim, claim_run, run_number, same_document
from quotary.log.facts.submitted import Proposer, Submitted
from quotary.log.matter_state import MatterState
from quotary.log.service import Bench
from quotary.log.subjects import contract


@dataclass(frozen=True, slots=True)
class VersionTerms:
    """How the new version is to be reviewed; what is empty stays as it was."""

    playbook: str = ""
    proposer: Proposer | None = None
    lane: Literal["interactive", "bulk"] = "interactive"
    paced: bool = False
    request_key: str = ""
    recordings: tuple[bytes, ...] = ()


class Versions:
    """Takes new versions of documents for one tenant."""

    def __init__(self, bench: Bench, facts: MatterFacts, submitting: Submitting) -> None:
        self._bench = bench
        self._facts = facts
        self._submitting = submitting
        self._tenant = bench.settings.tenant

    async def submit(self, matter: str, upload: Upload, terms: VersionTerms) -> Claim:
        """The run that the version came to; the one that its key had opened before (`already`).

        Raises:
            NotFound: no such matter or playbook.
            NotNow: the bytes are those of the newest run, so there is nothing to amend.
            KeyReused: the Idempotency-Key came with another document before.
            TooBig: the document is over the limit.
            BrokerUnavailable: the log cannot be read or written.
        """
        self._submitting.check_size(upload)
        await self._submitting.check_playbook(terms.playbook or "auto")
        state = await self._facts.state(matter)
        if state is None or state.erased or not state.runs:
            raise NotFound(f"There is no matter {matter}.")
        content = await upload.read()
        earlier = await self._submissions(state)
        known = _known(earlier, content, terms.request_key)
        if known is not None:
            run, submitted = known
            subject = contract(self._tenant, matter, run, Submitted.event)
            return Claim(subject, submitted, state.runs[run].first_seq, already=True)
        return await self._claim(state, earlier, upload, content, terms)

    async def _claim(
        self,
        state: MatterState,
        earlier: dict[str, Submitted],
        upload: Upload,
        content: bytes,
        terms: VersionTerms,
    ) -> Claim:
        last = max(earlier, key=run_number)
        before, matter = earlier[last], state.matter
        if before.document and before.document.sha256 == hashlib.sha256(content).hexdigest():
            raise NotNow(
                f"{upload.filename} has the very bytes of run {last}: that is no new version. "
                "POST …/review starts another run of the same document."
            )
        put = self._bench.content.put
        fact = Submitted.now(
            by="api",
            cause=contract(self._tenant, matter, last, Submitted.event),
            document=await put(self._tenant, matter, content),
            filename=upload.filename,
            media_type=upload.media_type[:255],
            playbook=terms.playbook or before.playbook,
            source=before.source,
            external_id=before.external_id,
            proposer=terms.proposer or before.proposer,
            trigger="amendment",
            lane=terms.lane,
            paced=terms.paced,
            recordings=tuple([await put(self._tenant, matter, each) for each in terms.recordings]),
            request_key=terms.request_key,
        )

        def same(other: Submitted) -> bool:
            # Two people, or one request twice, with the same document at the same moment.
            return other.request_key == fact.request_key and same_document(fact)(other)

        return await claim_run(
            self._bench.recorder, self._tenant, matter, fact, same=same, first=run_number(last) + 1
        )

    async def _submissions(self, state: MatterState) -> dict[str, Submitted]:
        first = min(run.first_seq for run in state.runs.values())
        dossier = await read_dossier(self._bench, state.tenant, state.matter, first)
        return {
            run: fact
            for (run, _), fact in dossier.by_run.items()
            if isinstance(fact, Submitted) and run_number(run)
        }


def _known(earlier: dict[str, Submitted], content: bytes, key: str) -> tuple[str, Submitted] | None:
    """The run that the key had opened before."""
    found = next(((run, each) for run, each in earlier.items() if each.request_key == key), None)
    if not key or found is None:
        return None
    document = found[1].document
    if document is None or document.sha256 != hashlib.sha256(content).hexdigest():
        raise KeyReused(
            f"The key {key!r:.100} came with another document before (run {found[0]}): use a new "
            "key.",
            run=found[0],
        )
    return found
