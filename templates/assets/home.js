// Plays recordings on the first page: a tap looks up the recorded tap that began with what is on the
// screen, shows what that one left, and draws what it set off in two patterns. What a counter does,
// this script does not know: where no recording goes on, it begins with the first screen again.
"use strict";

(() => {
  const counter = document.getElementById("counter");
  const data = typeof recordedTaps === "undefined" ? null : recordedTaps;
  if (!counter || !data || data.taps.length === 0) return;

  const labels = document.getElementById("counter-labels");
  const status = document.getElementById("counter-status");
  const sides = [...counter.querySelectorAll(".side")];
  const first = data.taps[0].before;
  // Enough for any figure to be full; older taps are left out of it.
  const remembered = 60;

  let screen = first;
  let taps = [];

  const recorded = (before, target) => data.taps.find((tap) => tap.before === before && tap.target === target);

  // The labels are in the order of their identifiers, the last digit first.
  const digits = () => data.screens[screen].slice().reverse();

  const show = (words) => {
    labels.replaceChildren(...digits().map((text) => {
      const wheel = document.createElement("span");
      wheel.textContent = text;
      return wheel;
    }));
    status.textContent = `${digits().join("")}. ${words}`;
  };

  const patternOf = (side) =>
    data.patterns.findIndex((pattern) => pattern.id === side.querySelector("select").value);

  const draw = (side, tap) => {
    const index = patternOf(side);
    const course = data.patterns[index].courses[tap.courses[index]];
    const figure = document.createElement("div");
    figure.style.flexBasis = `${course.marks * 4}px`;
    figure.innerHTML = course.figure;
    return figure;
  };

  const say = (side) => {
    const sum = side.querySelector(".sum");
    const index = patternOf(side);
    const courses = taps.map((tap) => data.patterns[index].courses[tap.courses[index]]);
    const total = (name) => courses.reduce((all, course) => all + course[name], 0);
    sum.textContent = `${total("messages")} ${sum.dataset.messages}, ${total("toScreen")} ${sum.dataset.screen}, `
      + `${total("notifications")} ${sum.dataset.notifications}`;
  };

  const showSide = (side) => {
    side.querySelector(".lanes").replaceChildren(...data.patterns[patternOf(side)].lanes.map((letters) => {
      const lane = document.createElement("span");
      lane.className = "sign";
      lane.textContent = letters;
      return lane;
    }));
    side.querySelector(".strip").replaceChildren(...taps.slice(-remembered).map((tap) => draw(side, tap)));
    say(side);
  };

  const add = (tap) => {
    taps.push(tap);
    for (const side of sides) {
      const strip = side.querySelector(".strip");
      const figure = draw(side, tap);
      figure.className = "new";
      strip.append(figure);
      if (strip.children.length > remembered) strip.firstElementChild.remove();
      strip.scrollLeft = strip.scrollWidth;
      say(side);
    }
  };

  const begin = () => {
    screen = first;
    taps = [];
    for (const side of sides) showSide(side);
    show(status.dataset.begin);
  };

  for (const button of counter.querySelectorAll("[data-widget]")) {
    const target = button.dataset.widget;
    button.addEventListener("click", () => {
      const next = recorded(screen, target);
      const tap = next ?? recorded(first, target);
      screen = tap.after;
      add(tap);
      const source = `${status.dataset.tapped} “${data.steps[tap.step].title}”.`;
      show(next ? source : `${status.dataset.again} ${source}`);
    });
  }
  for (const side of sides) side.querySelector("select").addEventListener("change", () => showSide(side));
  document.getElementById("counter-again").addEventListener("click", begin);

  counter.hidden = false;
  begin();
})();
