/// A value as a tree, recorded whole up to stated bounds (``ValueBounds``).
///
/// What refers to a participant says which one, in the recorder's terms while a performance goes on
/// and in the log's afterwards; hence the parameter.
public enum ValueTree<Reference> {
  /// An optional without a value.
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// The beginning of a long text, and how many of its characters are left out.
  case longText(String, leftOut: Int)
  /// An enum's case, with its associated values.
  case enumCase(String, [ValueField<Reference>])
  /// A value of a struct, by its type's name and its stored properties.
  case structure(String, [ValueField<Reference>])
  case tuple([ValueField<Reference>])
  /// An array, or another collection in an order of its own.
  case list([ValueTree])
  /// A set, sorted by its elements' texts.
  case set([ValueTree])
  /// A dictionary, sorted by its keys' texts.
  case dictionary([ValueEntry<Reference>])
  /// A key path, by the names of the types that it leads from and to.
  case keyPath(root: String, value: String)
  case closure
  /// An object that takes part in the recording.
  case participant(Reference)
  /// A type, or a value of which no more than its type is of interest.
  case type(String)
  /// A value that describes itself, and has no parts to look at.
  case described(String)
  /// So many elements, or so many levels, that are beyond the bounds.
  case leftOut(Int)
}

extension ValueTree: Equatable where Reference: Equatable {}
extension ValueTree: Hashable where Reference: Hashable {}
extension ValueTree: Sendable where Reference: Sendable {}

/// A value inside another one, with its name if it has one.
public struct ValueField<Reference> {
  /// The property's or the argument's name; none for one without a label.
  public let name: String?
  /// The value.
  public let value: ValueTree<Reference>

  /// A value inside another one.
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
  /// The value that is under it.
  public let value: ValueTree<Reference>

  /// A key and its value.
  public init(key: ValueTree<Reference>, value: ValueTree<Reference>) {
    self.key = key
    self.value = value
  }
}

extension ValueEntry: Equatable where Reference: Equatable {}
extension ValueEntry: Hashable where Reference: Hashable {}
extension ValueEntry: Sendable where Reference: Sendable {}
extension ValueEntry: Codable where Reference == Participant.ID {}

/// A value as a log carries it.
public typealias TraceValue = ValueTree<Participant.ID>

/// The bounds on how much of a value is recorded.
public enum ValueBounds {
  /// The most characters of a text.
  public static let characters = 1_000
  /// The most elements of a collection.
  public static let elements = 100
  /// The most levels of values inside values.
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

  /// The value with others in place of those directly inside it; the same if there are none.
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
