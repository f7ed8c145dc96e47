// A stream of events that says when it is lost, unsays it once it is back, and gives up on neither.
const SAY_MS = 600;
const UNSAY_MS = 800;
const AGAIN_MS = 2000;
// The server says something at least every 15 s: a line that is silent for longer is dead, whatever the
// browser thinks of it (a laptop that slept, a network that went without a word).
const SILENT_MS = 40_000;
const WORDS = "Connection lost. What you see may be out of date; what you type stays. Trying again…";

let lost = false;
let saying = 0;
let unsaying = 0;

function later(timer, call, ms) {
  return timer || setTimeout(call, ms);
}

function say() {
  saying = 0;
  show(true);
}

function show(now) {
  lost = now;
  document.getElementById("away").textContent = now ? WORDS : "";
  dispatchEvent(new CustomEvent("quotary:connection", { detail: { lost: now } }));
}

function broke() {
  clearTimeout(unsaying);
  unsaying = 0;
  if (!lost) saying = later(saying, say, SAY_MS);
}

function spoke() {
  clearTimeout(saying);
  saying = 0;
  // Only once it stays: a server that answers and breaks off again is no connection yet.
  if (lost) unsaying = later(unsaying, () => { unsaying = 0; show(false); }, UNSAY_MS);
}

// `hear` gets each frame. `back` is called with the first frame after any break. `restart` says that the
// stream begins from its first frame again: only the browser's own reconnection knows how far it was.
export function follow(address, frames, hear, { back = () => {}, restart = () => {} } = {}) {
  let source;
  let broken = false;
  let heard = 0;
  let waiting = 0;

  function open() {
    waiting = 0;
    heard = Date.now();
    source = new EventSource(address);
    for (const name of frames) {
      source.addEventListener(name, (event) => {
        heard = Date.now();
        spoke();
        hear(name, event);
        if (broken) { broken = false; back(); }
      });
    }
    source.addEventListener("error", () => {
      broken = true;
      broke();
      // Refused (502 while the server starts, say): the browser gives up for good then, this does not.
      if (source.readyState === EventSource.CLOSED) reopen();
    });
  }

  function reopen() {
    source.close();
    broken = true;
    waiting = later(waiting, () => { restart(); open(); }, AGAIN_MS);
  }

  open();
  addEventListener("offline", broke);
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => { if (event.persisted) reopen(); });
  setInterval(() => {
    if (waiting || Date.now() - heard < SILENT_MS) return;
    broke();
    reopen();
  }, 5000);
}
