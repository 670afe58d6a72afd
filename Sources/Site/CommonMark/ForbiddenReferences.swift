import Diagnostics

/// References such as `&#1;` to characters that no page or feed can hold.
struct ForbiddenReferences {
  /// Those of a text as faults, first to last; also those that it shows as code, since the HTML
  /// does not say which of them it has.
  let diagnostics: [Diagnostic]

  /// Looks for them in a text whose HTML holds such a character.
  ///
  /// - Complexity: O(*n*).
  init(_ markdown: String, file: String, firstLine: Int) {
    let lines = TextLines(markdown)
    diagnostics = (1...lines.count).flatMap { number in
      let line = String(decoding: lines[number], as: UTF8.self)
      let references = line.matches(of: #/&#(?:[xX]([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/#)
      return references.compactMap { match -> Diagnostic? in
        let value = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
        guard let value, let scalar = Unicode.Scalar(value), value > 0,
          String.isForbidden(scalar)
        else { return nil }
        return Diagnostic(
          .controlCharacter,
          at: SourceLocation(
            file: file, line: number + firstLine - 1,
            column: line[..<match.range.lowerBound].unicodeScalars.count + 1,
            length: match.output.0.unicodeScalars.count),
          "'\(match.output.0)' stands for a character that no page can hold",
          suggestion: "delete it")
      }
    }
  }
}
