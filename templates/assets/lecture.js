// Shows a figure, or the scenario, on the whole screen and in large letters; Escape leaves.
"use strict";

(() => {
  if (!document.fullscreenEnabled) return;
  const offer = (place, shown) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "enlarge";
    button.textContent = "Full screen";
    button.addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : shown.requestFullscreen()));
    place.append(button);
  };
  for (const figure of document.querySelectorAll(".evidence")) offer(figure, figure);
  const controls = document.querySelector(".player .controls");
  if (controls) offer(controls, document.querySelector("main"));
})();
