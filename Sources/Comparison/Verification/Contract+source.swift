public import Metrics
import Trace

extension Contract {
  /// Verifies the source of one implementation.
  ///
  /// A type may name the types of its own role, of the roles that it commands (for `(p)` by protocol
  /// only) and of the roles that notify it, with which it has to register; `composition` may name all.
  /// A protocol that several roles adopt may be named by whoever may name one of them so.
  ///
  /// - Parameter facts: What the source says.
  /// - Returns: The breaches, in the order of the source; a type that names another ten times breaks
  ///   the contract once.
  public func breaches(in facts: SourceFacts) -> [Breach] {
    undeclaredRoles(facts) + forbiddenNames(facts) + strongHoldings(facts)
  }

  private func undeclaredRoles(_ facts: SourceFacts) -> [Breach] {
    facts.types.compactMap { type in
      guard let role = type.role, !declares(role) else { return nil }
      return breach(
        .role, .source, of: type.name, "'\(type.name)' is traced as '\(role.rawValue)'",
        because: "The contract of '\(id)' has no such role.", at: type.location)
    }
  }

  private func forbiddenNames(_ facts: SourceFacts) -> [Breach] {
    struct Naming: Hashable {
      let type: String
      let names: String
    }
    let places = Dictionary(grouping: facts.knowledge) { $0.location }
    var seen: Set<Naming> = []
    return facts.knowledge.compactMap { known in
      let others = places[known.location] ?? []
      let isAllowed =
        known.manner == .direct ? allows(known) : others.contains { allows($0) }
      guard !isAllowed, seen.insert(Naming(type: known.type, names: known.names)).inserted else {
        return nil
      }
      return breach(of: known)
    }
  }

  private func allows(_ known: Knowledge) -> Bool {
    let (from, to) = (known.from, known.to)
    if mayName(from, to) { return from != .model || to == .model }
    switch known.manner {
    case .direct: return false
    case .byProtocol: return from != .model && command(from, to) != nil
    case .byBinding: return notification(from, to) != nil || command(from, to) != nil
    }
  }

  private func breach(of known: Knowledge) -> Breach {
    let (from, to) = (known.from, known.to)
    let what =
      known.manner == .direct
      ? "the \(to.rawValue) '\(known.names)'" : "the \(to.rawValue)'s protocol '\(known.names)'"
    let message = "the \(from.rawValue) '\(known.type)' names \(what)"
    if let direction = command(from, to), direction.byProtocol {
      return breach(
        .byProtocol, .source, of: known.type, message,
        because: "The contract of '\(id)' says '\(direction)': by a protocol only.",
        at: known.location)
    }
    if from == .model {
      return breach(
        .model, .source, of: known.type, message,
        because: "The model knows nothing that is above it.", at: known.location)
    }
    return breach(
      .direction, .source, of: known.type, message, because: absence(from, to),
      at: known.location)
  }

  private func strongHoldings(_ facts: SourceFacts) -> [Breach] {
    facts.holdings.compactMap { holding in
      let (from, to) = (holding.from, holding.to)
      guard !holding.isWeak,
        let direction = directions.first(where: { $0.from == from && $0.to == to && $0.weakly })
      else { return nil }
      return breach(
        .weak, .source, of: holding.type,
        "'\(holding.property)' holds the \(to.rawValue) strongly",
        because: "The contract of '\(id)' says '\(direction)': weakly, or by a token.",
        at: holding.location)
    }
  }

  /// What the contract says of a direction that it does not have.
  func absence(_ from: Role, _ to: Role, _ kind: Direction.Kind = .command) -> String {
    "The contract of '\(id)' has no '\(from.rawValue) \(kind.arrow) \(to.rawValue)'."
  }
}
