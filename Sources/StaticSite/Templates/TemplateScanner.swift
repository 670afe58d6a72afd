import Diagnostics

/// Reads the tags of a template with their places, which the Mustache library does not keep.
struct TemplateScanner {
  private let file: String
  private let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  private(set) var diagnostics: [Diagnostic] = []

  private struct Open {
    let name: String
    let location: SourceLocation
    let make: ([TemplateTag]) -> TemplateTag.Content
    var children: [TemplateTag] = []
  }

  private init(_ text: String, file: String) {
    self.text = Array(text.unicodeScalars)
    self.file = file
  }

  /// The tags of a template, and what is wrong with them.
  ///
  /// - Complexity: O(*n*).
  static func scan(_ text: String, file: String) -> ([TemplateTag], [Diagnostic]) {
    var scanner = TemplateScanner(text, file: file)
    let tags = scanner.scan()
    return (tags, scanner.diagnostics)
  }

  private mutating func scan() -> [TemplateTag] {
    var open: [Open] = []
    var top: [TemplateTag] = []
    func add(_ tag: TemplateTag) {
      if open.isEmpty { top.append(tag) } else { open[open.count - 1].children.append(tag) }
    }
    while let (tag, location) = nextTag() {
      let name = tag.name
      switch tag.kind {
      case nil, "{", "&":
        add(
          TemplateTag(content: .variable(ValueName(name), raw: tag.kind != nil), location: location)
        )
      case "#", "^":
        let inverted = tag.kind == "^"
        open.append(
          Open(name: name, location: location) {
            .section(ValueName(name), inverted: inverted, $0)
          })
      case "$": open.append(Open(name: name, location: location) { .block(name, $0) })
      case "<": open.append(Open(name: name, location: location) { Self.inherited(name, $0) })
      case ">": add(TemplateTag(content: .partial(name), location: location))
      case "/":
        guard let last = open.last, last.name == name else {
          report(
            location, "'{{/\(name)}}' closes nothing",
            open.last.map { "Open is '\($0.name)', from line \($0.location.line ?? 0)." },
            open.last.map { "write '{{/\($0.name)}}'" })
          return top
        }
        open.removeLast()
        add(TemplateTag(content: last.make(last.children), location: last.location))
      case "!": break
      default: break
      }
    }
    if let last = open.last {
      report(
        last.location, "'\(last.name)' is opened here and never closed", nil,
        "write '{{/\(last.name)}}'")
    }
    return top
  }

  private static func inherited(_ name: String, _ children: [TemplateTag]) -> TemplateTag.Content {
    var blocks: [String: [TemplateTag]] = [:]
    for child in children {
      if case .block(let name, let tags) = child.content { blocks[name] = tags }
    }
    return .inherited(name, blocks: blocks)
  }

  private mutating func report(
    _ location: SourceLocation, _ message: String, _ explanation: String?, _ suggestion: String?
  ) {
    diagnostics.append(
      Diagnostic(
        "template-syntax", at: location, message, explanation: explanation, suggestion: suggestion))
  }
}

// MARK: Single tags

extension TemplateScanner {
  private struct RawTag {
    var kind: Unicode.Scalar?
    var name: String
  }

  /// Moves past the next tag; the location is that of its name.
  private mutating func nextTag() -> (RawTag, SourceLocation)? {
    while index < text.count, !at("{{") { advance() }
    guard index < text.count else { return nil }
    let start = SourceLocation(file: file, line: line, column: column, length: 2)
    advance(2)
    var kind: Unicode.Scalar?
    if index < text.count, "{&#^$</>!=%".unicodeScalars.contains(text[index]) {
      kind = text[index]
      advance()
    }
    if kind == "!" {
      while index < text.count, !at("}}") { advance() }
      advance(2)
      return (RawTag(kind: kind, name: ""), start)
    }
    if let kind, "=%".unicodeScalars.contains(kind) {
      report(
        start, "'{{\(kind)' is not used in templates here",
        kind == "%" ? "It could turn escaping off." : nil, nil)
      return (RawTag(kind: kind, name: ""), start)
    }
    skipSpace()
    let (nameLine, nameColumn) = (line, column)
    var name = ""
    while index < text.count, !" \t\r\n{}".unicodeScalars.contains(text[index]) {
      name.unicodeScalars.append(text[index])
      advance()
    }
    skipSpace()
    guard at(kind == "{" ? "}}}" : "}}"), !name.isEmpty else {
      report(start, "the tag does not end", nil, "close it with '\(kind == "{" ? "}}}" : "}}")'")
      index = text.count
      return nil
    }
    advance(kind == "{" ? 3 : 2)
    return (
      RawTag(kind: kind, name: name),
      SourceLocation(
        file: file, line: nameLine, column: nameColumn, length: name.unicodeScalars.count)
    )
  }

  private func at(_ text: String) -> Bool { self.text[index...].starts(with: text.unicodeScalars) }

  private mutating func skipSpace() {
    while index < text.count, text[index].properties.isWhitespace { advance() }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < text.count {
      if text[index] == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
      index += 1
    }
  }
}
