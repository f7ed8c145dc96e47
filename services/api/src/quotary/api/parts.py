"""What the routes work with: one object per process, put together in `app`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from quotary.api.events.documents import Documents
from quotary.api.events.encoding import Encoder
from quotary.api.events.hub import Hub
from quotary.api.events.stream import Streams
from quotary.api.matters.acting import Acting
from quotary.api.matters.detailing import Detailing
from quotary.api.matters.facts import MatterFacts
from quotary.api.matters.rerunning import Rerunning
from quotary.api.matters.submitting import Submitting
from quotary.api.policies.publishing import Publishing
from quotary.api.policies.replaying import Replaying
from quotary.api.projecting.progress import Progress
from quotary.api.questions.asking import Asking
from quotary.api.questions.many import AskingMany
from quotary.api.questions.reading import QuestionReading
from quotary.api.register.row_acts import RowActs
from quotary.api.register.versions import Versions
from quotary.api.settings import ApiSettings
from quotary.api.store.database import Database
from quotary.log.service import Bench


@dataclass(frozen=True, slots=True)
class Parts:
    """The api's parts."""

    settings: ApiSettings
    bench: Bench
    database: Database
    progress: Progress
    hub: Hub
    documents: Documents
    facts: MatterFacts
    streams: Streams
    submitting: Submitting
    detailing: Detailing
    acting: Acting
    rerunning: Rerunning
    versions: Versions
    publishing: Publishing
    replaying: Replaying
    questions: QuestionReading
    asking: Asking
    asking_many: AskingMany

    @property
    def tenant(self) -> str:
        """The tenant this process works for."""
        return self.settings.tenant


def make_parts(settings: ApiSettings, bench: Bench, database: Database) -> Parts:
    """The parts over one connection and one database."""
    documents = Documents(bench)
    encoder = Encoder(documents, bench.content)
    hub = Hub(bench, encoder)
    facts = MatterFacts(bench, database)
    questions = QuestionReading(bench, documents)
    asking = Asking(bench, facts, questions)
    progress = Progress(database)
    submitting = Submitting(bench, settings)
    row_acts = RowActs(database, progress, settings.sign_off_sample)
    return Parts(
        settings=settings,
        bench=bench,
        database=database,
        progress=progress,
        hub=hub,
        documents=documents,
        facts=facts,
        streams=Streams(bench, hub, encoder, facts),
        submitting=submitting,
        detailing=Detailing(bench, documents),
        acting=Acting(bench, facts, row_acts),
        rerunning=Rerunning(bench, facts),
        versions=Versions(bench, facts, submitting),
        publishing=Publishing(bench),
        replaying=Replaying(bench, database),
        questions=questions,
        asking=asking,
        asking_many=AskingMany(asking, questions),
    )


def _parts(request: Request) -> Parts:
    found = request.app.state.parts
    assert isinstance(found, Parts)
    return found


PartsOf = Annotated[Parts, Depends(_parts)]
"""A route's way to the parts."""
