/// Renders diagnostics for the terminal, each with the source line that it refers to.
public struct TextRenderer {
  private let colour: Bool
  private let source: (String) -> String?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - colour: Whether to use terminal colours.
  ///   - source: Returns the text of a file, given the path in a location; if `nil`, the source
  ///     line is left out.
  public init(colour: Bool = false, source: @escaping (String) -> String? = { _ in nil }) {
    self.colour = colour
    self.source = source
  }

  /// Returns all diagnostics in order, separated by empty lines and ending in a line feed.
  public func render(_ diagnostics: some Sequence<Diagnostic>) -> String {
    var lines = LineCache(source: source)
    return diagnostics.sorted()
      .map { render($0, &lines).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func render(_ diagnostic: Diagnostic, _ lines: inout LineCache) -> [String] {
    let severity = paint(diagnostic.severity.rawValue + ":", diagnostic.severity.style)
    var result = ["\(severity) \(paint(diagnostic.message, .strong)) [\(diagnostic.id)]"]
    if let explanation = diagnostic.explanation { result.append("  " + explanation) }
    if let location = diagnostic.location {
      result += excerpt(location, diagnostic.severity, &lines)
    }
    if let suggestion = diagnostic.suggestion { result.append("  = " + suggestion) }
    for note in diagnostic.notes {
      result.append("  \(paint("note:", Severity.note.style)) \(note.message)")
      result += excerpt(note.location, .note, &lines)
    }
    return result
  }

  /// Returns a location, and the source line below it.
  private func excerpt(
    _ location: SourceLocation, _ severity: Severity, _ lines: inout LineCache
  ) -> [String] {
    let heading = "  " + paint("-->", .quiet) + " \(location)"
    guard let range = location.range, let lines = lines.lines(of: location.file),
      let excerpt = SourceExcerpt(range, in: lines)
    else { return [heading] }
    let number = String(excerpt.number)
    let margin = String(repeating: " ", count: number.count)
    let marks = paint(excerpt.marks, severity.style)
    return [
      heading,
      "  \(paint("\(number) |", .quiet)) \(excerpt.line)",
      "  \(paint("\(margin) |", .quiet)) \(excerpt.indent)\(marks)",
    ]
  }

  private func paint(_ text: String, _ style: TerminalStyle) -> String {
    colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private struct LineCache {
    let source: (String) -> String?
    var files: [String: TextLines?] = [:]

    mutating func lines(of file: String) -> TextLines? {
      let lines = files[file] ?? source(file).map { TextLines($0) }
      files.updateValue(lines, forKey: file)
      return lines
    }
  }
}

/// A terminal style for a piece of text, as a parameter of "select graphic rendition" in ECMA-48.
private enum TerminalStyle: String {
  case strong = "1"
  case quiet = "2"
  case red = "1;31"
  case yellow = "1;33"
  case blue = "1;34"
}

extension Severity {
  fileprivate var style: TerminalStyle {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
