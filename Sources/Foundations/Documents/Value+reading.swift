public import Diagnostics

extension Value {
  /// Returns the text, or reports an error and returns `nil` for a list, a mapping or nothing.
  public func string(_ collector: DiagnosticCollector) -> String? {
    guard let scalar, !scalar.isMissing else {
      collector.report(.wrongType(self, expected: "a text"))
      return nil
    }
    // Only quoted and block texts can contain control characters, through escapes.
    if scalar.style != .bare, scalar.text.holdsControlCharacters {
      collector.report(
        Diagnostic(
          .controlCharacter, at: location,
          "the text contains a control character, which is not allowed in a page",
          suggestion: "delete the escape sequence"))
      return nil
    }
    return scalar.text
  }

  /// Returns the whole number, or reports an error if it is quoted, out of bounds or not a number.
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
        Diagnostic(.outOfBounds, at: location, "expected \(expected), found \(number)"))
      return nil
    }
    return number
  }

  /// Returns the Boolean, or reports an error if the value is not an unquoted `true` or `false`.
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

  /// Other spellings of true and false, some of them from older versions of YAML.
  private static let booleans = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  /// Returns the word, or reports an error if it is unknown.
  public func choice(of words: [String], _ collector: DiagnosticCollector) -> String? {
    guard let word = string(collector) else { return nil }
    guard words.contains(word) else {
      collector.report(.unknownWord(word, at: location, known: words))
      return nil
    }
    return word
  }

  /// Returns the list's elements, or reports an error if the value is not a list.
  public func list(_ collector: DiagnosticCollector) -> [Value]? {
    guard let elements else {
      collector.report(.wrongType(self, expected: "a list"))
      return nil
    }
    return elements
  }
}
