// Draws a run's state into the trace column. Text only ever goes in as text.
import * as clock from "./clock.js";
import { stepStates, textOf, write } from "./reducer.js";

const VERDICTS = {
  accept: ["is-accept", "A", "Accept"], fallback: ["is-fallback", "F", "Fallback"],
  reject: ["is-reject", "R", "Reject"], ungrounded: ["is-ungrounded", "U", "Ungrounded"],
  missing: ["is-fallback", "M", "Missing"], not_evaluated: ["is-none", "–", "Not read"],
};
const TALLIED = ["accept", "fallback", "missing", "reject", "ungrounded"];
const MOST_RAW = 40;
const ROUTES = { green: ["is-green", "G", "GREEN"], yellow: ["is-yellow", "Y", "YELLOW"], red: ["is-red", "R", "RED"], out_of_playbook: ["is-out", "O", "OUT OF PLAYBOOK"] };
const NAMES = { read: "1 Read", propose: "2 Propose", verify: "3 Verify", decide: "4 Decide", draft: "5 Draft" };
// Steps of whoever proposes: the model, or what stands in for it.
const MODEL = new Set(["propose", "draft"]);
const LANES = { live: "Model — proposes", recorded: "Kept answer — stands in for the model", offline: "Rules — stand in for the model" };
const CONSOLES = { live: "Model console", recorded: "Kept answer", offline: "Console" };
const SVG = "http://www.w3.org/2000/svg";

export function drawTrace(root, run) {
  const find = (name) => root.querySelector(`[data-t="${name}"]`);
  const steps = stepStates(run);
  const time = clock.now();
  text(find("who"), proposer(run));
  const proposes = find("proposes");
  if (run.proposer) {
    text(find("lane-name"), LANES[run.proposer] ?? LANES.offline);
    text(find("console-name"), CONSOLES[run.proposer] ?? CONSOLES.offline);
    proposes.classList.toggle("model", run.proposer === "live");
    proposes.classList.toggle("stand-in", run.proposer !== "live");
    find("scale").classList.toggle("no-model", run.proposer !== "live");
  }
  // To the route, as the page's head counts it; what is drafted after it has its own step.
  text(find("total"), run.again ? "" : clock.roughly((run.ended ?? time) - run.started));
  proposes.hidden = root.querySelector(".scale").hidden = Boolean(run.again);
  for (const step of steps) drawStep(root.querySelector(`[data-step="${step.name}"]`), step, run, time);
  text(find("lane-model"), lane(steps.filter((each) => MODEL.has(each.name)), time));
  text(find("lane-python"), run.again ? "" : lane(steps.filter((each) => !MODEL.has(each.name)), time));
  drawScale(find("scale"), find("scale-end"), steps, run, time);
  text(find("tokens"), tokens(run));
  drawPhases(find("phases"), run, time);
  drawConsole(find("console"), run, time);
  drawRows(find("rows"), run);
  drawTally(find("tally"), run);
  if (run.rule) text(find("rule"), run.rule);
}

function text(node, words) {
  if (node && node.textContent !== words) node.textContent = words;
}

function proposer(run) {
  if (run.again) return again(run);
  if (run.proposer === "live") return `Live${run.model ? `, ${run.model}` : ""}, run ${run.run}`;
  if (run.proposer === "recorded") return `Replay · model not called, run ${run.run}`;
  return run.proposer ? `Offline · no model called, run ${run.run}` : `run ${run.run}`;
}

function again(run) {
  return `Decided again from kept findings under ${run.again} (replay), no model called`;
}

function length(step, time) {
  if (step.start === null) return null;
  if (step.end !== null) return step.end - step.start;
  return step.state === "now" ? time - step.start : null;
}

function lane(steps, time) {
  const all = steps.map((each) => length(each, time)).filter((each) => each !== null);
  return all.length ? clock.duration(all.reduce((sum, each) => sum + each, 0)) : "";
}

function drawStep(node, step, run, time) {
  node.hidden = Boolean(run.again) && step.name !== "decide";
  node.classList.toggle("wait", step.state === "wait" || step.state === "none");
  node.classList.toggle("broke", step.state === "failed");
  node.classList.toggle("pulse", step.state === "now");
  if (step.state === "now") node.setAttribute("aria-current", "step");
  else node.removeAttribute("aria-current");
  const done = { propose: run.proposed, verify: run.gated }[step.name];
  const counted = run.units > 1 && done !== undefined && step.state === "now" ? ` ${done}/${run.units}` : "";
  text(node.firstElementChild, NAMES[step.name]);
  const past = step.state === "none" && run.result?.outcome === "failed";
  if (run.again) { text(node.lastElementChild, "again"); return; }
  text(node.lastElementChild, step.state === "failed" ? "failed" : past ? "not run" : clock.duration(length(step, time)) + counted);
}

// From the start to the last word, the drafted comments included: what the scale spans.
function wholeOf(run, steps, time) {
  return Math.max((run.ended ?? time) - run.started, ...steps.map((each) => (each.end ?? 0) - run.started), 1);
}

function drawScale(svg, end, steps, run, time) {
  const whole = wholeOf(run, steps, time);
  const drafted = run.ended !== null && run.started + whole - run.ended >= 50;
  text(end, clock.duration(whole) + (drafted ? " with the draft" : ""));
  const paths = { m: "", p: "" };
  for (const step of steps) {
    const long = length(step, time);
    if (long === null) continue;
    const width = Math.max(4, (1000 * long) / whole);
    const x = Math.min(1000 - width, (1000 * (step.start - run.started)) / whole);
    const kind = MODEL.has(step.name) ? "m" : "p";
    paths[kind] += `M${x.toFixed(1)} ${kind === "m" ? 0 : 7}h${width.toFixed(1)}v6h-${width.toFixed(1)}z`;
  }
  for (const [kind, d] of Object.entries(paths)) {
    let path = svg.querySelector(`.${kind}`);
    if (!path) {
      path = document.createElementNS(SVG, "path");
      path.setAttribute("class", kind);
      svg.append(path);
    }
    if (path.getAttribute("d") !== d) path.setAttribute("d", d || "M0 0");
  }
}

function tokens(run) {
  if (run.tokensIn || run.tokensOut) return `${run.tokensIn.toLocaleString("en")} in, ${run.tokensOut.toLocaleString("en")} out`;
  const length = textOf(run).length;
  return length ? `${length.toLocaleString("en")} characters` : "";
}

function drawPhases(list, run, time) {
  const lines = phases(run, time);
  const shape = lines.map((each) => each.kind + each.words).join("\n");
  if (list.dataset.shape !== shape) {
    list.dataset.shape = shape;
    list.replaceChildren(...lines.map((line) => {
      const item = document.createElement("li");
      if (line.kind) item.className = line.kind;
      const mono = document.createElement("span");
      mono.className = "mono";
      item.append(line.words, mono);
      return item;
    }));
  }
  lines.forEach((line, index) => text(list.children[index].lastElementChild, line.ms === null ? "–" : clock.duration(line.ms)));
}

function phases(run, time) {
  if (run.units > 1 || run.again) return [];
  const call = run.phases.findLast((each) => each.purpose === "propose");
  const { start, end } = run.steps.propose;
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
  return run.cached ? `Prompt sent, ${run.cached.toLocaleString("en")} of ${run.tokensIn.toLocaleString("en")} tokens cached` : "Prompt sent";
}

function drawConsole(node, run, time) {
  const words = sentence(run, time);
  if (!run.texts.size) {
    if (node.dataset.said !== words) {
      node.dataset.said = words;
      node.dataset.shown = "";
      const say = document.createElement("span");
      say.className = "say";
      say.textContent = words;
      node.replaceChildren(say);
    }
    if (run.result && run.proposed && run.proposer !== "offline" && node.dataset.asked !== run.run && node.closest("details").open) fetchRaw(node, run);
    return;
  }
  const shown = `${run.run}/${run.deltas}/${run.ended ?? run.steps.propose.end}`;
  if (node.dataset.shown === shown) return;
  const follows = node.scrollHeight - node.scrollTop - node.clientHeight < 24;
  node.dataset.shown = shown;
  node.dataset.said = "";
  const parts = [document.createTextNode((run.cut ? "… " : "") + written(run))];
  if (run.ended === null && run.steps.propose.end === null) {
    const caret = document.createElement("i");
    caret.className = "caret";
    caret.setAttribute("aria-hidden", "true");
    parts.push(caret);
  }
  node.replaceChildren(...parts);
  if (follows && run.ended === null) node.scrollTop = node.scrollHeight;
}

// One unit's words after the other's, under the name that its clause has.
function written(run) {
  if (run.units < 2) return textOf(run);
  const units = [...run.texts.keys()].sort((one, other) => one - other);
  return units.map((unit) => `── ${partName(unit)} ──\n${run.texts.get(unit)}`).join("\n\n");
}

function partName(unit) {
  return document.querySelector(`#parts [data-unit="${Number(unit)}"]`)?.dataset.name ?? `Unit ${unit}`;
}

// The trace lives in memory and goes; the raw replies are kept, so a finished run shows them all the same.
async function fetchRaw(node, run) {
  node.dataset.asked = run.run;
  const matter = node.closest("[data-matter]").dataset.matter;
  for (let unit = 1; unit <= Math.min(run.units || 1, MOST_RAW); unit += 1) {
    const answer = await fetch(`/matters/${matter}/raw?run=${encodeURIComponent(run.run)}&unit=${unit}`);
    if (!answer.ok) continue;
    write(run, unit, await answer.text());
    run.deltas += 1;
  }
  if (run.texts.size) drawConsole(node, run, 0);
}

function sentence(run) {
  if (run.sentence) return run.sentence;
  if (run.again) return `${again(run)}.`;
  if (run.steps.read.end === null && run.ended === null) return "Python is reading the document. The model has not been asked yet.";
  if (run.proposer === "live") return run.ended === null ? "Reading the contract. The first token comes after the model has read the whole prompt." : "The model’s words are no longer kept in the trace.";
  if (run.proposer === "offline") return "No model is asked: rules read the contract, and the best route is yellow.";
  return run.ended === null ? "No model is asked: the answer on disk for exactly these bytes is looked up." : "No model was called.";
}

function drawRows(body, run) {
  const byClause = run.scope === "clause";
  for (const row of [...run.positions.values()].slice(0, 300)) {
    const line = body.querySelector(`[data-row="${CSS.escape(row.key)}"]`) ?? lineFor(body, row);
    drawRow(line, row, run);
  }
  if (run.result?.outcome === "failed") {
    for (const line of body.querySelectorAll("tr:not([data-shape])")) {
      line.dataset.shape = "failed";
      line.children[1].replaceChildren("–");
      line.children[1].className = "soft";
      text(line.children[2], "never reached");
    }
  } else if (run.ended !== null && byClause) {
    for (const line of body.querySelectorAll("tr:not([data-shape])")) {
      line.dataset.shape = "none";
      line.children[1].replaceChildren("no clause");
      line.children[1].className = "soft";
      text(line.children[2], run.result?.route ? "–" : "not decided");
    }
  }
  const table = body.closest("table");
  table.toggleAttribute("aria-busy", run.ended === null);
  // A register has rows of its own, on its own page.
  table.hidden = run.scope === "chunk" && !body.children.length;
}

// The line that waits for the position, or a new one below the position's last.
function lineFor(body, row) {
  const free = body.querySelector(`[data-row="${CSS.escape(row.position || "_")}"]:not([data-shape])`);
  if (free) {
    free.dataset.row = row.key;
    return free;
  }
  const line = document.createElement("tr");
  line.dataset.row = row.key;
  for (let n = 0; n < 3; n += 1) line.append(document.createElement("td"));
  const same = row.position ? [...body.querySelectorAll(`[data-row^="${CSS.escape(row.position)}-"]`)].at(-1) : null;
  if (same) same.after(line);
  else body.append(line);
  text(line.children[0], row.title || row.position || "Not addressed");
  return line;
}

function drawRow(line, row, run) {
  const shape = `${run.run}/${row.state}/${row.verdict}/${row.given}`;
  if (line.dataset.shape === shape) return;
  line.dataset.shape = shape;
  const [name, given, verdict] = line.children;
  if (row.title || !row.position) {
    text(name, row.title || partName(row.unit));
    name.title = row.title && row.unit && run.units > 1 ? `${row.title}, ${partName(row.unit)}` : name.textContent;
  }
  const code = document.createElement("code");
  code.textContent = row.given;
  code.title = row.given;
  given.replaceChildren(code);
  verdict.className = row.verdict ? "" : "soft";
  if (row.verdict) verdict.replaceChildren(chip(VERDICTS[row.verdict] ?? VERDICTS.not_evaluated));
  else text(verdict, row.state);
}

function chip([style, letter, word], more = "") {
  const node = document.createElement("span");
  node.className = `chip ${style}${more}`;
  const glyph = document.createElement("i");
  glyph.className = "gl";
  glyph.setAttribute("aria-hidden", "true");
  glyph.textContent = letter;
  node.append(glyph, word);
  return node;
}

function drawTally(node, run) {
  // What is missing and a fallback for that has its own sign in the rows: the sum counts it so too.
  const missing = [...run.positions.values()].filter((each) => each.verdict === "missing").length;
  const shape = JSON.stringify([run.run, run.scope, run.tally, missing, run.register, run.route, run.result?.outcome]);
  if (node.dataset.shape === shape) return;
  node.dataset.shape = shape;
  const parts = [];
  const soft = (words, style = "soft") => {
    const span = document.createElement("span");
    span.className = style;
    span.textContent = words;
    return span;
  };
  const route = () => parts.push(soft("→", "arrow"), chip(ROUTES[run.route] ?? ["is-none", "–", run.route], " to"));
  if (!run.tally) {
    if (run.ended === null && run.scope !== "chunk") parts.push(soft("0 accept · 0 fallback · 0 reject"), soft("→", "arrow"));
    parts.push(soft(run.ended === null ? "not decided" : "no route", "to-none"));
  } else if (run.scope === "chunk") {
    // A register has no verdicts: what it holds, as its page counts it.
    const { accepted, review, escalated, gaps } = run.register ?? {};
    if (run.register) parts.push(soft(`${accepted} accepted · ${review} for review · ${escalated} escalated · ${gaps} ${gaps === 1 ? "gap" : "gaps"}`, ""));
    route();
  } else {
    for (const name of TALLIED) {
      const [style, letter, word] = VERDICTS[name];
      const n = name === "missing" ? missing : (run.tally[name] ?? 0) - (name === "fallback" ? missing : 0);
      if (!n && !["accept", "fallback", "reject"].includes(name)) continue;
      if (parts.length) parts.push(soft("·"));
      parts.push(chip([style, letter, `${n} ${word.toLowerCase()}`]));
    }
    route();
  }
  node.replaceChildren(...parts);
}
