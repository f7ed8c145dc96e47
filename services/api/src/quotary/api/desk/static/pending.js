// Positions that wait for their verdict: a quote is shown only after code has found it.
import { proposedIn, textOf } from "./steps.js";

export function drawPending(run) {
  const findings = document.getElementById("findings");
  if (findings.dataset.run !== run.run) return;
  if (run.scope === "clause") { drawUnits(findings, run); return; }
  const waiting = [...findings.querySelectorAll("[data-pend]")];
  if (!waiting.length) return;
  const proposed = new Set(proposedIn(textOf(run), waiting.map((each) => each.dataset.pend)));
  let checked = 0;
  for (const each of waiting) {
    const row = run.positions.get(each.dataset.pend);
    const state = row && row.state !== "waiting" ? "checked" : proposed.has(each.dataset.pend) ? "proposed" : "waiting";
    if (state === "checked") checked += 1;
    say(each, state);
  }
  count(proposed.size, waiting.length, checked);
}

function drawUnits(findings, run) {
  const waiting = [...findings.querySelectorAll("[data-pend-unit]")];
  if (!waiting.length) return;
  const states = waiting.map((each) => run.unitStates.get(Number(each.dataset.pendUnit)) ?? "waiting");
  waiting.forEach((each, index) => say(each, states[index]));
  const checked = states.filter((each) => each === "checked").length;
  count(states.filter((each) => each !== "waiting").length, waiting.length, checked);
}

function say(row, state) {
  row.classList.toggle("is-prop", state === "proposed");
  row.classList.toggle("is-wait", state === "waiting");
  row.classList.toggle("is-done", state === "checked");
  const cap = row.querySelector(".cap");
  if (cap.textContent !== state) cap.textContent = state;
}

function count(proposed, all, checked) {
  const found = document.getElementById("found");
  const words = `${proposed} of ${all} proposed, ${checked} checked`;
  if (found.textContent !== words) found.textContent = words;
}
