// Reading a scenario with the keyboard, and the steps' columns in step with one another.
// Without this script the page is complete.
"use strict";

(() => {
  const steps = [...document.querySelectorAll(".step[id]")];
  const staves = [...document.querySelectorAll(".step .parts")];

  // Scrolling one step's patterns sideways scrolls those of the others.
  let leader = null;
  let release = 0;
  for (const staff of staves) {
    staff.addEventListener("scroll", () => {
      if (leader && leader !== staff) return;
      leader = staff;
      clearTimeout(release);
      release = setTimeout(() => { leader = null; }, 120);
      for (const other of staves) {
        if (other !== staff) other.scrollLeft = staff.scrollLeft;
      }
    }, { passive: true });
  }

  // j and k, or n and p, go to the next and the previous step.
  const current = () => {
    const index = steps.findIndex((step) => step.getBoundingClientRect().bottom > 8);
    return index < 0 ? steps.length - 1 : index;
  };
  const go = (index) => {
    const step = steps[Math.max(0, Math.min(steps.length - 1, index))];
    if (!step) return;
    const details = step.querySelector("details");
    if (details) details.open = true;
    step.scrollIntoView({ block: "start" });
    const summary = step.querySelector("summary");
    if (summary) summary.focus({ preventScroll: true });
  };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "j" || event.key === "n") go(current() + 1);
    if (event.key === "k" || event.key === "p") go(current() - 1);
  });
})();
