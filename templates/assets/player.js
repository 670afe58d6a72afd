// A cursor over the messages of all patterns that are shown, aligned by what they share: the input, a change of the
// model, an effect. Nothing plays by itself, and without this script the page has all of it.
"use strict";

(() => {
  const player = document.querySelector(".player");
  const steps = [...document.querySelectorAll(".step[id]")];
  if (!player || !steps.length) return;
  const { patternOf, rows, moments, arrived, momentOf, screensOf, drawScreen, settle } = window.Counterpoint;
  const find = (name) => player.querySelector(`[data-${name}]`);
  const [slider, place] = [player.querySelector("input[type=range]"), player.querySelector(".place")];
  const letters = find("letters");

  // MARK: Where the cursor is

  let timeline = [];
  let cursor = -1;
  let marked = [];

  const measure = () => {
    timeline = steps.flatMap((step, number) => {
      const parts = [...step.querySelectorAll(".part")];
      const columns = parts.map((part) => {
        const staff = part.querySelector(".staff");
        return staff ? rows(staff) : [];
      });
      const screens = screensOf(step, steps[number - 1], columns[0] ?? []);
      const all = moments(columns);
      const ends = columns.map((column, index) => all.findIndex((at) => at[index] === column.length - 1));
      return all.map((at, moment) => ({ step, moment, count: all.length - 1, at, ends, columns, parts, screens }));
    });
    slider.max = timeline.length - 1;
  };

  // A part that is on another page comes when its step is unfolded, unless it could not be loaded.
  const lateParts = (step) => [...step.querySelectorAll(".part")].filter((part) => part.querySelector(".silence a") && !part.querySelector(".staff"));
  const isAwaited = (step) => lateParts(step).some((part) => !part.dataset.lost);
  const nameOf = (step) => {
    const words = [...step.querySelectorAll("h2 > :not(small)")].map((each) => each.textContent.trim());
    return words.filter(Boolean).join(" ");
  };
  // What patterns share counts once: a pattern is done at the message of the step at which its last one stands.
  const describe = ({ step, moment, count, ends, parts }) => {
    if (isAwaited(step)) return `${nameOf(step)}: its messages are being loaded.`;
    if (lateParts(step).length) return `${nameOf(step)}: its messages could not be loaded.`;
    const done = parts.flatMap((part, column) => (
      ends[column] <= moment && moment < count ? [`${patternOf(part)} is done after ${ends[column]} of ${count}`] : []));
    return [`${nameOf(step)}: message ${moment} of ${count}`, ...done].join(" · ");
  };
  const introduce = () => {
    const late = steps.filter((step) => lateParts(step).length);
    const count = timeline.filter(({ step, moment }) => moment && !late.includes(step)).length;
    const folded = late.filter((step) => !step.querySelector("details").open).map((step) => `the ${nameOf(step).toLowerCase()}`);
    const rest = `, without ${folded.join(" and ")}, which ${folded.length > 1 ? "are loaded when they are" : "is loaded when it is"} unfolded`;
    const played = steps.length - late.length;
    return `${count} messages in ${played} step${played === 1 ? "" : "s"}${folded.length ? rest : ""}`;
  };
  let restoring = 0;
  const say = () => {
    clearTimeout(restoring);
    const now = timeline[cursor];
    place.textContent = now ? describe(now) : introduce();
    slider.value = Math.max(cursor, 0);
    slider.setAttribute("aria-valuetext", place.textContent);
  };

  const move = (to, { scrolls = true, isAsked = false } = {}) => {
    if (!isAsked) asked = "";
    const next = Math.max(0, Math.min(timeline.length - 1, to));
    const [from, now] = [timeline[cursor], timeline[next]];
    if (!now) return;
    if (from && from.step !== now.step) settle(from.step);
    for (const row of marked) row.classList.remove("now");
    const details = now.step.querySelector("details");
    if (details && !details.open) details.open = true;
    marked = now.columns.map((column, index) => column[now.at[index]]).filter(Boolean);
    for (const row of marked) row.classList.add("now");
    cursor = next;
    say();
    drawScreen(now);
    if (scrolls) bringIntoSight({ atOnce: isAsked });
    rememberPlace();
    document.dispatchEvent(new CustomEvent("row-changed", { detail: { rows: marked, parts: now.parts } }));
  };

  // The rows that the cursor is at, between the player and the drawer: all of them if there is room, else the first.
  // Of columns that are not shown nothing is seen; a step of which no row is has its heading. A scroll that is on its
  // way to where they were before columns came is ended, also when there is nowhere else to go.
  const bringIntoSight = ({ atOnce = false } = {}) => {
    const seen = marked.filter((row) => row.getClientRects().length);
    const targets = seen.length ? seen.map((row) => row.querySelector("p")) : [timeline[cursor]?.step.querySelector("summary")];
    const boxes = targets.filter(Boolean).map((each) => each.getBoundingClientRect());
    if (!boxes.length) return;
    const top = player.getBoundingClientRect().height + 8;
    const bottom = window.innerHeight - (document.querySelector(".drawer:not([hidden])")?.offsetHeight ?? 0) - 8;
    const [highest, lowest] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const isRoom = lowest - highest <= bottom - top;
    const [from, to] = isRoom ? [highest, lowest] : [boxes[0].top, boxes[0].bottom];
    const by = from < top || to > bottom ? from - (top + (bottom - top - (to - from)) / 3) : 0;
    window.scrollBy({ top: by, behavior: atOnce || !by ? "instant" : "auto" });
  };
  document.addEventListener("drawer-changed", () => bringIntoSight());

  let later = 0;
  const rememberPlace = () => {
    clearTimeout(later);
    later = setTimeout(writePlace, 250);
  };
  const writePlace = () => {
    clearTimeout(later);
    if (asked && asked !== here().hash) return;
    try { history.replaceState(history.state, "", here()); } catch { /* The address of a file may have to stay. */ }
  };
  // A link may be followed before the place is written; the way back leads to it.
  window.addEventListener("pagehide", writePlace);
  const here = () => {
    const url = new URL(location);
    const now = timeline[cursor];
    url.hash = now ? `${now.step.id}${now.moment ? `.${now.moment}` : ""}` : "";
    return url;
  };

  const first = (step) => timeline.findIndex((each) => each.step === step);
  const stepOn = (by) => {
    const now = timeline[cursor]?.step;
    const at = steps.indexOf(now);
    if (by < 0 && timeline[cursor]?.moment > 0) return first(now);
    const next = steps[Math.max(0, Math.min(steps.length - 1, at + by))];
    return first(next);
  };
  const moves = {
    // What is being loaded is waited for, not left out.
    on: () => move(timeline[cursor] && isAwaited(timeline[cursor].step) ? cursor : cursor + 1), back: () => move(cursor - 1),
    "step-on": () => move(stepOn(1)), "step-back": () => move(stepOn(-1)),
    start: () => move(0), end: () => move(timeline.length - 1),
  };

  // MARK: Playing

  let clock = 0;
  const isPlaying = () => clock !== 0;
  const pause = () => {
    clearInterval(clock);
    clock = 0;
    find("play").textContent = "Play";
  };
  // The opening is long and much the same in every scenario: it plays where somebody moves into it first.
  const beginning = () => Math.max(0, timeline.findIndex(({ step }) => step.id !== "opening"));
  const isAtEndOfStep = () => timeline[cursor]?.moment === timeline[cursor]?.count;
  const play = () => {
    if (cursor < 0 || cursor >= timeline.length - 1) move(beginning());
    else if (isAtEndOfStep()) moves.on();
    find("play").textContent = "Pause";
    clock = setInterval(() => {
      if (cursor < timeline.length - 1) moves.on();
      if (isAtEndOfStep()) pause();
    }, Number(find("speed").value));
  };

  for (const button of player.querySelectorAll("[data-move]")) {
    button.addEventListener("click", () => { pause(); moves[button.dataset.move](); });
  }
  find("play").addEventListener("click", () => (isPlaying() ? pause() : play()));
  find("speed").addEventListener("change", () => { if (isPlaying()) { pause(); play(); } });
  slider.addEventListener("input", () => { pause(); move(Number(slider.value)); });
  find("help").addEventListener("click", () => {
    const help = document.getElementById("player-help");
    help.hidden = !help.hidden;
    find("help").setAttribute("aria-expanded", String(!help.hidden));
  });
  find("copy").addEventListener("click", async () => {
    const link = here().href;
    try {
      await navigator.clipboard.writeText(link);
      place.textContent = "The link is copied.";
      clearTimeout(restoring);
      restoring = setTimeout(say, 3000);
    } catch {
      place.textContent = link;
    }
  });

  const keys = {
    ArrowRight: "on", ArrowLeft: "back", ArrowDown: "on", ArrowUp: "back",
    PageDown: "step-on", PageUp: "step-back", Home: "start", End: "end",
  };
  player.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (keys[event.key]) {
      pause();
      moves[keys[event.key]]();
      event.preventDefault();
    } else if (event.key === " " && event.target === slider) {
      if (isPlaying()) pause();
      else play();
      event.preventDefault();
    }
  });
  const single = { j: "on", k: "back", n: "step-on", p: "step-back" };
  document.addEventListener("keydown", (event) => {
    if (!letters.checked || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea")) return;
    if (single[event.key]) { pause(); moves[single[event.key]](); }
  });

  // The row that has the focus is where the player is.
  const follow = ({ target }) => {
    const row = target.closest(".step .staff li");
    if (!row || !row.className || marked.includes(row)) return;
    const to = timeline.findIndex(({ columns, at }) => columns.some((column, index) => column[at[index]] === row));
    if (to >= 0) move(to, { scrolls: false });
  };
  // A link has the focus as soon as it is pressed. What moves before it is released would take the click away.
  let isPressed = false;
  document.addEventListener("pointerdown", () => { isPressed = true; }, true);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { isPressed = false; }, true);
  document.addEventListener("focusin", (event) => { if (!isPressed) follow(event); });
  document.addEventListener("click", follow);

  // MARK: The address, and what changes

  // The place that the address asks for, until somebody moves: what its columns have may not have been loaded yet.
  let asked = location.hash;
  const isOnItsWay = (step) => document.querySelector(".contours[aria-busy]") || isAwaited(step);
  const fromAddress = () => {
    const [anchor, moment] = asked.slice(1).split(".");
    const step = steps.find((each) => each.id === anchor);
    if (!step) {
      forgetNonsense();
      return false;
    }
    const start = first(step);
    const number = Math.max(0, Math.trunc(Number(moment)) || 0);
    move(Math.min(start + number, start + timeline[start].count), { isAsked: true });
    if (!isOnItsWay(step)) asked = "";
    return true;
  };
  // What is neither a step nor any other place on the page.
  const forgetNonsense = () => {
    if (!asked) return;
    let id = asked.slice(1);
    try { id = decodeURIComponent(id); } catch { /* It is no address either. */ }
    if (document.getElementById(id)) return;
    asked = "";
    rememberPlace();
  };
  const refresh = (scrolls = false) => {
    const [now, old] = [timeline[cursor], arrived(timeline, cursor)];
    measure();
    if (!now) return say();
    const start = first(now.step);
    const same = now.moment ? momentOf(timeline, now.step, old) : start;
    const to = same < 0 ? Math.min(start + now.moment, start + timeline[start].count) : same;
    move(to, { scrolls, isAsked: true });
  };
  document.addEventListener("columns-changed", () => {
    if (asked) measure();
    if (!asked || !fromAddress()) refresh();
  });
  // Another level: what is marked may be far from where it was.
  document.addEventListener("rows-changed", () => { asked = ""; refresh(true); });
  document.addEventListener("step-lost", say);
  // Another column is in sight.
  document.addEventListener("segment-changed", () => { if (cursor >= 0) move(cursor, { isAsked: true }); });
  window.addEventListener("hashchange", () => { asked = location.hash; fromAddress(); });
  // A level opens or closes many folds together.
  let folding = 0;
  for (const step of steps) {
    step.addEventListener("toggle", (event) => {
      if (!event.target.matches(".staff details")) return;
      clearTimeout(folding);
      folding = setTimeout(refresh);
    }, true);
  }

  measure();
  player.hidden = false;
  player.closest("main").classList.add("has-player");
  if (!fromAddress()) say();
})();
