import Foundation
import SiteFiles
import TestSupport
import Testing

@testable import SiteSearch

@Suite("Searching") struct SearchTests {
  @Test(
    "A text is taken apart into folded words and the parts of names",
    arguments: [
      ("Élan vital", ["elan", "vital"]),
      ("e\u{301}lan É", ["elan", "e"]),
      ("Straße, ﬁn: Łódź", ["strasse", "fin", "lodz"]),
      ("ΣΑΣ σας", ["σασ"]),
      ("viewDidLoad", ["viewdidload", "view", "did", "load"]),
      ("HTMLScanner UTF8View", ["htmlscanner", "html", "scanner", "utf8view", "utf8", "view"]),
      ("snake_case_name", ["snake", "case", "name"]),
      ("ÉtatÉgal", ["etategal", "etat", "egal"]),
      ("don’t 3.14 x²", ["don", "t", "3", "14", "x"]),
      ("日本語です 語", ["日本", "本語", "語て", "てす", "語"]),
      ("日本go語", ["日本", "go", "語"]),
      ("한글", ["한글".decomposedStringWithCompatibilityMapping]),
      (String(repeating: "é", count: 40), [String(repeating: "e", count: 32)]),
      ("— … !", []),
    ])
  func terms(_ text: String, _ expected: [String]) {
    #expect(TermsOfText(text).terms == expected)
  }

  @Test("A word weighs by all the places where it stands")
  func weights() {
    let entry = SearchEntry(
      SearchDocument(
        title: "Red", address: "a/", summary: "red blue",
        headings: [.init(text: "Blue", anchor: "blue")], text: "red green"))
    let read = SearchReader(SearchIndex(entries: [entry]))
    #expect(read.postings("red") == [0: 8 + 2 + 1])
    #expect(read.postings("blue") == [0: 4 + 2])
    #expect(read.postings("green") == [0: 1])
  }

  @Test(
    "The words of HTML are those that a reader sees",
    arguments: [
      ("<p>A &lt;b&gt; <em>b</em>old</p><p>C</p>", "A <b> bold C"),
      ("<nav>Home</nav><main><p>In</p></main><p>Out</p>", "In"),
      ("<script>let a = '<p>'</script>x<style>p {}</style>", "x"),
      ("<svg><text>no</text></svg>yes<!-- <p>no</p> -->", "yes"),
      ("<pre><code>let viewDidLoad</code></pre>", "let viewDidLoad"),
      ("<p title=\"a > b\">x</p> 1 < 2 &amp &unknown; <", "x 1 < 2 &amp &unknown; <"),
      ("<br/>a<br>b</p", "a b"), ("", ""),
    ])
  func html(_ html: String, _ expected: String) {
    let words = SearchText(html: html).plain.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ") == expected)
  }

  @Test("A page of a million tags is read in time that is linear in its length")
  func manyTags() {
    var length = 0
    let time = processorTime {
      let text = SearchText(html: String(repeating: "<i>a</i> ", count: 1_000_000))
      length = text.plain.utf8.count
    }
    #expect(time < .seconds(60))
    #expect(length == 2_000_000)
  }

  @Test("A document of a page has every heading of it, the last one too")
  func sections() {
    let document = SearchDocument(
      title: "T", address: "t/",
      html: "<h1>Top</h1><h2 id=\"a\">One</h2><p>x</p><h2 id=\"b\">Two</h2><p>y</p>")
    #expect(document.headings.map(\.text) == ["Top", "One", "Two"])
    #expect(document.headings.map(\.anchor) == ["", "a", "b"])
    #expect(["x", "y"].allSatisfy(document.text.contains))
  }

  @Test("Headings have their words and their anchors")
  func headings() {
    let text = SearchText(
      html: "<h1>Top</h1><h2 id=\"a&amp;b\">Two <code>words</code></h2>\n<h3 id=e></h3>")
    #expect(
      text.headings == [.init(text: "Top", anchor: ""), .init(text: "Two words", anchor: "a&b")])
  }

  @Test(
    "A query finds what reading every document finds, whatever the files' sizes", arguments: 1...24)
  func bruteForce(_ seed: Int) {
    var library = SmallLibrary(seed: UInt64(seed))
    let reader = SearchReader(library.index(largestFile: [40, 200, 4000][seed % 3]))
    for _ in 0..<20 {
      let query = library.query()
      let found = reader.search(query.joined(separator: "-").uppercased())
      let expected = library.find(query, opensLast: !found.isShort)
      #expect(found.addresses == Array(expected.prefix(10)), "\(query)")
      #expect(found.count == expected.count, "\(query)")
    }
  }

  @Test("Of pages that have the words in their titles, those come first whose titles are short")
  func titles() {
    let titles = ["One tap, in red", "The red pages", "Red", "Blue"]
    let entries = titles.enumerated().map { number, title in
      SearchEntry(
        SearchDocument(
          title: title, address: "\(number)/", summary: title, headings: [],
          text: title == "Red" ? "" : "red pages"))
    }
    let reader = SearchReader(SearchIndex(entries: entries))
    #expect(reader.search("red").addresses == ["2/", "1/", "0/", "3/"])
    #expect(reader.search("red pages").addresses == ["1/", "0/", "3/"])
  }

  @Test("Pages of a group are numbered together, in the groups' order")
  func groups() throws {
    let entries = [("a/", 1), ("b/", 0), ("c/", 1)].map { address, group in
      SearchEntry(SearchDocument(title: "Red", address: address, text: "", group: group))
    }
    let index = SearchIndex(entries: entries, groups: ["Prose", "\"Code\""])
    #expect(SearchReader(index).search("red").addresses == ["b/", "a/", "c/"])
    #expect(try content(of: "root", index).contains(#""groups":[["Prose",1],["\"Code\"",2]]"#))
    let one = try content(of: "root", SearchIndex(entries: Array(entries.prefix(0))))
    #expect(one.contains(#""groups":[["",0]]"#))
  }

  @Test("Words for wrongly typed ones are those that a title, a heading or two texts have")
  func knownWords() throws {
    let texts = ["red redViewController blue 1234 x2x", "red of blue green"]
    let entries = texts.enumerated().map { number, text in
      SearchEntry(SearchDocument(title: "Title", address: "\(number)/", text: text))
    }
    let near = try content(of: "near", SearchIndex(entries: entries))
    #expect(near == #"searchPart("near","blue1red1title3");\#n"#)
    let terms = ["blue", "red", "title"].map { Array($0.utf8)[...] }
    let documents: [ArraySlice<UInt32>] = [[1, 17], [1, 17], [8, 24]]
    let few = KnownWords(terms, documents: documents, room: 11)
    #expect(String(decoding: few.text, as: UTF8.self) == "blue1title3")
  }

  private func content(of name: String, _ index: SearchIndex) throws -> String {
    let file = try #require(index.files.first { $0.path == "search/\(name).js" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("An index of many files has them sorted by path")
  func sorted() {
    let paths = SmallLibrary(seed: 3).index(largestFile: 60).files.map(\.path)
    #expect(paths.count > 20)
    #expect(paths == paths.sorted())
  }

  @Test("The same documents in another order give the same files; another document another version")
  func deterministic() {
    var library = SmallLibrary(seed: 5)
    let files = library.index(largestFile: 100).files
    library.documents.reverse()
    #expect(library.index(largestFile: 100).files == files)
    library.documents[0].text += " more"
    let changed = library.index(largestFile: 100).files
    let root = changed.first { $0.path == "search/root.js" }
    #expect(root != nil && files.contains { $0.path == root?.path && $0 != root })
  }

  @Test("A site without documents has an index that finds nothing")
  func empty() {
    let index = SearchIndex(entries: [], folder: "")
    #expect(index.files.map(\.path) == ["near.js", "root.js"])
    #expect(SearchReader(SearchIndex(entries: [])).search("word").count == 0)
  }

  @Test("At 10,000 pages a first query loads less than 100 KB, the scripts and the root with it")
  func budget() throws {
    let vocabulary = SearchCorpus.words(20_000)
    var corpus = SearchCorpus(seed: 7, vocabulary: vocabulary)
    // Ten pages of each text: making so many texts is slow where nothing is optimised.
    let entries = (0..<1_000).map { SearchEntry(corpus.document($0, words: 60)) }
    let pages = (0..<10_000).map { number in
      let entry = entries[number % entries.count]
      return SearchEntry(
        address: "\(number)/", group: 0, record: entry.record, terms: entry.terms,
        titleLength: entry.titleLength, fingerprint: entry.fingerprint)
    }
    let reader = SearchReader(SearchIndex(entries: pages))
    let scripts = try [SearchScript.file, SearchScript.page].map { try Data(contentsOf: $0).count }
    let script = scripts.reduce(0, +)
    #expect(script < 18_000)
    // The commonest words, alone and together, beginnings, rare words, words that there are not.
    var queries = Array(vocabulary[0..<20]) + [vocabulary[0..<3].joined(separator: " ")]
    queries += ["b", "ce", "chi", "prame", "notthere", "ba ce di"] + vocabulary.suffix(10)
    for _ in 0..<40 { queries.append(corpus.text(1 + corpus.next(below: 3))) }
    for query in queries {
      let found = reader.search(query)
      #expect(reader.loadedBytes + script < 100_000, "'\(query)' finds \(found.count) pages")
    }
    #expect(reader.search(vocabulary[0]).count > 1_000)
  }
}

/// The terms of a text in the order in which they come.
private struct TermsOfText {
  let terms: [String]

  init(_ text: String) {
    var collector = TermCollector()
    collector.collect(text, weight: 1)
    terms = (0..<collector.terms.count).map {
      String(decoding: collector.terms[$0], as: UTF8.self)
    }
  }
}
