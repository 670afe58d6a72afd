/// Writes diagnostics for people, each with the line of source it is about.
public struct TextRenderer {
  private let colour: Bool
  private let source: (String) -> String?

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - colour: Whether to use the colours of a terminal.
  ///   - source: Gives the text of a file by the path that stands in a location; `nil` leaves the
  ///     line of source out.
  public init(colour: Bool = false, source: @escaping (String) -> String? = { _ in nil }) {
    self.colour = colour
    self.source = source
  }

  /// All diagnostics in order, with an empty line between any two, and a line's end after the last.
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
      result.append("  " + paint("-->", .quiet) + " \(location)")
      if let range = location.range, let line = lines.line(range.start.line, of: location.file) {
        result += excerpt(line, range, diagnostic.severity)
      }
    }
    if let suggestion = diagnostic.suggestion { result.append("  = " + suggestion) }
    return result
  }

  private func excerpt(_ line: String, _ range: SourceRange, _ severity: Severity) -> [String] {
    let excerpt = SourceExcerpt(range, in: line)
    let number = String(excerpt.number)
    let margin = String(repeating: " ", count: number.count)
    let marks = paint(excerpt.marks, severity.style)
    return [
      "  \(paint("\(number) |", .quiet)) \(line)",
      "  \(paint("\(margin) |", .quiet)) \(excerpt.indent)\(marks)",
    ]
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private struct LineCache {
    let source: (String) -> String?
    var files: [String: TextLines?] = [:]

    mutating func line(_ number: Int, of file: String) -> String? {
      let lines = files[file] ?? source(file).map { TextLines($0) }
      files.updateValue(lines, forKey: file)
      return lines?.text(ofLine: number)
    }
  }
}

/// How a terminal shows a piece of text: the number of ECMA-48's "select graphic rendition".
private enum Style: String {
  case strong = "1"
  case quiet = "2"
  case red = "1;31"
  case yellow = "1;33"
  case blue = "1;34"
}

extension Severity {
  fileprivate var style: Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
