// The server's clock on this page: every timer counts from it, so that two people see the same.
let offset = 0;

export function set(now) {
  offset = Date.parse(now) - Date.now();
}

export function now() {
  return Date.now() + offset;
}

export function duration(ms) {
  if (ms === null || !Number.isFinite(ms)) return "–";
  const shown = Math.max(0, ms);
  if (shown < 1000) return `${Math.round(shown)} ms`;
  if (shown < 100_000) return `${(shown / 1000).toFixed(1)} s`;
  return watch(shown);
}

// To a tenth of a second, as the server's `roughly`: whole milliseconds, halves up.
export function roughly(ms) {
  const tenths = Math.floor((Math.max(0, ms) + 50) / 100);
  return tenths < 1000 ? `${Math.floor(tenths / 10)}.${tenths % 10} s` : watch(ms);
}

export function watch(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export function age(at) {
  const seconds = (now() - Date.parse(at)) / 1000;
  for (const [size, unit] of [[86_400, "d"], [3_600, "h"], [60, "m"]]) {
    if (seconds >= size) return `${Math.floor(seconds / size)} ${unit}`;
  }
  return "now";
}

export function tick(root = document) {
  for (const each of root.querySelectorAll("[data-since]")) {
    each.textContent = watch(now() - Date.parse(each.dataset.since));
  }
  for (const each of root.querySelectorAll("[data-age]")) {
    const words = age(each.dataset.age);
    if (each.textContent !== words) each.textContent = words;
  }
}
