public import Diagnostics

/// A YAML value and its location.
///
/// Scalars are texts, which are converted to Booleans, numbers or dates only when they are read as
/// such, since `no` and `1.0` may be ordinary words.
public struct Value: Hashable, Sendable {
  /// The type and content of the value.
  public let content: ValueContent
  /// The location of the value.
  ///
  /// A block mapping begins at its first key.
  public let location: SourceLocation

  /// Creates a value.
  public init(_ content: ValueContent, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// The three types of content of a value.
public enum ValueContent: Hashable, Sendable {
  /// A text.
  case scalar(Value.Scalar)
  /// A list.
  case sequence([Value])
  /// Keys and values in source order, without duplicate keys.
  case mapping([MappingEntry])
}

extension Value {
  /// A text, and the style in which it was written.
  public struct Scalar: Hashable, Sendable {
    /// The text, without its quotes and with its escapes resolved.
    public let text: String
    /// The style in which it was written.
    public let style: ScalarStyle

    /// Creates a scalar.
    public init(_ text: String, style: ScalarStyle) {
      self.text = text
      self.style = style
    }

    /// Indicates whether the value is empty (`title:`) or a YAML null (`title: null`).
    public var isMissing: Bool {
      style == .bare && (text.isEmpty || Self.wordsForNothing.contains(text))
    }

    /// The core schema of YAML 1.2, 10.3.2.
    private static let wordsForNothing: Set<String> = ["null", "Null", "NULL", "~"]
  }
}

/// The style in which a scalar was written.
public enum ScalarStyle: Hashable, Sendable {
  /// Without quotes.
  case bare
  /// Between single or double quotes.
  case quoted
  /// As a block after `|` or `>`.
  case block
}

/// A key of a mapping and its value.
public struct MappingEntry: Hashable, Sendable {
  /// The key's text.
  public let key: String
  /// The location of the key.
  public let keyLocation: SourceLocation
  /// The value.
  public let value: Value

  /// Creates an entry.
  public init(key: String, at keyLocation: SourceLocation, value: Value) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

extension Value {
  /// The scalar, if the value is one.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The scalar's text, if the value is a scalar.
  public var text: String? { scalar?.text }

  /// The list's elements, if the value is a list.
  public var elements: [Value]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The mapping's entries in source order, if the value is a mapping.
  public var entries: [MappingEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, if this is a mapping that contains the key.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public subscript(key: String) -> Value? {
    entries?.first { $0.key == key }?.value
  }

  /// The name of the type in messages: `a text`, `a list`, `a mapping` or `nothing`.
  public var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isMissing ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
