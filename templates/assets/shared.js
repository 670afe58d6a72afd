// A step that is as an earlier scenario's is shown on that one's page, and here by a link to it. When it is unfolded,
// its rows are brought here, so that they can be read beside others, and the player's cursor goes over them.
"use strict";

(() => {
  // A page that is asked for its parts gives those that it has.
  if (window.Counterpoint.isFramed) return;

  // What each page was asked for: a page has several of the steps.
  const pages = new Map();
  const parts = (address) => {
    if (!pages.has(address)) pages.set(address, window.Counterpoint.parts(address));
    return pages.get(address);
  };

  // The link to the earlier scenario's step, if the part's rows are still to be brought; its page, and the step's anchor.
  const missing = (part) => {
    const link = part.querySelector(":scope > .silence a");
    return link && !part.dataset.asked ? link.href.split("#") : null;
  };

  const fill = async (part) => {
    const place = missing(part);
    if (!place) return;
    part.dataset.asked = "yes";
    delete part.dataset.lost;
    const [address, anchor] = place;
    try {
      const staff = (await parts(address))[anchor].querySelector(".staff");
      // What somebody reads meanwhile further down stays where it is.
      const keepPlace = window.Counterpoint.placeInSight(document.querySelector(".staff .now"));
      part.append(staff);
      keepPlace();
      document.dispatchEvent(new CustomEvent("columns-changed"));
    } catch {
      // The link stays; whoever unfolds the step again asks again.
      pages.delete(address);
      delete part.dataset.asked;
      part.dataset.lost = "yes";
      document.dispatchEvent(new CustomEvent("step-lost"));
    }
  };
  const fillOpen = () => document.querySelectorAll(".step > details[open] .part").forEach(fill);
  for (const details of document.querySelectorAll(".step > details")) details.addEventListener("toggle", fillOpen);
  document.addEventListener("columns-changed", fillOpen);
  fillOpen();

  // Paper cannot wait: when there is time, the rows of steps that are folded are brought near, and printing unfolds them.
  const near = new Map();
  const bringNear = () => {
    for (const part of document.querySelectorAll(".step .part")) {
      const [address] = missing(part) ?? [];
      if (address) parts(address).then((found) => near.set(address, found), () => pages.delete(address));
    }
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(bringNear);
  window.addEventListener("load", whenIdle);
  document.addEventListener("columns-changed", whenIdle);
  window.addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll(".step .part")) {
      const [address, anchor] = missing(part) ?? [];
      const staff = near.get(address)?.[anchor]?.querySelector(".staff");
      if (!staff) continue;
      part.dataset.asked = "yes";
      part.append(staff);
    }
    document.dispatchEvent(new CustomEvent("columns-changed"));
  });
})();
