"""One matter in full, put together from its dossier."""

from __future__ import annotations

from pydantic import Field

from quotary.api.events.documents import Documents
from quotary.api.matters.changes import Change
from quotary.api.matters.describing import MatterSummary, RunSummary, runs_of, summary
from quotary.api.matters.dossier import Dossier, read_dossier
from quotary.api.matters.replayed import document_subject
from quotary.api.matters.runs import run_named
from quotary.api.matters.whole import comments_of, decided
from quotary.api.store.reading import Kept
from quotary.api.view.document import DocumentDetail, document_detail
from quotary.api.view.findings import FindingDetail, SaidAlert, findings, said
from quotary.api.view.review import Review, review
from quotary.core.document import Document
from quotary.log.facts.commented import Commented
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.matter_state import MatterState, RunState
from quotary.log.service import Bench
from quotary.log.subjects import contract


class MatterDetail(MatterSummary):
    """One matter with its runs, and the shown run in full."""

    shown: str = Field(description="The run that document, findings and review are of.")
    runs: list[RunSummary]
    document: DocumentDetail | None
    findings: list[FindingDetail]
    alerts: list[SaidAlert] = Field(description="Of the document as a whole.")
    routing_rule: str = Field(description="The rule behind the route, in one sentence.")
    missing_withheld: bool
    history: list[Change] = Field(description="Runs and acts in order, with the people.")
    review: Review


class Detailing:
    """Reads matters in full."""

    def __init__(self, bench: Bench, documents: Documents) -> None:
        self._bench = bench
        self._documents = documents

    async def of(self, kept: Kept, run_name: str = "") -> MatterDetail:
        """The matter with the named run, or with the one that counts.

        Raises:
            NotFound: the matter has no such run.
            ContentMissing, BrokerUnavailable: its parts cannot be read.
        """
        state = kept.state
        run = run_named(state, run_name)
        dossier = await read_dossier(self._bench, state.tenant, state.matter, kept.first_seq)
        document = await self._document(state, run, dossier)
        content = self._bench.content
        whole = await decided(content, dossier.of(Routed, run.run))
        decision, given = whole.decision, whole.given
        comments = await comments_of(content, dossier.of(Commented, run.run))
        return MatterDetail(
            **summary(kept.row).model_dump(),
            shown=run.run,
            runs=runs_of(state),
            document=_described(state, run, dossier, document),
            findings=findings(decision, given, document, comments, run.overrides),
            alerts=said(decision.alerts) if decision else [],
            routing_rule=decision.rule if decision else "",
            missing_withheld=decision.missing_withheld if decision else False,
            history=dossier.history,
            review=review(state.matter, run, decision, given, document),
        )

    async def review(self, kept: Kept, run_name: str = "") -> Review:
        """The review alone.

        Raises:
            NotFound: the matter has no such run.
            ContentMissing, BrokerUnavailable: its parts cannot be read.
        """
        return (await self.of(kept, run_name)).review

    async def _document(
        self, state: MatterState, run: RunState, dossier: Dossier
    ) -> Document | None:
        name = document_subject(
            state, run, contract(state.tenant, state.matter, run.run, Ingested.event)
        )
        ingested = dossier.of(Ingested, name.run)
        return await self._documents.of(name) if ingested is not None and ingested.ok else None


def _described(
    state: MatterState, run: RunState, dossier: Dossier, document: Document | None
) -> DocumentDetail | None:
    name = document_subject(
        state, run, contract(state.tenant, state.matter, run.run, Submitted.event)
    )
    submitted = dossier.of(Submitted, name.run)
    if submitted is None:
        return None
    return document_detail(submitted, dossier.of(Ingested, name.run), document)
