"""The script of words, and the reasons of rejected quotes that speak of one."""

import pytest

from quotary.core.closest import nearest
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.scripts import scripts

PLAIN = "A CONTRATADA fará a comunicação à CONTRATANTE com aviso por escrito, em dez dias úteis."
WORDS = [
    (PLAIN.replace("aviso por", "aviso prévio por"), "word_differs"),
    (PLAIN.replace(" à CONTRATANTE", ""), "word_differs"),
    (PLAIN.replace("úteis", "corridos"), "word_differs"),
    (PLAIN.replace("comunicação", "comunicacao"), "word_differs"),
    (PLAIN.replace("dez dias", "dez ou mais dias"), "word_differs"),
    (PLAIN.replace("aviso", "avisо"), "script_differs"),
    (PLAIN.replace("escrito", "еscrito"), "script_differs"),
    (PLAIN.replace("aviso por", "aviso не por"), "script_differs"),
    (PLAIN.replace("CONTRATANTE", "CONTRΑTANTE"), "script_differs"),
]


@pytest.mark.parametrize(("quote", "reason"), WORDS)
def test_an_accent_is_no_other_script(quote: str, reason: str) -> None:
    for text, other in ((PLAIN, quote), (quote, PLAIN)):
        near = nearest(DocumentIndex(Document(text, "pt")), other)
        assert near is not None
        assert near.reason == reason


def test_scripts() -> None:
    assert scripts(["ação", "nº", "1ª", "à", "§", "2%"]) == {"LATIN"}
    assert scripts(["wаr"]) == {"LATIN", "CYRILLIC"}
    assert scripts(["12", "—"]) == frozenset()
