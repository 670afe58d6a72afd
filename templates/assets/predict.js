// Asks, where somebody wants to be asked, what will be called next: at the beginning of each step its messages are
// hidden until one of four names is chosen, all of them from this recording. Nothing is counted, and nothing is random.
"use strict";

(() => {
  const player = document.querySelector(".player");
  if (!player) return;
  player.insertAdjacentHTML("beforeend", `
<p class="help"><label><input type="checkbox" data-predict> Ask me what is called next</label></p>
<fieldset class="predict" hidden><legend></legend><div class="choices"></div></fieldset>
<p class="answer" role="status"></p>`);
  const [box, form, answer] = [".help [data-predict]", ".predict", ".answer"].map((name) => player.querySelector(name));
  let asked = null;

  const labelOf = (row) => row.querySelector(":scope > p > a:not(:has(i)), :scope > p > u")?.textContent.split("(")[0].trim();
  // What is sent in a step, in order: calls and notifications that are not folded.
  const namesIn = (part) => [...part.querySelectorAll(".staff li:is(.c, .n)")]
    .filter((row) => !row.closest("details:not(.step > details)")).map(labelOf).filter(Boolean);

  const choicesFor = (part) => {
    const [right] = namesIn(part);
    const same = document.querySelectorAll(`.part[data-pattern="${part.dataset.pattern}"]`);
    const others = [...new Set([...same].flatMap(namesIn))].filter((name) => name !== right);
    const every = Math.max(1, Math.floor(others.length / 3));
    const wrong = others.filter((_, index) => index % every === 0).slice(0, 3);
    return right && wrong.length ? { right, all: [right, ...wrong].sort() } : null;
  };

  const close = () => {
    form.hidden = true;
    asked?.classList.remove("asking");
  };

  const ask = (step) => {
    close();
    asked = step;
    answer.textContent = "";
    const part = step.querySelector(".part");
    const choices = part && choicesFor(part);
    if (!choices) return;
    const play = player.querySelector("[data-play]");
    if (play.textContent === "Pause") play.click();
    form.querySelector("legend").textContent = `What is called first in ${window.Counterpoint.patternOf(part)}?`;
    form.querySelector(".choices").replaceChildren(...choices.all.map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => {
        close();
        answer.textContent = name === choices.right ? `Yes: ${name}.` : `Not ${name}: it is ${choices.right}.`;
      });
      return button;
    }));
    form.hidden = false;
    step.classList.add("asking");
  };

  document.addEventListener("row-changed", ({ detail }) => {
    const step = detail.parts[0]?.closest(".step");
    if (box.checked && step && step !== asked) ask(step);
  });
  box.addEventListener("change", () => {
    if (!box.checked) close();
    asked = null;
    answer.textContent = "";
  });
})();
