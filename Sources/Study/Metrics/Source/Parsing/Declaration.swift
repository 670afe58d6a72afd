public import Diagnostics
public import Trace

/// A type, a protocol or an extension, as declared in the source.
public struct Declaration: Sendable, Hashable, Codable {
  /// The kind of declaration.
  public let kind: DeclarationKind
  /// Its name, prefixed with the enclosing types: `Star.Phase`.
  public let name: String
  /// The role in its own `@Traced` attribute.
  public let role: Role?
  /// Indicates whether it is visible to other modules.
  public let isPublic: Bool
  /// The superclass and protocols in its inheritance clause.
  public internal(set) var inherited: [Mention] = []
  /// All types that its source names, including inherited ones; nested types are separate.
  public internal(set) var mentions: [Mention] = []
  /// The properties that it stores.
  public internal(set) var stored: [StoredProperty] = []
  /// The methods that it declares, including the requirements of a protocol.
  public internal(set) var methods: [MethodSignature] = []
  /// The number of properties, subscripts and initialisers that a protocol requires.
  var otherRequirements = 0
  let hasMembers: Bool
  /// The lines from its first token to its last, including attributes.
  let lines: ClosedRange<Int>
  /// The location of its name.
  public let location: SourceLocation
}

/// The kind of declaration.
public enum DeclarationKind: String, Sendable, Hashable, Codable {
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  case `extension`
}

/// An occurrence of a type's name in source.
public struct Mention: Sendable, Hashable, Codable {
  /// The name as written, with its components joined by dots, without generic arguments.
  public let name: String
  /// The enclosing declaration, whose nested types need no prefix here.
  public let scope: String
  /// The generic type of which it is an argument: `Box` for `Item` in `Box<Item>`.
  var container: String?
  /// The location of the name.
  public let location: SourceLocation
}

extension Mention {
  /// Returns whether it is an argument of a generic type that satisfies the predicate.
  func isArgument(ofAny isAmong: (String) -> Bool) -> Bool { container.map(isAmong) ?? false }
}

/// A property that a type stores.
public struct StoredProperty: Sendable, Hashable, Codable {
  /// Its name.
  public let name: String
  /// Indicates whether it holds an object without keeping it alive, as `weak` or `unowned`.
  public let isWeak: Bool
  /// Indicates whether it is `unowned`: it does not notice when its object ends.
  public let isUnowned: Bool
  let isConstant: Bool
  /// Indicates whether only the source of its own type can read it.
  public let isPrivate: Bool
  /// The types that it holds, from its annotation or, without one, from its initialiser call.
  ///
  /// Types in the parameters and results of a closure do not count.
  public let types: [Mention]
  /// The types whose initialisers its initial value calls, if that value is computed for each
  /// object before the object's initialiser is entered.
  let created: [Mention]
  /// The location of its name.
  public let location: SourceLocation
}

/// A method by the form of its calls: `add(_:for:)`.
public struct MethodSignature: Sendable, Hashable, Codable {
  /// Its name, without labels.
  public let name: String
  /// The labels of its parameters; `_` for a parameter without a label.
  public let labels: [String]
}

extension MethodSignature: CustomStringConvertible {
  /// The method with its labels: `add(_:for:)`.
  public var description: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
