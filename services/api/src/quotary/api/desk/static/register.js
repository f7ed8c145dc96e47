// The register: a row opened beside the list, rows chosen and signed, a row put right.
import * as keys from "./keys.js";
import { fetchRegister, follow, put } from "./register-live.js";

const PIECE = { "Quotary-Desk": "1" };
const column = () => document.getElementById("row");
const rows = () => [...document.querySelectorAll("#rows > [data-key]")];
const current = () => document.querySelector('[data-key][aria-selected="true"]');
const opened = () => column().querySelector(".rp[data-key]");
const boxes = () => [...document.querySelectorAll("#rows .c-x input:not(:disabled)")];
const chosen = () => boxes().filter((each) => each.checked).map((each) => each.closest("tr"));

function rowOf(matter, key) {
  return rows().find((each) => each.dataset.key === key && each.dataset.matter === matter);
}

function mark(row) {
  for (const each of document.querySelectorAll("[data-key][aria-selected]")) each.setAttribute("aria-selected", String(each === row));
}

// ---- one row
async function open(matter, key, run, { focus = false, address = "" } = {}) {
  const query = new URLSearchParams({ key, run });
  await show(`/matters/${matter}/register/row?${query}`);
  const row = rowOf(matter, key);
  mark(row ?? null);
  row?.scrollIntoView({ block: "nearest" });
  if (address) history.replaceState(null, "", address);
  if (focus) column().focus({ preventScroll: true });
}

let asked = 0;
async function show(address) {
  asked += 1;
  const mine = asked;
  column().setAttribute("aria-busy", "true");
  let answer;
  try {
    answer = await fetch(address, { headers: PIECE });
  } catch {
    complain("The connection broke. Nothing is lost: open the row again.");
    return;
  }
  const body = new DOMParser().parseFromString(await answer.text(), "text/html").body;
  if (mine !== asked) return;
  column().removeAttribute("aria-busy");
  column().replaceChildren(...body.childNodes);
  settle();
}

function complain(words) {
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  notice.textContent = words;
  column().replaceChildren(notice);
  column().removeAttribute("aria-busy");
}

// What the reader sees is what counts as opened: the note goes out once the row stands there.
function settle() {
  window.htmx?.process(column());
  const panel = opened();
  toQuote();
  if (!panel || !column().querySelector("[data-sign]")) return;
  const { matter, key, run } = panel.dataset;
  const noted = note({ matter, key, run }).then((answer) => {
    if (!answer?.ok) return;
    const row = rowOf(matter, key);
    row?.classList.remove("is-unread", "must-open");
    for (const each of document.querySelectorAll(`.to-open [data-open="${CSS.escape(key)}"]`)) each.classList.add("is-done");
  });
  noting.add(noted);
  noted.finally(() => noting.delete(noted));
}

// Openings on their way: an act that rests on them waits for them. Those of somebody who had not said
// who they are count for nobody; they are told again with the name that an act brings.
const noting = new Set();
const nameless = [];
const LONGEST_AGO_MS = 86_400_000;
function note(row, who = "") {
  const ago = who ? Math.min(LONGEST_AGO_MS, Math.round(performance.now() - row.opened)) : 0;
  const body = new URLSearchParams({ key: row.key, run: row.run, ...(who && { who, ago_ms: ago }) });
  if (!who) nameless.push({ ...row, opened: performance.now() });
  return fetch(`/matters/${row.matter}/register/opened`, { method: "POST", body, headers: PIECE }).catch(() => null);
}

async function readBefore(matter, who) {
  await Promise.allSettled(noting);
  if (who) await Promise.allSettled(nameless.filter((row) => row.matter === matter).map((row) => note(row, who)));
}

function toQuote() {
  const page = column().querySelector(".rp-page");
  const words = page?.querySelector("#row-quote");
  if (!words) return;
  const target = words.querySelector("rect") ?? words;
  const by = target.getBoundingClientRect().top - page.getBoundingClientRect().top;
  page.scrollTop += by - page.clientHeight / 3;
}
document.addEventListener("htmx:afterSettle", (event) => { if (event.target.closest?.(".rp-page")) toQuote(); });
document.addEventListener("load", (event) => { if (event.target.matches?.(".rp-page img")) toQuote(); }, true);

function close() {
  const row = current();
  column().replaceChildren();
  mark(null);
  const address = new URL(location.href);
  for (const name of ["row", "in"]) address.searchParams.delete(name);
  history.replaceState(null, "", address);
  row?.querySelector("[data-row]")?.focus({ preventScroll: true });
}

function openRow(row, focus = false) {
  const link = row.querySelector("[data-row]");
  return open(row.dataset.matter, row.dataset.key, row.dataset.run, { focus, address: link?.href });
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-close]")) { close(); return; }
  const must = event.target.closest("[data-open]");
  if (must) {
    event.preventDefault();
    open(must.dataset.matter, must.dataset.open, must.dataset.run, { focus: true });
    return;
  }
  const passage = event.target.closest("[data-passage]");
  if (passage) {
    event.preventDefault();
    show(passage.dataset.passage);
    return;
  }
  const row = event.target.closest("[data-key]");
  if (!row || row.closest("#row") || event.target.closest("input, .c-x, button, .pop")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || String(getSelection())) return;
  event.preventDefault();
  openRow(row, Boolean(event.target.closest("a")) && event.detail === 0);
});

// ---- choosing
function tell() {
  const number = chosen().length;
  document.getElementById("bulk").hidden = number === 0;
  document.getElementById("quiet").hidden = number > 0;
  document.getElementById("chosen").textContent = `${number} ${number === 1 ? "row" : "rows"} chosen`;
  const all = document.getElementById("all");
  if (all) {
    all.checked = number > 0 && number === boxes().length;
    all.indeterminate = number > 0 && !all.checked;
  }
}
document.addEventListener("change", (event) => {
  if (event.target.id === "all") for (const each of boxes()) each.checked = event.target.checked;
  if (event.target.closest("#rows, thead")) tell();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-clear]")) return;
  for (const each of boxes()) each.checked = false;
  tell();
});
document.addEventListener("htmx:afterSwap", tell);

// ---- signing and correcting
async function post(matter, body) {
  try {
    await readBefore(matter, body.get("who"));
    const answer = await fetch(`/matters/${matter}/register/acts`, { method: "POST", body, headers: PIECE });
    if (answer.ok) return { seq: (await answer.json()).seq };
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return { notice: page.querySelector(".notice"), status: answer.status };
  } catch {
    return { words: "The connection broke: nothing is known to be recorded. Try again." };
  }
}

function say(slot, told) {
  if (!slot) return;
  if (told.notice) { slot.replaceChildren(document.adoptNode(told.notice)); return; }
  const own = document.createElement("div");
  own.className = "notice";
  own.setAttribute("role", "alert");
  own.textContent = told.words ?? "It was refused.";
  slot.replaceChildren(own);
}

addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-rows]");
  if (form) {
    event.preventDefault();
    const { matter, key, run } = form.closest(".rp").dataset;
    const button = form.querySelector("button[type=submit]");
    // A button that is disabled loses the focus, and the keys their place with it.
    const focus = form.contains(document.activeElement);
    button.disabled = true;
    const told = await post(matter, new URLSearchParams(new FormData(form)));
    button.disabled = false;
    if (told.seq) {
      await refresh(told.seq);
      await open(matter, key, run, { focus });
    } else {
      if (told.notice?.dataset.seq) form.elements.based_on.value = told.notice.dataset.seq;
      say(form.querySelector(".says"), told);
    }
    return;
  }
  if (event.target.id === "bulk") {
    event.preventDefault();
    await signChosen(event.target);
  }
});

// Acts belong to matters: rows of several matters are signed one matter after the other.
async function signChosen(form) {
  const by = Map.groupBy ? Map.groupBy(chosen(), (row) => row.dataset.matter) : grouped(chosen());
  const button = form.querySelector("button[type=submit]");
  button.disabled = true;
  let last = 0;
  for (const [matter, some] of by) {
    const body = new URLSearchParams({ run: some[0].dataset.run, based_on: some[0].dataset.based });
    if (form.elements.who) body.set("who", form.elements.who.value);
    for (const row of some) body.append("key", row.dataset.key);
    const told = await post(matter, body);
    if (told.seq) { last = told.seq; continue; }
    button.disabled = false;
    if (last) await refresh(last);
    say(document.getElementById("says"), told);
    for (const each of document.querySelectorAll("#says [data-open]")) rowOf(each.dataset.matter, each.dataset.open)?.classList.add("must-open");
    document.getElementById("says")?.scrollIntoView({ block: "nearest" });
    document.querySelector("#says [data-open]")?.focus();
    return;
  }
  button.disabled = false;
  await refresh(last);
}

function grouped(some) {
  const by = new Map();
  for (const row of some) by.set(row.dataset.matter, [...(by.get(row.dataset.matter) ?? []), row]);
  return by;
}

// The list as it is now; what is chosen and not yet signed stays chosen.
async function refresh(seq) {
  const kept = new Set(chosen().map((row) => `${row.dataset.matter} ${row.dataset.key}`));
  let page;
  try {
    page = await fetchRegister(seq);
  } catch {
    return;
  }
  // What was acted on may hold the focus; the list is drawn anew all the same.
  if (document.activeElement?.closest("#list, #rail, #exports")) document.activeElement.blur();
  put(page, ["list", "rail", "lead", "exports", "tabs", "head"]);
  // Whoever said their name with one row is not asked again for the rows that they choose.
  put(page, document.getElementById("you").open ? ["bulk"] : ["bulk", "you"]);
  for (const each of boxes()) {
    const { matter, key } = each.closest("tr").dataset;
    each.checked = kept.has(`${matter} ${key}`);
  }
  tell();
}

// ---- keys
function move(by) {
  const all = rows();
  if (!all.length) return false;
  const at = all.indexOf(current());
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  const wasOpen = Boolean(opened());
  mark(next);
  next.querySelector("[data-row]").focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
  if (wasOpen) openRow(next);
}
keys.on("j", () => move(1));
keys.on("k", () => move(-1));
keys.on("Enter", () => {
  if (!current() || document.activeElement?.matches("a, button, summary, input")) return false;
  openRow(current(), true);
});
keys.on("x", () => {
  const box = current()?.querySelector(".c-x input:not(:disabled)");
  if (!box) return false;
  box.checked = !box.checked;
  tell();
});
keys.on("s", () => {
  const form = column().querySelector("[data-sign]") ?? document.querySelector("#bulk:not([hidden])");
  if (!form) return false;
  // Who signs is asked first: letters typed on the button would be keys.
  const unnamed = form.elements.who && !form.elements.who.value;
  (unnamed ? form.elements.who : form.querySelector("button[type=submit]")).focus();
});
keys.on("c", () => {
  const form = column().querySelector("[data-correct]");
  if (!form) return false;
  form.open = true;
  form.querySelector("textarea, input:not([type=hidden])").focus();
});
keys.on("/", () => document.getElementById("rail-q")?.focus());
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && opened() && !document.querySelector("details.pop[open]") && !event.target.closest?.("input, textarea, select, dialog")) close();
});

const start = opened();
if (start) { mark(rowOf(start.dataset.matter, start.dataset.key) ?? null); settle(); }
tell();
follow({ of: document.querySelector(".reg").dataset.of ?? "", changed: tell });
