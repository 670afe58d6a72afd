// The search page: looks words up while they are typed, and shows the pages in groups. A field elsewhere leads here.
"use strict";

(() => {
  const form = document.querySelector("form[role=search]");
  const input = form.querySelector("input");
  const [status, results] = document.querySelectorAll("#search-status, #search-results");
  const { ideograph, words, stem, search, record, grouped } = globalThis.searchIndex ?? {};
  const address = (query, page = form.action) => {
    const url = new URL(page);
    if (query) url.searchParams.set("q", query);
    else url.searchParams.delete("q");
    return url;
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (results) run(); else location.assign(address(input.value));
  });
  if (!results) return;

  // The language of the site's texts: other forms of words are known of English, the words to leave out are the page's.
  const language = {
    stem: document.documentElement.lang.startsWith("en") ? stem : null,
    ignored: words(form.dataset.ignored ?? ""),
  };
  const element = (name, content, attributes = {}) => {
    const made = Object.assign(document.createElement(name), attributes);
    made.append(...content);
    return made;
  };
  const text = (name, values = {}) => Object.entries(values)
    .reduce((text, [key, value]) => text.replace(`{${key}}`, () => value), status.dataset[name] ?? "");

  // Words of results that a query found. A name is taken apart as by the generator.
  const inner = /[\p{Ll}\p{Nd}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
  const token = new RegExp(`(${ideograph.source}|(?:(?!${ideograph.source})[\\p{L}\\p{M}\\p{Nd}])+)`, "u");
  const marked = (text, { parts }) => text.split(token).map((part, i) => {
    if (i % 2 === 0) return part;
    const isFound = (term) => parts.some(({ word, isOpen }) => term === word || isOpen && term.startsWith(word) ||
      language.stem && stem(term) === stem(word) || ideograph.test(term) && word.includes(term));
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

  const item = ([title, path, summary, headings], found, heading) => {
    const page = new URL(root.root + path, form.action);
    if (page.protocol === "file:") page.pathname = page.pathname.replace(/\/$/, "/index.html");
    const link = (text, anchor) => element("a", marked(text, found), { href: page.href + anchor });
    const places = headings
      .map((text, i) => link(text, "#" + encodeURIComponent(headings[i + 1])))
      .filter((made, i) => i % 2 === 0 && made.querySelector("mark")).slice(0, 3);
    return element("li", [
      element(heading, [link(title, "")]), element("ul", places.map((made) => element("li", [made]))),
      element("p", marked(summary, found)), element("p", [element("code", ["/" + decodeURI(path)])]),
    ]);
  };

  // A group shows its first five pages; a button shows ten more.
  const section = async ({ name, pages }, found, place) => {
    const list = element("ol", [], { className: "index" });
    const more = element("button", [], { type: "button" });
    const show = async (count) => {
      const first = list.children.length;
      const records = await Promise.all(pages.slice(first, first + count).map((page) => record(page, load)));
      list.append(...records.map((record) => item(record, found, name ? "h3" : "h2")));
      more.hidden = list.children.length >= pages.length;
      more.textContent = text("more", { n: pages.length - list.children.length });
      if (first) list.children[first].querySelector("a").focus();
    };
    more.addEventListener("click", () => show(10));
    await show(5);
    if (!name) return element("section", [list, more]);
    const heading = element("h2", [name], { id: `search-group-${place}` });
    const made = element("section", [heading, list, more]);
    made.setAttribute("aria-labelledby", heading.id);
    more.setAttribute("aria-describedby", heading.id);
    return made;
  };

  // What is said of the pages that were found, and of words that no page has.
  const said = ({ pages, others, unknown, isShort }) => {
    const sentences = unknown.flatMap(({ word, near, isLike }) => [
      text(near ? isLike ? "instead" : "nearest" : "unknown", { word, near }),
      ...near && !isLike ? [element("a", [near], { href: address(near, location) }), "."] : [], " ",
    ]);
    const count = pages.length;
    if (others.length) return [...sentences, text(count ? "all" : "some", { n: count, some: others.length })];
    if (count || !unknown.length || isShort) {
      sentences.push(text(count > 1 ? "many" : count ? "one" : isShort ? "short" : "none", { n: count }));
    }
    return sentences;
  };

  let turn = 0;
  const run = async () => {
    const query = input.value.trim();
    const mine = ++turn;
    const url = address(query, location);
    try { if (url.href !== location.href) history.replaceState(null, "", url); } catch { /* Some forbid it. */ }
    let sections = [], message = [];
    try {
      if (query) {
        root = await load("root");
        const found = await search(query, load, language);
        const groups = await grouped(found, load);
        sections = await Promise.all(groups.map((group, place) => section(group, found, place)));
        message = said(found);
      }
    } catch {
      message = [text("failed")];
    }
    if (mine !== turn) return;
    results.replaceChildren(...sections);
    status.replaceChildren(...message);
  };

  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 100);
  });
  // The arrows lead from the field through the results and back.
  form.parentElement.addEventListener("keydown", ({ key, target }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const stops = [input, ...results.querySelectorAll("li > :first-child > a")];
    const next = stops[stops.indexOf(target) + step];
    if (step && stops.includes(target) && next) next.focus();
  });
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  run();
})();
