// Looks words up in the index beside the search page, whose files load as scripts, from a file system too.
// A field elsewhere leads to the search page.
"use strict";

(() => {
  // Words are folded as by the generator: small, without diacritics.
  const letter = /[\p{L}\p{M}\p{Nd}]/u;
  const ideograph = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/u;
  const runs = new RegExp(`${ideograph.source}+|(?:(?!${ideograph.source})[^ ])+`, "gu");
  const token = new RegExp(`(${ideograph.source}|(?:(?!${ideograph.source})${letter.source})+)`, "u");
  const writtenOut = {
    ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ",
  };
  const fold = (one) => !letter.test(one) ? " " : one.normalize("NFKD").toLowerCase()
    .replace(/[\u0300-\u036f\u3099\u309a]|[^\p{L}\p{M}\p{Nd}]/gu, "")
    .replace(/[ßæœøłđðþıς]/g, (known) => writtenOut[known]);
  const words = (text) => (Array.from(text, fold).join("").match(runs) || []).flatMap((run) => {
    const letters = Array.from(run);
    if (!ideograph.test(run)) return [letters.slice(0, 32).join("")];
    return letters[1] ? letters.slice(1).map((next, i) => letters[i] + next) : [run];
  });

  // Numbers are printable characters, all but " and \.
  const eachDigit = (text) => {
    let index = 0;
    return () => {
      const code = text.charCodeAt(index++);
      return code - 32 - (code > 34) - (code > 92);
    };
  };
  const eachDocument = (text, visit) => {
    const digit = eachDigit(text);
    const number = (first = digit()) => first > 61 ? first + 31 * number() : first;
    for (let weight; (weight = number()) > 0;) {
      let count = number();
      if (weight < 16) {
        for (let page = -1; count--;) visit(page += number() + 1, weight);
      } else {
        for (let start = number(); count--; start += 6) {
          for (let bits = digit(), page = start; bits; bits >>= 1, page++) {
            if (bits & 1) visit(page, weight - 16);
          }
        }
      }
    }
  };

  // The pages that hold all words, the best first: a title counts as much as all else, a whole word twice, and short
  // titles have low numbers. The last word may be a beginning, unless such words are in over three files.
  const search = async (query, load) => {
    const names = (await load("root")).words.match(/[^ ]+/g) || [];
    const place = (term) => names.findLastIndex((name) => name <= term);
    const wanted = words(query);
    const open = wanted.length - 1;
    let isShort = false;
    const parts = await Promise.all(wanted.map(async (word, index) => {
      const first = place(word);
      let last = index === open ? place(word + "\uffff") : first;
      if (last > first + 2) {
        isShort = true;
        last = first;
      }
      const found = new Map();
      const files = names.slice(Math.max(first, 0), last + 1).map((name) => load(
        "w-" + name.replace(/[^a-z0-9]/gu, (one) => "_" + one.codePointAt(0).toString(16))));
      for (const terms of await Promise.all(files)) {
        terms.forEach((term, i) => {
          const isWhole = term === word;
          if (i % 2 || !isWhole && (index !== open || !term.startsWith(word))) return;
          eachDocument(terms[i + 1], (page, weight) => {
            const value = Math.min(weight, 8) * (isWhole ? 2 : 1);
            if (value > (found.get(page) ?? 0)) found.set(page, value);
          });
        });
      }
      return found;
    }));
    const sum = (page) => parts.reduce((total, part) => total + part.get(page), 0);
    const pages = [...(parts[0]?.keys() ?? [])]
      .filter((page) => parts.every((part) => part.has(page)))
      .sort((a, b) => sum(b) - sum(a) || a - b);
    return { pages, wanted, isShort };
  };

  const record = async (page, load) => {
    const digit = eachDigit((await load("root")).pages);
    for (let file = 0, first = 0; ; file++) {
      const next = first + digit();
      if (page < next) return (await load("p-" + file))[page - first];
      first = next;
    }
  };

  // For tests outside a browser.
  if (!globalThis.document) return void (module.exports = { words, search, record });

  const form = document.querySelector("form[role=search]");
  const input = form.querySelector("input");
  const [status, list, button] = document.querySelectorAll("#search-status, #search-results, #search-more");
  const address = (query, page = form.action) => {
    const url = new URL(page);
    if (query) url.searchParams.set("q", query);
    else url.searchParams.delete("q");
    return url;
  };
  const element = (name, content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };

  // A name is taken apart as by the generator.
  const marked = (text, { wanted }) => text.split(token).map((part, i) => {
    if (i % 2 === 0) return part;
    const inner = /[\p{Ll}\p{Nd}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
    const isFound = (term) => wanted.includes(term) || term.startsWith(wanted.at(-1)) ||
      ideograph.test(term) && wanted.some((word) => word.includes(term));
    return words(`${part} ${part.replace(inner, "$& ")}`).some(isFound) ? element("mark", [part]) : part;
  });

  let root;
  const cache = {}, arrived = {};
  globalThis.searchPart = (name, value) => arrived[name](value);
  const load = (name) => cache[name] ??= new Promise((resolve, reject) => {
    arrived[name] = resolve;
    const script = element("script", []);
    script.src = new URL(`${name}.js?${root?.version ?? ""}`, form.action);
    script.onerror = reject;
    document.head.append(script);
  });

  const item = ([title, path, summary, headings], found) => {
    const page = new URL(root.root + path, form.action);
    if (page.protocol === "file:") page.pathname = page.pathname.replace(/\/$/, "/index.html");
    const link = (text, anchor) => {
      const made = element("a", marked(text, found));
      made.href = page.href + anchor;
      return made;
    };
    const places = headings
      .map((text, i) => link(text, "#" + encodeURIComponent(headings[i + 1])))
      .filter((made, i) => i % 2 === 0 && made.querySelector("mark")).slice(0, 3);
    return element("li", [
      element("h2", [link(title, "")]), element("ul", places.map((made) => element("li", [made]))),
      element("p", marked(summary, found)), element("p", [element("code", ["/" + decodeURI(path)])]),
    ]);
  };

  let turn = 0;
  let showMore;
  const run = async () => {
    const query = input.value.trim();
    const mine = ++turn;
    let message = "failed", found = { pages: [] }, shown = 0;
    const show = async () => {
      const first = shown;
      shown += 10;
      const items = await Promise.all(found.pages.slice(first, shown)
        .map(async (page) => item(await record(page, load), found)));
      if (mine !== turn) return;
      if (!first) list.replaceChildren();
      list.append(...items);
      if (first) items[0].querySelector("a").focus();
      button.hidden = shown >= found.pages.length;
    };
    const url = address(query, location);
    try { if (url.href !== location.href) history.replaceState(null, "", url); } catch { /* Some forbid it. */ }
    try {
      if (query) {
        root = await load("root");
        found = await search(query, load);
      }
      await show();
      const count = found.pages.length;
      message = !query ? "" : count > 1 ? "many" : count ? "one" : found.isShort ? "short" : "none";
    } catch {
      found.pages = [];
      shown = 0;
      await show();
    }
    if (mine !== turn) return;
    showMore = show;
    status.textContent = (status.dataset[message] ?? "")
      .replace("{n}", found.pages.length).replace("{q}", () => query);
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (list) run(); else location.assign(address(input.value));
  });
  if (!list) return;
  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 100);
  });
  button.addEventListener("click", () => showMore());
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  run();
})();
