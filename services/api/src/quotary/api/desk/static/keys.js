// Single keys, while nobody is typing.
const actions = new Map();

export function on(key, action) {
  actions.set(key, action);
}

addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    const open = document.querySelector("details.pop[open]");
    if (open) {
      open.open = false;
      open.querySelector("summary").focus();
    } else if (document.activeElement?.matches("input, textarea")) {
      document.activeElement.blur();
    }
    return;
  }
  const form = event.target.closest?.("form");
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && form) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
  const action = actions.get(event.key);
  if (action && action(event) !== false) event.preventDefault();
});
