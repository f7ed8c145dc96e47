// A choice in a form that only narrows what is shown is taken at once.
for (const form of document.querySelectorAll("form[data-submits]")) {
  form.addEventListener("change", () => form.requestSubmit());
}
