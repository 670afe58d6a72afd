public import Diagnostics

extension Diagnostic {
  /// Returns the error for a value of the wrong type, for instance a list instead of a text.
  public static func wrongType(_ value: Value, expected: String) -> Diagnostic {
    let found =
      switch value.scalar {
      case .some(let scalar) where scalar.isMissing: "nothing"
      case .some(let scalar):
        scalar.style == .quoted ? "the text \"\(scalar.text)\"" : "'\(scalar.text)'"
      case .none: value.kind
      }
    let diagnostic = Diagnostic(
      .wrongType, at: value.location, "expected \(expected), found \(found)")
    return expected == "a list" ? diagnostic.withList(of: value) : diagnostic
  }

  /// Suggests a list of this value; only words are replaced, since other values may need quotes.
  private func withList(of value: Value) -> Diagnostic {
    guard let scalar = value.scalar, !scalar.isMissing else { return self }
    let isQuoted = scalar.style == .quoted && !scalar.text.contains { "\"\\".contains($0) }
    let list = isQuoted ? "[\"\(scalar.text)\"]" : "[\(scalar.text)]"
    let suggestion = "write it as '\(list)'"
    let isWord = scalar.text.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
    guard scalar.style == .bare, isWord else {
      return suggesting(suggestion)
    }
    return replacing(scalar.text, with: list, suggestion: suggestion)
  }

  /// Returns the error for a value other than a mapping; often a space after a colon is missing.
  static func noMapping(_ value: Value) -> Diagnostic {
    let diagnostic = wrongType(value, expected: "a mapping")
    guard let scalar = value.scalar, scalar.style == .bare,
      let match = scalar.text.firstMatch(of: #/^([\w-]+)(?::| *= *)(\S)/#)
    else { return diagnostic }
    return diagnostic.suggesting("write '\(match.1): \(match.2)…'")
  }

  /// Returns the error for a text that occurs twice in a list.
  public static func repeated(
    _ text: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .repeatedTerm, at: location, "'\(text)' is listed twice",
      notes: [DiagnosticNote(at: first, "first listed here")])
  }

  /// Returns the error for a key that occurs twice in a mapping.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: location, "duplicate key '\(key)'",
      notes: [DiagnosticNote(at: first, "first defined here")])
  }

  /// Returns the error for a key that has no meaning here, with the best suggestion: the advice, a
  /// known key that is spelt alike, or the hint.
  public static func unknownKey(
    _ entry: MappingEntry, known: some Sequence<String>, advice: KeyAdvice? = nil,
    hint: String? = nil
  ) -> Diagnostic {
    let names = known.sorted()
    let diagnostic = Diagnostic(
      .unknownKey, at: entry.keyLocation, "unknown key '\(entry.key)'",
      explanation: names.isEmpty ? nil : "Known keys: \(names.joined(separator: ", "))."
    )
    switch advice {
    case .called(let key):
      return diagnostic.replacing(entry.key, with: key, suggestion: "use '\(key)' instead")
    case .instead(let words):
      return diagnostic.suggesting("there is no key '\(entry.key)' here; \(words)")
    case nil:
      let near = diagnostic.suggesting(nearestTo: entry.key, in: names)
      guard let hint, near.suggestion == nil else { return near }
      return diagnostic.suggesting(hint)
    }
  }

  /// Returns the error for a word that is not among the possible ones.
  public static func unknownWord(
    _ word: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord, at: location, "unknown value '\(word)'",
      explanation: known.isEmpty ? nil : "Possible values: \(known.joined(separator: ", "))."
    )
    .suggesting(nearestTo: word, in: known)
  }
}
