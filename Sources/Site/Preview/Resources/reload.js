/* Keeps a page of a preview up to date, and shows what is wrong with the site. It is put into each page
   that is served; it is in no page that is written. */
(() => {
  "use strict";

  const folder = "/.preview/";
  const script = document.currentScript;
  const file = script.dataset.file;
  let version = script.dataset.version;

  /* Where the page stood */

  const key = "preview:position";

  function keepPosition() {
    const position = { page: location.pathname, x: scrollX, y: scrollY };
    sessionStorage.setItem(key, JSON.stringify(position));
  }

  function restorePosition() {
    const position = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    if (position?.page !== location.pathname) return;
    const go = () => scrollTo({ left: position.x, top: position.y, behavior: "instant" });
    go();
    // The page may not be as long yet as it will be with its pictures.
    const isThere = () => Math.abs(scrollX - position.x) < 2 && Math.abs(scrollY - position.y) < 2;
    if (!isThere()) addEventListener("load", go, { once: true });
  }

  /* What has changed */

  function path(address) {
    try {
      const url = new URL(address, location.href);
      return url.origin === location.origin ? decodeURIComponent(url.pathname.slice(1)) : null;
    } catch {
      return null; // It is no address, and so no file's.
    }
  }

  /* The files that the page is, would be if it existed, and has asked for. */
  function files() {
    const own = path(location.href).replace(/\/$/, "");
    const all = new Set([file, own, own === "" ? "index.html" : `${own}/index.html`]);
    for (const entry of performance.getEntriesByType("resource")) all.add(path(entry.name));
    for (const element of document.querySelectorAll("[src], link[href]")) {
      all.add(path(element.src || element.href));
    }
    return all;
  }

  function sheets() {
    return [...document.querySelectorAll("link[rel~=stylesheet][href]")];
  }

  function replace(sheet) {
    const next = sheet.cloneNode();
    const url = new URL(sheet.href);
    url.searchParams.set("preview", version);
    next.href = url.href;
    // The old one stays until the new one is there, so that the page is never without.
    next.addEventListener("load", () => sheet.remove(), { once: true });
    next.addEventListener("error", () => sheet.remove(), { once: true });
    sheet.after(next);
  }

  function reload() {
    keepPosition();
    location.reload();
  }

  function apply(message) {
    version = message.version;
    show(message.diagnostics);
    if (!message.changed) return reload(); // Not known; what is not known is left out.
    const known = files();
    const changed = new Set(message.changed.filter((name) => known.has(name)));
    const swapped = sheets().filter((sheet) => changed.has(path(sheet.href)));
    for (const sheet of swapped) changed.delete(path(sheet.href));
    if (changed.size > 0) return reload();
    for (const sheet of swapped) replace(sheet);
  }

  /* Listening. A page that nobody sees does not: a browser keeps few connections to one server. */

  let events = null;
  let waiting = 0;

  function listen() {
    clearTimeout(waiting);
    events?.close();
    events = null;
    if (document.hidden) return;
    events = new EventSource(`${folder}events?since=${encodeURIComponent(version)}`);
    events.onmessage = (event) => apply(JSON.parse(event.data));
    events.onerror = () => {
      // Browsers differ in whether they try again when nobody answers.
      if (events?.readyState === EventSource.CLOSED) waiting = setTimeout(listen, 1000);
    };
  }

  /* What is wrong */

  let overlay = null;
  let shown = "[]";

  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    // Strings become text, never markup.
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  function count(diagnostics) {
    const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error").length;
    const others = diagnostics.length - errors;
    const number = (n, word) => (n === 0 ? [] : [`${n} ${word}${n === 1 ? "" : "s"}`]);
    return [...number(errors, "error"), ...number(others, "warning")].join(", ");
  }

  function line(name, text) {
    return text ? element("p", { class: name }, text) : null;
  }

  /* A place, and the line of source that stands there with marks below it. */
  function excerpt(place) {
    if (!place) return [];
    const name = line("place", place.name);
    if (place.line === undefined) return [name];
    const margin = " ".repeat(String(place.number).length);
    return [name, element(
      "pre", { tabindex: "0", "aria-label": `Line ${place.number}` },
      element("span", { class: "number" }, `${place.number} | `), `${place.line}\n`,
      element(
        "span", { "aria-hidden": "true" },
        element("span", { class: "number" }, `${margin} | `),
        element("span", { class: "marks" }, place.marks)))];
  }

  /* The line as it would be. */
  function mended(line) {
    return line === undefined ? null : element(
      "pre", { tabindex: "0", "aria-label": `Line ${line.number}, mended` },
      element("span", { class: "number" }, `${line.number} | `),
      line.before, element("ins", {}, line.text), line.after);
  }

  function note(note) {
    return element(
      "div", { class: "note" },
      element("p", {}, element("span", { class: "severity" }, "note: "), note.message),
      ...excerpt(note.place));
  }

  function entry(diagnostic) {
    return element(
      "li", { class: diagnostic.severity },
      element(
        "h3", {}, element("span", { class: "severity" }, `${diagnostic.severity}: `), diagnostic.message,
        " ", element("code", { class: "id" }, diagnostic.id)),
      line("explanation", diagnostic.explanation),
      ...excerpt(diagnostic.place),
      line("suggestion", diagnostic.suggestion),
      mended(diagnostic.mended),
      ...diagnostic.notes.map(note));
  }

  /* A shadow tree, so that the page's styles and the overlay's do not meet. */
  function makeOverlay() {
    // Nothing is seen of it before its styles are there.
    const host = element("div", { "data-preview": "", hidden: "" });
    const root = host.attachShadow({ mode: "open" });
    const title = element("h2", { id: "title", role: "alert" });
    const close = element("button", { type: "button" }, "Close");
    const list = element("ol");
    const dialog = element(
      "dialog", { "aria-labelledby": "title" }, element("header", {}, title, close), list,
      element("footer", {}, "This disappears when all problems are fixed. Escape closes it."));
    const badge = element("button", { type: "button", class: "badge" });
    const style = element("link", { rel: "stylesheet", href: `${folder}overlay.css` });
    close.addEventListener("click", () => dialog.close());
    badge.addEventListener("click", () => open(dialog));
    const ready = new Promise((done) => {
      style.addEventListener("load", done);
      style.addEventListener("error", done);
    });
    ready.then(() => host.removeAttribute("hidden"));
    root.append(style, dialog, badge);
    document.documentElement.append(host);
    return { host, title, list, dialog, badge, ready };
  }

  function open(dialog) {
    if (!dialog.open) dialog.showModal();
    // A line may be longer than the window is wide; what is marked is what matters.
    for (const marks of dialog.querySelectorAll(".marks")) {
      const line = marks.closest("pre");
      line.scrollLeft = marks.offsetLeft + marks.offsetWidth + 16 - line.clientWidth;
    }
  }

  function show(diagnostics) {
    const text = JSON.stringify(diagnostics);
    if (text === shown) return;
    shown = text;
    if (diagnostics.length === 0) {
      overlay?.dialog.close();
      overlay?.host.remove();
      overlay = null;
      return;
    }
    overlay ??= makeOverlay();
    const { title, list, dialog, badge, ready } = overlay;
    const isWrong = diagnostics.some((diagnostic) => diagnostic.severity === "error");
    title.textContent = count(diagnostics);
    badge.textContent = count(diagnostics);
    badge.className = `badge ${isWrong ? "error" : "warning"}`;
    const rank = (diagnostic) => ["error", "warning", "note"].indexOf(diagnostic.severity);
    list.replaceChildren(...diagnostics.toSorted((a, b) => rank(a) - rank(b)).map(entry));
    // Errors come forward; warnings wait until somebody asks.
    if (!isWrong) return dialog.close();
    ready.then(() => {
      if (overlay?.dialog === dialog && shown === text) open(dialog);
    });
  }

  restorePosition();
  document.addEventListener("visibilitychange", listen);
  // A page that comes back from the browser's memory is from then.
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  addEventListener("pagehide", () => events?.close());
  listen();
})();
