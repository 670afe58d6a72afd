// What one page of the site shows of another: the asking page loads the other one in a hidden frame, and the framed
// page hands over copies of its elements. So each pattern's part of a scenario, and each line of source, is in one
// file, and is found by pages that were opened from the file system, too, where a script may not read other files.
"use strict";

window.Counterpoint = (() => {
  // The framed page: what it is asked for.
  const answers = {
    // The pattern's column of each step, by the step's anchor, with the heading that it needs beside others.
    parts: () => Object.fromEntries([...document.querySelectorAll(".step[id]")].map((step) => {
      const part = step.querySelector(".part");
      if (part && !part.querySelector("h3")) part.prepend(document.querySelector(".casts h3").cloneNode(true));
      return [step.id, part?.outerHTML ?? ""];
    })),
    // The roles and the objects that its pattern has.
    cast: () => ({
      roles: [...document.querySelectorAll(".legend .roles > li")].map((role) => role.outerHTML),
      section: document.querySelector(".casts > section")?.outerHTML ?? "",
    }),
    // The lines around one line, and the name of their file.
    lines: ({ anchor, around }) => {
      const line = document.getElementById(anchor);
      if (!line?.classList.contains("line")) return null;
      const all = [...line.parentElement.children];
      const at = all.indexOf(line);
      const first = Math.max(0, Math.min(at - around, all.length - 2 * around));
      return {
        file: line.closest("section, details")?.querySelector("h3, summary")?.firstChild?.textContent.trim() ?? "",
        first: first + 1,
        at: at - first,
        lines: all.slice(first, first + 2 * around).map((each) => each.innerHTML),
      };
    },
  };
  if (window.parent !== window) {
    window.addEventListener("message", ({ source, data }) => {
      if (source !== window.parent || !answers[data?.ask]) return;
      source.postMessage({ id: data.id, answer: answers[data.ask](data) }, "*");
    });
    window.parent.postMessage({ ready: true }, "*");
  }

  // The asking page.
  const frames = new Map();
  const waiting = new Map();
  let count = 0;

  const open = (address) => new Promise((resolve, reject) => {
    const element = document.createElement("iframe");
    element.hidden = true;
    element.tabIndex = -1;
    element.title = "Another page of this site";
    const hear = ({ source, data }) => {
      if (source !== element.contentWindow) return;
      if (data?.ready) {
        clearTimeout(late);
        resolve(element.contentWindow);
      } else if (waiting.has(data?.id)) {
        waiting.get(data.id)(data.answer);
        waiting.delete(data.id);
      }
    };
    // Who asks again has it loaded again.
    const late = setTimeout(() => {
      window.removeEventListener("message", hear);
      element.remove();
      frames.delete(address);
      reject(new Error("The page could not be loaded."));
    }, 15000);
    window.addEventListener("message", hear);
    element.src = address;
    document.body.append(element);
  });

  const frame = (address) => {
    if (!frames.has(address)) frames.set(address, open(address));
    return frames.get(address);
  };

  // Asks the page at an address; the answer is a promise.
  const ask = async (address, question) => {
    const there = await frame(address);
    return new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      there.postMessage({ ...question, id: count }, "*");
    });
  };

  // A copy of another page's element; its links lead where they led there.
  const adopt = (html, address) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const element = template.content.firstElementChild;
    for (const link of element?.querySelectorAll("a[href]") ?? []) {
      link.setAttribute("href", new URL(link.getAttribute("href"), address).href);
    }
    return element;
  };

  return {
    ask,
    // The name of a column's pattern: on the page of one pattern no column has a heading, but who takes part has.
    patternOf: (part) => (part.querySelector("h3") ?? document.querySelector(".casts h3")).textContent.trim(),
    isFramed: window.parent !== window,
    // Copies of the column of each step of the page at an address, by the step's anchor.
    parts: async (address) => Object.fromEntries(
      Object.entries(await ask(address, { ask: "parts" })).map(([anchor, html]) => [anchor, adopt(html, address)])),
    // Copies of what explains the signs of the pattern at an address: its roles, and its objects.
    cast: async (address) => {
      const { roles, section } = await ask(address, { ask: "cast" });
      return { roles: roles.map((html) => adopt(html, address)), section: adopt(section, address) };
    },
  };
})();
