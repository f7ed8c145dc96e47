// What a run's state says in words. Pure: the same state and time give the same words.
import { drafted, textOf } from "./steps.js";

export const VERDICTS = {
  accept: ["is-accept", "A", "Accept"], fallback: ["is-fallback", "F", "Fallback"],
  reject: ["is-reject", "R", "Reject"], ungrounded: ["is-ungrounded", "U", "Ungrounded"],
  missing: ["is-fallback", "M", "Missing"], not_evaluated: ["is-none", "–", "Not read"],
};
export const LANES = { live: "Model — proposes", recorded: "Kept answer — stands in for the model", offline: "Rules — stand in for the model" };
export const CONSOLES = { live: "Model console", recorded: "Kept answer", offline: "Console" };
const NAMES = { read: "1 Read", propose: "2 Propose", verify: "3 Verify", decide: "4 Decide", draft: "5 Draft" };
const TALLIED = ["accept", "fallback", "missing", "reject", "ungrounded"];
// A model reads a whole prompt before its first word; all else says something sooner than that.
const SILENCE_MS = 10_000;

export function proposer(run) {
  if (run.again) return again(run);
  if (run.proposer === "live") return `Live${run.model ? `, ${run.model}` : ""}, run ${run.run}`;
  if (run.proposer === "recorded") return `Replay · model not called, run ${run.run}`;
  return run.proposer ? `Offline · no model called, run ${run.run}` : `run ${run.run}`;
}

function again(run) {
  return `Decided again from kept findings under ${run.again} (replay), no model called`;
}

// Where the page shows another run than the trace does, it says so.
export function beside(run, page) {
  if (!page || page === run.run) return "";
  return run.ended === null ? `This is run ${run.run}, under way. Findings and result are those of run ${page}.` : `This is run ${run.run}. Findings and result are those of run ${page}.`;
}

export function stepName(name) {
  return NAMES[name];
}

// In place of a time: what became of a step that has none.
export function stepWords(step, run) {
  if (run.again) return "again";
  if (step.state === "failed") return "failed";
  if (step.state === "none" && run.result?.outcome === "failed") return "not run";
  return step.name === "draft" && run.comments && !drafted(run) ? "none" : "";
}

export function tokens(run) {
  if (run.tokensIn || run.tokensOut) return `${run.tokensIn.toLocaleString("en")} in, ${run.tokensOut.toLocaleString("en")} out`;
  const length = textOf(run).length;
  return length ? `${length.toLocaleString("en")} characters` : "";
}

export function phases(run, time) {
  if (run.again) return [];
  return [...tries(run), ...(run.units > 1 ? [] : inside(run, time)), ...silence(run, time)];
}

function tries(run) {
  const again = [...run.attempts].filter(([, attempts]) => attempts > 1);
  if (!again.length) return [];
  const most = Math.max(...again.map(([, attempts]) => attempts));
  const since = run.units > 1 ? null : run.begun.get(again[0][0]) - run.steps.propose.start;
  const which = run.units > 1 ? `${again.length} of ${run.units} units begun again` : `Attempt ${most}`;
  return [{ kind: "", words: `${which}: the one before ended without an answer`, ms: since }];
}

function silence(run, time) {
  const call = lastCall(run);
  const reading = run.proposer === "live" && (!call || call.first === null);
  if (run.ended !== null || reading || time - run.heard < SILENCE_MS) return [];
  const begun = run.begun.size || run.proposed;
  const said = begun ? "Silent since. If the process is gone, another takes over by itself" : "Nobody has begun it yet. It waits for its turn";
  return [{ kind: "now", words: said, ms: time - run.heard }];
}

function lastCall(run) {
  return run.phases.findLast((each) => each.purpose === "propose");
}

function inside(run, time) {
  const call = lastCall(run);
  const { end } = run.steps.propose;
  const start = [...run.begun.values()].at(-1) ?? run.steps.propose.start;
  if (run.proposer !== "live") {
    const word = run.proposer === "recorded" ? "Replaying the answer on disk" : "Reading by rules, without a model";
    if (start === null) return [{ kind: "todo", words: word, ms: null }];
    return [{ kind: end === null && run.ended === null ? "now" : "", words: word, ms: (end ?? run.ended ?? time) - start }];
  }
  if (!call) return [{ kind: start !== null && run.ended === null ? "now" : "todo", words: "Prompt sent", ms: null }, { kind: "todo", words: "Writing", ms: null }];
  // The step ends where its proposal is on the log: so do its phases, and their times add up.
  const over = end ?? run.ended ?? call.end;
  const lines = [{ kind: "", words: cachedWords(run), ms: start === null ? null : call.at - start }];
  const reading = (call.first ?? over ?? time) - call.at;
  lines.push({ kind: call.first === null && over === null ? "now" : "", words: call.first === null ? "Reading the contract" : "Read the contract", ms: reading });
  lines.push({ kind: call.first === null ? "todo" : over === null ? "now" : "", words: "Writing", ms: call.first === null ? null : (over ?? time) - call.first });
  return lines;
}

function cachedWords(run) {
  const sent = run.phases.filter((each) => each.purpose === "propose").length > 1 ? "Prompt sent again, the answer before it could not be used" : "Prompt sent";
  return run.cached ? `${sent}, ${run.cached.toLocaleString("en")} of ${run.tokensIn.toLocaleString("en")} tokens cached` : sent;
}

// What is written so far, each unit's words under the name that its clause has.
export function written(run, nameOf) {
  const units = [...new Set([...run.texts.keys(), ...run.thoughts.keys()])].sort((one, other) => one - other);
  const parts = units.map((unit) => (run.units > 1 ? `── ${nameOf(unit)} ──\n` : "") + words(run, unit));
  if (run.drafted) parts.push(`── Drafted comments ──\n${run.drafted}`);
  return (run.cut ? "… " : "") + parts.join("\n\n");
}

function words(run, unit) {
  const [thought, text] = [run.thoughts.get(unit), run.texts.get(unit)];
  if (!thought) return text;
  return `── Thinking ──\n${thought}${text ? `\n\n── Answer ──\n${text}` : ""}`;
}

export function sentence(run) {
  if (run.sentence) return run.sentence;
  if (run.again) return `${again(run)}.`;
  if (run.steps.read.end === null && run.ended === null) return "Python is reading the document. The model has not been asked yet.";
  if (run.proposer === "live") return run.ended === null ? "Reading the contract. The first token comes after the model has read the whole prompt." : "The model’s words are no longer kept in the trace.";
  if (run.proposer === "offline") return "No model is asked: rules read the contract, and the best route is yellow.";
  return run.ended === null ? "No model is asked: the answer on disk for exactly these bytes is looked up." : "No model was called.";
}

// The decision table: a row per position of the playbook (`base`), then what is about no position of it.
export function rowsOf(run, base, most = 300) {
  const known = new Set(base.map((each) => each.position));
  const every = [...run.positions.values()].slice(0, most);
  const rows = base.flatMap(({ position, title }) => {
    const found = every.filter((each) => each.position === position);
    return found.length ? found.map((each) => told(each, run, title)) : [{ key: position, position, title, unit: 0, given: "", ...unreached(run) }];
  });
  return [...rows, ...every.filter((each) => !known.has(each.position)).map((each) => told(each, run, ""))];
}

function told(row, run, title) {
  const override = run.overrides.get(row.key);
  const state = row.verdict ? "" : run.result?.outcome === "failed" ? "not decided" : row.state;
  return { key: row.key, position: row.position, title: row.title || title, unit: row.unit, given: row.given, verdict: row.verdict, state, override: override ?? null };
}

// Nothing is on the log about it: not yet, or never.
function unreached(run) {
  if (run.ended === null) return { verdict: "", state: "waiting", override: null };
  if (run.result?.outcome === "failed") return { verdict: "", state: "never reached", given: "–", override: null };
  if (run.scope === "clause") return { verdict: "", state: run.route ? "–" : "not decided", given: "no clause", override: null };
  return { verdict: "", state: "not decided", given: "–", override: null };
}

// The tally by sign, in the system's own words; a register is counted as its page counts it.
export function tallied(run) {
  if (!run.tally) return run.ended === null && run.scope !== "chunk" ? [{ words: "0 accept · 0 fallback · 0 reject" }] : [];
  if (run.scope === "chunk") {
    if (!run.register) return [];
    const { accepted, review, escalated, gaps } = run.register;
    const [proposed, toReview, dropped, left] = [accepted, review, escalated, gaps].map((n) => n.toLocaleString("en"));
    return [{ words: `${proposed} proposed · ${toReview} for review · ${dropped} dropped · ${left} ${gaps === 1 ? "gap" : "gaps"}` }];
  }
  // What is missing and a fallback for that has its own sign in the rows: the sum counts it so too.
  const missing = [...run.positions.values()].filter((each) => each.verdict === "missing").length;
  return TALLIED.flatMap((name) => {
    const n = name === "missing" ? missing : (run.tally[name] ?? 0) - (name === "fallback" ? missing : 0);
    if (!n && !["accept", "fallback", "reject"].includes(name)) return [];
    return [{ sign: VERDICTS[name], words: `${n} ${VERDICTS[name][2].toLowerCase()}` }];
  });
}

// What people made of it: the tally and the route above are the system's own and never move.
export function people(run) {
  const said = [...run.overrides].map(([key, each]) => `${each.who} overrode ${run.positions.get(key)?.title || each.title} to ${VERDICTS[each.verdict]?.[2].toLowerCase() ?? each.verdict}.`);
  return said.length > 3 ? [...said.slice(0, 3), `And ${said.length - 3} more.`] : said;
}
