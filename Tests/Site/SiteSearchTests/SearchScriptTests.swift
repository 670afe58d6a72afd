import Foundation
import SiteFiles
import TestSupport
import Testing

@testable import SiteSearch

@Suite(
  "The script of the search page",
  .enabled(if: SearchScript.node != nil || toolsAreRequired, "needs Node"))
struct SearchScriptTests {
  @Test("It folds every character as the generator does")
  func folds() throws {
    // Node may know fewer characters than Swift, or more.
    let characters = (1...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { ($0.properties.age?.major ?? 99) <= 14 }.map { String($0) }
    let printed = try SearchScript.run(
      "process.stdout.write(JSON.stringify(input.map((one) => script.words(one))))",
      input: characters)
    let words = try JSONDecoder().decode([[String]].self, from: printed)
    #expect(words.count == characters.count)
    let different = zip(characters, words).filter { SearchReader.words($0) != $1 }
    #expect(different.isEmpty, "\(different.prefix(20))")
  }

  @Test(
    "It takes a query apart as the generator does",
    arguments: [
      "Élan VITAL", "e\u{301}lan", "日本語です語 go日本", "don’t x² _a_b", "ΣΑΣ İstanbul ŒUVRE",
      "ｶﾞ ガ ヿゟ", String(repeating: "é", count: 40), "हिन्दी العربية 한글", "𠀀𠀁a𐐀",
    ])
  func words(_ query: String) throws {
    let printed = try SearchScript.run(
      "process.stdout.write(JSON.stringify(script.words(input[0])))", input: [query])
    #expect(try JSONDecoder().decode([String].self, from: printed) == SearchReader.words(query))
  }

  @Test(
    "Forms of an English word have one stem",
    arguments: [
      "test tests tested testing testable testability", "easy easily easiest", "query queries",
      "class classes", "bind binds binding bindings", "stop stops stopped stopping",
      "use uses used using",
      "retry retries retried retrying", "control controls controlled controlling",
      "leak leaks leaking",
      "request requests requested", "navigate navigating navigation", "cache caches cached",
      "observe observed observing observable", "dependency dependencies",
    ])
  func forms(_ forms: String) throws {
    #expect(Set(try stems(forms)).count == 1)
  }

  @Test(
    "Words that only look like forms keep their stems",
    arguments: [
      "string str", "present presenter", "status stat", "need ne", "this thi", "model mode",
      "view viewer", "bus bu", "flux fluxes9",
    ])
  func otherWords(_ words: String) throws {
    #expect(Set(try stems(words)).count == 2)
  }

  @Test(
    "The nearest word has few edits for its length, and of equal ones more of the site",
    arguments: [
      ("presentor", "presenter"), ("mvmv", "mvvm"), ("viperr", "viper"), ("tset", "test"),
      ("tes", nil), ("observible", "observable"), ("zzyzx", nil), ("bost", "boot"),
    ] as [(String, String?)])
  func nearest(_ word: String, _ expected: String?) throws {
    let known = "boat1boot4most2mvvm9observable3presenter5test6viper1"
    let printed = try SearchScript.run(
      "process.stdout.write(JSON.stringify([script.nearest(...input)].map((one) => one?.near ?? null)))",
      input: [word, known])
    #expect(try JSONDecoder().decode([String?].self, from: printed) == [expected])
  }

  @Test("Groups are sorted by what their titles say; what is no prose is last")
  func groups() throws {
    let titles = [
      ("Faults of a store", 1), ("Store", 2), ("The store pattern", 2), ("Guide", 0),
      ("Store pattern", 3),
      ("Pattern", 3),
    ]
    let entries = titles.enumerated().map { number, title in
      SearchEntry(
        SearchDocument(
          title: title.0, address: "\(number)/", text: "store patterns", group: title.1))
    }
    let index = SearchIndex(entries: entries, groups: ["Prose", "Faults", "Names", "Code"])
    let queries = ["stores", "pattern", "store pattern", "guide", "no pattern of that"]
    let found = try JSONDecoder().decode(
      [[String]].self,
      from: SearchScript.run(
        """
        const files = new Map(input[0]);
        const load = (name) => new Promise((resolve) =>
          new Function("searchPart", files.get(`search/${name}.js`))((_, value) => resolve(value)));
        const language = { stem: script.stem, ignored: ["the", "of", "no", "that"] };
        (async () => {
          const all = [];
          for (const [query] of input[1]) {
            const groups = await script.grouped(await script.search(query, load, language), load);
            const first = groups.map(async ({ name, pages }) =>
              `${name}: ${(await script.record(pages[0], load))[0]}`);
            all.push(await Promise.all(first));
          }
          process.stdout.write(JSON.stringify(all));
        })();
        """,
        input: [
          index.files.map { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] },
          queries.map { [$0] },
        ]))
    #expect(found[0].first == "Names: Store" && found[0].last == "Code: Store pattern")
    #expect(found[1].first == "Code: Pattern" && found[1].last == "Faults: Faults of a store")
    #expect(found[2].first == "Names: The store pattern")
    #expect(found[3] == ["Prose: Guide"])
    #expect(found[4] == found[1])
  }

  private func stems(_ words: String) throws -> [String] {
    let printed = try SearchScript.run(
      "process.stdout.write(JSON.stringify(input.map((word) => script.stem(word))))",
      input: words.split(separator: " ").map(String.init))
    return try JSONDecoder().decode([String].self, from: printed)
  }

  @Test("It finds what the index holds, in the same order", arguments: 1...3)
  func finds(_ seed: Int) throws {
    var library = SmallLibrary(seed: UInt64(seed))
    let index = library.index(largestFile: [60, 300, 4000][seed % 3])
    let queries = (0..<100).map { _ in library.query().joined(separator: " ") }
    let files = index.files.map { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] }
    let printed = try SearchScript.run(
      """
      const files = new Map(input[0]);
      const load = (name) => new Promise((resolve) =>
        new Function("searchPart", files.get(`search/${name}.js`))((_, value) => resolve(value)));
      (async () => {
        const all = [];
        for (const [query] of input[1]) {
          const found = await script.search(query, load);
          // The reader knows no other words than those of the query, and no pages with some of them.
          const isWhole = found.parts.length === script.words(query).length && !found.unknown.length;
          const pages = isWhole ? found.pages : [];
          const shown = pages.slice(0, 10).map((page) => script.record(page, load));
          all.push((await Promise.all(shown)).map(([title, address]) => address));
        }
        process.stdout.write(JSON.stringify(all));
      })();
      """, input: [files, queries.map { [$0] }])
    let found = try JSONDecoder().decode([[String]].self, from: printed)
    let reader = SearchReader(index)
    #expect(found.count == queries.count)
    for (query, addresses) in zip(queries, found) {
      #expect(addresses == reader.search(query).addresses, "\(query)")
    }
  }
}
