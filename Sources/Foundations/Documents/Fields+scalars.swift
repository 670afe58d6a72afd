import Diagnostics

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
}
