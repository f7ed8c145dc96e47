"""DOCX files with everything that Word can put between the words of a contract."""

from __future__ import annotations

from corpus.awkward.case import Case, kinds
from corpus.awkward.docx_file import (
    CHANGED,
    archive,
    docx,
    numbered,
    paragraph,
    part,
    run,
    table,
)

LEVELS = "".join(
    f'<w:lvl w:ilvl="{level}"><w:start w:val="1"/><w:numFmt w:val="{form}"/>'
    f'<w:lvlText w:val="{text}"/></w:lvl>'
    for level, (form, text) in enumerate(
        (("decimal", "%1."), ("decimal", "%1.%2"), ("lowerLetter", "(%3)"), ("lowerRoman", "(%4)"))
    )
)
NUMBERING = part(
    "numbering",
    f'<w:abstractNum w:abstractNumId="7">{LEVELS}</w:abstractNum>'
    '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>'
    '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0">'
    '<w:startOverride w:val="9"/></w:lvlOverride></w:num>',
)
STYLES = part(
    "styles",
    '<w:style w:type="paragraph" w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="1"/>'
    "</w:numPr></w:pPr></w:style>"
    '<w:style w:type="paragraph" w:styleId="Term"><w:basedOn w:val="Clause"/></w:style>'
    '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>',
)


def lists() -> bytes:
    """Numbers of four levels, by direct formatting, by an inherited style, and restarted."""
    body = (
        paragraph("Term", properties='<w:pStyle w:val="Term"/>')
        + numbered("The term is three years.", 1)
        + numbered("It ends early where", 1)
        + numbered("a party is insolvent, or", 2)
        + numbered("a party is dissolved.", 2)
        + paragraph("Law", properties='<w:pStyle w:val="Term"/>')
        + numbered("The laws of Delaware govern it.", 1)
        + numbered("Notices", 0, number=2)
    )
    return docx(body, {"numbering": NUMBERING, "styles": STYLES})


def changes() -> bytes:
    """Insertions, deletions, moves, and a paragraph that is deleted with its mark."""
    body = (
        paragraph(
            "The term is ",
            f"<w:del {CHANGED}><w:r><w:delText>five</w:delText></w:r></w:del>",
            f"<w:ins {CHANGED}>{run('three')}</w:ins>",
            " years.",
        )
        + paragraph(
            f"<w:del {CHANGED}><w:r><w:delText>The cap is unlimited.</w:delText></w:r></w:del>",
            properties=f"<w:rPr><w:del {CHANGED}/></w:rPr>",
        )
        + paragraph(f"<w:moveTo {CHANGED}>{run('This sentence came here.')}</w:moveTo>")
        + paragraph("Between.")
        + paragraph(f"<w:moveFrom {CHANGED}>{run('This sentence came here.')}</w:moveFrom>")
        + paragraph("The notice", properties=f"<w:rPr><w:del {CHANGED}/></w:rPr>")
        + paragraph(" period is thirty days.")
    )
    return docx(body)


BOX_TEXT = f"<w:txbxContent>{paragraph('The cap in the box is $5.')}</w:txbxContent>"
BOX = (
    "<w:r><mc:AlternateContent><mc:Choice Requires='wps'><w:drawing><wp:anchor>"
    f"<wp:docPr id='1' name='b'/><wps:wsp><wps:txbx>{BOX_TEXT}</wps:txbx></wps:wsp></wp:anchor>"
    f"</w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>{BOX_TEXT}</v:textbox>"
    "</v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>"
)


def boxes() -> bytes:
    """A text box, stored twice as Word does, inside a sentence."""
    return docx(paragraph("The cap of", BOX, " the parties is stated below."))


HIDDEN_BOX = BOX.replace("name='b'", "name='b' hidden='1'")


def hidden() -> bytes:
    """Text hidden by property, by style, by colour, by size, by squeezing, and in a hidden box."""
    properties = (
        "<w:vanish/>",
        '<w:rStyle w:val="Secret"/>',
        '<w:color w:val="FFFFFF"/>',
        '<w:color w:val="F8F8F8"/>',
        '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>',
        '<w:sz w:val="2"/>',
        '<w:w w:val="1"/>',
        '<w:color w:themeColor="background1"/>',
        "<w14:textFill><w14:noFill/></w14:textFill>",
    )
    body = "".join(paragraph("The cap is ", run("not ", each), "limited.") for each in properties)
    flat = paragraph(
        "All liability is excluded.", properties='<w:spacing w:line="2" w:lineRule="exact"/>'
    )
    box = paragraph("Boxed.", HIDDEN_BOX.replace("The cap in the box is $5.", "secret"))
    return docx(body + flat + box, {"styles": STYLES})


def shown() -> bytes:
    """White text on dark shading shows; so does a property that is switched off."""
    dark = '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>'
    cell = '<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>'
    white = paragraph(run("White in a dark cell.", '<w:color w:val="FFFFFF"/>'))
    body = (
        paragraph(run("White on dark.", dark))
        + paragraph(run("Switched off.", '<w:vanish w:val="0"/><w:strike w:val="false"/>'))
        + f"<w:tbl><w:tblPr/><w:tr><w:tc>{cell}{white}</w:tc></w:tr></w:tbl>"
    )
    return docx(body)


def struck() -> bytes:
    """Words struck through by formatting."""
    return docx(paragraph("The term is ", run("ten", "<w:strike/>"), " two years."))


def field(code: str, result: str) -> str:
    """A complex field."""
    return (
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
        f"<w:r><w:instrText>{code}</w:instrText></w:r>"
        f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{result}'
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )


def fields() -> bytes:
    """Simple, complex and nested fields, and a legacy check box."""
    nested = field("IF x", run("thirty ") + field("REF y", run("(30)")) + run(" days"))
    check = (
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="agree"/><w:checkBox>'
        '<w:default w:val="0"/><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r>'
        "<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r>"
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )
    simple = f'<w:fldSimple w:instr="DATE">{run("1 May 2026")}</w:fldSimple>'
    return docx(
        paragraph("Made on ", simple, " with notice of ", nested, ".") + paragraph(check, " Agreed")
    )


def open_field() -> bytes:
    """A field that begins and never ends, in front of the rest of the contract."""
    begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
    return docx(paragraph("The fee is ", begin, "ten euros.") + paragraph("The cap is $1."))


def text_in_code() -> bytes:
    """Words inside a field's code, where Word does not show them."""
    begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'
    end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    return docx(paragraph("The cap is ", begin, run("not "), end, "limited."))


def notes() -> bytes:
    """A footnote, a comment, and running header and footer."""
    reference = '<w:r><w:footnoteReference w:id="2"/></w:r>'
    commented = (
        '<w:commentRangeStart w:id="0"/><w:r><w:t>net revenue</w:t></w:r>'
        '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>'
    )
    section = (
        '<w:sectPr><w:headerReference w:type="default" r:id="rIdheader"/>'
        '<w:footerReference w:type="default" r:id="rIdfooter"/></w:sectPr>'
    )
    body = paragraph("The fee is five percent of ", commented, reference, " each year.")
    return docx(
        body + paragraph("It is due monthly.") + section,
        {
            "footnotes": part(
                "footnotes",
                '<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>'
                f'<w:footnote w:id="2">{paragraph("Net of taxes and refunds.")}</w:footnote>',
            ),
            "comments": part(
                "comments",
                f'<w:comment w:id="0" w:author="Ann Lee">{paragraph("Ask for gross.")}</w:comment>',
            ),
            "header": part("hdr", paragraph("Services Agreement v3")),
            "footer": part("ftr", paragraph("Confidential")),
        },
    )


def tables() -> bytes:
    """A table, a table inside it, and content controls around cells and paragraphs."""
    inner = table(("inner one", "inner two"))
    control = f"<w:sdt><w:sdtPr/><w:sdtContent>{paragraph('Controlled.')}</w:sdtContent></w:sdt>"
    body = (
        paragraph("Before.")
        + table(("Governing law", "Delaware"), ("Term", paragraph("Two") + paragraph("years")))
        + table((paragraph("Outer.") + inner + "<w:p/>",))
        + control
        + paragraph("<w:sdt><w:sdtContent>" + run("Inline") + "</w:sdtContent></w:sdt>", " text.")
    )
    return docx(body)


def characters() -> bytes:
    """Hyphens, tabs, breaks, symbols, raised digits, a fraction, and a right-to-left word."""
    hyphens = "<w:r><w:t>non</w:t><w:noBreakHyphen/><w:t>compete</w:t><w:softHyphen/></w:r>"
    symbols = '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>'
    raised = run("2", '<w:vertAlign w:val="superscript"/>')
    fraction = (
        "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num>"
        "<m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>"
    )
    return docx(
        paragraph(hyphens, "<w:r><w:tab/><w:t>tabbed</w:t><w:br/><w:t>broken</w:t></w:r>")
        + paragraph(symbols, " Agreed, 30", raised, " metres, ", fraction, " share")
        + paragraph("שלום")
    )


def macros_and_attachments() -> bytes:
    """A macro project, an embedded file, and an imported part."""
    return docx(
        paragraph("The parties agree.") + '<w:altChunk r:id="rId9"/>',
        {"word/vbaProject.bin": b"\x00", "word/embeddings/oleObject1.bin": b"\x00"},
    )


def bomb() -> bytes:
    """A document part that unpacks to 60 MB."""
    return docx(paragraph("A" * 60_000_000))


def entities() -> bytes:
    """A part with a document type that defines an entity."""
    document = (
        '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "secret">]>'
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'
        "<w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>"
    )
    return archive({"word/document.xml": document, "[Content_Types].xml": "<Types/>"})


def cut_off() -> bytes:
    """The first two thirds of a DOCX."""
    whole = notes()
    return whole[: len(whole) * 2 // 3]


def office_binary(stream_name: str) -> bytes:
    """The start of an Office binary container with one named stream."""
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)
    return header + stream_name.encode("utf-16-le").ljust(512, b"\0")


CASES = (
    Case(
        "docx-lists",
        lists,
        contains=(
            "1. Term 1.1 The term is three years. 1.2 It ends early where (a) a party is "
            "insolvent, or (b) a party is dissolved. 2. Law 2.1 The laws of Delaware govern it. "
            "9. Notices",
        ),
        flags=kinds("generated_numbering"),
    ),
    Case(
        "docx-changes",
        changes,
        contains=(
            "The term is three years. This sentence came here. Between. "
            "The notice period is thirty days.",
        ),
        lacks=("five", "unlimited"),
        flags=kinds("tracked_changes"),
    ),
    Case(
        "docx-boxes",
        boxes,
        contains=("The cap of the parties is stated below. The cap in the box is $5.",),
        lacks=("$5. The cap in the box",),
        flags=kinds("text_box"),
    ),
    Case(
        "docx-hidden",
        hidden,
        contains=("The cap is limited. The cap is limited. The cap is limited.",),
        lacks=("not limited", "excluded", "secret"),
        flags=kinds("hidden_text"),
    ),
    Case(
        "docx-shown",
        shown,
        contains=("White on dark. Switched off. White in a dark cell.",),
    ),
    Case(
        "docx-struck",
        struck,
        contains=("The term is ten two years.",),
        flags=kinds("struck_text"),
    ),
    Case(
        "docx-fields",
        fields,
        contains=("Made on 1 May 2026 with notice of thirty (30) days. ☒ Agreed",),
        lacks=("DATE", "REF"),
        flags=kinds("form_fields"),
    ),
    Case(
        "docx-open-field",
        open_field,
        contains=("The fee is ten euros. The cap is $1.",),
        flags=kinds("damaged"),
    ),
    Case(
        "docx-text-in-code",
        text_in_code,
        contains=("The cap is limited.",),
        flags=kinds("hidden_text"),
    ),
    Case(
        "docx-notes",
        notes,
        contains=(
            "The fee is five percent of net revenue each year. "
            "[footnote 1] Net of taxes and refunds. It is due monthly.",
            "Services Agreement v3 Confidential",
        ),
        lacks=("Ask for gross",),
        flags=kinds("comments", "generated_numbering"),
    ),
    Case(
        "docx-tables",
        tables,
        contains=(
            "Before. Governing law Delaware Term Two years Outer. inner one inner two "
            "Controlled. Inline text.",
        ),
    ),
    Case(
        "docx-characters",
        characters,
        contains=("non\u2011compete\xad tabbed broken ☑ Agreed, 30² metres, 1/2 share",),
        flags=kinds("symbol_font", "right_to_left"),
    ),
    Case(
        "docx-macros-and-attachments",
        macros_and_attachments,
        contains=("The parties agree.",),
        flags=kinds("macros", "attachments"),
    ),
    Case("docx-bomb", bomb, outcome="refused", reason="too_large", sentence="ZIP bomb"),
    Case(
        "docx-entities",
        entities,
        outcome="unreadable",
        reason="corrupt",
        sentence="document type",
    ),
    Case("docx-cut-off", cut_off, outcome="unreadable", reason="corrupt", sentence="truncated"),
    Case(
        "docx-password",
        lambda: office_binary("EncryptedPackage"),
        outcome="unreadable",
        reason="encrypted",
        sentence="password",
    ),
)
