// A scenario's diagrams: one tab stop each, with arrow keys between rows; levels that open what is folded; columns
// that scroll together. Without this script every row is a pair of links, and every fold opens by hand.
"use strict";

(() => {
  // Scrolling one step's patterns sideways scrolls those of the others.
  const columns = [...document.querySelectorAll(".step .parts")];
  let leader = null;
  let release = 0;
  for (const each of columns) {
    each.addEventListener("scroll", () => {
      if (leader && leader !== each) return;
      leader = each;
      clearTimeout(release);
      release = setTimeout(() => { leader = null; }, 120);
      for (const other of columns) {
        if (other !== each) other.scrollLeft = each.scrollLeft;
      }
    }, { passive: true });
  }

  const isSeen = (row) => !row.parentElement.closest(".staff details:not([open])");
  const rows = (staff) => [...staff.querySelectorAll("li[class]")].filter(isSeen);
  const links = (row) => [...row.querySelectorAll(":scope > p > a")];

  // A long word goes on at the next line where it can be read in parts: after a point or a bracket.
  const breakLongWords = (staff) => {
    const texts = document.createTreeWalker(staff, NodeFilter.SHOW_TEXT, (text) => (
      /\S{16}/.test(text.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
    const long = [];
    while (texts.nextNode()) long.push(texts.currentNode);
    for (const text of long) {
      const parts = text.data.split(/(?<=\w[.(<])(?=[^\s)])/);
      text.replaceWith(...parts.flatMap((part, index) => (index ? [document.createElement("wbr"), part] : [part])));
    }
  };

  // Lanes are objects only at a level, which scripts choose. Each row's sentence names who acts and who is acted on:
  // bindings are told the other way round, and of what ends or is resumed there is one only. The objects have the order
  // of their roles, and within a role that of their numbers; the last lane is for all that have no room.
  const limit = 48;
  const signs = (row) => {
    const said = row.querySelector(":scope > p > :is(b, a:has(i))")?.textContent ?? "";
    const predicate = row.querySelector(":scope > p > i")?.textContent ?? "";
    return `${said} ${predicate}`.split(/[ ,]+/).filter((word) => /^(⌂|[A-Z]+)\d*$/.test(word));
  };
  const parts = (sign) => sign.match(/^(.*?)(\d*)$/).slice(1);
  const placeObjects = (staff) => {
    const heads = staff.querySelector(".heads");
    if (!heads || staff.querySelector(".objects")) return;
    const roles = [...heads.children].map((sign) => sign.textContent);
    const rank = (sign) => roles.indexOf(parts(sign)[0]) * 1000 + Number(parts(sign)[1]);
    const acting = new Map([...staff.querySelectorAll("li[class]")].map((row) => [row, signs(row)]));
    const names = [...new Set([...acting.values()].flat())].sort((one, other) => rank(one) - rank(other));
    const lanes = new Map(names.map((name, index) => [name, Math.min(index, limit - 1)]));
    staff.classList.add(`f${Math.min(names.length, limit)}`);
    for (const [row, [subject, other = subject]] of acting) {
      const [from, to] = row.matches(".b, .u") ? [other, subject] : [subject, row.matches(".d, .y") ? subject : other];
      if (/ g\d/.test(row.className)) row.classList.add(`f${lanes.get(from)}`);
      if (/ h\d/.test(row.className)) row.classList.add(`t${lanes.get(to)}`);
    }
    const objects = heads.cloneNode();
    objects.classList.add("objects");
    objects.append(...names.slice(0, limit).map((name) => {
      const [letters, number] = parts(name);
      const sign = document.createElement("s");
      sign.className = letters;
      sign.append(letters);
      if (number) sign.appendChild(document.createElement("b")).append(number);
      return sign;
    }));
    heads.after(objects);
  };

  // One tab stop for each diagram: the link that had the focus last, or the first one. What comes from another page is
  // a copy, which has been prepared there, but hears nothing yet.
  const prepared = new WeakSet();
  const prepare = (staff) => {
    if (prepared.has(staff)) return;
    prepared.add(staff);
    placeObjects(staff);
    breakLongWords(staff);
    const all = [...staff.querySelectorAll("p > a, summary")];
    for (const each of all) each.tabIndex = -1;
    if (all[0]) all[0].tabIndex = 0;
    staff.addEventListener("focusin", ({ target }) => {
      const stop = staff.querySelector("[tabindex='0']");
      if (stop && stop !== target) stop.tabIndex = -1;
      target.tabIndex = 0;
    });
    staff.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const places = [...staff.querySelectorAll("li > p, summary")].filter(
        (each) => (each.matches("summary") ? isSeen(each.closest("li")) : isSeen(each.parentElement)));
      const here = places.findIndex((each) => each.contains(event.target));
      const order = {
        ArrowDown: () => places.slice(here + 1), ArrowUp: () => places.slice(0, Math.max(here, 0)).reverse(),
        Home: () => places, End: () => [...places].reverse(),
      }[event.key];
      const stops = (place) => (place?.matches("summary") ? [place] : [...place?.querySelectorAll("a") ?? []]);
      if (order) {
        const found = order().find((each) => stops(each).length);
        if (found) stops(found)[0].focus();
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        const both = stops(places[here]);
        both[both.indexOf(event.target) + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
        event.preventDefault();
        event.stopPropagation();
      }
    });
  };

  // Levels: between roles all is folded in which nothing passes between roles; between objects only what
  // happens within one; everything has nothing folded.
  const level = () => document.querySelector("input[name=level]:checked")?.value ?? "roles";
  // What is closed on the screen and opened for paper; on paper nothing is closed, also of what comes late.
  let opened = null;
  const fold = () => {
    const chosen = opened ? "everything" : level();
    document.querySelector("main").classList.toggle("by-object", level() !== "roles");
    for (const each of document.querySelectorAll(".staff details")) {
      const open = chosen === "everything" || (chosen === "objects" && !each.classList.contains("one"));
      if (each.open !== open) each.open = open;
    }
  };
  const refresh = () => {
    document.querySelectorAll(".step .staff").forEach(prepare);
    fold();
  };
  const address = new URL(location);
  const wanted = document.getElementById(`level-${address.searchParams.get("level")}`);
  if (wanted) wanted.checked = true;
  document.addEventListener("change", ({ target }) => {
    if (target.name !== "level") return;
    fold();
    document.dispatchEvent(new CustomEvent("rows-changed"));
  });
  document.addEventListener("columns-changed", refresh);
  refresh();

  // What is right below the player, a step or what follows all of them, stays there when what is above it changes; of a
  // step that has become too short for that the end does. So does an element of a step instead, if it is in sight.
  const placeInSight = (element) => {
    const edge = document.querySelector(".player")?.getBoundingClientRect().bottom ?? 0;
    const box = (each) => each.getBoundingClientRect();
    const steps = [...document.querySelectorAll(".step[id]")];
    const isSeen = element && box(element).top >= edge && box(element).top < window.innerHeight;
    const step = isSeen ? null : steps.find((each) => box(each).bottom > edge);
    const anchor = isSeen ? element : step ?? steps.at(-1).nextElementSibling ?? steps.at(-1);
    const { top } = box(anchor);
    return () => {
      const by = Math.min(box(anchor).top - top, step ? box(step).bottom - edge - 48 : Infinity);
      window.scrollBy({ top: by, behavior: "instant" });
    };
  };
  Object.assign(window.Counterpoint, { rows, level, links, placeInSight });

  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("main details:not([open])")];
    for (const each of opened) each.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const each of opened ?? []) each.open = false;
    opened = null;
    fold();
  });

  // The address says what is seen, and can be copied.
  window.Counterpoint.remember = (name, value) => {
    const next = new URL(location);
    if (value) next.searchParams.set(name, value);
    else next.searchParams.delete(name);
    next.search = next.search.replaceAll("%2C", ",");
    try { history.replaceState(history.state, "", next); } catch { /* Some browsers keep the address of a file as it is. */ }
  };
  // Another scenario of the sample opens what is chosen here.
  document.addEventListener("click", ({ target }) => {
    const link = target.closest?.("a.same-choice");
    if (!link) return;
    const next = new URL(link.href);
    next.search = new URL(location).search;
    link.href = next;
  }, true);
  const rememberLevel = () => {
    const now = level();
    window.Counterpoint.remember("level", now === "roles" ? null : now);
  };
  document.addEventListener("rows-changed", rememberLevel);
  // What means nothing does not stay.
  if (address.searchParams.has("level")) rememberLevel();
})();
