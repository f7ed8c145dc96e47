// Theme and view switch. In the head and not deferred, so that no page is drawn in the wrong theme first.
const root = document.documentElement;
const saved = localStorage.getItem("theme");
if (saved) root.dataset.theme = saved;

addEventListener("DOMContentLoaded", () => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  for (const b of document.querySelectorAll("[data-theme-toggle]")) {
    b.addEventListener("click", () => {
      const now = root.dataset.theme || (dark.matches ? "dark" : "light");
      root.dataset.theme = now === "dark" ? "light" : "dark";
      localStorage.setItem("theme", root.dataset.theme);
    });
  }
  for (const b of document.querySelectorAll("[data-show]")) {
    b.addEventListener("click", () => {
      b.closest("[data-view]").dataset.view = b.dataset.show;
      for (const o of b.parentElement.children) o.setAttribute("aria-pressed", String(o === b));
    });
  }
});
