// Puts in what the server renders now, and keeps what a person has open, typed and scrolled to.
const PARTS = ["you", "head", "result", "findings", "document"];
const AGAIN_MS = 2000;
let under = null;
let again = false;
let waiting = 0;

// True once the page shows what the server has at `seq`. What could not be fetched is asked for again
// until it comes: the event that told of it is not sent a second time.
export function refresh(seq) {
  refresh.seq = Math.max(refresh.seq, seq);
  if (under) { again = true; return under; }
  under = fetchPage().catch(() => false).then((drawn) => {
    under = null;
    if (!drawn) waiting ||= setTimeout(() => { waiting = 0; refresh(0); }, AGAIN_MS);
    else if (again) refresh(0);
    again = false;
    return drawn;
  });
  return under;
}
refresh.seq = 0;

async function fetchPage() {
  const address = new URL(location.href);
  address.searchParams.set("wait", String(refresh.seq));
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  // Gone or refused (erased, say) is an answer: asking again would not change it.
  if (!answer.ok) return answer.status < 500 && answer.status !== 429;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const kept = keep();
  for (const id of PARTS) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (!old || !fresh || id === "you" && old.open) continue;
    if (id === "document" && old.dataset.run === fresh.dataset.run && old.dataset.read === fresh.dataset.read) {
      // The same words: only the highlights are asked for again.
      for (const each of old.querySelectorAll("[hx-trigger*='quotes']")) window.htmx?.trigger(each, "quotes");
      continue;
    }
    old.replaceWith(document.adoptNode(fresh));
    window.htmx?.process(fresh);
  }
  fillRows(page);
  restore(kept);
  return true;
}

// The decision table's positions come with the playbook, which an `auto` run learns of while it runs;
// what the table says of them is drawn from the events alone.
function fillRows(page) {
  const [old, fresh] = [document, page].map((each) => each.querySelector('[data-t="rows"]').dataset);
  if (fresh.base !== "[]") Object.assign(old, { base: fresh.base, playbook: fresh.playbook });
}

function keep() {
  const forms = new Map();
  for (const form of document.querySelectorAll("form[data-act]")) {
    const values = [...form.elements].filter((each) => each.name && each.type !== "hidden" && each.type !== "submit");
    if (values.some((each) => each.value !== each.defaultValue && each.type !== "radio" || each.type === "radio" && each.checked !== each.defaultChecked)) {
      forms.set(form.dataset.act, {
        // What its author had seen when typing began: a change drawn under the words is told, not taken as seen.
        based: form.elements.based_on?.value,
        values: values.map((each) => [each.name, each.type === "radio" ? [each.value, each.checked] : each.value]),
      });
    }
  }
  const active = document.activeElement?.closest("form[data-act]");
  return {
    forms,
    open: new Set([...document.querySelectorAll("#findings details[open], #result details[open]")].map(nameOf)),
    hadCards: Boolean(document.querySelector("#findings .find")),
    scroll: document.getElementById("cards")?.scrollTop ?? 0,
    focus: active ? [active.dataset.act, document.activeElement.name, document.activeElement.selectionStart] : null,
    // The button of a form that was just sent, or of a finding that was chosen: keys go on from there.
    summary: document.activeElement?.matches("#findings summary, #result summary") ? nameOf(document.activeElement.parentElement) : "",
    current: document.querySelector(".find.is-on")?.id,
  };
}

function nameOf(details) {
  return details.id || details.dataset.key || `${details.closest("[id]").id}/${[...details.closest("[id]").querySelectorAll("details")].indexOf(details)}`;
}

function restore(kept) {
  // A form that somebody has open stays open; findings that come for the first time open as the server has them.
  const known = kept.hadCards ? "#findings details, #result details" : "#result details";
  for (const each of document.querySelectorAll(known)) each.open = kept.open.has(nameOf(each));
  for (const [act, { based, values }] of kept.forms) {
    const form = document.querySelector(`form[data-act="${CSS.escape(act)}"]`);
    if (!form) continue;
    if (based && form.elements.based_on) form.elements.based_on.value = based;
    for (const [name, value] of values) {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList) {
        for (const each of field) if (each.value === value[0]) each.checked = value[1];
      } else if (field) field.value = value;
    }
  }
  const cards = document.getElementById("cards");
  if (cards) cards.scrollTop = kept.scroll;
  if (kept.current) document.getElementById(kept.current)?.classList.add("is-on");
  if (kept.focus) {
    const field = document.querySelector(`form[data-act="${CSS.escape(kept.focus[0])}"]`)?.elements.namedItem(kept.focus[1]);
    field?.focus?.({ preventScroll: true });
    if (field?.setSelectionRange && kept.focus[2] !== null) field.setSelectionRange(kept.focus[2], kept.focus[2]);
  }
  if (kept.summary && document.activeElement === document.body) {
    const same = [...document.querySelectorAll("#findings details, #result details")].find((each) => nameOf(each) === kept.summary);
    same?.querySelector("summary").focus({ preventScroll: true });
  }
}
