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
    self.types = types.sorted()
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

extension OwningType: Comparable {
  /// Returns whether a class is before another one: from the screen to the model, then by name.
  public static func < (left: OwningType, right: OwningType) -> Bool {
    (left.side, left.name) < (right.side, right.name)
  }
}

/// A stored property that holds an object, or a token.
public struct OwnershipEdge: Sendable, Hashable {
  /// The type that has the property.
  public let holder: OwningType
  /// The type that it holds; for a token, the one that it is registered with, or `nil` while that
  /// is not known.
  public fileprivate(set) var held: OwningType?
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

/// A registration that a recording shows: whose changes are delivered, to whom, and how.
public struct RecordedRegistration: Sendable, Hashable {
  let source: OwningType
  let sink: OwningType
  let mechanism: Mechanism

  /// The registrations of a recording, each once.
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
  /// The same of those classes only that take part in recordings.
  ///
  /// A sample's domain and a pattern's machinery declare more than each implementation uses, and
  /// nobody owns what there never is.
  ///
  /// - Parameter names: The names of the classes of which there were objects.
  /// - Returns: What these hold of one another, and their tokens.
  public func limited(to names: Set<String>) -> TypeOwnership {
    TypeOwnership(
      types: types.filter { names.contains($0.name) },
      edges: edges.filter { edge in
        names.contains(edge.holder.name) && edge.held.map { names.contains($0.name) } ?? true
      },
      captures: captures.filter { names.contains($0.type.name) })
  }

  /// The same with what each token is registered with, as recordings show it.
  ///
  /// A token's type says by which mechanism it registers its holder; it is registered with all
  /// whose changes are delivered to the holder by that. Where nothing was delivered to the holder
  /// itself, its widgets were bound for it, and what it is registered with stays open.
  ///
  /// - Parameter registered: What was seen.
  /// - Returns: One property for each thing that its token is registered with.
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

/// The types whose objects represent a registration: whoever holds one keeps the registration, and
/// releasing it ends it.
public enum OwningToken {
  /// The endings of such types' names, and the mechanisms by which they register.
  private static let mechanisms: [(ending: String, mechanisms: Set<Mechanism>)] = [
    ("ObservationToken", [.observer]), ("EventToken", [.closure, .observer]),
    ("NotificationToken", [.notification]), ("RequestToken", []),
    ("Cancellable", [.publisher, .keyPath]), ("Subscription", [.store, .publisher]),
    ("Registration", [.closure]),
  ]

  /// Returns whether a type, named without generic arguments, is a token's.
  public static func isToken(_ name: String) -> Bool { entry(name) != nil }

  /// The mechanisms by which a token registers its holder; none for what ends with one answer.
  public static func mechanisms(of name: String) -> Set<Mechanism> {
    entry(name)?.mechanisms ?? []
  }

  private static func entry(_ name: String) -> (ending: String, mechanisms: Set<Mechanism>)? {
    mechanisms.first { name.hasSuffix($0.ending) && !name.hasPrefix("Weak") }
  }
}
