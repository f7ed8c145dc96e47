"""What is known of a matter's document."""

from __future__ import annotations

from pydantic import BaseModel

from quotary.core.document import Document
from quotary.log.facts.ingested import Ingested
from quotary.log.facts.submitted import Submitted


class ReadFlag(BaseModel):
    """Something about the reading that a person must know."""

    kind: str
    detail: str
    page: int | None
    start: int | None
    end: int | None


class DocumentDetail(BaseModel):
    """The document of a run."""

    filename: str
    media_type: str
    sha256: str
    size: int
    language: str
    characters: int
    pages: int
    clauses: int
    flags: list[ReadFlag]


def document_detail(
    submitted: Submitted, ingested: Ingested | None, document: Document | None
) -> DocumentDetail:
    """The document as it was handed in and, where it could be, read."""
    return DocumentDetail(
        filename=submitted.filename,
        media_type=submitted.media_type,
        sha256=submitted.document.sha256 if submitted.document else "",
        size=submitted.document.size if submitted.document else 0,
        language=document.language if document else "",
        characters=ingested.characters if ingested else 0,
        pages=len(document.pages) if document else 0,
        clauses=len(document.clauses) if document else 0,
        flags=[
            ReadFlag(
                kind=flag.kind,
                detail=flag.detail,
                page=flag.page,
                start=flag.span.start if flag.span else None,
                end=flag.span.end if flag.span else None,
            )
            for flag in (document.flags if document else ())
        ],
    )
