"""Writes samples/contratos/limpo.docx and problemas.pdf from samples/sources.

Run from the project's folder: `uv run python samples/make_contratos.py [FOLDER]`. The third
contract, atacado.txt, is its own source.
"""

from __future__ import annotations

import sys
from pathlib import Path

from typeset import Sheet, typeset
from word_numbering import docx

HERE = Path(__file__).parent
SOURCES = HERE / "sources"

SHEET = Sheet(
    title="Contrato de prestação de serviços técnicos especializados",
    header="Cliente Exemplo S.A. / Acme Serviços Industriais Ltda.",
    footer="Contrato de prestação de serviços técnicos especializados",
    page_of="Página {page} de {total}",
    language="pt_BR",
    paper="a4",
    leading=13.3,
    margin=62.0,
    widows=1,
)


def contratos() -> dict[str, bytes]:
    """The bytes of each contract that is made from a source, by file name."""
    clean = (SOURCES / "contrato-limpo.txt").read_text(encoding="utf-8")
    bad = (SOURCES / "contrato-problemas.txt").read_text(encoding="utf-8")
    title = "Contrato de prestação de serviços de manutenção de sistemas"
    return {
        "limpo.docx": docx(
            clean, title, "Contrato de prestação de serviços – Anexos I e II à parte"
        ),
        "problemas.pdf": typeset(bad, SHEET),
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "contratos"
    for name, content in contratos().items():
        (folder / name).write_bytes(content)
        print(name, len(content), "bytes")
