// Words that a person has typed and not yet recorded outlive a reload of the page, in this tab.
const KEY = `draft ${location.pathname}`;

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function keep(drafts) {
  if (Object.keys(drafts).length) sessionStorage.setItem(KEY, JSON.stringify(drafts));
  else sessionStorage.removeItem(KEY);
}

export function forget(act) {
  const { [act]: _, ...rest } = kept();
  keep(rest);
}

addEventListener("input", (event) => {
  const form = event.target.closest("form[data-act]");
  if (!form || !event.target.matches("textarea")) return;
  const words = event.target.value;
  if (words) keep({ ...kept(), [form.dataset.act]: words });
  else forget(form.dataset.act);
});

for (const [act, words] of Object.entries(kept())) {
  const field = document.querySelector(`form[data-act="${CSS.escape(act)}"] textarea`);
  if (!field || field.value !== field.defaultValue) continue;
  field.value = words;
  const card = field.closest("details.find");
  if (card) card.open = true;
}
