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
    let diagnostic = Diagnostic(
      .wrongType, at: value.location, "\(found) stands where \(expected) is expected")
    return expected == "a list" ? diagnostic.withList(of: value) : diagnostic
  }

  /// A list of one is often written as that one; as a list it may need quotes, which is not known.
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

  /// A value that is no mapping; often only the space after a key's colon is missing.
  static func noMapping(_ value: Value) -> Diagnostic {
    let diagnostic = wrongType(value, expected: "a mapping")
    guard let scalar = value.scalar, scalar.style == .bare,
      let match = scalar.text.firstMatch(of: #/^([\w-]+)(?::| *= *)(\S)/#)
    else { return diagnostic }
    return diagnostic.suggesting("write '\(match.1): \(match.2)…'")
  }

  /// A text that a list has already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - location: Where it is repeated.
  ///   - first: Where it is first.
  /// - Returns: The fault.
  public static func repeated(
    _ text: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .repeatedTerm, at: location, "'\(text)' stands here twice",
      notes: [DiagnosticNote(at: first, "it stands here first")])
  }

  /// A key that a mapping has already.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: location, "the key '\(key)' stands twice",
      notes: [DiagnosticNote(at: first, "it stands here first")])
  }

  /// A key that means nothing here.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - known: The keys that mean something.
  ///   - advice: What to write in its place, if that is known.
  ///   - hint: What to suggest if no key is spelt alike.
  /// - Returns: The fault.
  public static func unknownKey(
    _ entry: MappingEntry, known: some Sequence<String>, advice: KeyAdvice? = nil,
    hint: String? = nil
  ) -> Diagnostic {
    let names = known.sorted()
    let diagnostic = Diagnostic(
      .unknownKey, at: entry.keyLocation, "the key '\(entry.key)' is not known here",
      explanation: names.isEmpty ? nil : "Known are: \(names.joined(separator: ", "))."
    )
    switch advice {
    case .called(let key):
      return diagnostic.replacing(entry.key, with: key, suggestion: "here this is called '\(key)'")
    case .instead(let words):
      return diagnostic.suggesting("here there is no '\(entry.key)'; \(words)")
    case nil:
      let near = diagnostic.suggesting(nearestTo: entry.key, in: names)
      guard let hint, near.suggestion == nil else { return near }
      return diagnostic.suggesting(hint)
    }
  }

  /// A word that is none of those possible here.
  public static func unknownWord(
    _ word: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord, at: location, "'\(word)' is not known here",
      explanation: known.isEmpty ? nil : "Possible are: \(known.joined(separator: ", "))."
    )
    .suggesting(nearestTo: word, in: known)
  }
}
