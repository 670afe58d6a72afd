import Diagnostics
import Documents
import Trace

/// Reads a direction: `role -> role (p, w)`, `role ~> role`, `role -> role (only method)`.
///
/// Roles are spelt as in the vocabulary. `→` may replace `->`, and `⇢` may replace `~>`.
struct DirectionReader {
  private let text: [Character]
  private let location: SourceLocation
  private let roles: RoleReader
  private let collector: DiagnosticCollector

  /// Reads an element of a contract's `directions`.
  static func read(_ value: Value, _ roles: RoleReader, _ collector: DiagnosticCollector)
    -> Direction?
  {
    guard let text = value.string(collector) else { return nil }
    let isQuoted = value.scalar?.style == .quoted
    let start = value.location.range?.start ?? SourcePosition(line: 1, column: 1)
    let location = SourceLocation(
      file: value.location.file, line: start.line, column: start.column + (isQuoted ? 1 : 0))
    return DirectionReader(
      text: Array(text), location: location, roles: roles, collector: collector
    ).read()
  }

  private static let arrows: [(sign: [Character], kind: DirectionKind)] = [
    (["-", ">"], .command), (["→"], .command), (["~", ">"], .notification), (["⇢"], .notification),
  ]

  private func read() -> Direction? {
    guard let arrow = arrow() else {
      report(
        .directionArrow, 0..<text.count, "'\(String(text))' is not a direction",
        suggestion: "write 'role -> role' for commands, 'role ~> role' for notifications")
      return nil
    }
    let open = text.firstIndex(of: "(") ?? text.count
    let from = role(0..<arrow.range.lowerBound)
    let to = role(arrow.range.upperBound..<max(open, arrow.range.upperBound))
    let marks = qualifiers(open..<text.count, of: arrow.kind)
    guard let from, let to, let marks else { return nil }
    if from.family == .model, arrow.kind == .command, to.family != .model {
      report(
        .directionModel, 0..<text.count, "the model must not command another role",
        suggestion: "let it notify: 'model ~> \(to.rawValue)'")
    }
    return Direction(
      from: from, to: to, kind: arrow.kind, byProtocol: marks.byProtocol, weakly: marks.weakly,
      only: marks.only, location: sourceLocation(0..<text.count))
  }

  private func arrow() -> (range: Range<Int>, kind: DirectionKind)? {
    for index in text.indices {
      for arrow in Self.arrows where text[index...].starts(with: arrow.sign) {
        return (index..<index + arrow.sign.count, arrow.kind)
      }
    }
    return nil
  }

  private func role(_ range: Range<Int>) -> Role? {
    let range = trimmed(range)
    return roles.role(String(text[range]), at: sourceLocation(range))
  }

  private struct Marks {
    var byProtocol = false
    var weakly = false
    var only: [String] = []
  }

  private func qualifiers(_ range: Range<Int>, of kind: DirectionKind) -> Marks? {
    let range = trimmed(range)
    guard !range.isEmpty else { return Marks() }
    guard text[range.upperBound - 1] == ")" else {
      report(.directionOpen, range, "the direction does not end with ')'", suggestion: "write ')'")
      return nil
    }
    var marks = Marks()
    var start = range.lowerBound + 1
    for part in text[start..<range.upperBound - 1].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      let words = String(part).split(separator: " ").map(String.init)
      switch words.first {
      case "p" where words.count == 1 && kind == .command: marks.byProtocol = true
      case "w" where words.count == 1: marks.weakly = true
      case "only" where words.count > 1 && kind == .command: marks.only += words.dropFirst()
      default:
        report(
          .directionQualifier, trimmed(start..<start + part.count),
          "'\(words.joined(separator: " "))' is not a qualifier of \(kind.noun)",
          suggestion: kind.qualifiers)
        return nil
      }
      start += part.count + 1
    }
    return marks
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, text[low] == " " { low += 1 }
    while low < high, text[high - 1] == " " { high -= 1 }
    return low..<high
  }

  private func sourceLocation(_ range: Range<Int>) -> SourceLocation {
    SourceLocation(
      file: location.file, line: location.line ?? 1,
      column: (location.column ?? 1) + range.lowerBound, length: range.count)
  }

  private func report(
    _ id: DiagnosticID, _ range: Range<Int>, _ message: String, suggestion: String? = nil
  ) {
    collector.report(Diagnostic(id, at: sourceLocation(range), message, suggestion: suggestion))
  }
}

extension DirectionKind {
  fileprivate var noun: String {
    switch self {
    case .command: "a command"
    case .notification: "a notification"
    }
  }

  fileprivate var qualifiers: String {
    switch self {
    case .command: "use 'p' (by protocol), 'w' (held weakly) or 'only' with method names"
    case .notification: "use 'w' (held weakly)"
    }
  }
}
