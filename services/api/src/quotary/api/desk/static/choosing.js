// A choice in a form that only narrows what is shown is taken at once.
for (const form of document.querySelectorAll("form[data-submits]")) {
  form.addEventListener("change", () => form.requestSubmit());
}

// A place in the same playbook is in the next column, which a phone shows in place of this one.
for (const link of document.querySelectorAll('.poslist a[href^="#"]')) {
  link.addEventListener("click", () => document.querySelector('[data-show="position"]').click());
}
