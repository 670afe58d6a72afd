// How the columns of a step are aligned: by what all patterns share, a change of the model, an effect, a navigation.
"use strict";

(() => {
  // What a row says besides who did it, if all patterns share it; null for what is a pattern's own.
  const shared = (row) => {
    const kind = ["e", "v", "m"].find((each) => row.classList.contains(each));
    if (!kind) return null;
    const line = row.querySelector(":scope > p").cloneNode(true);
    for (const each of line.querySelectorAll("b, i, em")) each.remove();
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

  window.Counterpoint.moments = moments;
})();
