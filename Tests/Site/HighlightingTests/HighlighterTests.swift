import Foundation
import Highlighting
import TestSupport
import Testing

@Suite("Whatever the language") struct HighlighterTests {
  static let names = CodeLanguage.all.map { $0.names[0] }

  @Test("2,000 random texts are shown as they were written", arguments: names)
  func unchanged(_ name: String) throws {
    let pieces =
      Self.marks
      + ["if", "let", "é", "李", "🦀", "a", " ", "  ", "\t", "\n", "\n", "\r\n", "0", "1e", ".5"]
    let highlighter = Highlighter()
    var random = SeededGenerator(state: 18)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let html = try #require(try highlighter.colour(name, text))
      #expect(ColouredCode.text(of: html) == text, "\(text.debugDescription)")
    }
  }

  /// The marks that begin or end something in one of the languages.
  static let marks = [
    "\"", "'", "`", "\"\"\"", "'''", "f\"", "rb'", "r#\"", "R\"(", "${", "$(", "{{", "{", "}", "(",
    ")", "[", "]", "\\", "/*", "*/", "//", "#", "--", "<!--", "-->", "<", ">", "</", "<a b=", "/",
    "<script>", "</script>", "<style>", "&", "&lt;", "<<", "<<A", "\nA\n", "#[", "---\n", "```",
    "~~~", "+++ ", "--- ", "@", "@@", "$ ", ":", ": ", ";", ",", "- ", "|\n", "=", "!", "%", "'a",
    "url(", "#{", "<![CDATA[", "<?", "=/", "/[", "\"\\", "case a in ", "#include <", "? ", ">\n",
  ]

  @Test("Much of one mark is read in one go", arguments: names)
  func linear(_ name: String) throws {
    for mark in Self.marks + ["a", " ", "\n", "é", "0", "\0"] {
      try expectQuick(name, mark, bytes: 250_000)
      try expectQuick(name, mark + "\n", bytes: 50_000)
    }
  }

  @Test("So is a megabyte", arguments: names)
  func megabyte(_ name: String) throws {
    for mark in ["\"", "(", "/", "`${", "é"] {
      try expectQuick(name, mark, bytes: 1_000_000)
    }
  }

  /// Colours a text that is repeated, which takes milliseconds if each byte is read a few times,
  /// and minutes if it is read for each other.
  private func expectQuick(_ name: String, _ text: String, bytes: Int) throws {
    let time = try processorTime {
      _ = try Highlighter().colour(name, String(repeating: text, count: bytes / text.utf8.count))
    }
    #expect(time < .seconds(4), "\(text.debugDescription) took \(time)")
  }

  @Test("What is longer than a megabyte is shown plain, with a reason")
  func long() {
    let text = String(repeating: "a", count: 1_000_001)
    #expect(throws: PlainCode("it is longer than 1 MB")) { try Highlighter().colour("c", text) }
  }

  @Test(
    "Other names mean the same language",
    arguments: [
      ("sh", "shell"), ("bash", "shell"), ("zsh", "shell"), ("JS", "javascript"),
      ("ts", "typescript"),
      ("py", "python"), ("rs", "rust"), ("yml", "yaml"), ("golang", "go"), ("C++", "cpp"),
      ("jsonc", "json"), ("htm", "html"), ("md", "markdown"), ("rust,should_panic", "rust"),
      ("js{1,3}", "javascript"),
    ])
  func aliases(_ name: String, _ other: String) throws {
    let text = "if (a) { return \"b\" } // c\n# d\n<e f=\"g\">: 1\n"
    let html = try Highlighter().colour(name, text)
    #expect(html != nil)
    #expect(try html == Highlighter().colour(other, text))
  }

  @Test("No name means two languages, and all are in small letters")
  func uniqueNames() {
    let all = CodeLanguage.all.flatMap(\.names)
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0 == $0.lowercased() })
  }

  @Test("The guide names every language, and only names that are known")
  func guide() throws {
    let file = packageRoot.appending(
      path: "Sources/Command/Starters/Resources/site/content/guide/writing.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let table = try #require(guide.split(separator: "| Language | Names |\n").last)
    let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "" }
    let named = Set(
      rows.flatMap { $0.matches(of: /`([^` $]+)`/).map { String($0.1) } })
    for language in CodeLanguage.all {
      #expect(!named.isDisjoint(with: language.names), "\(language.names)")
    }
    #expect(named.subtracting(CodeLanguage.all.flatMap(\.names)) == ["swift"])
  }

  @Test(
    "Code without a language, or in an unknown one, is left alone", arguments: ["", "text", "q"])
  func unknown(_ name: String) throws {
    #expect(try Highlighter().colour(name, "if 'a'") == nil)
  }

  @Test("A site adds languages of its own, and replaces others")
  func own() throws {
    let lua = CodeLanguage(
      ["lua", "c"],
      LanguageGrammar(
        comments: [.block("--[[", "]]"), .line("--")], strings: [StringRule("[[", "]]")],
        keywords: ["end"]))
    let log = CodeLanguage(["log"]) { text in
      text.hasPrefix("ERROR") ? [CodeToken(.deleted, 0..<5)] : []
    }
    let highlighter = Highlighter(CodeLanguage.all + [lua, log])
    #expect(
      try highlighter.colour("lua", "--[[ a\n]] end [[b]]")
        == "<span class=\"comment\">--[[ a\n]]</span> <span class=\"keyword\">end</span> "
        + "<span class=\"string\">[[b]]</span>")
    #expect(try highlighter.colour("c", "if end") == "if <span class=\"keyword\">end</span>")
    #expect(try highlighter.colour("log", "ERROR a") == "<span class=\"deleted\">ERROR</span> a")
  }

  @Test("A rule with an empty mark is none")
  func emptyMarks() throws {
    var grammar = LanguageGrammar(
      comments: [.line(""), .block("/*", "")],
      strings: [
        StringRule(""), StringRule("<", ""),
        StringRule("'", interpolations: [Interpolation("", "}"), Interpolation("{", "é")]),
      ], keywords: ["", "end"])
    grammar.annotationMark = "é"
    let odd = Highlighter([CodeLanguage(["odd"], grammar)])
    #expect(
      try odd.colour("odd", "/* < é 'a' end")
        == "/* &lt; é <span class=\"string\">&#39;a&#39;</span> <span class=\"keyword\">end</span>")
  }

  @Test("Tokens that overlap, end behind the text or cut a character are left out")
  func wrongTokens() throws {
    let odd = CodeLanguage(["odd"]) { _ in
      [
        CodeToken(.keyword, 0..<1), CodeToken(.string, 0..<2), CodeToken(.number, 1..<2),
        CodeToken(.comment, 3..<9), CodeToken(.number, 3..<3),
      ]
    }
    #expect(
      try Highlighter([odd]).colour("odd", "aéb") == "<span class=\"keyword\">a</span>éb")
  }
}
