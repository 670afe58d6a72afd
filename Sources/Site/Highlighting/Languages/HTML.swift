import HTMLTags

extension CodeLanguage {
  /// HTML, by https://html.spec.whatwg.org/multipage/syntax.html, with scripts, styles, templates.
  static let html = CodeLanguage(
    ["html", "htm", "xhtml", "vue", "svelte", "mustache", "handlebars", "hbs"],
    reading: { $0.read { MarkupCode(cursor: $0, isHTML: true) } })

  /// XML, by https://www.w3.org/TR/xml/.
  static let xml = CodeLanguage(
    ["xml", "svg", "rss", "atom", "xsd", "xsl", "xslt", "plist", "xaml"],
    reading: { $0.read { MarkupCode(cursor: $0, isHTML: false) } })
}

/// Tokenizes tags and the text between them.
private struct MarkupCode: CodeReader {
  var cursor: CodeCursor
  let isHTML: Bool
  var quotes = QuoteFinder(escapes: false, isMultiline: true)

  mutating func read() {
    while !cursor.isAtEnd {
      switch cursor.byte {
      case "<" where readMarkup(): continue
      case "&": readReference()
      case "{" where readTemplateComment(): continue
      default: cursor.position += 1
      }
    }
  }

  /// Reads markup that begins with `<`.
  private mutating func readMarkup() -> Bool {
    if cursor.has("<!--") { return cursor.readStretch(to: "-->", behind: 2, .comment) }
    if cursor.has("<![CDATA[") { return cursor.readStretch(to: "]]>", behind: 2, .string) }
    if cursor.has("<?") { return cursor.readStretch(to: "?>", behind: 2, .attribute) }
    if cursor.has("<!") {
      return cursor.byte(2).isLetter && cursor.readStretch(to: ">", behind: 2, .keyword)
    }
    let isEnd = cursor.byte(1) == "/"
    guard cursor.byte(isEnd ? 2 : 1).beginsName else { return false }
    readTag(cursor.position + (isEnd ? 2 : 1), isEnd: isEnd)
    return true
  }

  private mutating func readTemplateComment() -> Bool {
    isHTML && cursor.has("{{!") && cursor.readStretch(to: "}}", behind: 2, .comment)
  }

  private mutating func readReference() {
    let start = cursor.position
    let limit = min(start + 34, cursor.end)
    var end = start + (cursor.byte(1) == "#" ? 2 : 1)
    let name = end
    while end < limit, cursor.bytes[end].isLetterOrDigit { end += 1 }
    let isOne = end > name && end < limit && cursor.bytes[end] == ";"
    if isOne { cursor.add(.number, start..<end + 1) }
    cursor.position = isOne ? end + 1 : start + 1
  }

  // MARK: Tags

  private mutating func readTag(_ name: Int, isEnd: Bool) {
    let end = cursor.first(from: name) {
      !$0.isInName && $0 != "-" && $0 != ":" && $0 != "."
    }
    cursor.add(.keyword, name..<end)
    cursor.position = end
    let attributes = cursor.tokens.count
    guard readAttributes(), isHTML, !isEnd, end - name < 10 else { return }
    switch cursor.text(name..<end).lowercased() {
    case "script": readRaw("script", scriptLanguage(tokensFrom: attributes))
    case "style": readRaw("style", .style)
    default: break
    }
  }

  /// Reads attributes up to and including the `>`.
  private mutating func readAttributes() -> Bool {
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == "<" { return false }
      if byte.isSpace || byte == "}" {
        cursor.position += 1
      } else if byte == ">" {
        cursor.position += 1
        return cursor.byte(-2) != "/"
      } else if byte == "\"" || byte == "'" {
        // A quoted value without a name belongs to a template, or is a mistake.
        cursor.position = quotes.end(from: cursor.position, in: cursor) ?? cursor.position + 1
      } else if byte == "=" {
        readValue()
      } else if byte.beginsName || byte == ":" || byte == "@" {
        readName()
      } else {
        cursor.position = cursor.first(from: cursor.position + 1) { byte in
          byte.isSpace || byte == ">" || byte == "<" || byte == "=" || byte == "/" || byte == "\""
            || byte == "'" || byte == "}"
        }
      }
    }
    return false
  }

  private mutating func readName() {
    let start = cursor.position
    cursor.position = cursor.first(from: start + 1) {
      !$0.isInName && $0 != "-" && $0 != ":" && $0 != "." && $0 != "@"
    }
    cursor.add(.attribute, from: start)
  }

  private mutating func readValue() {
    let start = cursor.first(from: cursor.position + 1) { !$0.isSpace }
    cursor.position = start
    guard start < cursor.end else { return }
    if cursor.byte == "\"" || cursor.byte == "'" {
      guard let end = quotes.end(from: start, in: cursor) else {
        cursor.position += 1
        return
      }
      cursor.position = end
    } else {
      cursor.position = cursor.first(from: start) { $0.isSpace || $0 == ">" || $0 == "<" }
    }
    cursor.add(.string, from: start)
  }

  // MARK: Scripts and styles

  private enum RawLanguage {
    case script(GrammarTables)
    case style, none
  }

  /// Returns the language that the attributes of a `script` specify.
  private func scriptLanguage(tokensFrom first: Int) -> RawLanguage {
    let tokens = cursor.tokens[first...]
    guard let name = tokens.firstIndex(where: { cursor.text($0.range) == "type" }),
      name + 1 < cursor.tokens.count, cursor.tokens[name + 1].range.count < 100
    else { return .script(CodeLanguage.javaScriptTables) }
    let type = cursor.text(cursor.tokens[name + 1].range).lowercased()
    if type.contains("json") || type.contains("importmap") {
      return .script(CodeLanguage.jsonTables)
    }
    return type.contains("javascript") || type.contains("module")
      ? .script(CodeLanguage.javaScriptTables) : .none
  }

  /// Reads up to the end tag of an element with raw content.
  private mutating func readRaw(_ name: String, _ language: RawLanguage) {
    cursor.read(cursor.position..<rawEnd(name)) { piece in
      switch language {
      case .script(let tables): piece.read(by: tables)
      case .style: piece.readCSS()
      case .none: break
      }
    }
  }

  private func rawEnd(_ name: String) -> Int {
    let name = Array(name.utf8)
    var index = cursor.position
    while let found = cursor.index(of: Array("</".utf8), from: index) {
      let end = found + 2 + name.count
      if end <= cursor.end, cursor.bytes[found + 2..<end].map(\.lowercased) == name { return found }
      index = found + 2
    }
    return cursor.end
  }
}
