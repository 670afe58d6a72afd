// The screen beside a step while it is played: what stood there before, changed by the effects that have happened.
"use strict";

(() => {
  // The effects of the first column, with the widget of each: `digit.0` of `digit.0.text`.
  const screensOf = (step, before, column) => {
    const after = step.querySelector(".screen");
    const old = before?.querySelector(".screen");
    const names = [...new Set([after, old].flatMap((each) => [...each?.querySelectorAll(".widget[title]") ?? []].map((w) => w.title)))]
      .sort((one, two) => two.length - one.length);
    const effects = column.flatMap((row, at) => {
      const sentence = row.querySelector(":scope > p").textContent;
      if (row.classList.contains("v")) {
        return [/\bAlertController#/.test(sentence) ? { at, alert: /\bpresent\b/.test(sentence) } : { at, isWhole: true }];
      }
      if (!row.classList.contains("e")) return [];
      const words = sentence.split(/\s+/);
      const widget = names.find((name) => words.some((word) => word.startsWith(`${name}.`)));
      const isText = words.some((word) => [`${widget}.text`, `${widget}.title`].includes(word));
      const value = row.querySelector(":scope > p > em")?.textContent ?? "";
      return [{ at, widget, text: isText && value.startsWith('"') ? value.slice(1, -1) : null }];
    });
    return { after, old, effects };
  };

  // The screen while a step is played: it changes at effects only.
  const drawScreen = ({ step, at, moment, count, screens }) => {
    const { after, old, effects } = screens;
    if (!after) return;
    const seen = step.querySelector(".seen");
    seen.querySelector(".screen.playing")?.remove();
    const here = at[0] ?? -1;
    const left = effects.filter((each) => each.at > here);
    const now = effects.find((each) => each.at === here);
    const isWhole = !left.length || moment === count || effects.some((each) => each.isWhole && each.at <= here);
    const shown = (isWhole || !old ? (old || isWhole ? after : null) : old)?.cloneNode(true) ?? emptyScreen();
    if (!isWhole) {
      for (const each of effects.filter(({ at }) => at <= here)) {
        if ("alert" in each) {
          shown.querySelector(".alert")?.remove();
          const alert = each.alert && after.querySelector(".alert");
          if (alert) shown.querySelector(".glass")?.append(alert.cloneNode(true));
          continue;
        }
        const [from, to] = [after, shown].map((screen) => widgetOf(screen, each.widget));
        if (!to) continue;
        if (!left.some(({ widget }) => widget === each.widget)) {
          if (from) to.replaceWith(from.cloneNode(true));
        } else if (each.text !== null) {
          to.textContent = each.text;
        }
      }
    }
    if (now?.widget) widgetOf(shown, now.widget)?.classList.add("touched");
    shown.classList.add("playing");
    after.hidden = true;
    seen.prepend(shown);
  };
  const widgetOf = (screen, name) => [...screen.querySelectorAll(".widget[title]")].find((each) => each.title === name);
  const emptyScreen = () => {
    const figure = document.createElement("figure");
    figure.className = "screen empty";
    return figure;
  };
  const settle = (step) => {
    step?.querySelector(".screen.playing")?.remove();
    const screen = step?.querySelector(".screen");
    if (screen) screen.hidden = false;
  };

  Object.assign(window.Counterpoint, { screensOf, drawScreen, settle });
})();
