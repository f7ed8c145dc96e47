// Draws a run's state into the trace column. Text only ever goes in as text.
import * as clock from "./clock.js";
import { laneOf, stepStates } from "./steps.js";
import { write } from "./reducer.js";
import * as tell from "./telling.js";

const MOST_RAW = 40;
const ROUTES = { green: ["is-green", "G", "GREEN"], yellow: ["is-yellow", "Y", "YELLOW"], red: ["is-red", "R", "RED"], out_of_playbook: ["is-out", "O", "OUT OF PLAYBOOK"] };
const SVG = "http://www.w3.org/2000/svg";

// `page` is what the rest of the page shows: its run and the route that counts there.
export function drawTrace(root, run, page) {
  const find = (name) => root.querySelector(`[data-t="${name}"]`);
  const steps = stepStates(run);
  const time = clock.now();
  text(find("who"), tell.proposer(run));
  const aside = tell.beside(run, page.run);
  text(find("beside"), aside);
  find("beside").hidden = !aside;
  const proposes = find("proposes");
  if (run.proposer) {
    text(find("lane-name"), tell.LANES[run.proposer] ?? tell.LANES.offline);
    text(find("console-name"), tell.CONSOLES[run.proposer] ?? tell.CONSOLES.offline);
    proposes.classList.toggle("model", run.proposer === "live");
    proposes.classList.toggle("stand-in", run.proposer !== "live");
    find("scale").classList.toggle("no-model", run.proposer !== "live");
  }
  // To the route, as the page's head counts it; what is drafted after it has its own step.
  text(find("total"), run.again ? "" : clock.roughly((run.ended ?? time) - run.started));
  proposes.hidden = root.querySelector(".scale").hidden = Boolean(run.again);
  const of = (name) => steps.filter((each) => laneOf(each.name, run) === name);
  for (const step of steps) {
    const node = root.querySelector(`[data-step="${step.name}"]`);
    const home = laneOf(step.name, run) === "model" ? proposes.querySelector(".steps") : find("decides");
    if (node.parentElement !== home) home.append(node);
    drawStep(node, step, run, time);
  }
  text(find("lane-model"), lane(of("model"), time));
  text(find("lane-python"), run.again ? "" : lane(of("python"), time));
  drawScale(find("scale"), find("scale-end"), steps, run, time);
  text(find("tokens"), tell.tokens(run));
  drawPhases(find("phases"), tell.phases(run, time));
  drawConsole(find("console"), run);
  drawRows(find("rows"), run);
  drawTally(find("tally"), run);
  drawPeople(find("people"), run, page);
  if (run.rule) text(find("rule"), run.rule);
}

function text(node, words) {
  if (node && node.textContent !== words) node.textContent = words;
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
  text(node.firstElementChild, tell.stepName(step.name));
  text(node.lastElementChild, tell.stepWords(step, run) || clock.duration(length(step, time)) + counted);
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
    const kind = laneOf(step.name, run) === "model" ? "m" : "p";
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

function drawPhases(list, lines) {
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

function drawConsole(node, run) {
  const words = tell.sentence(run);
  const none = !run.texts.size && !run.thoughts.size;
  if (none && !run.drafted) {
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
  const parts = [document.createTextNode(tell.written(run, partName))];
  if (run.ended === null && run.steps.propose.end === null) {
    const caret = document.createElement("i");
    caret.className = "caret";
    caret.setAttribute("aria-hidden", "true");
    parts.push(caret);
  }
  node.replaceChildren(...parts);
  if (follows && run.ended === null) node.scrollTop = node.scrollHeight;
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
  if (run.texts.size) drawConsole(node, run);
}

function drawRows(body, run) {
  // Another playbook than the one that the page was drawn with has positions of its own.
  const same = !run.playbook || body.dataset.playbook === run.playbook;
  const rows = tell.rowsOf(run, same ? JSON.parse(body.dataset.base) : []);
  const there = new Map([...body.children].map((each) => [each.dataset.row, each]));
  const lines = rows.map((row) => there.get(row.key) ?? lineFor(row));
  if (lines.length !== body.children.length || lines.some((each, index) => body.children[index] !== each)) body.replaceChildren(...lines);
  rows.forEach((row, index) => drawRow(lines[index], row, run));
  const table = body.closest("table");
  table.toggleAttribute("aria-busy", run.ended === null);
  // A register has rows of its own, on its own page.
  table.hidden = run.scope === "chunk" && !rows.length;
}

function lineFor(row) {
  const line = document.createElement("tr");
  line.dataset.row = row.key;
  for (let n = 0; n < 3; n += 1) line.append(document.createElement("td"));
  return line;
}

function drawRow(line, row, run) {
  const shape = JSON.stringify([run.run, row]);
  if (line.dataset.shape === shape) return;
  line.dataset.shape = shape;
  const [name, given, verdict] = line.children;
  text(name, row.title || (row.position ? row.position : row.unit ? partName(row.unit) : "Not addressed"));
  name.title = row.title && row.unit && run.units > 1 ? `${row.title}, ${partName(row.unit)}` : name.textContent;
  const found = document.createElement(row.given ? "code" : "span");
  if (row.given) found.title = found.textContent = row.given;
  else if (row.state === "waiting") found.className = "sk w5";
  given.replaceChildren(found);
  verdict.className = row.verdict ? "" : "soft";
  if (!row.verdict) { text(verdict, row.state); return; }
  const own = tell.VERDICTS[row.verdict] ?? tell.VERDICTS.not_evaluated;
  verdict.title = row.override ? `${own[2]}; ${row.override.who} says ${row.override.verdict}` : "";
  verdict.replaceChildren(...(row.override ? changed(own, row.override) : [chip(own)]));
}

// The system's own verdict stays in sight, and whose the other is.
function changed([style, letter, word], { who, verdict }) {
  const own = chip([style, letter, hidden(word)], " chip-own");
  const given = tell.VERDICTS[verdict] ?? tell.VERDICTS.not_evaluated;
  return [own, span(" → ", "soft"), hidden(`${who} says `), chip(given)];
}

function hidden(words) {
  return span(words, "vh");
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
  const parts = tell.tallied(run);
  const end = run.tally ? run.route : run.ended === null ? "not decided" : "no route";
  const shape = JSON.stringify([run.run, parts, end]);
  if (node.dataset.shape === shape) return;
  node.dataset.shape = shape;
  const drawn = parts.flatMap(({ sign, words }, index) => {
    const each = sign ? chip([sign[0], sign[1], words]) : span(words, run.tally ? "" : "soft");
    return index ? [span("·", "soft"), each] : [each];
  });
  if (run.tally || drawn.length) drawn.push(span("→", "arrow"));
  drawn.push(run.tally ? chip(ROUTES[run.route] ?? ["is-none", "–", run.route], " to") : span(end, "to-none"));
  node.replaceChildren(...drawn);
}

// The route above is the system's own; here is what people made of it since.
function drawPeople(node, run, page) {
  const said = tell.people(run);
  const now = said.length && page.run === run.run ? ROUTES[page.route] : null;
  const shape = JSON.stringify([said, now]);
  if (node.dataset.shape === shape) return;
  node.dataset.shape = shape;
  node.hidden = !said.length;
  const words = span(`People changed it since. ${said.join(" ")}`, "");
  node.replaceChildren(...(now ? [words, span("→", "arrow"), chip(now)] : [words]));
}

function span(words, style) {
  const node = document.createElement("span");
  if (style) node.className = style;
  node.textContent = words;
  return node;
}
