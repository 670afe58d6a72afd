public import Diagnostics

/// A value of a YAML text, and where it is.
///
/// Scalars are texts as written: nothing is turned into a Boolean, a number or a date before it is
/// read as one, since `no` and `1.0` are words like any other.
public struct Value: Hashable, Sendable {
  /// The kind and content of the value.
  public let content: ValueContent
  /// The place of the value.
  ///
  /// A block mapping begins at its first key.
  public let location: SourceLocation

  /// Creates a value.
  public init(_ content: ValueContent, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// The three shapes of a value.
public enum ValueContent: Hashable, Sendable {
  /// A text.
  case scalar(Value.Scalar)
  /// A list.
  case sequence([Value])
  /// Keys and values in the order written; no key occurs twice.
  case mapping([MappingEntry])
}

extension Value {
  /// A text, and how it was written.
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

    /// Tells whether nothing was written (`title:`), or what YAML has for it (`title: null`).
    public var isMissing: Bool {
      style == .bare && (text.isEmpty || Self.wordsForNothing.contains(text))
    }

    /// See the core schema of YAML 1.2, 10.3.2.
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
  /// The place of the key.
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
  /// The scalar, if it is one.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The scalar's text, if it is one.
  public var text: String? { scalar?.text }

  /// The list's elements, if it is one.
  public var elements: [Value]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The mapping's entries in the order written, if it is one.
  public var entries: [MappingEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, if it is a mapping that has it.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public subscript(key: String) -> Value? {
    entries?.first { $0.key == key }?.value
  }

  /// The name that messages have for it: `a text`, `a list`, `a mapping` or `nothing`.
  public var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isMissing ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
