public import Diagnostics
public import Trace

/// The ownership in an implementation: the stored properties through which objects hold others.
///
/// It relates types as the source declares them. A property of a protocol type holds every type
/// that adopts the protocol. An object also holds everything that its stored structures hold.
public struct TypeOwnership: Sendable, Hashable {
  /// The classes that have a role, ordered from the screen to the model, then by name.
  public let types: [OwningType]
  /// The edges from holder to held type, in source order.
  public let edges: [OwnershipEdge]
  /// The closures that capture the enclosing object.
  public let captures: [ClosureCapture]

  /// Creates the ownership from types, edges and captures.
  public init(types: [OwningType], edges: [OwnershipEdge], captures: [ClosureCapture] = []) {
    self.types = types.sorted()
    self.edges = edges
    self.captures = captures
  }
}

/// A class whose objects are participants.
public struct OwningType: Sendable, Hashable {
  /// Its name, without generic arguments.
  public let name: String
  /// The side of its role, or the screen.
  public let side: Side

  /// Creates a class on a side.
  public init(name: String, side: Side) {
    self.name = name
    self.side = side
  }
}

extension OwningType: Comparable {
  /// Returns whether one class sorts before another: from the screen to the model, then by name.
  public static func < (left: OwningType, right: OwningType) -> Bool {
    (left.side, left.name) < (right.side, right.name)
  }
}

/// A stored property that holds an object or a token.
public struct OwnershipEdge: Sendable, Hashable {
  /// The type that declares or inherits the property.
  public let holder: OwningType
  /// The type that it holds, or with which its token is registered; `nil` while that is unknown.
  public fileprivate(set) var held: OwningType?
  /// The strength of the reference.
  public let strength: OwnershipStrength
  /// The property, followed by the property of a structure in it: `subscriptions.subscription`.
  public let property: String
  /// The type of the token, as written: `ObservationToken`.
  public let token: String?
  /// Indicates whether the source names a protocol, which the held type adopts.
  public let isByProtocol: Bool
  /// The location of the property's declaration.
  public let location: SourceLocation
}

/// The effect of a reference on the lifetime of the referenced object.
public enum OwnershipStrength: String, Sendable, Hashable, Codable, CaseIterable {
  /// The object lives at least as long as its holder.
  case strong
  /// The object may end before its holder; the reference is then `nil`.
  case weak
  /// The object may end before its holder, which must not use the reference afterwards.
  case unowned
  /// The holder keeps a registration, which ends with the holder, but not the object behind it.
  case token
}

/// A closure that captures the enclosing object.
public struct ClosureCapture: Sendable, Hashable {
  /// The enclosing type.
  public let type: OwningType
  /// The enclosing member: `viewDidLoad`.
  public let member: String
  /// The strength with which it captures the object.
  public let strength: OwnershipStrength
  /// The location of the closure's beginning.
  public let location: SourceLocation
}

extension TypeOwnership {
  /// Groups of types that keep one another alive and so would never be released.
  ///
  /// An object that holds another of its own type is not a group.
  public var strongCycles: [[OwningType]] {
    let strong = Dictionary(
      grouping: edges.filter { $0.strength == .strong && $0.held != $0.holder }, by: \.holder)
    return types.cycles { (strong[$0] ?? []).compactMap(\.held) }
  }
}

/// A registration in a recording: the source of changes, their receiver, and the mechanism.
public struct RecordedRegistration: Sendable, Hashable {
  let source: OwningType
  let sink: OwningType
  let mechanism: Mechanism

  /// Returns the registrations of a recording, without duplicates.
  public static func all(in log: EventLog) -> Set<RecordedRegistration> {
    let types = OwningType.all(in: log)
    return Set(
      log.bindings.compactMap { binding in
        guard let source = types[binding.source], let sink = types[binding.sink] else { return nil }
        return RecordedRegistration(source: source, sink: sink, mechanism: binding.mechanism)
      })
  }
}

extension TypeOwnership {
  /// Returns the ownership limited to the classes that take part in recordings.
  ///
  /// A sample's domain and a pattern's machinery declare more classes than each implementation
  /// uses. Classes without objects own nothing.
  ///
  /// - Parameter names: The names of the classes that have objects in recordings.
  /// - Returns: The ownership among these classes, and their tokens.
  public func limited(to names: Set<String>) -> TypeOwnership {
    TypeOwnership(
      types: types.filter { names.contains($0.name) },
      edges: edges.filter { edge in
        names.contains(edge.holder.name) && edge.held.map { names.contains($0.name) } ?? true
      },
      captures: captures.filter { names.contains($0.type.name) })
  }

  /// Returns the ownership with tokens resolved to the objects with which recordings register
  /// them.
  ///
  /// A token's type determines the mechanism by which it registers its holder. It is registered
  /// with every object whose changes are delivered to the holder by that mechanism. Each of them
  /// gets an edge. If nothing was delivered to the holder itself, its widgets were bound on its
  /// behalf, and the token stays unresolved.
  public func resolved(by registered: Set<RecordedRegistration>) -> TypeOwnership {
    let bySink = Dictionary(grouping: registered, by: \.sink.name)
    let edges = edges.flatMap { edge -> [OwnershipEdge] in
      guard let token = edge.token else { return [edge] }
      let mechanisms = OwningToken.mechanisms(of: token)
      let sources = Set(
        (bySink[edge.holder.name] ?? []).filter { mechanisms.contains($0.mechanism) }
          .map(\.source))
      let known = sources.intersection(types)
      let targets = (known.isEmpty ? sources : known).sorted()
      return targets.isEmpty ? [edge] : targets.map(edge.registered)
    }
    return TypeOwnership(types: types, edges: edges, captures: captures)
  }
}

extension OwnershipEdge {
  fileprivate func registered(with source: OwningType) -> OwnershipEdge {
    var edge = self
    edge.held = source
    return edge
  }
}

/// The types whose objects represent a registration, which ends when its token is released.
public enum OwningToken {
  /// The suffixes of the types' names, and the mechanisms by which they register.
  private static let mechanisms: [(ending: String, mechanisms: Set<Mechanism>)] = [
    ("ObservationToken", [.observer]), ("EventToken", [.closure, .observer]),
    ("NotificationToken", [.notification]), ("RequestToken", []),
    ("Cancellable", [.publisher, .keyPath]), ("Subscription", [.store, .publisher]),
    ("Registration", [.closure]),
  ]

  /// Returns whether a type name, without generic arguments, is that of a token.
  public static func isToken(_ name: String) -> Bool { entry(name) != nil }

  /// Returns the mechanisms by which a token registers; none if it is for a single answer.
  public static func mechanisms(of name: String) -> Set<Mechanism> {
    entry(name)?.mechanisms ?? []
  }

  private static func entry(_ name: String) -> (ending: String, mechanisms: Set<Mechanism>)? {
    mechanisms.first { name.hasSuffix($0.ending) && !name.hasPrefix("Weak") }
  }
}
