public import Diagnostics

extension Value {
  /// The text, or a fault and `nil` if it is a list, a mapping or nothing.
  public func string(_ collector: DiagnosticCollector) -> String? {
    guard let scalar, !scalar.isMissing else {
      collector.report(.wrongType(self, expected: "a text"))
      return nil
    }
    // Only what is quoted can have escapes for them.
    if scalar.style != .bare, scalar.text.holdsControlCharacters {
      collector.report(
        Diagnostic(
          .controlCharacter, at: location,
          "the text has a control character in it, which no page can hold",
          suggestion: "take the escape out"))
      return nil
    }
    return scalar.text
  }

  /// The whole number, or a fault and `nil` if it is none, quoted, or out of bounds.
  public func int(in bounds: ClosedRange<Int> = .min ... .max, _ collector: DiagnosticCollector)
    -> Int?
  {
    guard let scalar, scalar.style == .bare, let number = Int(scalar.text) else {
      let diagnostic = Diagnostic.wrongType(self, expected: "a whole number")
      let isQuoted = scalar.flatMap { Int($0.text) } != nil
      collector.report(isQuoted ? diagnostic.suggesting("write it without quotes") : diagnostic)
      return nil
    }
    guard bounds.contains(number) else {
      let expected =
        switch (bounds.lowerBound, bounds.upperBound) {
        case (let low, .max): "a whole number from \(low)"
        case (.min, let high): "a whole number up to \(high)"
        case (let low, let high): "a whole number from \(low) to \(high)"
        }
      collector.report(
        Diagnostic(.outOfBounds, at: location, "\(number) is not \(expected)"))
      return nil
    }
    return number
  }

  /// The Boolean, or a fault and `nil` if it is neither `true` nor `false` without quotes.
  public func bool(_ collector: DiagnosticCollector) -> Bool? {
    guard let scalar, scalar.style == .bare, let boolean = Bool(scalar.text) else {
      let diagnostic = Diagnostic.wrongType(self, expected: "true or false")
      let boolean = scalar.flatMap { Self.booleans[$0.text.lowercased()] }
      collector.report(
        boolean.map { diagnostic.suggesting("write '\($0)', without quotes") } ?? diagnostic)
      return nil
    }
    return boolean
  }

  /// The other words for true and false; some of them are that in older YAML.
  private static let booleans = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  /// The word, or a fault and `nil` if it is none of those known.
  public func choice(of words: [String], _ collector: DiagnosticCollector) -> String? {
    guard let word = string(collector) else { return nil }
    guard words.contains(word) else {
      collector.report(.unknownWord(word, at: location, known: words))
      return nil
    }
    return word
  }

  /// The list's elements, or a fault and `nil` if it is none.
  public func list(_ collector: DiagnosticCollector) -> [Value]? {
    guard let elements else {
      collector.report(.wrongType(self, expected: "a list"))
      return nil
    }
    return elements
  }
}
