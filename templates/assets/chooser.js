// Choosing the patterns of a scenario by their contours, two to four abreast. Without this script the contours are
// links to the patterns' own pages.
"use strict";

(() => {
  const list = document.querySelector(".contours");
  if (!list) return;
  const [compared, others] = [list.querySelector(".compared"), list.querySelector(".others ul")];
  const limit = 4;
  // In the order of the patterns, wherever each stands.
  const contours = [...list.querySelectorAll("li[data-pattern]")].sort((one, other) => one.dataset.order - other.dataset.order);
  const items = new Map(contours.map((item) => [item.dataset.pattern, item]));
  const steps = [...document.querySelectorAll(".step[id]")];
  // The columns that were made or loaded: pattern → anchor of the step → element.
  const columns = new Map();
  for (const pattern of items.keys()) {
    const found = steps.map((step) => [step.id, step.querySelector(`.part[data-pattern="${pattern}"]`)]).filter(([, part]) => part);
    if (found.length) columns.set(pattern, new Map(found));
  }
  const initial = [...columns.keys()];
  const full = "Four at most are side by side: take one away to choose another.";
  const state = document.createElement("div");
  state.className = "state";
  state.setAttribute("role", "status");
  list.querySelector(".others").after(state);
  // What is shown, or was asked for last and is being loaded.
  let chosen = [];
  let turn = 0;

  const load = async (pattern) => {
    if (columns.has(pattern)) return;
    const address = items.get(pattern).querySelector("a").href;
    const parts = await window.Counterpoint.parts(address);
    columns.set(pattern, new Map(Object.entries(parts).filter(([, part]) => part)));
  };

  // On paper a table of numbers has the chosen patterns alone.
  const markRows = () => {
    for (const row of document.querySelectorAll("main tr[data-pattern]")) {
      row.classList.toggle("unchosen", !chosen.includes(row.dataset.pattern));
    }
  };

  // The chosen contours are seen, in the order of the columns; all others are folded. What has the focus keeps it.
  const arrange = () => {
    const focused = document.activeElement;
    for (const [pattern, item] of items) (chosen.includes(pattern) ? compared : others).append(item);
    if (list.contains(focused)) focused.focus({ preventScroll: true });
  };

  const show = async (patterns) => {
    const [last, mine] = [chosen, ++turn];
    const known = [...items.keys()].filter((each) => patterns.includes(each)).slice(0, limit);
    chosen = known;
    list.setAttribute("aria-busy", "true");
    const results = await Promise.allSettled(known.map(load));
    // Somebody has chosen again meanwhile.
    if (mine !== turn) return;
    list.removeAttribute("aria-busy");
    chosen = known.filter((_, index) => results[index].status === "fulfilled");
    if (!chosen.length) chosen = last.filter((each) => columns.has(each));
    if (!chosen.length) chosen = initial;
    for (const step of steps) {
      step.querySelector(".parts").replaceChildren(
        ...chosen.map((pattern) => columns.get(pattern).get(step.id)).filter(Boolean));
    }
    for (const [pattern, item] of items) {
      const box = item.querySelector("input");
      box.checked = chosen.includes(pattern);
      box.disabled = !box.checked && chosen.length >= limit;
      box.parentElement.title = box.disabled ? full : "";
      item.classList.toggle("shown", box.checked);
      item.classList.toggle("lost", known.includes(pattern) && !box.checked);
    }
    arrange();
    markRows();
    list.closest("main").classList.toggle("many", chosen.length > 2);
    // What could not be loaded says so where it is.
    if (list.querySelector(".lost")) list.querySelector(".others").open = true;
    state.textContent = chosen.length < limit ? "" : full;
    const isInitial = chosen.join() === initial.join();
    window.Counterpoint.remember("p", isInitial ? null : chosen.join(","));
    document.dispatchEvent(new CustomEvent("columns-changed", { detail: { patterns: chosen } }));
  };

  for (const [pattern, item] of items) {
    const label = document.createElement("label");
    const box = document.createElement("input");
    box.type = "checkbox";
    box.checked = columns.has(pattern);
    const words = document.createElement("span");
    words.className = "hidden";
    words.textContent = `${item.querySelector(".name").textContent} side by side with the others`;
    label.append(box, words);
    item.prepend(label);
    box.addEventListener("change", () => {
      const next = box.checked ? [...chosen, pattern] : chosen.filter((each) => each !== pattern);
      if (next.length) show(next);
      else box.checked = true;
    });
  }
  list.classList.add("chooser");

  const fromAddress = () => {
    const wanted = new URL(location).searchParams.get("p")?.split(",") ?? [];
    const known = wanted.filter((each) => items.has(each));
    return known.length ? known : initial;
  };
  window.addEventListener("popstate", () => {
    const next = fromAddress();
    if (next.join() !== chosen.join()) show(next);
  });
  chosen = initial;
  markRows();
  if (fromAddress().join() !== initial.join()) show(fromAddress());
  else if (new URL(location).searchParams.has("p")) window.Counterpoint.remember("p", null);
})();
