public import Diagnostics

extension Fields {
  /// Returns the text of a required key.
  public func string(_ key: String) -> String {
    required(key)?.string(collector) ?? ""
  }

  /// Returns the text of a key, or the default if the key is missing.
  public func string(_ key: String, default standard: String) -> String {
    optionalString(key) ?? standard
  }

  /// Returns the text of a key, or `nil` if the key is missing.
  public func optionalString(_ key: String) -> String? {
    optional(key)?.string(collector)
  }

  /// Returns the whole number of a required key, which must be within bounds.
  public func int(_ key: String, in bounds: ClosedRange<Int> = .min ... .max) -> Int {
    required(key)?.int(in: bounds, collector) ?? bounds.lowerBound
  }

  /// Returns a whole number within bounds, or the default if the key is missing.
  public func int(
    _ key: String, in bounds: ClosedRange<Int> = .min ... .max, default standard: Int
  ) -> Int {
    optionalInt(key, in: bounds) ?? standard
  }

  /// Returns a whole number within bounds, or `nil` if the key is missing.
  public func optionalInt(_ key: String, in bounds: ClosedRange<Int> = .min ... .max) -> Int? {
    optional(key)?.int(in: bounds, collector)
  }

  /// Returns `true` or `false`, or the default if the key is missing.
  public func bool(_ key: String, default standard: Bool = false) -> Bool {
    optional(key)?.bool(collector) ?? standard
  }

  /// Returns one of several words, or `nil` if the key is missing.
  public func optionalChoice(_ key: String, of words: [String]) -> String? {
    optional(key)?.choice(of: words, collector)
  }

  /// Returns the enumeration case for a key's raw value, or `standard` if the key is missing.
  public func oneOf<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, default standard: Choice
  ) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    return optionalChoice(key, of: words).flatMap(Choice.init(rawValue:)) ?? standard
  }

  /// Returns the enumeration case for a required key's raw value; `nil` after an error.
  public func oneOf<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, as type: Choice.Type = Choice.self
  ) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    return required(key)?.choice(of: words, collector).flatMap(Choice.init(rawValue:))
  }

  // MARK: Lists and mappings

  /// Returns the list of a required key.
  public func list(_ key: String) -> [Value] {
    required(key)?.list(collector) ?? []
  }

  /// Returns a list, or `nil` if the key is missing.
  public func optionalList(_ key: String) -> [Value]? {
    optional(key)?.list(collector)
  }

  /// Returns a list of texts; empty if the key is missing.
  public func strings(_ key: String) -> [String] {
    texts(key).map(\.text)
  }

  /// Returns a list of distinct known words with their locations, or `nil` if the key is missing.
  public func optionalChoices(
    _ key: String, of words: [String]
  ) -> [LocatedText]? {
    guard let values = optionalList(key) else { return nil }
    var locations: [String: SourceLocation] = [:]
    return values.compactMap { value -> LocatedText? in
      guard let word = value.choice(of: words, collector) else { return nil }
      if let first = locations[word] {
        collector.report(.repeated(word, at: value.location, first: first))
        return nil
      }
      locations[word] = value.location
      return LocatedText(word, at: value.location)
    }
  }

  /// Returns the distinct enumeration cases in a list of raw values; empty if the key is missing.
  public func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> [Choice] {
    let words = Choice.allCases.map(\.rawValue)
    return (optionalChoices(key, of: words) ?? []).compactMap { Choice(rawValue: $0.text) }
  }

  /// Returns the result of `read` for a mapping, or `nil` if the key is missing.
  public func optionalMapping<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> Result? {
    optional(key)?.decode(reportingTo: collector, read)
  }

  /// Returns the results of `read` for a list of mappings; empty if the key is missing.
  public func mappings<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> [Result] {
    (optionalList(key) ?? []).compactMap { $0.decode(reportingTo: collector, read) }
  }
}

/// A text in a file, and its location.
public struct LocatedText: Hashable, Sendable {
  /// The text, as read.
  public let text: String
  /// The location of the value.
  public let location: SourceLocation

  /// Creates a text with its location.
  public init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension Fields {
  /// Returns the text of a required key with its location; after an error, an empty text, possibly
  /// at the location of the whole mapping.
  public func text(_ key: String) -> LocatedText {
    let value = required(key)
    return LocatedText(
      value?.string(collector) ?? "", at: value?.location ?? self.value.location)
  }

  /// Returns a list of texts with their locations, or `nil` if the key is missing.
  public func optionalTexts(_ key: String) -> [LocatedText]? {
    optionalList(key)?.compactMap { value in
      value.string(collector).map { LocatedText($0, at: value.location) }
    }
  }

  /// Returns a list of texts with their locations; empty if the key is missing.
  public func texts(_ key: String) -> [LocatedText] { optionalTexts(key) ?? [] }

  /// Returns the location of a key's value, if there is one, and marks the key as known.
  public func location(of key: String) -> SourceLocation? { optional(key)?.location }
}
