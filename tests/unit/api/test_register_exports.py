"""Exports: marked, with their provenance, and inert whatever a contract says."""

import csv
import io
import json
import unicodedata
import zipfile
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from quotary.api.register.exports.columns import OBLIGATION_HEADERS, TERM_HEADERS
from quotary.api.register.exports.csv_file import obligations_csv, terms_csv
from quotary.api.register.exports.file import Format, Part, export_file
from quotary.api.register.exports.ics_file import calendar
from quotary.api.register.exports.inert import inert
from quotary.api.register.exports.lines import AbsentTerm, Lines
from quotary.api.register.exports.xlsx_file import sentences, workbook
from quotary.api.register.row import RegisterEntry, register_entry
from quotary.api.store.register_rows import Entry, How, entry_row
from quotary.core.obligations.register import Deadline
from quotary.log.matter_state import RunState
from support.made_register import PROMPT, MadeRegister, five, obligation, register
from support.made_run import SHA

NOW = datetime(2030, 1, 2, 3, 4, 5, tzinfo=UTC)
FORMULA_STARTS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def entry(given: Entry, *, signed: bool = False, **changed: object) -> RegisterEntry:
    run = RunState("r1", 1, NOW, "upload", filename="=services.pdf", document_sha256=SHA)
    how = How("llama", PROMPT, "34" * 32, "live")
    row = entry_row(given, 0, 6, run, MadeRegister().routed(), how)
    who = {"signed": True, "signed_by": "Ana", "signed_us": 1_900_000_000_000_000, "signed_seq": 9,
           "signed_run": "r1"} if signed else {}  # fmt: skip
    return register_entry({**row, "matter": "m1", **who, **changed})


def lines(
    *entries: RegisterEntry, with_proposed: bool = True, unsigned: tuple[RegisterEntry, ...] = ()
) -> Lines:
    terms = tuple(entry(each) for each in register().terms if each.found)
    absent = (AbsentTerm("m1", "r1", "Notice period", "services.pdf", SHA),)
    return Lines(entries, terms, absent, unsigned, with_proposed=with_proposed)


def table(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))


def texts(content: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return archive.read("xl/sharedStrings.xml").decode()


def events(content: bytes) -> list[Any]:
    return list(Calendar.from_ical(content).walk("VEVENT"))


def test_a_csv_row_has_all_five_kinds_of_provenance() -> None:
    signed, proposed = table(
        obligations_csv(lines(entry(five()[0], signed=True), entry(five()[1])))
    )
    assert (signed["mark"], proposed["mark"]) == ("signed", "proposed")
    assert (signed["obligation"], signed["date"]) == ("deliver the report k1", "2031-03-31")
    assert (signed["sha256"], signed["page"], signed["clause"], signed["start"]) == (
        SHA, "1", "4.2", "12",
    )  # fmt: skip
    assert (signed["model"], signed["prompt digest"], signed["schema digest"]) == (
        "llama", PROMPT, "34" * 32,
    )  # fmt: skip
    assert (signed["confidence"], signed["verified"], signed["bucket"]) == (
        "0.9",
        "yes",
        "proposed",
    )
    assert (signed["signer"], signed["signed at"][:4]) == ("Ana", "2030")
    assert proposed["signer"] == ""


def test_a_correction_is_exported_beside_what_was_proposed() -> None:
    corrected = entry(
        five()[1], corrected='{"party": "we", "trigger": "notice"}', corrected_by="Bo"
    )
    (row,) = table(obligations_csv(lines(corrected)))
    assert (row["party"], row["corrected by"]) == ("we", "Bo")
    assert row["as proposed"] == "party: the Customer; trigger: not read"


def test_a_row_without_a_summary_shows_its_quote_in_every_file() -> None:
    quote = "The Supplier shall mend the roof by 3 March 2027."
    bare = replace(five()[0], statement="", quote=quote)
    (row,) = table(obligations_csv(lines(entry(bare))))
    assert row["obligation"] == quote
    dated = [one for one in five() if one.deadline is not None and one.deadline.date]
    given = lines(entry(replace(dated[0], statement="", quote=quote)))
    (event,) = events(calendar(given, NOW))
    assert quote in str(event["summary"])


def test_a_quote_is_exported_without_the_marks_of_divided_words() -> None:
    (row,) = table(obligations_csv(lines(entry(obligation("k1", quote="techni\u00adcal")))))
    assert row["quote"] == "technical"


def test_key_terms_that_were_not_found_are_listed_as_such() -> None:
    found, missing = table(terms_csv(lines()))
    assert (found["mark"], found["term"], found["value"]) == (
        "proposed", "Liability cap", "USD 1,000,000",
    )  # fmt: skip
    assert (missing["mark"], missing["term"], missing["value"], missing["sha256"]) == (
        "not found", "Notice period", "", SHA,
    )  # fmt: skip


UNSEEN = (
    "\u200b", "\u200e", "\u202e", "\u2066", "\ufeff", "\u00a0", "\u2060", "\u00ad", "\u061c",
    "\u3000",
    "\u180e", "\u3164", "\u2800", "\u0301", "\ufe0f", "\u2028", " \t", "\u200b\u00a0\u200b",
)  # fmt: skip


def seen(cell: str) -> str:
    """The cell from its first character that has a shape and is no quotation mark."""
    shapeless = '\u3164\u2800"'
    return next(
        (
            cell[at:]
            for at, char in enumerate(cell)
            if char not in shapeless and unicodedata.category(char)[0] not in "CZM"
        ),
        "",
    )


def cells(content: bytes, delimiter: str, quoting: Literal[0, 3] = csv.QUOTE_MINIMAL) -> list[str]:
    """Every cell as a reader with another separator sees it."""
    text = io.StringIO(content.decode("utf-8-sig"), newline="")
    return [cell for row in csv.reader(text, delimiter=delimiter, quoting=quoting) for cell in row]


@pytest.mark.parametrize("unseen", UNSEEN)
@pytest.mark.parametrize("start", ["=1", "+1", "-1", "@SUM(A1)", "\uff1d1", "\ufe661", "\u22121"])
def test_what_is_not_seen_hides_no_formula(unseen: str, start: str) -> None:
    hostile = entry(obligation("k1", statement=f"{unseen}{start}", quote=f"pay;{unseen}{start}"))
    for delimiter in ";,\t":
        shown = [seen(each) for each in cells(obligations_csv(lines(hostile)), delimiter)]
        assert not [
            each for each in shown if each.startswith((*FORMULA_STARTS, "\ufe66", "\u2212"))
        ]


@pytest.mark.parametrize(
    "before", [";", "\t", "\n", "\r\n", ';"', "; ", "\t\u200b", '";"', "a;b;", "|"]
)
@pytest.mark.parametrize("formula", ["=cmd|' /C calc'!A0", "+1", "-1+2", "@SUM(1)"])
def test_no_reader_finds_a_formula_inside_a_cell(before: str, formula: str) -> None:
    hostile = entry(obligation("k1", quote=f"The fee{before}{formula}"))
    content = obligations_csv(lines(hostile))
    for delimiter in ";,\t|":
        shown = [seen(each) for each in cells(content, delimiter)]
        assert not [each for each in shown if each.startswith(FORMULA_STARTS)]


@pytest.mark.parametrize(
    "honest",
    [
        "The fee is EUR 5 - not more - a month; it is due at once.",
        "a - b; c + d = e, mailto:x@example.com",
        "First line\nSecond line",
        "Between 5, -1 and +3 degrees",
        "50% of it; the rest later",
    ],
)
def test_ordinary_words_are_exported_as_they_stand(honest: str) -> None:
    (row,) = table(obligations_csv(lines(entry(obligation("k1", quote=honest)))))
    assert row["quote"] == honest


@given(st.text(alphabet=st.sampled_from("a1 ;,\t\n|\"'=+-@\u200b\u00a0\ufeff\uff1d"), max_size=12))
def test_no_mixture_of_separators_makes_a_formula(text: str) -> None:
    content = obligations_csv(lines(entry(obligation("k1", quote=text))))
    for delimiter in ";,\t|":
        shown = [seen(each) for each in cells(content, delimiter)]
        assert not [each for each in shown if each.startswith(FORMULA_STARTS)]


@pytest.mark.parametrize("start", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])
def test_nothing_in_a_csv_is_a_formula(start: str) -> None:
    (row,) = table(obligations_csv(lines(entry(obligation("k1", statement=start)))))
    assert row["obligation"].startswith("'")
    assert row["document"] == "'=services.pdf"


@given(st.text(max_size=40))
def test_an_inert_cell_begins_no_formula_and_loses_no_visible_word(text: str) -> None:
    cell = str(inert(text))
    assert not cell.lstrip().startswith(FORMULA_STARTS)
    assert not {"\0", "\x1b", "\r"} & set(cell)
    assert all(each in cell for each in text if each.isalnum())


def test_a_workbook_holds_texts_and_no_formula_or_link() -> None:
    content = workbook(
        lines(entry(five()[4]), entry(obligation("k9", quote="http://example.com/\x01" * 3)))
    )
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        sheets = [archive.read(f"xl/worksheets/sheet{n}.xml").decode() for n in (1, 2, 3)]
        names = archive.namelist()
        styles = archive.read("xl/styles.xml").decode()
    assert 'quotePrefix="1"' in styles
    assert "=HYPERLINK(" in texts(content)
    assert not any("<f>" in sheet or "hyperlink" in sheet.lower() for sheet in sheets)
    assert not any("rels" in name and "sheet" in name for name in names)
    for header in (*OBLIGATION_HEADERS, *TERM_HEADERS):
        assert f">{header}<" in texts(content)


def test_a_workbook_says_what_is_left_out_and_cuts_no_text_silently() -> None:
    long = entry(obligation("k1", quote="x" * 40_000), signed=True)
    content = workbook(lines(long, with_proposed=False, unsigned=(entry(five()[0]),) * 7))
    assert "7 rows that nobody has signed are left out." in texts(content)
    assert "[cut: a cell holds no more; the CSV has all of it]" in texts(content)
    assert sentences(lines(long))[1].startswith("1 are marked proposed")


def test_a_calendar_holds_dated_duties_only_and_counts_the_others() -> None:
    right = obligation("k7", modality="may", deadline=five()[0].deadline)
    content = calendar(lines(*(entry(each) for each in (*five(), right))), NOW)
    (event,) = events(content)
    assert (str(event["uid"]), event["dtstart"].dt.isoformat()) == ("k1.m1@quotary", "2031-03-31")
    assert str(event["status"]) == "TENTATIVE"
    assert str(event["summary"]).startswith("[proposed] the Supplier must deliver the report k1")
    about = str(Calendar.from_ical(content)["x-wr-caldesc"])
    assert about == (
        "1 dated; 4 duties have no date that was read and no entry here; "
        "1 rights (may) are left out."
    )


def test_a_signed_duty_is_confirmed_and_says_by_whom() -> None:
    (event,) = events(calendar(lines(entry(five()[0], signed=True)), NOW))
    assert str(event["status"]) == "CONFIRMED"
    assert "Who: signed by Ana at 2030-" in str(event["description"])
    assert f"sha256 {SHA}" in str(event["description"])


@given(st.text(max_size=60))
def test_a_contract_cannot_write_into_the_calendar(words: str) -> None:
    hostile = f"{words}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\n"
    given_row = replace(five()[0], statement=hostile, quote=hostile, party=hostile)
    content = calendar(lines(entry(given_row)), NOW)
    assert len(events(content)) == 1


def test_a_rule_bound_to_an_event_gets_no_date() -> None:
    rule = Deadline("within 30 days after notice", 30, "day", "within", "notice")
    assert events(calendar(lines(entry(obligation("k1", deadline=rule))), NOW)) == []


@pytest.mark.parametrize(
    ("kind", "part", "left_out"),
    [
        ("csv", "obligations", 5),
        ("csv", "terms", 1),
        ("xlsx", "obligations", 6),
        ("json", "obligations", 6),
        # A calendar would hold the one duty that states a date, whoever signed the others.
        ("ics", "obligations", 1),
    ],
)
def test_what_is_left_out_is_what_this_file_would_hold(
    kind: Format, part: Part, left_out: int
) -> None:
    unsigned = tuple(map(entry, five()))
    terms = tuple(entry(each) for each in register().terms if each.found)
    nothing = Lines(unsigned=unsigned, unsigned_terms=terms)
    made = export_file(nothing, kind, part, "stem", NOW)
    assert made.content
    assert made.left_out == left_out
    assert export_file(Lines(), kind, part, "stem", NOW).left_out == 0


def test_json_holds_rows_with_marks_and_what_was_not_found() -> None:
    made = export_file(lines(entry(five()[0], signed=True)), "json", "obligations", "stem", NOW)
    body = json.loads(made.content)
    assert [each["mark"] for each in body["obligations"]] == ["signed"]
    assert body["obligations"][0]["what"]["quote"] == five()[0].quote
    assert body["not_found"][0]["term"] == "Notice period"
