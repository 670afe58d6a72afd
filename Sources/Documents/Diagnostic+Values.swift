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
      "wrong-type", at: value.location, "\(found) stands where \(expected) is expected",
      suggestion: suggestion(for: value, expected: expected))
  }

  /// A list of one is often written as that one.
  private static func suggestion(for value: Value, expected: String) -> String? {
    guard expected == "a list", let scalar = value.scalar, !scalar.isMissing else { return nil }
    return "write it as '[\(scalar.text)]'"
  }

  /// What is no mapping; often only the space after a key's colon is missing.
  static func noMapping(_ value: Value) -> Diagnostic {
    let fault = wrongType(value, expected: "a mapping")
    guard let scalar = value.scalar, scalar.style == .bare,
      let match = scalar.text.firstMatch(of: #/^([\w-]+)(?::| *= *)(\S)/#)
    else { return fault }
    return Diagnostic(
      fault.id, at: fault.location, fault.message,
      suggestion: "write '\(match.1): \(match.2)…'")
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
