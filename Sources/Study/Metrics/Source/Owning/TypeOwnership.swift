public import Diagnostics
public import Trace

/// The ownership in an implementation: the stored properties of its objects that hold others.
///
/// It is of types, as the source declares them: a property of a protocol's type holds each type
/// that adopts it. What a structure holds, the object that stores the structure holds.
public struct TypeOwnership: Sendable, Hashable {
  /// The classes that have a role, from the screen to the model and then by name.
  public let types: [OwningType]
  /// The edges from holder to held object, in source order.
  public let edges: [OwnershipEdge]
  /// The closures that capture the object in which they are written.
  public let captures: [ClosureCapture]

  /// Creates the ownership from types, edges and captures.
  public init(types: [OwningType], edges: [OwnershipEdge], captures: [ClosureCapture] = []) {
    self.types = types.sorted { ($0.side, $0.name) < ($1.side, $1.name) }
    self.edges = edges
    self.captures = captures
  }
}

/// A class whose objects take part.
public struct OwningType: Sendable, Hashable {
  /// Its name, without generic arguments.
  public let name: String
  /// Its role, or that it is the screen's.
  public let side: Side

  /// A class of a role, or of the screen.
  public init(name: String, side: Side) {
    self.name = name
    self.side = side
  }
}

/// A stored property that holds an object, or a token.
public struct OwnershipEdge: Sendable, Hashable {
  /// The type that has the property.
  public let holder: OwningType
  /// The type that it holds; for a token, the one that it is registered with, or `nil` while that
  /// is not known.
  public let held: OwningType?
  /// The strength of the hold: whether it keeps the object alive.
  public let strength: OwnershipStrength
  /// The property, with that of a structure in it: `subscriptions.subscription`.
  public let property: String
  /// The type of a token, as written: `ObservationToken`.
  public let token: String?
  /// Says whether the source names a protocol, which the held type adopts.
  public let isByProtocol: Bool
  /// The place of the property's declaration.
  public let location: SourceLocation

  /// A property that holds an object, or a token.
  public init(
    holder: OwningType, held: OwningType?, strength: OwnershipStrength, property: String,
    token: String? = nil, isByProtocol: Bool = false, location: SourceLocation
  ) {
    self.holder = holder
    self.held = held
    self.strength = strength
    self.property = property
    self.token = token
    self.isByProtocol = isByProtocol
    self.location = location
  }
}

/// The effect of holding on the life of what is held.
public enum OwnershipStrength: String, Sendable, Hashable, Codable, CaseIterable {
  /// It lives as long as its holder.
  case strong
  /// It may end before its holder, which then holds nothing.
  case weak
  /// It may end before its holder, which must not use it then.
  case unowned
  /// The holder keeps a registration, which ends with it; not what it is registered with.
  case token
}

/// A closure that captures the object in which it is written.
public struct ClosureCapture: Sendable, Hashable {
  /// The type in which it is.
  public let type: OwningType
  /// The member in which it is: `viewDidLoad`.
  public let member: String
  /// The strength with which it captures the object.
  public let strength: OwnershipStrength
  /// The place where it begins.
  public let location: SourceLocation
}

extension TypeOwnership {
  /// Groups of types that keep one another alive, and so would never end by themselves.
  ///
  /// An object that holds another of its own type is no group.
  public var strongCycles: [[OwningType]] {
    let strong = Dictionary(
      grouping: edges.filter { $0.strength == .strong && $0.held != $0.holder }, by: \.holder)
    return types.cycles { (strong[$0] ?? []).compactMap(\.held) }
  }
}
