// The legend and the list of who takes part explain the patterns that are shown: of those that are brought from
// other pages, these say it. Without this script they explain the patterns that the page itself has.
"use strict";

(() => {
  const legend = document.querySelector(".legend .roles");
  const casts = document.querySelector(".casts");
  const items = new Map([...document.querySelectorAll(".contours li")].map((item) => [item.dataset.pattern, item]));
  if (!legend || !casts || !items.size) return;

  // A role's letters, which an object's sign has too, before a number.
  const key = (sign) => sign.textContent.replace(/\d+$/, "");
  const keyOf = (item) => key(item.querySelector("s"));

  // Pattern → its roles, in order, and its section of who takes part.
  const known = new Map();
  for (const section of casts.children) {
    const title = section.querySelector("h3").textContent.trim();
    const isOf = (item) => item.querySelector(".name").textContent.trim() === title;
    const signs = new Set([...section.querySelectorAll("li > s")].map(key));
    const roles = [...legend.children].filter((role) => signs.has(keyOf(role)));
    for (const [pattern, item] of items) {
      if (isOf(item)) known.set(pattern, { roles, section });
    }
  }

  const load = async (pattern) => {
    if (!known.has(pattern)) known.set(pattern, await window.Counterpoint.cast(items.get(pattern).querySelector("a").href));
    return known.get(pattern);
  };

  // The order of all roles, of which every list has some: next is what no list has after another one.
  const ordered = (lists) => {
    const all = [];
    for (let left = lists; left.length;) {
      const firsts = left.map(([first]) => first);
      const next = firsts.find((each) => !left.some((list) => list.indexOf(each) > 0)) ?? firsts[0];
      all.push(next);
      left = left.map((list) => list.filter((each) => each !== next)).filter((list) => list.length);
    }
    return all;
  };
  const lanes = [...items.values()].map((item) => [...item.querySelectorAll(".lanes .sign")].map(key));

  let turn = 0;
  document.addEventListener("columns-changed", async ({ detail }) => {
    if (!detail?.patterns) return;
    turn += 1;
    const mine = turn;
    const results = await Promise.allSettled(detail.patterns.map(load));
    if (mine !== turn) return;
    const shown = results.flatMap(({ value }) => value ?? []);
    const explained = new Map(shown.flatMap(({ roles }) => roles).map((role) => [keyOf(role), role]));
    const order = ordered([...lanes, ...shown.map(({ roles }) => roles.map(keyOf))]);
    legend.replaceChildren(...order.map((each) => explained.get(each)).filter(Boolean));
    casts.replaceChildren(...shown.map(({ section }) => section).filter(Boolean));
  });
})();
