// The matter's page: one stream, one fold, three columns.
import * as clock from "./clock.js";
import { follow } from "./connection.js";
import { empty, reduce } from "./reducer.js";
import { drawTrace } from "./trace.js";
import { drawPending } from "./pending.js";
import { refresh } from "./refresh.js";
import "./linking.js";
import "./acting.js";
import "./matter-keys.js";

const trace = document.getElementById("trace");
const matter = trace.dataset.matter;
const state = empty();
let dirty = false;
let drawn = "";

function runShown() {
  if (trace.dataset.chosen) return state.runs.get(trace.dataset.run);
  const latest = state.runs.get(state.latest);
  const page = document.getElementById("result").dataset;
  // A newer run is followed while it is under way; once the page is drawn without it, so is the trace.
  if (latest && latest.ended !== null && Number(page.seq) >= latest.over) return state.runs.get(page.run) ?? latest;
  return latest;
}

function draw() {
  dirty = false;
  const run = runShown();
  if (!run) return;
  drawn = run.run;
  const { run: shown, route } = document.getElementById("result").dataset;
  drawTrace(trace, run, { run: shown, route });
  drawPending(run);
}

function soon() {
  if (dirty) return;
  dirty = true;
  requestAnimationFrame(draw);
}

const FRAMES = ["clock", "run_started", "progress", "model_call", "model_delta", "document", "citation", "rule", "route", "comment", "answer", "act", "result", "keepalive"];
// Frames after which what the server renders has changed.
const CHANGING = new Set(["run_started", "document", "act", "result", "comment"]);

const known = Number(document.getElementById("result").dataset.seq);
follow(`/v1/matters/${matter}/events`, FRAMES, (name, event) => {
  const body = JSON.parse(event.data);
  if (name === "clock") clock.set(body.now);
  reduce(state, name, body);
  if (CHANGING.has(name) && body.seq > Math.max(known, refresh.seq)) refresh(body.seq).then(soon);
  if (body.seq > known && (name === "answer" || (name === "act" && body.kind === "asked"))) dispatchEvent(new Event("quotary:question"));
  soon();
}, { restart: () => Object.assign(state, empty()) });
document.querySelector("details.con").addEventListener("toggle", soon);
setInterval(() => {
  clock.tick();
  const run = runShown();
  if (run && (run.ended === null || run.run !== drawn)) soon();
}, 100);
