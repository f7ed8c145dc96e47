// One fold over the event vocabulary: a finished run and a live one go through the same code.
// Pure: no page, no clock. Times are milliseconds of the server's clock.

export const STEPS = ["read", "propose", "verify", "decide", "draft"];
const CONSOLE_LIMIT = 200_000;

export function empty() {
  return { runs: new Map(), latest: "", seq: 0 };
}

export function reduce(state, name, body) {
  if (name === "clock" || name === "keepalive" || !body.run) return state;
  if (typeof body.seq === "number") state.seq = Math.max(state.seq, body.seq);
  // An act is about a run and is itself none; it says of which.
  if (name === "act") { acted(state.runs.get(body.run), body); return state; }
  // A question's run (q and a number) is no run of the review.
  if (/^q\d+$/.test(body.run)) return state;
  const at = Date.parse(body.at);
  const run = runOf(state, body.run, at);
  run.heard = Math.max(run.heard, at);
  const step = FOLDS[name];
  if (step) step(run, body, at);
  return state;
}

function runOf(state, name, at) {
  if (!state.runs.has(name)) {
    state.runs.set(name, {
      run: name, started: at, ended: null, proposer: "", model: "", label: "", units: 0,
      proposed: 0, gated: 0, failed: 0, calls: 0, tokensIn: 0, tokensOut: 0, cached: 0,
      steps: Object.fromEntries(STEPS.map((each) => [each, { start: null, end: null }])),
      phases: [], texts: new Map(), thoughts: new Map(), drafted: "", cut: false, deltas: 0, positions: new Map(),
      scope: "", unitStates: new Map(), attempts: new Map(), begun: new Map(), heard: at,
      tally: null, register: null, route: "", rule: "", result: null, sentence: "", playbook: "",
      over: 0, again: "", comments: null, overrides: new Map(),
    });
    // A replay's run has no `document` of its own: it decides on the units of the run before it.
    const before = state.runs.get(state.latest);
    if (name.startsWith("y") && before) Object.assign(state.runs.get(name), { units: before.units, scope: before.scope });
    state.latest = name;
  }
  return state.runs.get(name);
}

const FOLDS = {
  run_started(run, body, at) {
    run.started = at;
    run.proposer = body.proposer;
    run.steps.read.start = at;
  },
  document(run, body, at) {
    run.units = body.units;
    run.scope = body.scope ?? "";
    run.playbook = body.playbook_digest;
    run.steps.read.end = at;
    if (body.outcome === "failed") end(run, at, body.failure);
    else run.steps.propose.start = at;
  },
  progress(run, body, at) {
    PHASES[body.phase]?.(run, body, at);
  },
  model_call(run, body, at) {
    if (body.label) run.label = body.label;
    if (body.model) run.model = body.model;
    const purpose = body.purpose === "comments" || body.purpose === "comment" ? "draft" : "propose";
    const phase = { key: `${body.unit}/${body.call}`, purpose, state: body.state, at, first: null, end: null, sentence: body.sentence ?? "" };
    const known = run.phases.find((each) => each.key === phase.key && each.purpose === purpose);
    if (known) Object.assign(known, { state: body.state, sentence: phase.sentence, end: isOver(body.state) ? at : known.end });
    else run.phases.push(phase);
    // Whoever is asked anew answers anew: the answer before it was not used.
    if (isBegun(body.state) && purpose === "propose") forget(run, body.unit ?? 0);
  },
  model_delta(run, body, at) {
    run.deltas += 1;
    const phase = run.phases.findLast((each) => each.key === `${body.unit}/${body.call}`);
    if (phase && phase.first === null) phase.first = at;
    // Comments are asked for once the route stands; their words are no part of the proposal.
    const drafting = phase ? phase.purpose === "draft" : run.ended !== null;
    if (drafting) { if (!body.thinking) run.drafted = cutTo(run, run.drafted + body.text); }
    else if (body.thinking) note(run.thoughts, run, body.unit ?? 0, body.text);
    else write(run, body.unit ?? 0, body.text);
  },
  citation(run, body) {
    const row = rowOf(run, body.position, body.unit);
    row.state = "checked";
    row.given = (body.fields ?? []).map((each) => `${each.name}=${literal(each.status === "value" ? each.read : each.proposed)}`).join(", ");
    if (body.present === false) row.given = "absent";
    else if (!body.grounded) row.given = "no verified quote";
    row.quotes = body.quotes?.length ?? 0;
    row.alerts = body.alerts?.length ?? 0;
  },
  rule(run, body) {
    // A clause that the playbook does not address has a row only where something speaks against it.
    if (!body.position && !body.alerts?.length && body.state !== "not_evaluated") return;
    const row = rowOf(run, body.position, body.unit);
    row.title = body.title;
    row.own = body.verdict;
    row.verdict = body.state === "not_evaluated" ? "not_evaluated" : body.state === "missing" && body.verdict === "fallback" ? "missing" : body.verdict;
    row.state = "decided";
    row.given = body.position ? (/\((.*)\) → /s.exec(body.rule) ?? [, row.given ?? ""])[1] : (body.alerts?.[0]?.kind ?? "").replace("_", " ");
  },
  route(run, body) {
    run.tally = body.tally;
    run.register = body.register ?? null;
    run.route = body.route;
    run.rule = body.rule;
    if (body.replay) run.again = `${body.playbook} v${body.playbook_version}`;
  },
  comment(run, body, at) {
    run.steps.draft.end = at;
    run.comments ??= { model: 0, playbook: 0 };
    run.comments[body.source] += 1;
  },
  result(run, body, at) {
    run.result = body;
    run.over = body.seq ?? 0;
    const steps = run.steps;
    if (run.again) {
      // A replay's run is its decision alone, in one fact: nothing was read, proposed or checked.
      steps.decide.start = steps.decide.end = at;
      end(run, at, body.failure);
      return;
    }
    if (steps.propose.start === null) {
      steps.read.end ??= at;
      end(run, at, body.failure);
      return;
    }
    steps.propose.end ??= at;
    steps.verify.start ??= at;
    steps.verify.end ??= at;
    steps.decide.start ??= steps.verify.end;
    steps.decide.end = at;
    steps.draft.start ??= at;
    end(run, at, body.failure);
  },
};

const PHASES = {
  reading(run, body, at) { run.steps.read.start ??= at; },
  unit_ready(run, body, at) { run.steps.propose.start ??= at; },
  proposing(run, body, at) {
    run.steps.propose.start ??= at;
    const unit = body.unit ?? 0;
    if (run.unitStates.has(unit)) return;
    // Begun before and never ended: what an attempt wrote that died is no part of the next one's answer.
    run.attempts.set(unit, (run.attempts.get(unit) ?? 0) + 1);
    run.begun.set(unit, at);
    run.phases = run.phases.filter((each) => each.purpose !== "propose" || !each.key.startsWith(`${unit}/`));
    forget(run, unit);
  },
  proposing_again(run, body) { run.sentence = body.sentence ?? ""; },
  proposed(run, body, at) {
    run.proposed += 1;
    if (body.outcome === "failed") run.failed += 1;
    if (run.unitStates.get(body.unit) !== "checked") run.unitStates.set(body.unit, "proposed");
    run.sentence = body.failure?.sentence ?? "";
    if (body.model && body.proposer === "live") run.model = body.model;
    run.calls += body.usage?.calls ?? 0;
    run.tokensIn += body.usage?.prompt_tokens ?? 0;
    run.cached += body.usage?.cached_tokens ?? 0;
    run.tokensOut += body.usage?.completion_tokens ?? 0;
    run.steps.verify.start ??= at;
    if (run.proposed >= run.units) run.steps.propose.end = at;
    for (const phase of run.phases) if (phase.key.startsWith(`${body.unit}/`)) phase.end ??= at;
  },
  gated(run, body, at) {
    run.gated += 1;
    run.unitStates.set(body.unit, "checked");
    run.steps.verify.start ??= at;
    if (run.gated >= run.units) {
      run.steps.verify.end = at;
      run.steps.decide.start = at;
    }
  },
  commented(run, body, at) {
    run.steps.draft.end = at;
    run.comments ??= { model: 0, playbook: 0 };
  },
};

// A person's verdict in place of the rules'; the rules' own takes back what was said before.
function acted(run, body) {
  if (!run || body.kind !== "overridden") return;
  const key = keyOf(run, body.position, body.unit);
  run.overrides.delete(key);
  if (run.positions.get(key)?.own !== body.verdict) run.overrides.set(key, { who: body.who, verdict: body.verdict, title: run.positions.get(key)?.title || body.position });
}

// The model's words, unit by unit: several are written at once where a contract is read by clause.
export function write(run, unit, words) {
  note(run.texts, run, unit, words);
}

function note(texts, run, unit, words) {
  texts.set(unit, cutTo(run, (texts.get(unit) ?? "") + words));
}

function cutTo(run, text) {
  run.cut ||= text.length > CONSOLE_LIMIT;
  return text.length > CONSOLE_LIMIT ? text.slice(-CONSOLE_LIMIT) : text;
}

function forget(run, unit) {
  run.texts.delete(unit);
  run.thoughts.delete(unit);
}

function end(run, at, failure) {
  run.ended = at;
  if (failure) run.sentence = failure.sentence;
}

function isBegun(state) {
  return ["asked", "replay"].includes(state);
}

function isOver(state) {
  return ["done", "failed", "replayed", "answered", "ended", "finished"].includes(state);
}

function rowOf(run, position, unit) {
  const key = keyOf(run, position, unit);
  if (!run.positions.has(key)) run.positions.set(key, { key, position, unit, title: "", state: "waiting", given: "", verdict: "", own: "", alerts: 0, quotes: 0 });
  return run.positions.get(key);
}

function keyOf(run, position, unit) {
  return run.scope === "clause" || run.units > 1 ? `${position || "_"}-${unit}` : position;
}

function literal(value) {
  if (value === null || value === undefined) return "missing";
  return String(value);
}
