public import Diagnostics
public import Trace

/// A type, a protocol or an extension, as its source declares it.
public struct Declaration: Sendable, Hashable, Codable {
  /// The kind of declaration.
  public let kind: DeclarationKind
  /// Its name, after those of the types that it is nested in: `Star.Phase`.
  public let name: String
  /// The role that its own `@Traced` gives it.
  public let role: Role?
  /// Says whether other modules see it.
  public let isPublic: Bool
  /// The superclass and the protocols that it names.
  public internal(set) var inherited: [Mention] = []
  /// All types that its source names, those that it inherits from included; nested types' own
  /// mentions are theirs.
  public internal(set) var mentions: [Mention] = []
  /// The properties that it stores.
  public internal(set) var stored: [StoredProperty] = []
  /// The methods that it declares, requirements of a protocol included.
  public internal(set) var methods: [MethodSignature] = []
  /// Of a protocol: how many properties, subscripts and initialisers it requires besides methods.
  var otherRequirements = 0
  /// Says whether it declares anything inside.
  let hasMembers: Bool
  /// The lines from its first token to its last, attributes included.
  let lines: ClosedRange<Int>
  /// The place of its name.
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

/// A place where source names a type.
public struct Mention: Sendable, Hashable, Codable {
  /// The name as written, its parts joined by dots, without generic arguments.
  public let name: String
  /// The declaration in which it is, whose nested types it may name without their owner.
  public let scope: String
  /// The generic type that it is an argument of: `Box` for the second name in `Box<Item>`.
  var container: String?
  /// The place of the value.
  public let location: SourceLocation
}

extension Mention {
  /// Returns whether it is an argument of one of some generic types.
  func isArgument(ofAny isAmong: (String) -> Bool) -> Bool { container.map(isAmong) ?? false }
}

/// A property that a type stores.
public struct StoredProperty: Sendable, Hashable, Codable {
  /// Its name.
  public let name: String
  /// Says whether it holds an object without keeping it alive.
  public let isWeak: Bool
  /// Says whether it holds an object without keeping it alive or noticing its end.
  public let isUnowned: Bool
  /// Says whether it is a `let`.
  let isConstant: Bool
  /// Says whether only its own type's source can read it.
  public let isPrivate: Bool
  /// The types that it holds, as written or, without a type, as the initialiser it is given; those
  /// of a closure's parameters and results do not count.
  public let types: [Mention]
  /// The types whose initialisers its initial value calls, where that is computed for each object
  /// and before its initialiser is entered.
  let created: [Mention]
  /// The place of its name.
  public let location: SourceLocation
}

/// A method as a call has to write it: `add(_:for:)`.
public struct MethodSignature: Sendable, Hashable, Codable {
  /// Its name, without labels.
  public let name: String
  /// The labels of its parameters, `_` where there is none.
  public let labels: [String]
}

extension MethodSignature: CustomStringConvertible {
  /// The method with its labels: `add(_:for:)`.
  public var description: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
