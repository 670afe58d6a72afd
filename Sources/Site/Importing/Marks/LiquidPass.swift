import Diagnostics

/// Replaces Liquid's tags and values by Markdown, as far as their meaning is known.
struct LiquidPass {
  private let source: ShortcodeText

  init(_ source: ShortcodeText) { self.source = source }

  /// Replaces the marks of a text; unknown ones are shown as code.
  func replace(in text: inout TrackedText) {
    guard text.bytes.first("{%", from: 0) != nil || text.bytes.first("{{", from: 0) != nil else {
      return
    }
    let marks = LiquidMarks.marks(in: text.bytes)
    let prose = Prose(text)
    var edits: [TextEdit] = []
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      index += 1
      if mark.kind == .opening, ["highlight", "comment"].contains(mark.name),
        let end = marks[index...].firstIndex(where: { $0.kind == .closing && $0.name == mark.name })
      {
        let whole = mark.range.lowerBound..<marks[end].range.upperBound
        let inner = text.string(mark.range.upperBound..<marks[end].range.lowerBound)
        edits.append(TextEdit(whole, mark.name == "comment" ? "" : code(mark, inner, whole, text)))
        index = end + 1
      } else if let edit = edit(mark, text, prose) {
        edits.append(edit)
      }
    }
    text.apply(edits)
  }

  private func code(
    _ mark: LiquidMark, _ inner: String, _ whole: Range<Int>, _ text: TrackedText
  ) -> String {
    let language = String(mark.text.prefix { !$0.isWhitespace })
    let raw = inner.trimmedLines.replacing(#/\{%-?\s*(?:end)?raw\s*-?%\}/#, with: "")
    let block = QuotedCode.block(raw, language: language)
    // Inside a list, the code is indented like the tag.
    let prefix = text.bytes.lineStart(whole.lowerBound)..<whole.lowerBound
    guard text.bytes.isBlank(prefix), !prefix.isEmpty else { return block }
    return block.hanging(by: text.string(prefix))
  }

  private func edit(_ mark: LiquidMark, _ text: TrackedText, _ prose: Prose) -> TextEdit? {
    let isCode = prose.isCode(at: mark.range.lowerBound)
    switch mark.kind {
    case .raw(let inner):
      let shown = text.string(inner)
      let isBlock = shown.contains("\n")
      return TextEdit(
        mark.range,
        isCode || isBlock || !shown.contains("{") || Self.isQuoted(shown)
          ? shown : QuotedCode.span(shown))
    case .value:
      if let value = LiquidValue(mark.text, source).text { return TextEdit(mark.range, value) }
    case .tag:
      if let replacement = replacement(mark) { return TextEdit(mark.range, replacement) }
    case .opening, .closing: break
    }
    // In code, the mark may be an example and is kept; elsewhere Liquid would have replaced it.
    guard !isCode else { return nil }
    let kept = KeptMark(mark.range, in: text)
    if mark.kind != .closing {
      source.log.report(
        .markKept, at: text.location(mark.range.lowerBound),
        mark.kind == .value
          ? "unknown value '\(mark.text)'"
          : "the tag '\(mark.name)' is kept as it is written",
        explanation: kept.explanation,
        suggestion: mark.kind == .value ? nil : "put it into a template or a directive")
    }
    return kept.edit
  }

  /// Indicates whether raw text contains code already.
  private static func isQuoted(_ text: String) -> Bool { text.contains("`") }

  private func replacement(_ mark: LiquidMark) -> String? {
    switch mark.name {
    case "post_url": return LinkMarks.reference("_posts/" + mark.text)
    case "link": return LinkMarks.reference("/" + String(mark.text.drop { $0 == "/" }))
    case "seo", "feed_meta": return ""
    case "gist", "youtube", "vimeo", "tweet", "twitter":
      var arguments = ShortcodeArguments()
      for word in mark.text.split(whereSeparator: \.isWhitespace) {
        arguments.add(nil, String(word).replacing("\"", with: ""))
      }
      let call = ShortcodeCall(name: mark.name, arguments: arguments, inner: nil)
      return UsualShortcodes.replacement(call)?.text
    default: return nil
    }
  }
}

/// The value of a Liquid expression with filters.
struct LiquidValue {
  /// The value; `nil` if it is unknown before the site is built.
  let text: String?

  /// Evaluates an expression such as `"/about/" | relative_url`.
  init(_ expression: String, _ source: ShortcodeText) {
    let parts = Self.split(expression)
    var value = parts.first.flatMap { Self.value($0, source) }
    for filter in parts.dropFirst() {
      let name = filter.prefix { $0.isLetter || $0 == "_" }
      let argument = filter.firstIndex(of: ":").map { filter[filter.index(after: $0)...].trimmed }
      let given = argument.flatMap { Self.value($0, source) }
      switch name {
      // The base URL does not matter: imported links begin at the root.
      case "relative_url", "absolute_url", "strip", "escape", "xml_escape", "uri_escape",
        "url_encode", "strip_newlines":
        break
      case "prepend" where given != nil: value = value.map { (given ?? "") + $0 }
      case "append" where given != nil: value = value.map { $0 + (given ?? "") }
      case "downcase": value = value?.lowercased()
      case "upcase": value = value?.uppercased()
      default: value = nil
      }
    }
    text = value
  }

  private static func value(_ name: String, _ source: ShortcodeText) -> String? {
    if let quote = name.first, "\"'".contains(quote), name.count > 1, name.last == quote {
      return String(name.dropFirst().dropLast())
    }
    switch name {
    case "site.baseurl", "site.url", "site.github.url": return ""
    case "site.title": return source.settings.title
    case "site.description": return source.settings.description
    case _ where name.hasPrefix("site."): return source.settings.values[String(name.dropFirst(5))]
    default:
      return name.hasPrefix("page.") ? source.value(named: String(name.dropFirst(5))) : nil
    }
  }

  /// Returns the parts between bars outside quotes.
  private static func split(_ expression: String) -> [String] {
    var parts = [""]
    var quote: Character?
    for character in expression {
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      if character == "|", quote == nil {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}
