// The question box: asks, waits for the card that the server renders, and leads to the quotes.
import * as keys from "./keys.js";
import { goTo, show } from "./linking.js";

const box = document.getElementById("ask");
const form = document.getElementById("ask-form");
const list = document.getElementById("asked");
const says = document.getElementById("ask-says");
const base = `/matters/${box.dataset.matter}/questions`;
const WITHIN = 20;

async function piece(path) {
  const address = new URL(path, location.href);
  address.searchParams.set("run", box.dataset.run);
  const answer = await fetch(address, { headers: { "Quotary-Desk": "1" } });
  if (!answer.ok) throw new Error(String(answer.status));
  return new DOMParser().parseFromString(await answer.text(), "text/html").body;
}

function count() {
  const all = list.querySelectorAll(".ask-a").length;
  document.getElementById("ask-count").textContent = all ? `${all} asked` : "";
}

async function load() {
  let page;
  try {
    page = await piece(base);
  } catch {
    return;
  }
  const open = new Set([...list.querySelectorAll(".ask-a[open]")].map((each) => each.id));
  const first = list.childElementCount === 0;
  list.replaceChildren(...[...page.children].map((each) => document.adoptNode(each)));
  if (!first) for (const each of list.querySelectorAll(".ask-a")) each.open = open.has(each.id);
  count();
  for (const each of list.querySelectorAll('.ask-a[data-state="waiting"]')) follow(each.dataset.number);
}

const followed = new Set();

// Reads a question's card again until it is answered: its state is the server's, not the page's.
async function follow(number) {
  if (followed.has(number)) return;
  followed.add(number);
  try {
    for (let state = "waiting"; state === "waiting";) {
      const page = await piece(`${base}/${number}?within=${WITHIN}`);
      const card = document.adoptNode(page.firstElementChild);
      state = card.dataset.state;
      const old = document.getElementById(card.id);
      if (old) {
        card.open = old.open;
        old.replaceWith(card);
      } else list.prepend(card);
      count();
    }
  } catch {
    tell("The connection broke. The question is kept: reload to see its answer.");
  } finally {
    followed.delete(number);
  }
}

function tell(words) {
  if (!words) { says.replaceChildren(); return; }
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  notice.textContent = words;
  says.replaceChildren(notice);
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  tell("");
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "Quotary-Desk": "1" },
    });
    if (answer.ok) {
      const { number } = await answer.json();
      form.elements.question.value = "";
      for (const each of list.querySelectorAll(".ask-a[open]")) each.open = false;
      await load();
      const card = document.getElementById(`f-ask-${number}`);
      if (card) card.open = true;
      follow(String(number));
    } else {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      tell(page.querySelector(".notice")?.textContent ?? "It was refused.");
    }
  } catch {
    tell("The connection broke: nothing is known to be asked. Your question is kept; try again.");
  } finally {
    button.disabled = false;
  }
});

// Marks of one answer lie over those of the findings, on the page or in the text that is shown.
async function mark(number, page) {
  const shows = document.querySelector("#document [data-shows]")?.dataset.shows;
  if (shows === "pages" && page) {
    const sheet = document.getElementById(`p${page}`);
    if (!sheet) return;
    const found = await piece(`${base}/${number}/pages/${page}/marks`);
    for (const each of document.querySelectorAll(".asked-over")) each.remove();
    const over = document.createElement("div");
    over.className = "over asked-over";
    over.append(...[...found.childNodes].map((each) => document.adoptNode(each)));
    sheet.append(over);
    return;
  }
  const text = document.getElementById("as-text");
  if (!text) return;
  const found = await piece(`${base}/${number}/text`);
  text.replaceChildren(...[...found.childNodes].map((each) => document.adoptNode(each)));
}

box.addEventListener("click", async (event) => {
  const again = event.target.closest("[data-again]");
  if (again) {
    form.elements.question.value = again.dataset.again;
    form.elements.namedItem("run")?.remove();
    form.requestSubmit();
    return;
  }
  const link = event.target.closest("[data-answer]");
  if (!link) return;
  event.preventDefault();
  if (innerWidth < 1000) show("document");
  await mark(link.dataset.number, link.dataset.page);
  goTo(link.dataset.answer, link.dataset.page);
});

// A highlight leads back to its question, which may be folded away.
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-card^='f-ask-']")) box.open = true;
}, true);

keys.on("i", () => {
  box.open = true;
  form.elements.question.focus();
});

// What others ask and what is answered meanwhile, as the matter's events tell.
addEventListener("quotary:question", () => load());

load().then(() => {
  const wanted = location.hash.startsWith("#f-ask-") ? document.querySelector(location.hash) : null;
  if (location.hash === "#ask" || wanted) box.open = true;
  if (wanted) {
    for (const each of list.querySelectorAll(".ask-a")) each.open = each === wanted;
    wanted.scrollIntoView({ block: "nearest" });
  }
});
