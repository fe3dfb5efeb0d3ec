// Spares the reload: a form marked data-live is sent in the background, and the table is painted
// anew with what comes back. Without this script every button still works, page by page.
"use strict";

const table = document.getElementById("table");
const toast = document.getElementById("toast");
const KEY = "sandtable.games";

function remembered() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) || "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function remember(id, name) {
  try {
    const others = remembered().filter((game) => game.id !== id);
    localStorage.setItem(KEY, JSON.stringify([{ id, name, at: Date.now() }, ...others].slice(0, 12)));
  } catch {
    // a browser that keeps nothing: the address of the page is enough to come back
  }
}

function say(message) {
  toast.textContent = message;
  toast.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { toast.hidden = true; }, 6000);
}

const SCROLLING = [".people", ".world", ".court", ".log"];

function paint(html) {
  const kept = SCROLLING.map((name) => table.querySelector(name)?.scrollTop || 0);
  const open = [...table.querySelectorAll("details[open]")].map((part) => part.dataset.key);
  table.innerHTML = html;
  for (const part of table.querySelectorAll("details")) part.open = open.includes(part.dataset.key);
  SCROLLING.forEach((name, i) => {
    const part = table.querySelector(name);
    if (part && name !== ".log") part.scrollTop = kept[i];
  });
}

let waiting = false;

async function send(form, submitter) {
  if (waiting) return;
  waiting = true;
  table.setAttribute("aria-busy", "true");
  const fields = new FormData(form);
  if (submitter && submitter.name) fields.append(submitter.name, submitter.value);
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { "X-Fragment": "1" },
      body: new URLSearchParams(fields),
    });
    if (answer.ok) {
      paint(await answer.text());
    } else {
      const problem = await answer.json().catch(() => null);
      say(problem && problem.error ? problem.error.message : "The server could not do that.");
      if (answer.status === 409) location.reload(); // the table has moved on in another window
    }
  } catch {
    say("The server does not answer.");
  } finally {
    waiting = false;
    table.removeAttribute("aria-busy");
  }
}

if (table) {
  remember(table.dataset.game, table.dataset.name);
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form[data-live]")) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
}

const mine = document.getElementById("mine");
if (mine) {
  const list = mine.querySelector("ul");
  for (const game of remembered()) {
    if (typeof game.id !== "string" || !/^[\w-]+$/.test(game.id)) continue;
    const link = document.createElement("a");
    link.href = `/game/${game.id}`;
    link.textContent = `${game.name}, ${new Date(game.at).toLocaleString()}`;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  mine.hidden = !list.children.length;
}
