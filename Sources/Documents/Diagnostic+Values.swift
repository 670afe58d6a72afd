public import Diagnostics

extension Diagnostic {
  /// A value of the wrong shape, for instance a list where a text is expected.
  public static func wrongType(_ value: Value, expected: String) -> Diagnostic {
    let found =
      switch value.scalar {
      case .some(let scalar) where scalar.isMissing: "nothing"
      case .some(let scalar):
        scalar.style == .quoted ? "the text \"\(scalar.text)\"" : "'\(scalar.text)'"
      case .none: value.kind
      }
    return Diagnostic(
      "wrong-type", at: value.location, "\(found) stands where \(expected) is expected")
  }

  /// A key that means nothing here.
  public static func unknownKey(
    _ entry: Value.Entry, known: some Sequence<String>
  ) -> Diagnostic {
    let names = known.sorted()
    return Diagnostic(
      "unknown-key", at: entry.keyLocation, "the key '\(entry.key)' is not known here",
      explanation: names.isEmpty ? nil : "Known are: \(names.joined(separator: ", ")).",
      suggestion: NearMiss.suggestion(for: entry.key, in: names))
  }

  /// A word that is none of those possible here.
  public static func unknownWord(
    _ word: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      "unknown-word", at: location, "'\(word)' is not known here",
      explanation: known.isEmpty ? nil : "Possible are: \(known.joined(separator: ", ")).",
      suggestion: NearMiss.suggestion(for: word, in: known))
  }
}
