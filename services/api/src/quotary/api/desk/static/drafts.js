// Words that a person has typed and not yet recorded outlive a reload of the page, in this tab, and with
// them what their author had seen when typing began: whatever came after it is told before they count.
const KEY = `typed ${location.pathname}`;

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

// The author has been told of everything up to here.
export function rebase(act, seq) {
  const based = document.querySelector(`form[data-act="${CSS.escape(act)}"] [name=based_on]`);
  if (based) based.value = seq;
  const draft = kept()[act];
  if (draft) keep({ ...kept(), [act]: { ...draft, based: String(seq) } });
}

// The verdict that the words are about is kept with them: alone, they would be recorded with another.
addEventListener("input", (event) => {
  const form = event.target.closest("form[data-act]");
  if (!form || !event.target.matches("textarea, [type=radio]")) return;
  const words = form.querySelector("textarea")?.value;
  const verdict = form.querySelector("[name=verdict]:checked")?.value;
  if (words) keep({ ...kept(), [form.dataset.act]: { words, verdict, based: form.elements.based_on?.value } });
  else forget(form.dataset.act);
});

for (const [act, { words, verdict, based }] of Object.entries(kept())) {
  const field = document.querySelector(`form[data-act="${CSS.escape(act)}"] textarea`);
  if (!field || field.value !== field.defaultValue) continue;
  field.value = words;
  if (based && field.form.elements.based_on) field.form.elements.based_on.value = based;
  for (const each of field.form.querySelectorAll("[type=radio][name=verdict]")) each.checked = each.value === verdict;
  const card = field.closest("details.find");
  if (card) card.open = true;
}
