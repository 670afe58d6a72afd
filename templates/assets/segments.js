// One column at a time where there is no room for two, and a way to each of three or four that have no room; and how high
// the player is, below which stands what is brought into sight.
"use strict";

(() => {
  const player = document.querySelector(".player");
  const steps = [...document.querySelectorAll(".step[id]")];
  if (!player || !steps.length) return;
  const { patternOf, placeInSight } = window.Counterpoint;

  const bar = player.querySelector(".segments");
  const crowd = () => player.classList.toggle("crowded", steps.some((step) => {
    const all = step.querySelector(".parts");
    return all.scrollWidth > all.clientWidth;
  }));
  const segments = () => {
    const parts = [...steps[0].querySelectorAll(".part")];
    const pressed = [...bar.children].findIndex((each) => each.matches("[aria-pressed=true]"));
    const seen = pressed < parts.length ? Math.max(pressed, 0) : 0;
    bar.hidden = parts.length < 2;
    bar.replaceChildren(...parts.map((part, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = patternOf(part);
      button.setAttribute("aria-pressed", String(index === seen));
      button.addEventListener("click", () => {
        const keepPlace = placeInSight();
        for (const each of bar.children) each.setAttribute("aria-pressed", String(each === button));
        for (const each of steps) {
          const all = each.querySelector(".parts");
          const column = all.children[index];
          if (column) all.scrollLeft = column.offsetLeft - all.offsetLeft;
        }
        keepPlace();
        document.dispatchEvent(new CustomEvent("segment-changed"));
      });
      return button;
    }));
    crowd();
  };

  // What is brought into sight, by a key or a link, stands below the player; so does the screen.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--player", `${player.offsetHeight}px`);
    crowd();
  }).observe(player);

  document.addEventListener("columns-changed", segments);
  segments();
})();
