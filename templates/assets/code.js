// The way back from a line of source to the step that led here. Without this script the browser's own way back does it.
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
  back.textContent = "Back to the step";
  // Every line that was looked up since is an entry of its own.
  back.addEventListener("click", () => history.go(before - history.length - 1));
  document.querySelector("main").append(back);
})();
