"""Objects that pipelines put into the bucket UPLOADS, read by direct get and checked.

The layout is NATS' object store (ADR-20): meta under `$O.<bucket>.M.<name>`, chunks under
`$O.<bucket>.C.<nuid>`. Whoever may write the bucket can replace an object, so its digest counts.
"""

from __future__ import annotations

import base64
import hashlib

from pydantic import BaseModel, ValidationError

from quotary.ingest.domain.cloud_event import Malformed, UploadedObject
from quotary.log.direct import DirectReader
from quotary.log.names import UPLOADS_BUCKET

_STREAM = f"OBJ_{UPLOADS_BUCKET}"


class _Meta(BaseModel):
    nuid: str
    size: int = 0
    chunks: int = 0
    digest: str = ""
    deleted: bool = False


class Uploads:
    """Reads whole objects."""

    def __init__(self, reader: DirectReader, limit: int) -> None:
        self._reader = reader
        self._limit = limit

    async def get(self, wanted: UploadedObject) -> bytes:
        """The object's bytes.

        Raises:
            Malformed: there is no such object, it is too large, or its bytes are not those meant.
            BrokerUnavailable: no answer in time.
        """
        meta = await self._meta(wanted.object)
        if meta.size > self._limit:
            raise Malformed(
                f"The object {wanted.object!r} has {meta.size:,} bytes; at most {self._limit:,} "
                "are read."
            )
        pieces = [
            stored.data
            async for stored in self._reader.walk(_STREAM, f"$O.{UPLOADS_BUCKET}.C.{meta.nuid}")
        ]
        content = b"".join(pieces)
        self._check(wanted, meta, content)
        return content

    async def _meta(self, name: str) -> _Meta:
        encoded = base64.urlsafe_b64encode(name.encode()).decode()
        stored = await self._reader.last(_STREAM, f"$O.{UPLOADS_BUCKET}.M.{encoded}")
        try:
            meta = None if stored is None else _Meta.model_validate_json(stored.data)
        except ValidationError as error:
            raise Malformed(f"The object {name!r} has broken meta data in UPLOADS.") from error
        if meta is None or meta.deleted:
            raise Malformed(f"There is no object {name!r} in UPLOADS: put it there first.")
        return meta

    def _check(self, wanted: UploadedObject, meta: _Meta, content: bytes) -> None:
        digest = hashlib.sha256(content)
        said = "SHA-256=" + base64.urlsafe_b64encode(digest.digest()).decode()
        if len(content) != meta.size or (meta.digest and meta.digest != said):
            raise Malformed(
                f"The object {wanted.object!r} is incomplete or was changed in UPLOADS."
            )
        if wanted.sha256 and wanted.sha256 != digest.hexdigest():
            raise Malformed(
                f"The object {wanted.object!r} does not have the sha256 that the event names."
            )
