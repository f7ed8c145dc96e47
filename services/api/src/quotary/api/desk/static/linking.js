// A finding leads to its quote, a highlight to its finding; pages and text are two views of one.
const column = () => document.getElementById("document");

export function show(view) {
  const main = document.querySelector("[data-view]");
  main.dataset.view = view;
  for (const each of document.querySelectorAll("[data-show]")) each.setAttribute("aria-pressed", String(each.dataset.show === view));
}

export function choose(card, { scroll = true } = {}) {
  if (!card) return;
  for (const each of document.querySelectorAll(".find.is-on")) each.classList.remove("is-on");
  card.classList.add("is-on");
  card.open = true;
  if (scroll) card.scrollIntoView({ block: "nearest" });
  mark(card.id.slice(2));
}

// Where the document stands beside the findings, a finding that is chosen shows its first quote there.
export function lead(card) {
  const first = card.querySelector("[data-quote]");
  if (first && innerWidth >= 1000) goTo(first.dataset.quote, first.dataset.page);
}

// What a click has opened is seen: moved only as far as it must, its title never out of sight.
function reveal(card) {
  const box = document.getElementById("cards").getBoundingClientRect();
  const { height, bottom } = card.getBoundingClientRect();
  if (bottom > Math.min(box.bottom, innerHeight)) card.scrollIntoView({ block: height > box.height ? "start" : "nearest" });
}

function mark(key) {
  for (const each of document.querySelectorAll(".box, mark")) {
    const link = each.matches("a") ? each : each.querySelector("a");
    if (link?.dataset.card === `f-${key}`) each.setAttribute("aria-current", "true");
    else each.removeAttribute("aria-current");
  }
  for (const each of document.querySelectorAll('[data-t="rows"] tr')) each.classList.toggle("is-on", each.dataset.row === key || `${each.dataset.row}-1` === key || `${each.dataset.row}-0` === key);
}

// Highlights come page by page, and anew after an act: the chosen finding's are told from the others then too.
document.addEventListener("htmx:afterSettle", (event) => {
  const card = document.querySelector(".find.is-on");
  if (card && event.target.closest?.("#document")) mark(card.id.slice(2));
});

let asked = 0;
export async function goTo(anchor, page) {
  asked += 1;
  const mine = asked;
  const asText = !column().querySelector("[data-shows]") || column().querySelector("[data-shows]").dataset.shows === "text";
  const id = asText ? `t${anchor}` : anchor;
  if (!document.getElementById(id) && page && !asText) {
    document.getElementById(`p${page}`)?.scrollIntoView({ block: "start" });
    for (let n = 0; n < 40 && !document.getElementById(id); n += 1) await new Promise((done) => setTimeout(done, 50));
  }
  const target = document.getElementById(id);
  if (!target || mine !== asked) return;
  const box = target.querySelector?.("rect") ?? target;
  box.scrollIntoView({ block: "center" });
  target.classList.remove("flash");
  requestAnimationFrame(() => target.classList.add("flash"));
}

document.addEventListener("click", (event) => {
  const quote = event.target.closest("[data-quote]");
  if (quote) {
    event.preventDefault();
    if (innerWidth < 1000) show("document");
    goTo(quote.dataset.quote, quote.dataset.page);
    return;
  }
  const highlight = event.target.closest("[data-card]");
  if (highlight) {
    event.preventDefault();
    show("findings");
    choose(document.getElementById(highlight.dataset.card));
    return;
  }
  const summary = event.target.closest(".find > summary");
  if (summary && !summary.parentElement.open) {
    choose(summary.parentElement, { scroll: false });
    event.preventDefault();
    reveal(summary.parentElement);
    lead(summary.parentElement);
    return;
  }
  const as = event.target.closest("[data-as]");
  if (as) {
    const both = column().querySelector("[data-shows]");
    both.dataset.shows = as.dataset.as;
    for (const each of as.parentElement.children) each.setAttribute("aria-pressed", String(each === as));
    if (as.dataset.as === "text") window.htmx?.trigger(document.getElementById("as-text"), "show");
  }
});

// Which page is in view, for the heading and the thumbnails.
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    const number = entry.target.id.slice(1);
    const thumbs = [...document.querySelectorAll(".thumbs a")];
    const now = document.getElementById("page-now");
    if (now) now.textContent = `Page ${number} of ${thumbs.length}`;
    for (const each of thumbs) {
      if (each.getAttribute("href") === `#p${number}`) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
  }
}, { rootMargin: "-45% 0px -45% 0px" });

function watch() {
  for (const each of document.querySelectorAll(".page[id]")) seen.observe(each);
}
watch();
new MutationObserver(watch).observe(document.querySelector(".cols"), { childList: true });
