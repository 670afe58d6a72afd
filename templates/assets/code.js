// The way back from a line of source to the step or page that led here. Without this script the browser's own way back does it.
"use strict";

(() => {
  const isLine = /-\d+$/.test(location.hash);
  const isFramed = window.parent !== window;
  // Pages from the file system do not say where a reader comes from.
  const isOwn = document.referrer ? new URL(document.referrer).origin === location.origin : location.protocol === "file:";
  if (!isLine || isFramed || !isOwn || history.length < 2) return;

  const before = history.length;
  const back = document.createElement("button");
  back.type = "button";
  back.className = "back";
  // Of a sample's pages those of scenarios have steps, and those of a scenario in one pattern.
  const isFromStep = /\/samples\/[^/]+\/(?!code\/)[^/]+\/([^/]+\/)?(index\.html)?$/.test(document.referrer.replace(/[?#].*/, ""));
  back.textContent = isFromStep ? "Back to the step" : "Back";
  // Every line that was looked up since is an entry of its own.
  back.addEventListener("click", () => history.go(before - history.length - 1));
  document.querySelector("main").append(back);
})();
