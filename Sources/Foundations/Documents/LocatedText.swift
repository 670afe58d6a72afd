public import Diagnostics

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
  /// A text that must be there, with its place; with that of the mapping where a fault was reported.
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
