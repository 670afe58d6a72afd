import Diagnostics
import Yams

extension YAMLSyntaxError {
  /// Returns the bracket or brace that is open where the parser gave up, unless closed later.
  ///
  /// The context is a list or a mapping, which begins with the bracket, or a value inside one.
  func openBracket(
    in context: YamlError.Context, before mark: Mark
  ) -> (position: SourcePosition, opening: Unicode.Scalar)? {
    guard context.text.contains("flow") else { return nil }
    let position =
      context.text.contains("node")
      ? innermostBracket(before: mark)
      : SourcePosition(line: context.mark.line, column: context.mark.column)
    guard let position else { return nil }
    let rest = scalars(from: position)
    guard let opening = rest.first, Self.closing[opening] != nil, !Self.isClosed(rest) else {
      return nil
    }
    return (position, opening)
  }

  /// The closing bracket or brace for each opening one.
  static let closing: [Unicode.Scalar: Unicode.Scalar] = ["[": "]", "{": "}"]

  /// Returns the nearest bracket before a position that is not closed before it.
  private func innermostBracket(before mark: Mark) -> SourcePosition? {
    var depth = 0
    for line in (1...max(1, mark.line)).reversed() where lines.indices.contains(line - 1) {
      let scalars = Array(lines[line - 1].unicodeScalars)
      let end = line == mark.line ? min(mark.column - 1, scalars.count) : scalars.count
      for column in (0..<max(0, end)).reversed() {
        switch scalars[column] {
        case "]", "}": depth += 1
        case "[", "{":
          if depth == 0 { return SourcePosition(line: line, column: column + 1) }
          depth -= 1
        default: break
        }
      }
    }
    return nil
  }

  private func scalars(from position: SourcePosition) -> [Unicode.Scalar] {
    guard lines.indices.contains(position.line - 1) else { return [] }
    let rest = lines[(position.line - 1)...].joined(separator: "\n").unicodeScalars
    return Array(rest.dropFirst(position.column - 1))
  }

  /// Indicates whether the bracket at the start of a text is closed in it.
  private static func isClosed(_ scalars: [Unicode.Scalar]) -> Bool {
    var depth = 0
    var quote: Unicode.Scalar?
    var isComment = false
    var last: Unicode.Scalar = " "
    for scalar in scalars {
      defer { last = last == "\\" && scalar == "\\" ? " " : scalar }
      if isComment {
        isComment = scalar != "\n"
      } else if let open = quote {
        if scalar == open, open == "'" || last != "\\" { quote = nil }
      } else {
        switch scalar {
        case "[", "{": depth += 1
        case "]", "}": depth -= 1
        case "\"", "'": if " \n[{,:".unicodeScalars.contains(last) { quote = scalar }
        case "#": isComment = last == " " || last == "\n"
        default: break
        }
        if depth == 0 { return true }
      }
    }
    return false
  }
}
