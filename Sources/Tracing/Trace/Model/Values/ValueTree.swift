/// A value as a tree, recorded completely within ``ValueBounds``.
///
/// `Reference` identifies participants: by index during a recording, by identifier in a log.
public enum ValueTree<Reference> {
  /// An optional without a value.
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// The beginning of a long text, and the number of characters that are omitted.
  case longText(String, leftOut: Int)
  /// An enum's case, with its associated values.
  case enumCase(String, [ValueField<Reference>])
  /// A struct, with the name of its type and its stored properties.
  case structure(String, [ValueField<Reference>])
  case tuple([ValueField<Reference>])
  /// An array, or another ordered collection.
  case list([ValueTree])
  /// A set, sorted by the texts of its elements.
  case set([ValueTree])
  /// A dictionary, sorted by the texts of its keys.
  case dictionary([ValueEntry<Reference>])
  /// A key path, with the names of its root type and its value type.
  case keyPath(root: String, value: String)
  case closure
  /// An object that takes part in the recording.
  case participant(Reference)
  /// A type, or a value of which only the type matters.
  case type(String)
  /// A value with a description and without visible parts.
  case described(String)
  /// The number of elements or levels beyond the bounds.
  case leftOut(Int)
}

extension ValueTree: Equatable where Reference: Equatable {}
extension ValueTree: Hashable where Reference: Hashable {}
extension ValueTree: Sendable where Reference: Sendable {}

/// A value inside another one, with its name if it has one.
public struct ValueField<Reference> {
  /// The name of the property or the argument; `nil` without a label.
  public let name: String?
  /// The value.
  public let value: ValueTree<Reference>

  /// Creates a field.
  public init(_ name: String? = nil, _ value: ValueTree<Reference>) {
    self.name = name
    self.value = value
  }
}

extension ValueField: Equatable where Reference: Equatable {}
extension ValueField: Hashable where Reference: Hashable {}
extension ValueField: Sendable where Reference: Sendable {}
extension ValueField: Codable where Reference == Participant.ID {}

/// A key of a dictionary and its value.
public struct ValueEntry<Reference> {
  /// The key.
  public let key: ValueTree<Reference>
  /// The value for the key.
  public let value: ValueTree<Reference>

  /// Creates an entry.
  public init(key: ValueTree<Reference>, value: ValueTree<Reference>) {
    self.key = key
    self.value = value
  }
}

extension ValueEntry: Equatable where Reference: Equatable {}
extension ValueEntry: Hashable where Reference: Hashable {}
extension ValueEntry: Sendable where Reference: Sendable {}
extension ValueEntry: Codable where Reference == Participant.ID {}

/// A value in a log.
public typealias TraceValue = ValueTree<Participant.ID>

/// The bounds on how much of a value is recorded.
public enum ValueBounds {
  /// The maximum number of characters of a text.
  public static let characters = 1_000
  /// The maximum number of elements of a collection.
  public static let elements = 100
  /// The maximum nesting of values.
  public static let depth = 8
}

extension ValueTree {
  /// The participants in the tree, in order.
  public var references: [Reference] {
    switch self {
    case .participant(let reference): [reference]
    case .enumCase(_, let fields), .structure(_, let fields), .tuple(let fields):
      fields.flatMap(\.value.references)
    case .list(let elements), .set(let elements): elements.flatMap(\.references)
    case .dictionary(let entries): entries.flatMap { $0.key.references + $0.value.references }
    case .null, .boolean, .integer, .decimal, .text, .longText, .keyPath, .closure, .type,
      .described, .leftOut:
      []
    }
  }

  /// Returns the value with each value directly inside it replaced.
  package func replacingParts(by part: (ValueTree) -> ValueTree) -> ValueTree {
    func replaced(_ fields: [ValueField<Reference>]) -> [ValueField<Reference>] {
      fields.map { ValueField($0.name, part($0.value)) }
    }
    return switch self {
    case .enumCase(let name, let fields): .enumCase(name, replaced(fields))
    case .structure(let type, let fields): .structure(type, replaced(fields))
    case .tuple(let fields): .tuple(replaced(fields))
    case .list(let elements): .list(elements.map(part))
    case .set(let elements): .set(elements.map(part))
    case .dictionary(let entries):
      .dictionary(entries.map { ValueEntry(key: part($0.key), value: part($0.value)) })
    case .null, .boolean, .integer, .decimal, .text, .longText, .keyPath, .closure, .participant,
      .type, .described, .leftOut:
      self
    }
  }
}
