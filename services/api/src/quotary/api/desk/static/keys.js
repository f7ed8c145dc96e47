// Single keys, while nobody is typing.
const actions = new Map();

export function on(key, action) {
  actions.set(key, action);
}

// Where letters are text (or choose an option). A box that is ticked has no use for them.
const TYPED = "input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), textarea, select, dialog, [contenteditable]";

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
  if (event.target.closest?.(TYPED)) return;
  const action = actions.get(event.key);
  if (action && action(event) !== false) event.preventDefault();
});
