// The queue: selection by keys, rows kept up to date from the stream, uploads.
import * as clock from "./clock.js";
import { follow } from "./connection.js";
import * as keys from "./keys.js";
import { upload } from "./upload.js";

const SELECTED = "queue-selected";
const list = () => document.getElementById("list");
const rows = () => [...document.querySelectorAll("#rows > tr")];
const selected = () => document.querySelector('#rows > tr[aria-selected="true"]');

function select(row, focus = true) {
  for (const each of rows()) each.setAttribute("aria-selected", String(each === row));
  if (!row) return;
  sessionStorage.setItem(SELECTED, row.dataset.matter);
  const link = row.querySelector(".doc a");
  if (focus) link.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function move(by) {
  const all = rows();
  if (!all.length) return;
  const at = all.indexOf(selected());
  select(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]);
}

keys.on("j", () => move(1));
keys.on("k", () => move(-1));
keys.on("Enter", () => {
  const row = selected();
  if (!row || document.activeElement?.matches("a, button, summary")) return false;
  row.querySelector(".doc a").click();
});
keys.on("u", () => document.getElementById("files").click());

document.addEventListener("click", (event) => {
  const row = event.target.closest("#rows > tr");
  if (!row) return;
  select(row, false);
  if (!event.target.closest("a, button") && !String(getSelection())) row.querySelector(".doc a").click();
});
document.addEventListener("focusin", (event) => {
  const row = event.target.closest("#rows > tr");
  if (row && row !== selected()) select(row, false);
});

function remember() {
  sessionStorage.setItem("queue", location.pathname + location.search);
  const kept = document.getElementById(`m-${sessionStorage.getItem(SELECTED)}`);
  if (kept) select(kept, false);
}
remember();
document.addEventListener("htmx:pushedIntoHistory", remember);

// ---- more rows: whoever asked for them by key goes on with the first of them
let shown = 0;
document.addEventListener("htmx:beforeRequest", (event) => { if (event.target.closest("#foot")) shown = rows().length; });
document.addEventListener("htmx:afterSettle", () => {
  const said = document.querySelector("#foot [data-of]");
  if (said) said.textContent = said.dataset.of.replace("{n}", rows().length.toLocaleString("en"));
  if (!shown || rows().length <= shown) return;
  if (!document.activeElement || document.activeElement === document.body) select(rows()[shown]);
  shown = 0;
});

// ---- the stream
let unseen = new Set();
let recount = 0;
let seq = 0;

function replace(body) {
  const old = document.getElementById(`m-${body.matter}`);
  if (!old) {
    if (!list().dataset.purposes.split(" ").includes(body.purpose)) return;
    if (list().dataset.first && body.seq > Number(list().dataset.seq)) unseen.add(body.matter);
    return;
  }
  if (body.seq <= Number(old.dataset.seq)) return;
  if (!body.html) { old.remove(); return; }
  const inside = new DOMParser().parseFromString(`<table><tbody>${body.html}</tbody></table>`, "text/html").querySelector("tr");
  inside.setAttribute("aria-selected", old.getAttribute("aria-selected"));
  const focused = old.contains(document.activeElement);
  old.replaceWith(inside);
  if (focused) inside.querySelector(".doc a").focus({ preventScroll: true });
}

function isMoving() {
  return Boolean(selected() && document.activeElement?.closest("#rows")) || scrollY > 120;
}

// The page as the server has it now; null while it cannot be had: the stream says when to ask again.
async function fetched() {
  const answer = await fetch(location.href, { headers: { "Quotary-Desk": "1" } }).catch(() => null);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
}

async function refresh() {
  const page = await fetched();
  if (!page) return;
  unseen = new Set();
  for (const id of ["list", "rail", "lead"]) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh) { old.replaceWith(document.adoptNode(fresh)); window.htmx?.process(fresh); }
  }
  const kept = document.getElementById(`m-${sessionStorage.getItem(SELECTED)}`);
  if (kept) select(kept, false);
}

function settle() {
  recount = 0;
  const fresh = document.getElementById("fresh");
  if (!unseen.size) { countAgain(); return; }
  if (!isMoving()) { refresh(); return; }
  fresh.hidden = false;
  fresh.textContent = `${unseen.size} new`;
  countAgain();
}

async function countAgain() {
  const page = await fetched();
  if (!page) return;
  for (const id of ["rail", "lead"]) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh && old.textContent !== fresh.textContent && !old.contains(document.activeElement)) {
      old.replaceWith(document.adoptNode(fresh));
      window.htmx?.process(fresh);
    }
  }
}

document.addEventListener("click", (event) => { if (event.target.id === "fresh") refresh(); });

const foot = document.getElementById("following");
follow("/queue/events", ["clock", "row"], (name, event) => {
  const body = JSON.parse(event.data);
  if (name === "row") {
    replace(body);
    recount ||= setTimeout(settle, 400);
    return;
  }
  clock.set(body.now);
  seq = body.seq;
  if (!foot.classList.contains("is-away")) following();
}, { back: refresh });  // What went by meanwhile is not told again: the list is asked for as it is now.
addEventListener("quotary:connection", ({ detail }) => {
  foot.classList.toggle("is-away", detail.lost);
  if (detail.lost) foot.lastElementChild.textContent = "Connection lost: trying again";
  else following();
});

function following() {
  foot.lastElementChild.textContent = `Following the log at ${seq.toLocaleString("en")}`;
}
setInterval(() => clock.tick(), 1000);

// ---- uploads
const drop = document.getElementById("drop");
const files = document.getElementById("files");
files.addEventListener("change", () => { upload(files.files, drop); files.value = ""; });
addEventListener("dragover", (event) => { event.preventDefault(); drop.classList.add("is-over"); });
addEventListener("dragleave", (event) => { if (!event.relatedTarget) drop.classList.remove("is-over"); });
addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("is-over");
  if (event.dataTransfer?.files.length) upload(event.dataTransfer.files, drop);
});
