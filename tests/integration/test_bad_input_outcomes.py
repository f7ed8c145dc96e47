"""Each bad document ends its run with a sentence, on a whole running system, and is kept.

The table of all of them is docs/bad-input.md.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from corpus.awkward.docx_cases import bomb
from corpus.awkward.docx_file import docx, paragraph
from corpus.awkward.pdf_marked import encrypted, packed_and_spoiled, remains, scan, truncated
from quotary.log.names import INTAKE_STREAM
from quotary.log.subjects import matter_id
from support.embedded import ROOT, System
from support.outcomes import Outcome, ended, hand_in
from support.samples import recorded
from support.standing import standing

__all__ = ["standing"]

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLEAN = (ROOT / "samples" / "nda-clean.txt").read_text()
MEGABYTE = 1 << 20


@pytest_asyncio.fixture(loop_scope="module")
async def client(standing: System) -> AsyncGenerator[httpx.AsyncClient]:
    async with standing.client() as client:
        yield client


async def test_an_encrypted_pdf(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.pdf", encrypted("secret"))).failure
    assert code == "encrypted"
    assert "opens only with a password; send a copy without the password" in sentence


async def test_a_truncated_pdf(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.pdf", truncated())).failure
    assert code == "corrupt"
    assert "damaged or cut off" in sentence


async def test_a_corrupt_pdf(client: httpx.AsyncClient) -> None:
    whole = (ROOT / "samples" / "demo-nda.pdf").read_bytes()
    spoiled = whole.replace(b"endobj", b"@@@@@@").replace(b"/Pages", b"/P@@@s")
    code, sentence = (await hand_in(client, "nda.pdf", spoiled)).failure
    assert code == "corrupt"
    assert "no pages that can be found; save it anew" in sentence


async def test_a_pdf_that_lost_its_beginning(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.pdf", remains())).failure
    assert code == "corrupt"
    assert "a part of a PDF, or a damaged one" in sentence


async def test_a_pdf_with_a_damaged_page_is_never_green(client: httpx.AsyncClient) -> None:
    """What of the page unpacks is read; that words are missing is said and keeps it from green."""
    outcome = await hand_in(client, "nda.pdf", packed_and_spoiled(0.7))
    assert outcome.route == "red"
    assert "The file is damaged; parts may be missing." in outcome.reasons


async def test_a_pdf_of_garbage(client: httpx.AsyncClient) -> None:
    garbage = b"%PDF-1.7\n" + hashlib.shake_256(b"garbage").digest(20_000)
    code, sentence = (await hand_in(client, "nda.pdf", garbage)).failure
    assert code == "corrupt"
    assert "damaged or cut off" in sentence


async def test_a_pdf_without_text_says_that_it_needs_ocr(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "scan.pdf", scan())).failure
    assert code == "no_text"
    assert "it needs OCR (text recognition) before it can be reviewed" in sentence


async def test_a_file_of_zero_bytes(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.pdf", b"")).failure
    assert code == "empty"
    assert "0 bytes" in sentence


async def test_a_file_of_200_megabytes_is_refused_before_it_is_read(
    client: httpx.AsyncClient, standing: System
) -> None:
    async def body(boundary: bytes) -> AsyncIterator[bytes]:
        yield b'--%s\r\nContent-Disposition: form-data; name="files"; ' % boundary
        yield b'filename="big.pdf"\r\n\r\n%PDF-1.7\n'
        for _ in range(200):
            yield bytes(MEGABYTE)
        yield b"\r\n--%s--\r\n" % boundary

    before = (await client.get("/v1/matters")).json()["counts"]["total"]
    size = sum([len(each) async for each in body(b"x")])
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    for headers in (kind, {**kind, "Content-Length": str(size)}):
        answer = await client.post("/v1/matters", content=body(b"x"), headers=headers)
        assert answer.status_code == 413, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        assert "The request is over 134,217,728 bytes" in answer.json()["detail"]
    assert (await client.get("/v1/matters")).json()["counts"]["total"] == before
    assert peak_memory(standing.pids()["api"]) < 512 * MEGABYTE


def peak_memory(pid: int) -> int:
    """The most that a process has held, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(each for each in status.splitlines() if each.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024


async def test_a_document_of_51_megabytes_is_refused_by_name(client: httpx.AsyncClient) -> None:
    big = b"%PDF-1.7\n" + bytes(51 * MEGABYTE)
    answer = await client.post("/v1/matters", files=[("files", ("big.pdf", big))])
    assert answer.status_code == 413
    assert f"big.pdf has {len(big):,} bytes; at most 52,428,800" in answer.json()["detail"]


async def test_a_docx_named_pdf_is_read_as_what_it_is(client: httpx.AsyncClient) -> None:
    content = docx("".join(paragraph(each) for each in CLEAN.split("\n\n")))
    outcome = await hand_in(client, "nda.pdf", content, reply=recorded("nda-clean.txt"))
    assert outcome.route == "green"


async def test_a_picture_named_pdf_is_refused_for_what_it_is(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.pdf", b"\x89PNG\r\n\x1a\n" + bytes(40))).failure
    assert code == "unsupported"
    assert "PNG image" in sentence


async def test_a_zip_bomb_named_docx(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.docx", bomb())).failure
    assert code == "too_large"
    assert "ZIP bomb" in sentence


async def test_nul_bytes_in_a_text_are_shown_and_never_green(client: httpx.AsyncClient) -> None:
    """Replaced one for one: nothing is cut off at the NUL, and every offset stays."""
    content = CLEAN.replace("Agreement", "Agree\0ment", 1).encode()
    outcome = await hand_in(client, "nda.txt", content, reply=recorded("nda-clean.txt"))
    assert outcome.route == "yellow"
    assert "Control characters stand inside the text." in outcome.reasons
    text = (await client.get(f"/v1/matters/{outcome.matter}/text")).text
    assert text == CLEAN.replace("Agreement", "Agree\ufffdment", 1)


async def test_a_binary_named_txt(client: httpx.AsyncClient) -> None:
    code, sentence = (await hand_in(client, "nda.txt", bytes(range(256)) * 40)).failure
    assert code == "unsupported"
    assert "binary bytes, not text" in sentence


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
async def test_a_utf_16_text_is_read_as_the_same_text(
    client: httpx.AsyncClient, encoding: str
) -> None:
    reply = recorded("nda-clean.txt")
    outcome = await hand_in(client, "nda.txt", CLEAN.encode(encoding), reply=reply)
    assert (await client.get(f"/v1/matters/{outcome.matter}/text")).text == CLEAN
    assert outcome.route == "green"


async def test_a_latin_1_text_is_read_as_the_same_text(client: httpx.AsyncClient) -> None:
    text = (ROOT / "samples" / "contratos" / "atacado.txt").read_text().replace("–", "-")
    playbook = "prestacao-servicos-fornecedor"
    outcome = await hand_in(client, "contrato.txt", text.encode("latin-1"), playbook=playbook)
    assert (await client.get(f"/v1/matters/{outcome.matter}/text")).text == text
    same = await hand_in(client, "contrato.txt", text.encode(), playbook=playbook)
    assert outcome.route == same.route == "red"
    assert [each["verdict"] for each in outcome.shown["findings"]] == [
        each["verdict"] for each in same.shown["findings"]
    ]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("../../../../etc/passwd", "passwd"),
        (r"..\..\boot.ini", "boot.ini"),
        ("/etc/cron.d/nda.txt", "nda.txt"),
        ("..", "document"),
        ("nda\0.pdf.txt", "nda.pdf.txt"),
        ("nda\u202efdp.txt", "ndafdp.txt"),
        ("x" * 900 + ".txt", "x" * 188 + ".txt"),
    ],
)
async def test_path_tricks_in_a_filename(
    client: httpx.AsyncClient, standing: System, name: str, kept: str
) -> None:
    outcome = await ended(client, await hand_in_under(client, name))
    assert outcome.route == "red"
    assert outcome.shown["filename"] == kept
    back = await client.get(f"/v1/matters/{outcome.matter}/document")
    assert back.headers["content-disposition"].startswith(f'attachment; filename="{kept}"')
    assert kept not in {each.name for each in standing.data.rglob("*")}


async def hand_in_under(client: httpx.AsyncClient, name: str) -> str:
    """The matter of a document whose name is sent byte for byte, as no well-behaved client does."""
    body = (
        b'--x\r\nContent-Disposition: form-data; name="files"; filename="%s"\r\n\r\n'
        b"Each party keeps secrets for two years.\r\n--x--\r\n"
    ) % name.replace("\\", "\\\\").encode()
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    answer = await client.post("/v1/matters", content=body, headers=kind)
    assert answer.status_code == 202, answer.text
    return str(answer.json()["submitted"][0]["matter"])


async def test_markup_in_a_filename_is_text_everywhere(client: httpx.AsyncClient) -> None:
    name = "<img src=x onerror=alert(1)>[a](javascript:b) =cmd|.txt"
    outcome = await hand_in(client, name, b"Each party keeps secrets for two years.")
    assert outcome.shown["filename"] == name
    at = f"/matters/{outcome.matter}"
    for page in ("/?view=all", at, f"{at}/history", f"{at}/report", f"{at}/report.md"):
        shown = (await client.get(page)).text
        assert "onerror" in shown, page
        assert not re.search(r"(?<!\\)<img", shown), page
    assert not re.search(r"(?<!\\)\]\(javascript", shown), "a link in Markdown"


async def test_a_playbook_that_does_not_exist(client: httpx.AsyncClient, standing: System) -> None:
    before = (await client.get("/v1/matters")).json()["counts"]["total"]
    files = [("files", ("nda.txt", CLEAN.encode()))]
    answer = await client.post("/v1/matters", files=files, data={"playbook": "wonder"})
    assert answer.status_code == 404
    assert "There is no playbook 'wonder'. Published playbooks: " in answer.json()["detail"]
    assert (await client.get("/v1/matters")).json()["counts"]["total"] == before
    printed = await standing.command("review", "samples/nda-clean.txt", "--playbook", "wonder")
    assert "There is no playbook 'wonder'" in " ".join(printed.split())
    assert "Traceback" not in printed


async def test_a_playbook_that_does_not_exist_named_by_a_pipeline(
    client: httpx.AsyncClient, standing: System
) -> None:
    await offer(standing, {**event("P-1"), "playbook": "wonder"})
    code, sentence = (await taken_in(client, "P-1")).failure
    assert code == "no_playbook"
    assert "There is no playbook 'wonder'" in sentence


@pytest.mark.parametrize(
    ("name", "body", "problem"),
    [
        ("no JSON", b"\x00\xff{", "no quotary.contract.offered event: body: Invalid JSON"),
        ("no object", b"[1]", "should be an object"),
        ("no document", {"data": None}, "carries no document"),
        ("no base64", {"data": None, "data_base64": "%%%"}, "no base64"),
        ("no such object", {"data": {"object": "x.pdf"}}, "no object 'x.pdf' in UPLOADS"),
        ("no such proposer", {"proposer": "oracle"}, "'live', 'recorded' or 'offline'"),
    ],
)
async def test_malformed_intake_is_a_matter_that_says_so(
    client: httpx.AsyncClient,
    standing: System,
    name: str,
    body: bytes | dict[str, object],
    problem: str,
) -> None:
    """Also where the message does not say what it is about: nothing is dropped."""
    known = {each["matter"] for each in await failed(client)}
    await offer(standing, body if isinstance(body, bytes) else {**event(name), **body})
    async with asyncio.timeout(30):
        new: list[dict[str, Any]] = []
        while not new:
            await asyncio.sleep(0.05)
            new = [each for each in await failed(client) if each["matter"] not in known]
    outcome = await ended(client, new[0]["matter"])
    code, sentence = outcome.failure
    assert code == "malformed"
    assert problem in sentence
    assert outcome.shown["failure"] == sentence


async def test_a_hostile_filename_of_a_pipeline(
    client: httpx.AsyncClient, standing: System
) -> None:
    await offer(standing, {**event("F-1"), "filename": "../../a\u202e\0\x1b[2Jb.txt"})
    outcome = await taken_in(client, "F-1")
    assert outcome.route
    assert outcome.shown["filename"] == "a[2Jb.txt"


async def failed(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    found = await client.get("/v1/matters", params={"status": "failed", "limit": 200})
    return found.json()["matters"]


def event(external_id: str) -> dict[str, object]:
    return {
        "specversion": "1.0",
        "id": external_id,
        "source": "/dms",
        "type": "quotary.contract.offered",
        "data": "Each party keeps secrets for two years.",
        "playbook": "vendor-nda",
        "proposer": "offline",
        "lane": "interactive",
    }


async def offer(system: System, message: bytes | dict[str, object]) -> None:
    """Publish as the pipeline does, in its own account."""
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    connection = await system.connected("pipeline_dms")
    js = connection.jetstream(prefix="JS.log.API", timeout=5)
    await js.publish("intake.main.dms", body, stream=INTAKE_STREAM)
    await connection.close()


async def taken_in(client: httpx.AsyncClient, external_id: str) -> Outcome:
    """What became of a pipeline's contract."""
    matter = matter_id("dms", external_id)
    async with asyncio.timeout(30):
        while (await client.get(f"/v1/matters/{matter}")).status_code == 404:  # noqa: ASYNC110 - HTTP
            await asyncio.sleep(0.05)
    return await ended(client, matter)
