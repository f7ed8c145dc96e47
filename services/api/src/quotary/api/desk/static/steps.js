// What a run's state comes to: its steps, lanes and words so far. Pure, as the fold itself.
import { STEPS } from "./reducer.js";

export function textOf(run) {
  return [...run.texts.values()].join("");
}

// Positions that the raw text so far names: proposed, not yet checked.
export function proposedIn(text, ids) {
  return ids.filter((id) => text.includes(`"${id}"`));
}

export function stepStates(run) {
  let running = "";
  if (run.ended === null) running = STEPS.slice(0, 4).find((each) => run.steps[each].end === null) ?? "";
  const broke = brokenStep(run);
  return STEPS.map((name) => {
    const { start, end: over } = run.steps[name];
    const done = start !== null && over !== null;
    // Read by clause, quotes are checked while others are still being proposed.
    const now = name === running || (name === "verify" && run.units > 1 && run.ended === null);
    if (broke && STEPS.indexOf(name) >= STEPS.indexOf(broke)) {
      const at = name === broke;
      return { name, start: at ? start : null, end: at ? over ?? run.ended : null, state: at ? "failed" : "none" };
    }
    if (name === "draft" && run.comments && !drafted(run)) return { name, start: null, end: null, state: "none" };
    return { name, start, end: over, state: done ? "done" : now && start !== null ? "now" : run.ended !== null ? "none" : "wait" };
  });
}

// The step that a failed run broke at: what comes after it was never reached.
function brokenStep(run) {
  if (run.result?.outcome !== "failed") return "";
  if (run.steps.propose.start === null) return "read";
  if (run.failed && run.failed >= run.proposed) return "propose";
  return run.gated ? "verify" : "propose";
}

// How many comments there are; none is an answer too.
export function drafted(run) {
  return run.comments ? run.comments.model + run.comments.playbook : 0;
}

// Whose work a step is: a comment that the playbook words is no word of whoever proposes.
export function laneOf(name, run) {
  if (name === "propose") return "model";
  if (name !== "draft") return "python";
  if (run.comments) return run.comments.model ? "model" : "python";
  return run.proposer === "live" && !run.again ? "model" : "python";
}
