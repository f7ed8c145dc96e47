// Keys of the matter's page.
import * as keys from "./keys.js";
import { choose, lead, show } from "./linking.js";
import { ready } from "./ready.js";

const cards = () => [...document.querySelectorAll(".find")];

function move(by) {
  const all = cards();
  if (!all.length) return false;
  const at = all.indexOf(document.querySelector(".find.is-on") ?? (by > 0 ? null : all[0]));
  const next = all[Math.min(all.length - 1, Math.max(0, at + by))];
  show("findings");
  for (const each of all) if (each !== next && each.classList.contains("is-on")) each.open = false;
  choose(next);
  next.querySelector("summary").focus({ preventScroll: true });
  lead(next);
}

function open(key) {
  const pop = document.querySelector(`#result details[data-key="${key}"]`);
  if (!pop) return false;
  pop.open = true;
  ready(pop.querySelector("textarea, input:not([type=hidden]), button[type=submit]:not(:disabled)") ?? pop.querySelector("summary"));
}

keys.on("j", () => move(1));
keys.on("k", () => move(-1));
keys.on("o", () => {
  const card = document.querySelector(".find.is-on") ?? cards()[0];
  if (!card) return false;
  choose(card);
  card.querySelector(".ov textarea")?.focus();
});
for (const key of ["a", "n", "h", "e", "s"]) keys.on(key, () => open(key));
