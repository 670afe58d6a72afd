import Mustache
import TestSupport
import Testing

@testable import SiteTemplates

/// Templates are rendered by the site's own program, since a site spends most of its time there; a
/// library that many use says what they mean.
@Suite("Templates against swift-mustache") struct TemplateAgreementTests {
  @Test("Random templates show what the library shows", arguments: UInt64(0)..<40)
  func agrees(seed: UInt64) throws {
    var maker = TemplateMaker(seed: seed)
    for _ in 0..<100 {
      let texts = maker.templates()
      let shown = try own(texts)
      let expected = try library(texts)
      #expect(
        shown.debugDescription == expected?.debugDescription, "\(texts.sorted { $0.key < $1.key })")
      #expect(try own(texts, folding: ["site", "team"]) == shown, "\(texts)")
    }
  }

  @Test("A template written on another system shows the same") func carriageReturns() throws {
    let text = "{{#team}}\n  {{name}}\n{{/team}}\n  {{> a }}\n"
    let shown = try own(["main": text, "a": "{{#yes}}\nx\n{{/yes}}\ny\n"])
    let other = try own([
      "main": text.replacing("\n", with: "\r\n"), "a": "{{#yes}}\r\nx\r\n{{/yes}}\r\ny\r\n",
    ])
    #expect(shown == "  oboe\n  viola\n  \n  x\n  y\n")
    #expect(other.replacing("\r\n", with: "\n") == shown)
  }

  private static let values: [String: PageValue] = [
    "title": "A <b> & 'c'", "empty": "", "yes": true, "no": false, "count": 3, "none": [],
    "body": .html("<p>\n  x\n</p>\n"), "site": ["title": "S\"", "tags": ["x", "y"]],
    "team": [
      ["name": "oboe", "title": "O"], ["name": "viola"], ["name": "", "site": ["title": "v"]],
    ],
    "lines": "one\ntwo\n",
  ]

  private func library(_ texts: [String: String]) throws -> String? {
    var library = MustacheLibrary()
    for (name, text) in texts { try library.register(text, named: name) }
    return library.render(LibraryValue(value: .dictionary(Self.values)), withTemplate: "main")
  }

  private func own(_ texts: [String: String], folding names: Set<String> = []) throws -> String {
    let templates = try texts.mapValues { text in
      let (nodes, diagnostics) = TemplateParser.parse(text, file: "t")
      try #require(diagnostics.isEmpty, "\(diagnostics) in \(text)")
      return Template(file: "t", text: text, nodes: nodes)
    }
    var program = TemplateProgram(.init(name: "main", blocks: [:], indentation: ""), in: templates)
    if !names.isEmpty { program.fold(Self.values.filter { names.contains($0.key) }, in: templates) }
    return String(
      decoding: TemplateRun.render(program, templates: templates) { name, _ in Self.values[name] },
      as: UTF8.self)
  }
}

/// Creates templates that call each other, from `main` down to `d`.
private struct TemplateMaker {
  private var random: SeededGenerator
  /// The names of the templates that may be called.
  private var below: ArraySlice<String> = []
  private var depth = 0
  /// Says whether a block is being made; one that called itself would have no end.
  private var isBlock = false

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
  }

  mutating func templates() -> [String: String] {
    let names = ["main", "a", "b", "c"]
    var texts: [String: String] = [:]
    for (index, name) in names.enumerated() {
      below = names[(index + 1)...]
      texts[name] = text()
    }
    return texts
  }

  private mutating func text() -> String {
    depth += 1
    defer { depth -= 1 }
    return (0..<Int.random(in: 0...(depth > 3 ? 2 : 6), using: &random)).map { _ in piece() }
      .joined()
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? ""
  }

  private mutating func piece() -> String {
    let name = pick([
      "title", "title", "body", "empty", "yes", "no", "count", "none", "site", "site.title", "team",
      "name",
      "lines", "missing", "site.tags", "team.name", "uppercased(title)", "count(team)",
    ])
    switch Int.random(in: 0..<(isBlock ? 13 : 16), using: &random) {
    case 0, 1, 2: return pick(["x", "< ", "y z", "}}", "é", "a "])
    case 3, 4, 5, 6: return pick(["\n", "\n", "  ", "\n  ", "\t", " \n\n"])
    case 7: return "{{! note }}"
    case 8: return shown(["title", "count", "yes", "site.title", "missing"])
    case 9: return "{{{body}}}"
    case 10: return "{{#\(name)}}\(text()){{/\(name)}}"
    case 11: return "{{^\(name)}}\(text()){{/\(name)}}"
    case 12:
      return
        "{{#team}}\(text()){{name}}\(pick(["", "{{^last()}}, {{/last()}}", "{{index()}}", "{{.title}}"])){{/team}}"
    case 13: return below.isEmpty ? "" : "{{> \(pick(Array(below))) }}"
    case 14: return block(pick(["block1", "block2"]))
    default: return below.isEmpty ? "" : parent()
    }
  }

  private mutating func block(_ name: String) -> String {
    let outer = isBlock
    isBlock = true
    defer { isBlock = outer }
    return "{{$\(name)}}\(text()){{/\(name)}}"
  }

  private mutating func shown(_ names: [String]) -> String {
    let name = pick(names)
    return pick(["{{\(name)}}", "{{ \(name) }}", "{{&\(name)}}"])
  }

  private mutating func parent() -> String {
    let name = pick(Array(below))
    let blocks = ["block1", "block2"].filter { _ in Bool.random(using: &random) }
      .map { "\(pick(["", "\n", "  ", "\n  "]))\(block($0))\(pick(["", "\n"]))" }
    return "{{<\(name)}}\(pick(["", "\n"]))\(blocks.joined()){{/\(name)}}"
  }
}

// MARK: For the library

/// A value as the library asks it.
private struct LibraryValue: MustacheParent, MustacheCustomRepresentation {
  let value: PageValue

  func child(named name: String) -> Any? {
    if case .dictionary(let values) = value { values[name].map(Self.init) } else { nil }
  }

  var representation: Any? {
    switch value {
    case .string(let text), .html(let text), .rich(let text, _):
      ShownText(renderText: text)
    case .number(let number): ShownText(renderText: String(number))
    case .bool(let condition): condition
    case .list(let values): values.map(Self.init)
    case .dictionary: self
    }
  }
}

/// A text that counts as false in a section when it is empty.
private struct ShownText: MustacheCustomRenderable, MustacheTransformable {
  let renderText: String
  var isNull: Bool { renderText.isEmpty }
  func transform(_ name: String) -> Any? { renderText.transform(name) }
}
