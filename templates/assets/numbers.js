// Sorts the rows of a table of numbers by a column, within each sample; a third time restores the written order.
"use strict";

(() => {
  const next = { none: "descending", descending: "ascending", ascending: "none" };

  /** What a cell is sorted by: its number, or what its text says; nothing where there is none. */
  const key = (cell) => {
    const number = Number(cell.dataset.number ?? cell.firstChild?.textContent);
    return Number.isNaN(number) ? null : number;
  };

  const compare = (index, order) => (one, other) => {
    if (index === 0) {
      const words = one.cells[0].textContent.localeCompare(other.cells[0].textContent, document.documentElement.lang);
      return order === "ascending" ? words : -words;
    }
    const [a, b] = [key(one.cells[index]), key(other.cells[index])];
    if (a === null || b === null) return (a === null) - (b === null);
    return order === "ascending" ? a - b : b - a;
  };

  const prepare = (table) => {
    const heads = Array.from(table.tHead.rows[0].cells);
    const bodies = Array.from(table.tBodies, (body) => {
      const [title, ...rows] = body.rows;
      return { body, title, rows };
    });
    // What the columns are sorted by is said to those who do not see the arrow.
    const status = document.createElement("span");
    status.className = "hidden";
    status.setAttribute("role", "status");
    table.parentElement.after(status);

    const sort = (index, order) => {
      for (const { body, title, rows } of bodies) {
        body.append(title, ...(order === "none" ? rows : [...rows].sort(compare(index, order))));
      }
      heads.forEach((head, at) => {
        const mine = at === index ? order : "none";
        if (mine === "none") head.removeAttribute("aria-sort");
        else head.setAttribute("aria-sort", mine);
      });
      status.textContent = order === "none" ? "In the written order" : `Sorted within each sample by ${heads[index].dataset.name}, ${order}`;
    };

    heads.forEach((head, index) => {
      head.dataset.name = head.querySelector("a")?.textContent ?? head.textContent;
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", `Sort by ${head.dataset.name}`);
      button.addEventListener("click", () => sort(index, next[head.getAttribute("aria-sort") ?? "none"]));
      const unit = head.querySelector("small");
      head.insertBefore(button, unit);
    });
  };

  document.querySelectorAll("table.numbers").forEach(prepare);
})();
