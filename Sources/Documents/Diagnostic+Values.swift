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
    let fault = Diagnostic(
      .wrongType, at: value.location, "\(found) stands where \(expected) is expected")
    return expected == "a list" ? fault.withList(of: value) : fault
  }

  /// A list of one is often written as that one; as a list it may need quotes, which is not known.
  private func withList(of value: Value) -> Diagnostic {
    guard let scalar = value.scalar, !scalar.isMissing else { return self }
    let list = "[\(scalar.text)]"
    let suggestion = "write it as '\(list)'"
    let isWord = scalar.text.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
    guard scalar.style == .bare, isWord else {
      return Diagnostic(id, at: location, message, suggestion: suggestion)
    }
    return replacing(scalar.text, with: list, suggestion: suggestion)
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

  /// A key that means nothing here; another may be called for what it means.
  public static func unknownKey(
    _ entry: MappingEntry, known: some Sequence<String>, meant: String? = nil
  ) -> Diagnostic {
    let names = known.sorted()
    let fault = Diagnostic(
      .unknownKey, at: entry.keyLocation, "the key '\(entry.key)' is not known here",
      explanation: names.isEmpty ? nil : "Known are: \(names.joined(separator: ", "))."
    )
    if let meant {
      return fault.replacing(entry.key, with: meant, suggestion: "here this is called '\(meant)'")
    }
    return fault.suggesting(nearestTo: entry.key, in: names)
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
