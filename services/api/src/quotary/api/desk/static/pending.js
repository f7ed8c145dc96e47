// Positions that wait for their verdict: a quote is shown only after code has found it.
import { proposedIn } from "./reducer.js";

export function drawPending(run) {
  const findings = document.getElementById("findings");
  if (findings.dataset.run !== run.run) return;
  const waiting = [...findings.querySelectorAll("[data-pend]")];
  if (!waiting.length) return;
  const proposed = new Set(proposedIn(run.text, waiting.map((each) => each.dataset.pend)));
  let checked = 0;
  for (const each of waiting) {
    const row = run.positions.get(each.dataset.pend);
    const state = row && row.state !== "waiting" ? "checked" : proposed.has(each.dataset.pend) ? "proposed" : "waiting";
    if (state === "checked") checked += 1;
    each.classList.toggle("is-prop", state === "proposed");
    each.classList.toggle("is-wait", state !== "proposed");
    const cap = each.querySelector(".cap");
    if (cap.textContent !== state) cap.textContent = state;
  }
  const found = document.getElementById("found");
  const words = `${proposed.size} of ${waiting.length} proposed, ${checked} checked`;
  if (found.textContent !== words) found.textContent = words;
}
