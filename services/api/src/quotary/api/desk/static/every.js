// What every page has: the proposer's choice, keys, copying, and forms that open.
import * as keys from "./keys.js";
import { ready } from "./ready.js";

for (const each of document.querySelectorAll(".proposer input")) {
  each.addEventListener("change", () => {
    document.cookie = `quotary_proposer=${each.value};path=/;max-age=31536000;samesite=strict`;
  });
}

addEventListener("click", async (event) => {
  if (event.target.closest("[data-print]")) print();
  const button = event.target.closest("[data-copy]");
  if (button) {
    const words = document.querySelector(button.dataset.copy)?.textContent ?? "";
    const label = button.lastChild;
    try {
      await navigator.clipboard.writeText(words);
      label.textContent = "Copied";
    } catch {
      label.textContent = "Select and copy";
    }
    setTimeout(() => { label.textContent = "Copy"; }, 2000);
  }
  // One open form at a time; a click elsewhere closes it, and keeps what was typed.
  for (const open of document.querySelectorAll("details.pop[open]")) {
    if (!open.contains(event.target)) open.open = false;
  }
});

addEventListener("toggle", (event) => {
  const pop = event.target;
  if (pop.matches?.("details.pop") && pop.open) {
    // It comes a moment after the opening: who has begun to type by then goes on.
    if (pop.contains(document.activeElement?.closest("input, textarea, select") ?? null)) return;
    ready(pop.querySelector("textarea, input:not([type=hidden]), select, button[type=submit]"));
  }
}, true);

keys.on("?", () => document.getElementById("keys").showModal());
keys.on("/", () => document.querySelector(".search input").focus());
keys.on("b", () => { location.href = sessionStorage.getItem("queue") || "/"; });
