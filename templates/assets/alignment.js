// How the columns of a step are aligned: by what all patterns share, a change of the model, an effect, a navigation;
// and at which moment rows are found again when others have come or gone.
"use strict";

(() => {
  const { rows } = window.Counterpoint;

  // What a row says besides who did it, if all patterns share it; null for what is a pattern's own.
  const shared = (row) => {
    const kind = ["e", "v", "m"].find((each) => row.classList.contains(each));
    if (!kind) return null;
    const line = row.querySelector(":scope > p").cloneNode(true);
    for (const each of line.querySelectorAll("b, i, a:has(i)")) each.remove();
    return `${kind} ${line.textContent.replace(/unchanged$/, "").replace(/\s+/g, " ").trim()}`;
  };

  // The longest common subsequence of two lists, as pairs of positions.
  const common = (one, two) => {
    const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1));
    for (let i = one.length - 1; i >= 0; i -= 1) {
      for (let j = two.length - 1; j >= 0; j -= 1) {
        table[i][j] = one[i].key === two[j].key ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
      }
    }
    const pairs = [];
    for (let i = 0, j = 0; i < one.length && j < two.length;) {
      if (one[i].key === two[j].key) pairs.push([i++, j++]);
      else if (table[i + 1][j] >= table[i][j + 1]) i += 1;
      else j += 1;
    }
    return pairs;
  };

  // Positions of what all columns share: a list of tuples, one position for each column.
  const anchors = (columns) => {
    const keys = columns.map((column) => column.map((row, at) => ({ key: shared(row), at })).filter(({ key }) => key));
    let tuples = keys[0].map(({ key, at }) => ({ key, at: [at] }));
    for (const other of keys.slice(1)) {
      tuples = common(tuples, other).map(([i, j]) => ({ key: tuples[i].key, at: [...tuples[i].at, other[j].at] }));
    }
    return tuples.map(({ at }) => at);
  };

  // The moments of a step: in each, the position of every column.
  const moments = (columns) => {
    const list = [columns.map(() => -1)];
    const stops = columns.length ? [...anchors(columns), columns.map((column) => column.length - 1)] : [];
    let from = columns.map(() => -1);
    stops.forEach((stop, index) => {
      // Up to what is shared each column goes on by itself, and waits for the others.
      const isEnd = index === stops.length - 1;
      const last = stop.map((at) => (isEnd ? at : at - 1));
      const count = Math.max(...last.map((at, column) => at - from[column]));
      for (let on = 1; on <= count; on += 1) list.push(last.map((at, column) => Math.min(at, from[column] + on)));
      if (!isEnd) list.push(stop);
      from = stop;
    });
    return list;
  };

  // The rows at a moment: one that has just been reached weighs more than all of patterns that wait there.
  const arrived = (timeline, cursor) => {
    const [now, before] = [timeline[cursor], timeline[cursor - 1]];
    if (!now?.moment) return [];
    return now.columns.flatMap((column, index) => {
      const row = column[now.at[index]];
      return row ? [{ row, weight: now.at[index] === before.at[index] ? 1 : 10 }] : [];
    });
  };

  // The moment of a step at which most of these rows are current, the first of several; -1 if none of them is left.
  // In place of a row that has been folded stands the one before it.
  const momentOf = (timeline, step, old) => {
    const weights = new Map();
    for (const { row, weight } of old) {
      const staff = row.closest(".staff");
      const isBefore = (each) => each.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
      const seen = step.contains(staff) && rows(staff).findLast((each) => each === row || isBefore(each));
      if (seen) weights.set(seen, weight);
    }
    let [found, most] = [-1, 0];
    timeline.forEach((each, index) => {
      if (each.step !== step) return;
      const weight = each.columns.reduce((sum, column, at) => sum + (weights.get(column[each.at[at]]) ?? 0), 0);
      if (weight > most) [found, most] = [index, weight];
    });
    return found;
  };

  Object.assign(window.Counterpoint, { moments, arrived, momentOf });
})();
