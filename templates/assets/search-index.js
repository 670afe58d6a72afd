// Reads the index beside the search page: which pages hold words, their other forms, or words like them, and what
// results show of pages. Its files load as scripts, from a file system too.
"use strict";

globalThis.searchIndex = (() => {
  // Words are folded as by the generator: small, without diacritics.
  const letter = /[\p{L}\p{M}\p{Nd}]/u;
  const ideograph = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/u;
  const runs = new RegExp(`${ideograph.source}+|(?:(?!${ideograph.source})[^ ])+`, "gu");
  const writtenOut = {
    ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ",
  };
  const fold = (one) => !letter.test(one) ? " " : one.normalize("NFKD").toLowerCase()
    .replace(/[\u0300-\u036f\u3099\u309a]|[^\p{L}\p{M}\p{Nd}]/gu, "")
    .replace(/[ßæœøłđðþıς]/g, (known) => writtenOut[known]);
  const words = (text) => (Array.from(text, fold).join("").match(runs) || []).flatMap((run) => {
    const letters = Array.from(run);
    if (!ideograph.test(run)) return [letters.slice(0, 32).join("")];
    return letters[1] ? letters.slice(1).map((next, i) => letters[i] + next) : [run];
  });

  // The stem of an English word, which its forms have in common: "test" of tests, tested, testing, testable. An ending
  // goes only if enough is left before it, with a vowel: "string" stays.
  const endings = [
    [/(?<=ss|x|z|ch|sh)es$|(?<![sui])s$/, 2], [/ing$|(?<!e)ed$/, 2], [/able$|ible$|ability$/, 4], [/ly$/, 3],
    [/est$/, 3], [/(?<=[st])ion$/, 5], [/(?<=([^aeiou]))\1$/, 2], [/e$/, 2],
  ];
  const stem = (word) => endings.reduce((rest, [ending, least]) => {
    const at = rest.search(ending);
    return at >= least && /[aeiouy]/.test(rest.slice(0, at)) ? rest.slice(0, at) : rest;
  }, word).replace(/(?<=..[^aeiou])y$/, "i");

  // The edits from one word to another: letters more, less, other, or two in the other order; `most` plus one if there
  // are more. The three rows of the usual table that one needs.
  const edits = (one, other, most) => {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let before = [], last = [], row = Array.from({ length: other.length + 1 }, (_, j) => j);
    for (let i = 1; i <= one.length; i++) {
      [before, last, row] = [last, row, [i]];
      let least = i;
      for (let j = 1; j <= other.length; j++) {
        const isSame = one[i - 1] === other[j - 1];
        let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + !isSame);
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
          cost = Math.min(cost, before[j - 2] + 1);
        }
        row[j] = cost;
        least = Math.min(least, cost);
      }
      if (least > most) return most + 1;
    }
    return row[other.length];
  };

  // The known word that is nearest to one that no page has, with how many edits; of equally near ones, that of which
  // more of the site is. `isLike` says whether it can be meant: one edit from four letters on, two from eight on; of
  // five letters and more, a word with one edit more is found too.
  const nearest = (word, known) => {
    const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    let best = null;
    let most = allowed + (word.length > 4);
    for (const [, near, digit] of known.matchAll(/(\D+)(\d)/g)) {
      const distance = edits(word, near, most);
      if (!most || distance > most || distance === best?.distance && digit <= best.digit) continue;
      best = { word, near, distance, digit, isLike: distance <= allowed };
      most = distance;
    }
    return best;
  };

  // Numbers are printable characters, all but " and \.
  const eachDigit = (text) => {
    let index = 0;
    return () => {
      const code = text.charCodeAt(index++);
      return code - 32 - (code > 34) - (code > 92);
    };
  };
  const eachDocument = (text, visit) => {
    const digit = eachDigit(text);
    const number = (first = digit()) => first > 61 ? first + 31 * number() : first;
    for (let weight; (weight = number()) > 0;) {
      let count = number();
      if (weight < 16) {
        for (let page = -1; count--;) visit(page += number() + 1, weight);
      } else {
        for (let start = number(); count--; start += 6) {
          for (let bits = digit(), page = start; bits; bits >>= 1, page++) {
            if (bits & 1) visit(page, weight - 16);
          }
        }
      }
    }
  };

  // The pages of a word, each with how well it fits: by place (a title counts as much as all else) and by form (the
  // word, another form of it, a longer word). No more than three files are loaded: where the forms of a word are in
  // more, they are left out, and where the words that begin with it are, these too, which `isShort` says.
  const pagesOf = async (word, isOpen, load, { stem }) => {
    const names = (await load("root")).words.match(/[^ ]+/g) || [];
    const place = (term) => names.findLastIndex((name) => name <= term);
    const base = stem?.(word);
    const ranges = [[word, isOpen ? "\uffff" : ""], [word, ""]];
    if (stem) ranges.unshift([base.replace(/i$/, ""), "\uffff"]);
    const [from, end] = ranges.find(([from, end]) => place(from + end) <= place(from) + 2);
    const files = names.slice(Math.max(place(from), 0), place(from + end) + 1).map((name) => load(
      "w-" + name.replace(/[^a-z0-9]/gu, (one) => "_" + one.codePointAt(0).toString(16))));
    const found = new Map();
    for (const terms of await Promise.all(files)) {
      terms.forEach((term, i) => {
        if (i % 2) return;
        const fit = term === word ? 4 : stem?.(term) === base && stem ? 3 : isOpen && term.startsWith(word) ? 2 : 0;
        if (fit) eachDocument(terms[i + 1], (page, weight) => {
          found.set(page, Math.max(found.get(page) ?? 0, Math.min(weight, 8) * fit));
        });
      });
    }
    return { found, isShort: isOpen && end === "" };
  };

  // The pages that hold all words of a query, the best first, and if these are few, those that hold some: rare words
  // count more. Of equally good ones that with the shorter title has the lower number. Words that say nothing are left
  // out, for one that no page has the nearest is taken, and the last may be a beginning.
  const search = async (query, load, language = {}) => {
    const typed = words(query);
    const telling = typed.filter((word) => !language.ignored?.includes(word));
    const wanted = telling.length ? telling : typed;
    const unknown = [];
    let isShort = false;
    const parts = (await Promise.all(wanted.map(async (word, i) => {
      const isOpen = i === wanted.length - 1 && word === typed.at(-1);
      const part = { word, isOpen, ...await pagesOf(word, isOpen, load, language) };
      isShort ||= part.isShort;
      if (part.found.size || part.isShort) return part;
      const near = nearest(word, await load("near"));
      unknown.push(near ?? { word });
      return { word: near?.near, ...near?.isLike && await pagesOf(near.near, false, load, language) };
    }))).filter((part) => part.found?.size);
    const count = (await load("root")).groups.reduce((sum, [, pages]) => sum + pages, 0);
    const scores = new Map();
    const hits = new Map();
    for (const { found } of parts) {
      const rarity = Math.round(8 * Math.log2(count / found.size));
      for (const [page, value] of found) {
        scores.set(page, (scores.get(page) ?? 0) + value + rarity);
        hits.set(page, (hits.get(page) ?? 0) + 1);
      }
    }
    const sorted = [...scores.keys()].sort((a, b) => scores.get(b) - scores.get(a) || a - b);
    const pages = sorted.filter((page) => hits.get(page) === parts.length);
    const others = pages.length > 4 ? [] : sorted.filter((page) =>
      hits.get(page) < parts.length && scores.get(page) * 2 >= scores.get(sorted[0]));
    return { pages, others, unknown, isShort, parts, language };
  };

  const record = async (page, load) => {
    const digit = eachDigit((await load("root")).pages);
    for (let file = 0, first = 0; ; file++) {
      const next = first + digit();
      if (page < next) return (await load("p-" + file))[page - first];
      first = next;
    }
  };

  // How well a title says what is looked for: it is that, has that, has its words, or none of these.
  const strength = (title, { parts, language }) => {
    const stem = language.stem ?? ((word) => word);
    const own = words(title).filter((word) => !language.ignored?.includes(word)).map(stem);
    const phrase = parts.map(({ word }) => stem(word));
    const isOpen = parts.at(-1).isOpen;
    if (own.join(" ") === phrase.join(" ")) return 4;
    if ((" " + own.join(" ") + " ").includes(" " + phrase.join(" ") + (isOpen ? "" : " "))) return 3;
    return phrase.every((word) => own.includes(word)) ? 2 : 0;
  };

  // The pages that were found, by groups: first the group whose title says it best, then those of pages that have all
  // words, else in the site's order. Of the last group, where what is no prose belongs, only a title that is the query
  // counts. The first five of a group are sorted by their titles once more.
  const grouped = async (found, load) => {
    let first = 0;
    const all = [...found.pages, ...found.others];
    const groups = (await load("root")).groups.map(([name, count], i, { length }) => {
      const pages = all.filter((page) => page >= first && page < first + count);
      first += count;
      return { name, pages, isLast: length > 1 && i === length - 1 };
    }).filter((group) => group.pages.length);
    for (const group of groups) {
      const best = await Promise.all(group.pages.splice(0, 5).map(async (page) => {
        const isWhole = found.pages.includes(page);
        return { page, strength: isWhole ? Math.max(1, strength((await record(page, load))[0], found)) : 0 };
      }));
      best.sort((a, b) => b.strength - a.strength);
      group.pages.unshift(...best.map(({ page }) => page));
      group.strength = group.isLast && best[0].strength < 4 ? Math.min(1, best[0].strength) : best[0].strength;
    }
    return groups.sort((a, b) => b.strength - a.strength);
  };

  return { ideograph, words, stem, nearest, search, record, grouped };
})();

// For tests outside a browser.
if (!globalThis.document) module.exports = globalThis.searchIndex;
