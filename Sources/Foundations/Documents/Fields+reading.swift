public import Diagnostics

extension Fields {
  /// A text that must be there.
  public func string(_ key: String) -> String {
    required(key)?.string(collector) ?? ""
  }

  /// A text, or the default if the key is not there.
  public func string(_ key: String, default standard: String) -> String {
    optionalString(key) ?? standard
  }

  /// A text, if the key is there.
  public func optionalString(_ key: String) -> String? {
    optional(key)?.string(collector)
  }

  /// A whole number within bounds that must be there.
  public func int(_ key: String, in bounds: ClosedRange<Int> = .min ... .max) -> Int {
    required(key)?.int(in: bounds, collector) ?? bounds.lowerBound
  }

  /// A whole number within bounds, or the default if the key is not there.
  public func int(
    _ key: String, in bounds: ClosedRange<Int> = .min ... .max, default standard: Int
  ) -> Int {
    optionalInt(key, in: bounds) ?? standard
  }

  /// A whole number within bounds, if the key is there.
  public func optionalInt(_ key: String, in bounds: ClosedRange<Int> = .min ... .max) -> Int? {
    optional(key)?.int(in: bounds, collector)
  }

  /// `true` or `false`, or the default if the key is not there.
  public func bool(_ key: String, default standard: Bool = false) -> Bool {
    optional(key)?.bool(collector) ?? standard
  }

  /// One of several words, if the key is there.
  public func optionalChoice(_ key: String, of words: [String]) -> String? {
    optional(key)?.choice(of: words, collector)
  }

  /// One of an enumeration's cases by its raw value, or `standard` if the key is not there.
  public func oneOf<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, default standard: Choice
  ) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    return optionalChoice(key, of: words).flatMap(Choice.init(rawValue:)) ?? standard
  }

  /// One of an enumeration's cases by its raw value that must be there.
  ///
  /// - Returns: The case; `nil` only where a fault has been reported.
  public func oneOf<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, as type: Choice.Type = Choice.self
  ) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    return required(key)?.choice(of: words, collector).flatMap(Choice.init(rawValue:))
  }

  // MARK: Lists and mappings

  /// A list that must be there.
  public func list(_ key: String) -> [Value] {
    required(key)?.list(collector) ?? []
  }

  /// A list, if the key is there.
  public func optionalList(_ key: String) -> [Value]? {
    optional(key)?.list(collector)
  }

  /// A list of texts; none if the key is not there.
  public func strings(_ key: String) -> [String] {
    texts(key).map(\.text)
  }

  /// A list of known words, none of them twice, with the place of each, if the key is there.
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

  /// A list of an enumeration's cases by their raw values, none of them twice; none if the key is
  /// not there.
  public func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> [Choice] {
    let words = Choice.allCases.map(\.rawValue)
    return (optionalChoices(key, of: words) ?? []).compactMap { Choice(rawValue: $0.text) }
  }

  /// A mapping read by `read`, if the key is there.
  public func optionalMapping<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> Result? {
    optional(key)?.decode(reportingTo: collector, read)
  }

  /// A list of mappings, each read by `read`; none if the key is not there.
  public func mappings<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> [Result] {
    (optionalList(key) ?? []).compactMap { $0.decode(reportingTo: collector, read) }
  }
}

/// A text of a file, and its place.
public struct LocatedText: Hashable, Sendable {
  /// The text, as it was read.
  public let text: String
  /// The place of the value.
  public let location: SourceLocation

  /// Creates a text and its place.
  public init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension Fields {
  /// A text that must be there, with its place; with that of the mapping where a fault was
  /// reported.
  public func text(_ key: String) -> LocatedText {
    let value = required(key)
    return LocatedText(
      value?.string(collector) ?? "", at: value?.location ?? self.value.location)
  }

  /// A list of texts with the place of each, if the key is there.
  public func optionalTexts(_ key: String) -> [LocatedText]? {
    optionalList(key)?.compactMap { value in
      value.string(collector).map { LocatedText($0, at: value.location) }
    }
  }

  /// A list of texts with the place of each; none if the key is not there.
  public func texts(_ key: String) -> [LocatedText] { optionalTexts(key) ?? [] }

  /// The place of a key's value, if the mapping has it; the key counts as known.
  public func location(of key: String) -> SourceLocation? { optional(key)?.location }
}
