// Acts go out without leaving the page. A refused one keeps its text and says what has changed.
import { forget, rebase } from "./drafts.js";
import { refresh } from "./refresh.js";

addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-act]");
  if (!form) return;
  event.preventDefault();
  const act = form.dataset.act;
  const button = form.querySelector("button[type=submit]");
  button.disabled = true;
  let answer;
  try {
    answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
      headers: { "Quotary-Desk": "1" },
    });
  } catch {
    button.disabled = false;
    say(act, null, "The connection broke: nothing is known to be recorded. Your text is kept; try again.");
    return;
  }
  if (answer.ok) {
    const { seq } = await answer.json();
    forget(act);
    seen(form, seq);
    form.reset();
    const pop = form.closest("details.pop");
    if (pop) {
      pop.open = false;
      pop.querySelector("summary").focus();
    }
    const address = new URL(location.href);
    if (act.startsWith("review") || act === "retry" || act === "adopt") {
      address.search = "";
      address.searchParams.set("wait", seq);
      location.href = address;
      return;
    }
    await refresh(seq);
    return;
  }
  const notice = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".notice");
  button.disabled = false;
  // What changed is drawn first, then the notice: the same text can be sent again knowingly.
  if (answer.status === 409) {
    if (notice?.dataset.seq) rebase(act, notice.dataset.seq);
    await refresh(refresh.seq);
  }
  say(act, notice, "It was refused.");
});

// One's own act is no news to oneself: what else is being typed need not be told of it. That nobody acted
// in between was checked for this act, from what it was based on; a note is recorded without that check.
function seen(sent, seq) {
  if (sent.elements.kind?.value === "noted" || !sent.elements.based_on) return;
  const from = Number(sent.elements.based_on.value);
  for (const each of document.querySelectorAll("form[data-act]")) {
    if (Number(each.elements.based_on?.value ?? -1) >= from) rebase(each.dataset.act, seq);
  }
}

function say(act, notice, otherwise) {
  const form = document.querySelector(`form[data-act="${CSS.escape(act)}"]`);
  const slot = form?.querySelector(".says");
  if (!slot) {
    // The form is gone with the change (signed off, say): the notice stands above the findings.
    document.getElementById("cards").prepend(document.adoptNode(notice));
    return;
  }
  if (notice) { slot.replaceChildren(document.adoptNode(notice)); return; }
  const own = document.createElement("div");
  own.className = "notice";
  own.setAttribute("role", "alert");
  own.textContent = otherwise;
  slot.replaceChildren(own);
}
