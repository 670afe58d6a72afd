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
          const { pages } = await script.search(query, load);
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
