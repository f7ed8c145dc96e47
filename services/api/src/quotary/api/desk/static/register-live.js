// The register kept true while it stands open: rows change where they are, and nothing moves by itself
// under somebody who reads, chooses or types.
import { follow as listen } from "./connection.js";

const PIECE = { "Quotary-Desk": "1" };
const QUIET_MS = 400;
const REST_MS = 2000;
const list = () => document.getElementById("list");
const rows = (root = document) => [...root.querySelectorAll("#rows > [data-key]")];
const nameOf = (row) => `${row.dataset.matter} ${row.dataset.key}`;

// The page as it is at `seq`, with as many rows as are shown here, not the first page's alone.
export async function fetchRegister(seq) {
  const address = new URL(location.href);
  address.searchParams.set("wait", seq);
  for (const name of ["row", "in"]) address.searchParams.delete(name);
  const page = await read(address);
  const wanted = rows().length;
  for (let next = more(page); next && rows(page).length < wanted; next = more(page)) {
    const after = await read(new URL(next, location.href));
    page.getElementById("rows").append(...rows(after));
    page.getElementById("foot").replaceWith(after.getElementById("foot"));
  }
  return page;
}

async function read(address) {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(`the register answered ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function more(page) {
  return page.querySelector("#foot a[hx-get]")?.getAttribute("href");
}

export function put(page, ids) {
  for (const id of ids) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (!old || !fresh || old.outerHTML === fresh.outerHTML || old.contains(document.activeElement)) continue;
    old.replaceWith(document.adoptNode(fresh));
    window.htmx?.process(fresh);
  }
}

// Rows that are there before and after change in place; the rest is counted.
function merge(page) {
  const after = new Map(rows(page).map((row) => [nameOf(row), row]));
  let gone = 0;
  for (const old of rows()) {
    const fresh = after.get(nameOf(old));
    after.delete(nameOf(old));
    if (!fresh) { gone += 1; leave(old); continue; }
    old.dataset.based = fresh.dataset.based;
    if (old.innerHTML === fresh.innerHTML) continue;
    const box = old.querySelector(".c-x input");
    const focus = old.contains(document.activeElement) ? (document.activeElement === box ? ".c-x input" : "[data-row]") : "";
    const inside = document.adoptNode(fresh);
    inside.setAttribute("aria-selected", old.getAttribute("aria-selected"));
    const own = inside.querySelector(".c-x input");
    if (own && box) own.checked = box.checked && !own.disabled;
    old.replaceWith(inside);
    if (focus) inside.querySelector(focus).focus({ preventScroll: true });
  }
  return { added: after.size, gone };
}

// Signed, corrected or replaced by somebody, so that these filters no longer show it: it stays where it
// is until the reader asks for the list as it is, and can no longer be chosen.
function leave(row) {
  row.classList.add("is-gone");
  const box = row.querySelector(".c-x input");
  if (!box) return;
  box.checked = false;
  box.disabled = true;
  box.title = "Changed since: no longer in this list";
}

function isReading() {
  const active = document.activeElement;
  return Boolean(document.querySelector("#row .rp, #rows input:checked, #rows > [aria-selected='true']") || active?.closest("#list, #row") || scrollY > 120);
}

// The open row: its state and what can be done with it, without a word moving that is being read.
async function redraw(panel) {
  const { key, run, matter } = panel.dataset;
  const answer = await fetch(`/matters/${matter}/register/row?${new URLSearchParams({ key, run })}`, { headers: PIECE });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".rp[data-key]");
  if (!fresh || !panel.isConnected) return;
  const typing = panel.querySelector("[data-correct]")?.open;
  for (const part of typing ? [".rp-s", ".rp-b"] : [".rp-t", ".rp-s", ".rp-f:not(.rp-prov)", ".rp-prov", ".rp-b"]) {
    const [old, now] = [panel.querySelector(part), fresh.querySelector(part)];
    if (!old || !now || words(old) === words(now)) continue;
    const focused = old.contains(document.activeElement);
    if (focused && document.activeElement.matches("input, textarea, select")) continue;
    old.replaceWith(document.adoptNode(now));
    if (focused) document.getElementById("row").focus({ preventScroll: true });
    // Who acts now has seen this: their act is based on it. A correction begun before it is told of it.
    const based = fresh.querySelector("[name=based_on]")?.value;
    if (based) for (const each of panel.querySelectorAll("[name=based_on]")) if (!(typing && each.closest("[data-correct]"))) each.value = based;
  }
}

// What the part says; that the matter's newest fact is another one is no difference to see.
function words(part) {
  return part.outerHTML.replace(/(name="based_on" value=")\d+/g, "$1");
}

export function follow({ of, changed }) {
  const button = document.getElementById("fresh");
  let newest = 0;
  let timer = 0;
  let under = false;
  let done = 0;

  const plan = (ms) => { timer ||= setTimeout(look, ms); };
  const seen = () => Number(list()?.dataset.seq ?? 0);

  async function look() {
    timer = 0;
    if (document.hidden) return;
    if (under) { plan(REST_MS); return; }
    if (newest <= Math.max(done, seen())) return;
    under = true;
    const upto = newest;
    try {
      const page = await fetchRegister(upto);
      const panel = document.querySelector("#row .rp[data-key]");
      if (panel) await redraw(panel);
      apply(page);
      done = upto;
    } catch (error) {
      // Away for a moment: what is shown is as old as it was, and asked for again.
      console.warn("the register is not followed:", error);
    } finally {
      under = false;
      if (newest > done) plan(REST_MS);
    }
  }

  function apply(page) {
    const fresh = page.getElementById("list");
    const tables = list().querySelector("#rows") && fresh.querySelector("#rows");
    const told = tables ? merge(page) : { added: list().textContent === fresh.textContent ? 0 : 1, gone: 0 };
    list().dataset.seq = fresh.dataset.seq;
    put(page, ["rail", "lead", "exports", "tabs", "head"]);
    if ((told.added || told.gone) && !isReading()) {
      put(page, ["list"]);
      button.hidden = true;
    } else if (told.added || told.gone) {
      button.hidden = false;
      button.textContent = tables ? `${[told.added && `${told.added} new`, told.gone && `${told.gone} no longer here`].filter(Boolean).join(", ")}: show` : "Changed: show";
    }
    changed();
  }

  button.addEventListener("click", async () => {
    const page = await fetchRegister(Math.max(newest, seen()));
    button.hidden = true;
    document.activeElement?.blur();
    put(page, ["list", "rail", "lead", "exports", "tabs", "head"]);
    changed();
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) plan(QUIET_MS); });

  const heard = (seq) => { newest = Math.max(newest, seq); if (newest > seen()) plan(QUIET_MS); };
  let now = 0;
  // What went by while the connection was away is not told again.
  listen("/queue/events", ["clock", "row"], (name, event) => {
    const body = JSON.parse(event.data);
    if (name === "clock") { now = body.seq; return; }
    if (of ? body.matter === of : body.purpose === "review") heard(body.seq);
  }, { back: () => heard(now) });
}
