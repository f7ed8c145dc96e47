// Many files, a few at a time, a bar each. A key per file: sending one again opens nothing twice.
const AT_ONCE = 3;
const waiting = [];
let sending = 0;

export function upload(files, drop) {
  const limit = Number(drop.dataset.limit) * 1024 * 1024;
  for (const file of files) {
    // The playbook as it is chosen now: what is picked while a file waits is for the next files.
    const job = { file, key: key(), view: show(file, drop), playbook: document.getElementById("upload-playbook").value };
    if (file.size > limit) say(job, `Over ${drop.dataset.limit} MB: split it`, true);
    else waiting.push(job);
  }
  next();
}

function key() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) => each.toString(16).padStart(2, "0")).join("");
}

function show(file, drop) {
  const view = document.createElement("div");
  view.className = "up";
  const name = document.createElement("b");
  // Characters that nobody sees could show another name than the one that is kept.
  name.textContent = file.name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
  name.title = name.textContent;
  const said = document.createElement("span");
  said.className = "num";
  said.textContent = "Waiting";
  const bar = document.createElement("progress");
  bar.max = 100;
  bar.value = 0;
  bar.setAttribute("aria-label", name.textContent);
  view.append(name, said, bar);
  // The newest first, below those that failed.
  const ups = drop.querySelector(".ups");
  ups.insertBefore(view, ups.querySelector(".up:not(.is-refused)"));
  ups.addEventListener("scroll", tellMore, { passive: true });
  tellMore();
  return { view, name, said, bar };
}

function next() {
  while (sending < AT_ONCE && waiting.length) send(waiting.shift());
}

function send(job) {
  sending += 1;
  job.view.view.classList.remove("is-refused");
  const body = new FormData();
  body.append("files", job.file);
  body.append("playbook", job.playbook);
  body.append("proposer", document.querySelector(".proposer input:checked").value);
  const request = new XMLHttpRequest();
  request.open("POST", "/v1/matters");
  request.setRequestHeader("Idempotency-Key", job.key);
  request.responseType = "json";
  request.upload.addEventListener("progress", (event) => {
    if (!event.lengthComputable) return;
    job.view.bar.value = (100 * event.loaded) / event.total;
    job.view.said.textContent = `${megabytes(event.loaded)} of ${megabytes(event.total)} MB`;
  });
  request.addEventListener("load", () => { over(job, request); });
  request.addEventListener("error", () => { over(job, null); });
  request.send(body);
}

function over(job, request) {
  sending -= 1;
  next();
  if (request?.status === 202) {
    const { matter, also, filename } = request.response.submitted[0];
    job.view.name.textContent = filename;
    job.view.name.title = filename;
    job.view.bar.value = 100;
    const link = document.createElement("a");
    link.href = `/matters/${matter}`;
    link.textContent = "Stored: open matter";
    job.view.said.replaceChildren(link);
    if (also.length) job.view.view.append(alsoIn(also));
    tellMore();
    return;
  }
  say(job, request?.response?.detail ?? "The connection broke", !request || request.status < 500);
  if (request && request.status < 500) return;
  const again = document.createElement("button");
  again.type = "button";
  again.className = "btn btn-s";
  again.textContent = "Send again";
  again.addEventListener("click", () => { again.remove(); waiting.push(job); next(); });
  job.view.view.append(again);
}

// The same bytes were handed in before: said, and nothing held back.
function alsoIn(matters) {
  const line = document.createElement("p");
  line.className = "also";
  line.append("This very file is also in ");
  matters.forEach((matter, index) => {
    const link = document.createElement("a");
    link.href = `/matters/${matter}`;
    link.textContent = matters.length === 1 ? "another matter" : `matter ${index + 1}`;
    line.append(index ? ", " : "", link);
  });
  return line;
}

function say(job, words) {
  job.view.said.textContent = words;
  job.view.view.classList.add("is-refused");
  // Whoever hands in many sees what failed without looking for it.
  job.view.view.parentElement.prepend(job.view.view);
  tellMore();
}

// How many files stand below what is to be seen of the list.
function tellMore() {
  const ups = document.getElementById("ups");
  const bottom = ups.getBoundingClientRect().bottom;
  const below = [...ups.children].filter((each) => each.getBoundingClientRect().bottom > bottom + 1).length;
  const more = document.getElementById("ups-more");
  more.hidden = !below;
  more.textContent = below ? `${below} more: scroll down in this list` : "";
}
addEventListener("resize", tellMore);

function megabytes(bytes) {
  return (bytes / 1024 / 1024).toFixed(1);
}
