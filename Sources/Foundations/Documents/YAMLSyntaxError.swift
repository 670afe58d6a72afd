import Diagnostics
import Yams

/// Describes errors of the YAML parser in terms that a writer understands.
struct YAMLSyntaxError {
  let file: String
  /// The number of lines of the file before the text.
  let lineOffset: Int
  let yaml: String
  let lines: [Substring]

  init(file: String, lineOffset: Int, yaml: String) {
    self.file = file
    self.lineOffset = lineOffset
    self.yaml = yaml
    lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func diagnostic(for error: YamlError) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return syntax(problem, context, mark)
    case .duplicatedKeysInMapping(let keys, let context):
      // The parser reports the first occurrence, not the repetition. This is the fallback for keys
      // that `DistinctKeys` cannot rename.
      let key = keys.first ?? ""
      return Diagnostic(
        .duplicateKey,
        at: location(
          context.mark.line, context.mark.column, length: key.unicodeScalars.count),
        "duplicate key '\(key)'",
        explanation: "It is first defined here, and again in the same mapping.")
    case .reader:
      return Diagnostic(
        .yamlSyntax, at: firstControlCharacter,
        "this is not YAML: unexpected control character", suggestion: "delete it")
    default:
      return Diagnostic(.yamlSyntax, at: SourceLocation(file: file), "this is not YAML: \(error)")
    }
  }

  private func syntax(_ problem: String, _ context: YamlError.Context?, _ mark: Mark) -> Diagnostic
  {
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    let before = String(line.unicodeScalars.prefix(mark.column - 1))
    var position = SourcePosition(line: mark.line, column: mark.column)
    var message = problem
    var explanation = context.map {
      "It happened \($0.text) that begins on line \($0.mark.line + lineOffset)."
    }
    var suggestion: String?
    switch problem {
    case "mapping values are not allowed in this context":
      message = "unexpected ':'"
      if before.contains(": ") {
        suggestion = "put a text that contains ': ' between quotes"
      } else {
        explanation =
          "This line is indented by mistake, or the line before it lacks a space after ':'."
      }
    case "found a tab character that violates indentation":
      suggestion = "indent with spaces"
    case "found character that cannot start any token":
      let mark = line.unicodeScalars.dropFirst(mark.column - 1).first.map(Character.init) ?? " "
      message = mark == "\t" ? "unexpected tab in the indentation" : "unexpected '\(mark)'"
      suggestion = mark == "\t" ? "indent with spaces" : "put the text between quotes"
    case "found unexpected end of stream":
      message = "the quotes that open here are not closed"
      explanation = nil
      if let opening = context?.mark {
        position = SourcePosition(line: opening.line, column: opening.column)
      }
    case "found undefined alias":
      suggestion = "put a text that begins with '*' between quotes"
    case "but found another document":
      message = "a second document begins here"
      explanation = nil
      suggestion = "delete the line '---'"
    case let text where text.hasPrefix("Maximum nesting level"):
      message = "lists and mappings are nested too deeply"
      explanation = nil
    default:
      guard let context, let open = openBracket(in: context, before: mark) else {
        if line.unicodeScalars.dropFirst(mark.column - 1).first == "[" {
          suggestion = "put a key that contains '[' between quotes"
        }
        break
      }
      message = "the \(open.opening == "[" ? "bracket" : "brace") that opens here is not closed"
      explanation = nil
      suggestion = Self.closing[open.opening].map { "close it with '\($0)'" }
      position = open.position
    }
    return Diagnostic(
      .yamlSyntax, at: location(position.line, position.column), "this is not YAML: \(message)",
      explanation: explanation, suggestion: suggestion)
  }
}

// MARK: Locations

extension YAMLSyntaxError {
  private func location(_ line: Int, _ column: Int, length: Int = 0) -> SourceLocation {
    SourceLocation(file: file, line: line + lineOffset, column: column, length: length)
  }

  private var firstControlCharacter: SourceLocation {
    let first = yaml.unicodeScalars.firstIndex { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...: false
      default: true
      }
    }
    guard let first else { return SourceLocation(file: file) }
    let start = yaml.utf8.distance(from: yaml.startIndex, to: first)
    return TextLines(yaml).location(of: start..<(start + 1), in: file, firstLine: lineOffset + 1)
  }
}
