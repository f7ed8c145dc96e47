"""Handing a document in: content first, then the claim of a run, the one moment that counts."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from quotary.api.problems import BadRequest, KeyReused, NotFound, TooBig, Unprocessable
from quotary.api.settings import ApiSettings
from quotary.log.claiming import Claim, claim_run, same_document
from quotary.log.errors import UploadUnusable
from quotary.log.facts.base import ContentRef
from quotary.log.facts.submitted import Proposer, Submitted
from quotary.log.service import Bench
from quotary.log.subjects import matter_id
from quotary.log.uploads import Uploads

BY_KEY: Final = "idempotency-key"
"""In place of a source where the matter's id comes from a key: no source token has this form."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One document as it was sent."""

    filename: str
    media_type: str
    size: int
    read: Callable[[], Awaitable[bytes]] = field(repr=False)
    """Gives the bytes; called once, when it is this document's turn."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How the documents of one request are to be reviewed."""

    playbook: str = "auto"
    proposer: Proposer = "offline"
    lane: Literal["interactive", "bulk"] = "interactive"
    paced: bool = False
    source: str = "upload"
    external_id: str = ""
    idempotency_key: str = ""
    recordings: tuple[bytes, ...] = field(default=(), repr=False)


class Submitting:
    """Records `submitted` for uploads."""

    def __init__(self, bench: Bench, settings: ApiSettings) -> None:
        self._bench = bench
        self._settings = settings
        self._tenant = settings.tenant
        self._uploads = Uploads(bench.reader, settings.max_document_bytes)

    async def check(self, terms: Terms, uploads: list[Upload]) -> None:
        """Refuse what cannot be taken, before anything is stored.

        Raises:
            BadRequest, NotFound, TooBig: with the sentence for the caller.
        """
        if not uploads:
            raise BadRequest(
                "The request holds no file. Send parts named `files`, or an `object` of UPLOADS."
            )
        if terms.external_id and len(uploads) > 1:
            raise BadRequest(
                f"external_id names one document, the request holds {len(uploads)}: send each "
                "alone."
            )
        if terms.recordings and len(uploads) > 1:
            raise BadRequest("Recordings belong to one document: send it alone.")
        for upload in uploads:
            self.check_size(upload)
        await self.check_playbook(terms.playbook)

    def check_size(self, upload: Upload) -> None:
        """Refuse a document over the limit.

        Raises:
            TooBig: with the sentence for the caller.
        """
        limit = self._settings.max_document_bytes
        if upload.size > limit:
            raise TooBig(
                f"{upload.filename} has {upload.size:,} bytes; at most {limit:,} are "
                "read. Split it, or raise QUOTARY_MAX_DOCUMENT_BYTES.",
                limit=limit,
            )

    async def referred(self, name: str, sha256: str, filename: str) -> Upload:
        """The object of that name in the bucket UPLOADS, as if it had been sent.

        Raises:
            Unprocessable: it is not there, too large, or not the one that is meant.
        """
        try:
            content = await self._uploads.get(name, sha256)
        except UploadUnusable as error:
            raise Unprocessable(str(error)) from error

        async def read() -> bytes:
            return content

        return Upload(filename, "", len(content), read)

    async def check_playbook(self, playbook: str) -> None:
        """Refuse a playbook that nobody has published.

        Raises:
            NotFound: there is none of that id.
        """
        if playbook == "auto":
            return
        current = await self._bench.playbooks.current(naming=playbook)
        if playbook not in current:
            there = ", ".join(sorted(current)) or "none"
            raise NotFound(f"There is no playbook {playbook!r:.100}. Published playbooks: {there}.")

    async def submit(self, upload: Upload, terms: Terms, number: int) -> Claim:
        """The run that this document came to, new or the one it had opened before.

        Raises:
            KeyReused: the Idempotency-Key came with another document or other terms.
        """
        matter = self._matter(terms, number)
        document = await self._bench.content.put(self._tenant, matter, await upload.read())
        recordings = [
            await self._bench.content.put(self._tenant, matter, each) for each in terms.recordings
        ]
        fact = _fact(upload, terms, document, tuple(recordings))
        if terms.external_id:
            same = same_document(fact)
            return await claim_run(self._bench.recorder, self._tenant, matter, fact, same=same)
        # A key or a random id names exactly one submission, so whatever stands there is it.
        claim = await claim_run(
            self._bench.recorder, self._tenant, matter, fact, same=lambda _: True
        )
        if claim.already and not _same_request(claim.submitted, fact):
            raise KeyReused(
                f"The key {terms.idempotency_key!r:.100} came with another document or other terms "
                f"before (matter {matter}): use a new key.",
                matter=matter,
            )
        return claim

    def _matter(self, terms: Terms, number: int) -> str:
        if terms.external_id:
            return matter_id(terms.source, terms.external_id)
        if terms.idempotency_key:
            return matter_id(BY_KEY, f"{terms.idempotency_key}/{number}")
        return matter_id(BY_KEY, secrets.token_hex(16))


def _fact(
    upload: Upload, terms: Terms, document: ContentRef, recordings: tuple[ContentRef, ...]
) -> Submitted:
    return Submitted.now(
        by="api",
        document=document,
        filename=upload.filename,
        media_type=upload.media_type[:255],
        playbook=terms.playbook,
        source=terms.source,
        external_id=terms.external_id,
        proposer=terms.proposer,
        trigger="upload",
        lane=terms.lane,
        paced=terms.paced,
        recordings=recordings,
    )


def _same_request(one: Submitted, other: Submitted) -> bool:
    def shape(fact: Submitted) -> tuple[object, ...]:
        return fact.document, fact.filename, fact.playbook, fact.proposer, fact.recordings

    return shape(one) == shape(other)
