"""Objects that pipelines put into the bucket UPLOADS, read by direct get and checked.

The layout is NATS' object store (ADR-20): meta under `$O.<bucket>.M.<name>`, chunks under
`$O.<bucket>.C.<nuid>`. Whoever may write the bucket can replace an object, so its digest counts.
"""

from __future__ import annotations

import base64
import hashlib

from pydantic import BaseModel, ValidationError

from quotary.log.direct import DirectReader
from quotary.log.errors import UploadUnusable
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

    async def get(self, name: str, sha256: str = "") -> bytes:
        """The object's bytes; `sha256` is that of the bytes that are meant, "" if nobody said.

        Raises:
            UploadUnusable: it is not there, too large, or not the one that is meant.
            BrokerUnavailable: no answer in time.
        """
        meta = await self._meta(name)
        if meta.size > self._limit:
            raise UploadUnusable(
                f"The object {name!r:.200} has {meta.size:,} bytes; at most {self._limit:,} "
                "are read."
            )
        pieces = [
            stored.data
            async for stored in self._reader.walk(_STREAM, f"$O.{UPLOADS_BUCKET}.C.{meta.nuid}")
        ]
        content = b"".join(pieces)
        self._check(name, sha256, meta, content)
        return content

    async def _meta(self, name: str) -> _Meta:
        encoded = base64.urlsafe_b64encode(name.encode()).decode()
        stored = await self._reader.last(_STREAM, f"$O.{UPLOADS_BUCKET}.M.{encoded}")
        try:
            meta = None if stored is None else _Meta.model_validate_json(stored.data)
        except ValidationError as error:
            raise UploadUnusable(
                f"The object {name!r:.200} has broken meta data in UPLOADS."
            ) from error
        if meta is None or meta.deleted:
            raise UploadUnusable(
                f"There is no object {name!r:.200} in UPLOADS: put it there first."
            )
        return meta

    def _check(self, name: str, sha256: str, meta: _Meta, content: bytes) -> None:
        digest = hashlib.sha256(content)
        said = "SHA-256=" + base64.urlsafe_b64encode(digest.digest()).decode()
        if len(content) != meta.size or (meta.digest and meta.digest != said):
            raise UploadUnusable(
                f"The object {name!r:.200} is incomplete or was changed in UPLOADS."
            )
        if sha256 and sha256 != digest.hexdigest():
            raise UploadUnusable(
                f"The object {name!r:.200} does not have the sha256 that was named."
            )
