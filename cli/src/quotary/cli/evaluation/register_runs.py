"""Labelled documents handed in, and the registers that came of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from quotary.cli.client import ApiProblem, Client
from quotary.cli.evaluation.found_register import FoundRegister, found_register
from quotary.cli.evaluation.labels import LabelsInvalid
from quotary.cli.evaluation.offset_labels import OffsetLabels
from quotary.cli.evaluation.placed_labels import placed
from quotary.cli.evaluation.register_labels import LabelledRegister
from quotary.cli.evaluation.register_scoring import RegisterCase
from quotary.cli.evaluation.stand_in import replies
from quotary.cli.reviewing import Order, review_all
from quotary.core.document import Document
from quotary.core.playbook import Playbook
from quotary.ingest.domain.planning import plan
from quotary.ingest.reading.worker import ReadingWorker
from quotary.log.playbook_files import playbook_from


@dataclass(frozen=True, slots=True)
class RegisterRuns:
    """One evaluation of registers against one system."""

    client: Client
    worker: ReadingWorker
    proposer: str
    playbook: Playbook

    async def own(self, labelled: LabelledRegister) -> RegisterCase:
        """The case of a document with its recordings on disk.

        Raises:
            LabelsInvalid: the document does not hold its labels.
            ApiProblem: the document could not be reviewed.
        """
        document = await self._read(labelled.path)
        labels = placed(labelled, document, self._chunks(document))
        recordings = (labelled.poisoned,) if labelled.poisoned else ()
        found, route = await self._reviewed(labelled, recordings)
        return RegisterCase(labelled, labels, found, route)

    async def foreign(self, gold: OffsetLabels) -> RegisterCase:
        """The case of a document from elsewhere; its replies are made from the labels as it runs.

        Raises:
            LabelsInvalid, ApiProblem: as for `own`.
        """
        document = await self._read(gold.path)
        labelled = gold.of(document.text)
        if self.proposer != "recorded":
            labelled = replace(labelled, faults=())
        labels = placed(labelled, document, self._chunks(document))
        asked = [term.id for term in self.playbook.terms]
        with TemporaryDirectory() as folder:
            made = replies(labels, labelled.terms, asked, labelled.faults)
            paths = await asyncio.to_thread(_written, made, Path(folder))
            found, route = await self._reviewed(labelled, paths)
        return RegisterCase(labelled, labels, found, route, complete=False)

    async def _read(self, path: Path) -> Document:
        content = await asyncio.to_thread(path.read_bytes)
        read = await self.worker.read(content, path.name)
        if read.document is None:
            raise LabelsInvalid(f"{path} was not read: {read.sentence}")
        return read.document

    def _chunks(self, document: Document) -> Sequence[Any]:
        return plan(document, "chunk", self.playbook.chunk)

    async def _reviewed(
        self, labelled: LabelledRegister, recordings: Sequence[Path]
    ) -> tuple[FoundRegister, str]:
        taken = tuple(recordings) if self.proposer == "recorded" else ()
        order = Order(labelled.playbook, self.proposer, taken, "evaluation")
        (result,) = await review_all(self.client, [labelled.path], order, lambda _path, _step: None)
        if not result["route"]:
            raise ApiProblem(f"{labelled.name}: {' '.join(map(str, result['reasons']))}")
        return found_register(result["register"]), str(result["route"])


async def current_playbook(client: Client, id_: str) -> Playbook:
    """The version of the playbook that the system asked would use.

    Raises:
        ApiProblem: it has none of that id.
    """
    found = await client.get(f"/v1/playbooks/{id_}")
    name = str(found["filename"])
    suffix = Path(name).suffix or ".yaml"
    return playbook_from(f"{id_}{suffix}", str(found["source"]).encode()).playbook


def _written(made: Sequence[str], folder: Path) -> list[Path]:
    paths: list[Path] = []
    for unit, reply in enumerate(made, 1):
        path = folder / f"{unit}.txt"
        path.write_text(reply, encoding="utf-8")
        paths.append(path)
    return paths
