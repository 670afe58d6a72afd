public import Diagnostics

extension PatternPair {
  /// The pair that a text is named after.
  ///
  /// - Parameters:
  ///   - name: The text's name, such as `mvvm-flux`.
  ///   - pairs: All pairs, in the order of the patterns.
  ///   - location: Where the name is; `nil` if in no file.
  ///   - way: How to name the text after a pair, as a suggestion.
  /// - Returns: The pair.
  /// - Throws: That there is no such pair.
  public static func named(
    _ name: String, among pairs: [PatternPair], at location: SourceLocation?,
    way: (PatternPair) -> String
  ) throws(DiagnosticError) -> PatternPair {
    if let pair = pairs.first(where: { $0.id == name }) { return pair }
    if let pair = pairs.first(where: { $0.reversed.id == name }) {
      throw DiagnosticError(
        Diagnostic(
          .unknownPattern, at: location, "'\(pair.second)' comes after '\(pair.first)'",
          explanation: "A pair is named in the order of the list of patterns.",
          suggestion: way(pair)))
    }
    throw DiagnosticError(
      Diagnostic(
        .unknownPattern, at: location, "'\(name)' names no two patterns",
        explanation: "The file is named after two patterns, with a hyphen between them."
      ).suggesting(nearestTo: name, in: pairs.map(\.id)))
  }
}
