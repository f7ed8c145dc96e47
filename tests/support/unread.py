"""What the gate's readers of whole documents say of one sentence."""

from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span
from quotary.core.unit_view import view_of
from quotary.core.unread.reading import said_in
from support.policies import vendor_nda


def whys(sentence: str) -> frozenset[str]:
    """Why the kinds of `quotary.core.unread` show the sentence; empty where they do not."""
    document = Document(sentence)
    whole = Span(0, len(document.text))
    view = view_of(DocumentIndex(document), whole, "en")
    return frozenset(said.why for said in said_in(view, whole, vendor_nda()))
