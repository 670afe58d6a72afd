// The source of the message that the player is at: twelve lines of who calls and of what is called, the running line
// marked. The lines come from the pages of the source, to which every row links anyway.
"use strict";

(() => {
  const drawer = document.querySelector(".drawer");
  const button = document.querySelector("[data-source]");
  if (!drawer || !button) return;
  const around = 6;
  // What was shown once is at hand: a message whose lines were seen before costs no question to another page.
  const excerpts = new Map();
  let rows = [];
  let request = 0;

  // A page to which somebody comes back has it open again.
  const remember = (is) => {
    try { history.replaceState({ ...history.state, hasDrawer: is }, ""); } catch { /* Not allowed everywhere. */ }
  };

  const open = (is) => {
    drawer.hidden = !is;
    button.setAttribute("aria-pressed", String(is));
    document.body.classList.toggle("has-drawer", is);
    rows = [...document.querySelectorAll(".now")];
    if (is) show();
  };
  button.addEventListener("click", () => {
    open(drawer.hidden);
    remember(!drawer.hidden);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || drawer.hidden) return;
    open(false);
    remember(false);
    button.focus();
  });

  // What gets the focus is brought into sight above the drawer. A property of the root that elements inherit would
  // style the whole page again whenever the drawer's height changes.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBottom = `calc(${drawer.offsetHeight}px + var(--step))`;
  }).observe(drawer);

  const element = (tag, name, text) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text) made.textContent = text;
    return made;
  };

  const excerpt = async (caption, link) => {
    const figure = element("figure");
    const heading = element("figcaption", "", `${caption} `);
    figure.append(heading);
    if (!link) {
      heading.append("has no line in the app’s source.");
      return figure;
    }
    const url = new URL(link.href);
    const anchor = decodeURIComponent(url.hash.slice(1));
    const path = element("a", "", "the script");
    path.href = link.href;
    heading.append(path);
    url.hash = "";
    if (anchor.startsWith("script")) return figure;
    if (!excerpts.has(link.href)) excerpts.set(link.href, window.Counterpoint.ask(url.href, { ask: "lines", anchor, around }));
    let found = null;
    try {
      found = await excerpts.get(link.href);
    } catch {
      // The link is there all the same, and may be asked for again.
      excerpts.delete(link.href);
    }
    if (!found) return figure;
    path.textContent = `${found.file}, line ${found.first + found.at}`;
    const list = element("pre");
    const code = element("code");
    found.lines.forEach((html, index) => {
      const line = element("span", index === found.at ? "line running" : "line");
      line.innerHTML = html;
      line.prepend(element("span", "number", String(found.first + index)));
      code.append(line);
    });
    list.append(code);
    list.tabIndex = 0;
    figure.append(list);
    return figure;
  };

  const show = async () => {
    if (drawer.hidden) return;
    request += 1;
    const mine = request;
    const figures = await Promise.all(rows.filter((row) => row.getClientRects().length).slice(0, 4).map(async (row) => {
      const pattern = window.Counterpoint.patternOf(row.closest(".part"));
      const [caller, callee] = [":scope > p > a:has(i)", ":scope > p > a:not(:has(i))"].map((link) => row.querySelector(link));
      const section = element("section");
      section.append(element("h3", "", pattern), await excerpt("From:", caller), await excerpt("To:", callee));
      return section;
    }));
    if (mine !== request) return;
    drawer.replaceChildren(...(figures.length ? figures : [element("p", "", "Nothing has happened yet in this step.")]));
    document.dispatchEvent(new CustomEvent("drawer-changed"));
  };
  document.addEventListener("row-changed", ({ detail }) => { rows = detail.rows; show(); });
  // Where there is room it is open from the start, unless somebody has closed it.
  if (history.state?.hasDrawer ?? window.matchMedia("(min-width: 80rem)").matches) open(true);
})();
