public import Trace

/// A registration that a recording shows: whose changes are delivered, to whom, and how.
public struct RecordedRegistration: Sendable, Hashable {
  let source: OwningType
  let sink: OwningType
  let mechanism: Mechanism

  /// The registrations of a recording, each once.
  public static func all(in log: EventLog) -> Set<RecordedRegistration> {
    let types = Dictionary(
      log.participants.map { ($0.id, OwningType(recorded: $0)) }, uniquingKeysWith: { $1 })
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
      let targets = (known.isEmpty ? sources : known).sorted {
        ($0.side, $0.name) < ($1.side, $1.name)
      }
      return targets.isEmpty ? [edge] : targets.map(edge.registered)
    }
    return TypeOwnership(types: types, edges: edges, captures: captures)
  }
}

extension OwnershipEdge {
  fileprivate func registered(with source: OwningType) -> OwnershipEdge {
    OwnershipEdge(
      holder: holder, held: source, strength: strength, property: property, token: token,
      isByProtocol: isByProtocol, location: location)
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
