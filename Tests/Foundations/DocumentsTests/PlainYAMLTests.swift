import Diagnostics
import Testing

@testable import Documents

@Suite("Plain YAML") struct PlainYAMLTests {
  @Test(
    "Ordinary front matter is read without the whole parser, and as that one reads it",
    arguments: [
      "title: A page\n",
      "title: A page",
      "title: Für Elise, ein Stück\nauthor: 李白\n",
      "date: 2024-03-01\nweight: -3\ndraft: false\nratio: 1.50\ntime: 12:30\n",
      "title: 'One: two #3'\nother: \"it's\"\nempty: ''\n",
      "tags: [a, b c, 'd, e', \"f\"]\nnone: []\nspaced: [ a ,b ]  \n",
      "tags:\n  - a\n  - 'b: c'\n\n  # between\n  - d # after\nnext: e\n",
      "tags:\n- a\n-   b\n- [c, d]\nnext: e\n",
      "# before\n\ntitle: A # after\n\n   # indented\nother: B#C  \n   \n",
      "title:\nother:   \nthird: # nothing\nlast:",
      "url: https://a.b/c?d=[e]&f={g}#h\nquestion: what? why, (so)!\n",
      "a: x - y * z & w | v > u % t @ s ` r ! q\nb: <c> = ~ $ ^ / + ;\n",
      "é: ü # ß\nä_ö-1.x: [é, ü, 'ß', x]\n",
    ])
  func plain(_ yaml: String) throws {
    let plain = PlainYAML.mapping(Array(yaml.utf8), file: "a.md", firstLine: 2)
    let whole = try Value.parseWhole(yaml: yaml, file: "a.md", firstLine: 2)
    #expect(plain != nil)
    #expect(plain == whole)
  }

  @Test(
    "What means more than it seems, or is wrong, is left to the whole parser",
    arguments: [
      "", "# only\n", "a: b: c\n", "a: b:\n", "a: 'it''s'\n", "a: \"b\\n\"\n", "a: 'b\n  c'\n",
      "a: 'b' c\n",
      "a: 'b'#c\n", "a:\tb\n", "a: b\tc\n", "a: b\r\n", "a : b\n", "a:b\n", "? a\n", ": a\n",
      "a: &b c\n",
      "a: *b\n", "a: !t b\n", "a: @b\n", "a: `b\n", "a: %b\n", "a: |\n  b\n", "a: >\n  b\n",
      "a: {b: c}\n",
      "a: b\n  c\n", "a:\n  b\n", "a:\n  b: c\n", "a: - b\n", "a: -\n", "a:\n  -\n",
      "a:\n  - b: c\n",
      "a:\n  - b\n - c\n", "a:\n  - b\n    c\n", "a:\n  - - b\n", "a: [b\n]\n", "a: [b, c\n",
      "a: [b,]\n",
      "a: [b, [c]]\n", "a: [b: c]\n", "a: ['b': c]\n", "a: [b] c\n", "a: [b]: c\n", "a: b\na: c\n",
      " a: b\n",
      "a: b\n b: c\n", "'a': b\n", "a b: c\n", "- a\n", "---\na: b\n", "a: b\n---\n", "a: b\n...\n",
      "%a: b\n",
      "a: \u{7F}\n", "a: \u{85}\n", "a: b\u{2028}c\n", "\u{FEFF}a: b\n", "a: \0\n", "plain\n",
      "-a: b\n", "a: ]\n",
      "<<: b\n", "a: ,b\n", "a: ?b\n", "a: :b\n", "a: ''b\n", "a: 'b': c\n", "a: \"b\"'c'\n",
    ])
  func declined(_ yaml: String) {
    #expect(PlainYAML.mapping(Array(yaml.utf8), file: "a.md", firstLine: 2) == nil)
  }

  @Test("Whatever it reads of 20,000 random texts, it reads as the whole parser does")
  func agrees() throws {
    let pieces = [
      "a", "key", "é", "x1", "0", "-1", "true", "2024-01-02", "李", "'q'", "\"q\"", "'it''s'",
      "\"\\n\"", "''",
      ": ", ": ", ": ", ":", " :", "\n", "\n", "\n", "\n", "\n", " ", "  ", " #", "#", "- ", "-",
      ", ", ",", "[", "]",
      "[a, b]", "{", "}", "?", "? ", "&x", "*x", "!t", "@", "`", "%", "|", ">", "\t", "\r\n",
      "\u{FEFF}", "---",
      "...", "<<", "=", "~", "\u{2028}", "\u{85}", "\u{A0}", "\u{301}", "'", "\"", "\\", "\nb: ",
      "\nc:", "\n- ",
      "\n  - ", "\nlist:\n- a\n- b", "\ntags: [x, 'y']",
    ]
    var random = SmallRandom(seed: 7)
    var read = 0
    for number in 0..<20_000 {
      // Half of the texts begin well, or hardly any would be read.
      var yaml = number.isMultiple(of: 2) ? "k\(number): " : ""
      for _ in 0..<random.below(12) { yaml += pieces[random.below(pieces.count)] }
      guard let plain = PlainYAML.mapping(Array(yaml.utf8), file: "a", firstLine: 1) else {
        continue
      }
      read += 1
      let whole = try? Value.parseWhole(yaml: yaml, file: "a", firstLine: 1)
      #expect(plain == whole, "\(yaml.debugDescription)")
    }
    #expect(read > 1_000)
  }
}

/// Numbers that are the same in every run.
private struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
