/// A value of Liquid's that a text names, with its filters.
struct LiquidValue {
  /// The kind; `nil` if that is not known before the site is built.
  let text: String?

  /// Reads an expression such as `"/about/" | relative_url`.
  init(_ expression: String, _ source: ShortcodeText) {
    let parts = Self.split(expression)
    var value = parts.first.flatMap { Self.value($0, source) }
    for filter in parts.dropFirst() {
      let name = filter.prefix { $0.isLetter || $0 == "_" }
      let argument = filter.firstIndex(of: ":").map { filter[filter.index(after: $0)...].trimmed }
      let given = argument.flatMap { Self.value($0, source) }
      switch name {
      // The site's own address does not matter here: links lead from its root.
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

  /// The parts between bars outside quotes.
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
