// Plays recordings on the first page: a tap looks up the recorded tap that began with what is on the
// screen, and shows what that one left. What a counter does, this script does not know.
// Without it the recorded screens stand below.
"use strict";

(() => {
  const counter = document.getElementById("counter");
  const data = typeof recordedTaps === "undefined" ? null : recordedTaps;
  if (!counter || !data || data.taps.length === 0) return;

  const labels = document.getElementById("counter-labels");
  const status = document.getElementById("counter-status");
  const buttons = [...counter.querySelectorAll("[data-widget]")];
  const again = document.getElementById("counter-again");
  const sides = [...counter.querySelectorAll(".side")];
  const first = data.taps[0].before;

  let screen = first;
  let last = null;

  const recorded = (target) =>
    data.taps.find((tap) => tap.before === screen && tap.target === target);

  // The labels are in the order of their identifiers, the last digit first.
  const show = () => {
    const texts = data.screens[screen].slice().reverse();
    labels.replaceChildren(...texts.map((text) => {
      const wheel = document.createElement("span");
      wheel.textContent = text;
      return wheel;
    }));
    let some = false;
    let every = true;
    for (const button of buttons) {
      const can = Boolean(recorded(button.dataset.widget));
      button.setAttribute("aria-disabled", can ? "false" : "true");
      some = some || can;
      every = every && can;
    }
    say(some, every);
    for (const side of sides) showSide(side);
  };

  const say = (some, every) => {
    const words = [];
    if (last) {
      const step = data.steps[last.step];
      words.push(`${status.dataset.tapped} “${step.title}”.`);
    } else {
      words.push(status.dataset.begin);
    }
    if (!some) words.push(status.dataset.ended);
    else if (!every) words.push(status.dataset.unrecorded);
    status.textContent = `${data.screens[screen].slice().reverse().join("")}. ${words.join(" ")}`;
  };

  const showSide = (side) => {
    const index = data.patterns.findIndex((pattern) => pattern.id === side.querySelector("select").value);
    const list = side.querySelector("ol");
    const sum = side.querySelector(".sum");
    if (!last) {
      list.replaceChildren();
      sum.textContent = "";
      return;
    }
    const course = data.patterns[index].courses[last.courses[index]];
    sum.textContent = `${course.messages} ${sum.dataset.messages}, ${course.toScreen} ${sum.dataset.screen}, `
      + `${course.notifications} ${sum.dataset.notifications}`;
    list.replaceChildren(...course.lines.map((line) => {
      const item = document.createElement("li");
      item.textContent = data.lines[line];
      return item;
    }));
  };

  for (const button of buttons) {
    button.addEventListener("click", () => {
      const tap = recorded(button.dataset.widget);
      if (!tap) return;
      last = tap;
      screen = tap.after;
      show();
    });
  }
  for (const side of sides) side.querySelector("select").addEventListener("change", () => showSide(side));
  again.addEventListener("click", () => {
    screen = first;
    last = null;
    show();
  });

  counter.hidden = false;
  show();
})();
