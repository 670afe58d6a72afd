// An opening that is as another scenario's is shown on that one's page, and here by a link to it. When it is unfolded,
// its rows are brought here, so that it can be read beside others, and the player's cursor goes over them.
"use strict";

(() => {
  const opening = document.getElementById("opening");
  const details = opening?.querySelector("details");
  // A page that is asked for its parts gives those that it has.
  if (!details || window.Counterpoint.isFramed) return;

  const fill = async (part) => {
    const link = part.querySelector(":scope > .silence a");
    if (!link || part.dataset.asked) return;
    part.dataset.asked = "yes";
    delete part.dataset.lost;
    try {
      const parts = await window.Counterpoint.parts(link.href.split("#")[0]);
      part.append(parts.opening.querySelector(".staff"));
      document.dispatchEvent(new CustomEvent("columns-changed"));
    } catch {
      // The link stays; whoever unfolds the opening again asks again.
      delete part.dataset.asked;
      part.dataset.lost = "yes";
      document.dispatchEvent(new CustomEvent("opening-lost"));
    }
  };
  const fillAll = () => {
    if (details.open) opening.querySelectorAll(".part").forEach(fill);
  };
  details.addEventListener("toggle", fillAll);
  document.addEventListener("columns-changed", fillAll);
  fillAll();
})();
