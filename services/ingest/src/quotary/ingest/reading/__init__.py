"""Reading a contract's bytes to canonical text with pages, clauses and flags."""

from quotary.ingest.reading.document import read_document
from quotary.ingest.reading.result import ReadResult

__all__ = ["ReadResult", "read_document"]
