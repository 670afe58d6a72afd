public import Metrics
import Trace

extension Contract {
  /// Verifies the source of one implementation.
  ///
  /// A type may name the types of its own role, of the roles that it commands (for `(p)` only
  /// through a protocol) and of the roles that notify it, because it has to register with them.
  /// `composition` may name all types. If the contract names a presenting role, no other role may
  /// turn values into displayed text or colours. A type may name a protocol that several roles
  /// adopt if it may name one of these roles in this way.
  ///
  /// - Parameter facts: The facts from the source.
  /// - Returns: The breaches, in source order; repeated uses of a name by one type count once.
  public func breaches(in facts: SourceFacts) -> [Breach] {
    undeclaredRoles(facts) + forbiddenNames(facts) + strongHoldings(facts)
      + foreignPresentations(facts) + foreignStates(facts)
  }

  /// Returns the breaches in which a role stores a domain value although it may not change the
  /// model.
  ///
  /// A role that commands the model may store it, and so may a store. A value that is only shown
  /// needs no property, and a stored copy can differ from the original.
  private func foreignStates(_ facts: SourceFacts) -> [Breach] {
    facts.states.compactMap { kept in
      let mayKeep =
        [.model, .store, .composition].contains(kept.role) || command(kept.role, .model) != nil
      guard !mayKeep else { return nil }
      return breach(
        .state, of: kept.type,
        "the \(kept.role.rawValue)'s '\(kept.property)' stores a '\(kept.state)' of the domain",
        because: "\(absence(kept.role, .model)) A copy of a value in the model or a store can "
          + "differ from the original.",
        at: kept.location)
    }
  }

  /// Returns the breaches in which another role than the presenting one presents values.
  private func foreignPresentations(_ facts: SourceFacts) -> [Breach] {
    guard let presents else { return [] }
    return (facts.presentations + facts.chosenTexts).filter { $0.role != presents }.map { made in
      breach(
        .presentation, of: made.type,
        "the \(made.role.rawValue) '\(made.type)' converts a value for display: "
          + made.expression,
        because: "The contract of '\(id)' assigns this to the \(presents.rawValue).",
        at: made.location)
    }
  }

  private func undeclaredRoles(_ facts: SourceFacts) -> [Breach] {
    facts.types.compactMap { type in
      guard let role = type.role, !declares(role) else { return nil }
      return breach(
        .role, of: type.name, "'\(type.name)' is traced as '\(role.rawValue)'",
        because: "The contract of '\(id)' has no such role.", at: type.location)
    }
  }

  /// Returns the relations of roles in a source, each with the permission for the name.
  ///
  /// The judgement is that of ``breaches(in:)``, which reports the forbidden names.
  ///
  /// - Parameter facts: The facts from the source.
  /// - Returns: The relations of different roles, without duplicates.
  public func relations(in facts: SourceFacts) -> Set<RoleRelation> {
    Set(
      judged(facts).filter { $0.known.from != $0.known.to }.map { known, permission in
        RoleRelation(
          from: known.from, to: known.to, permission: permission,
          isByProtocol: known.manner == .byProtocol)
      })
  }

  private func forbiddenNames(_ facts: SourceFacts) -> [Breach] {
    struct Naming: Hashable {
      let type: String
      let names: String
    }
    var seen: Set<Naming> = []
    return judged(facts).compactMap { known, permission in
      guard permission == .forbidden,
        seen.insert(Naming(type: known.type, names: known.names)).inserted
      else { return nil }
      return breach(of: known)
    }
  }

  /// Returns each reference with its permission.
  ///
  /// If several roles adopt a protocol, only the roles for which it may be named count.
  private func judged(_ facts: SourceFacts) -> [(known: Knowledge, permission: Permission)] {
    let byLocation = Dictionary(grouping: facts.knowledge) { $0.location }
    return facts.knowledge.compactMap { known in
      let permission = permission(of: known)
      guard permission == .forbidden, known.manner != .direct else { return (known, permission) }
      let others = byLocation[known.location] ?? []
      return others.contains { self.permission(of: $0) != .forbidden } ? nil : (known, permission)
    }
  }

  private func permission(of known: Knowledge) -> Permission {
    let (from, to) = (known.from, known.to)
    if from == .composition { return .composition }
    if from == to { return .command }
    if from == .model { return byBinding(known) ? .notification : .forbidden }
    let direction = command(from, to)
    switch known.manner {
    case .direct where direction?.byProtocol == false, .byProtocol where direction != nil:
      return .command
    case .byBinding where notification(from, to) != nil || direction != nil:
      return .notification
    default: return notification(to, from) != nil ? .subscription : .forbidden
    }
  }

  /// Returns whether a notifying protocol is named and the contract lets the role notify the
  /// other.
  private func byBinding(_ known: Knowledge) -> Bool {
    known.manner == .byBinding
      && (notification(known.from, known.to) != nil || command(known.from, known.to) != nil)
  }

  private func breach(of known: Knowledge) -> Breach {
    let (from, to) = (known.from, known.to)
    let what =
      known.manner == .direct
      ? "the \(to.rawValue) '\(known.names)'" : "the \(to.rawValue)'s protocol '\(known.names)'"
    let message = "the \(from.rawValue) '\(known.type)' names \(what)"
    if let direction = command(from, to), direction.byProtocol {
      return breach(
        .byProtocol, of: known.type, message,
        because: "The contract of '\(id)' has '\(direction)', which requires a protocol.",
        at: known.location)
    }
    if from == .model {
      return breach(
        .model, of: known.type, message, because: "The model must not use any other role.",
        at: known.location)
    }
    return breach(
      .direction, of: known.type, message, because: absence(from, to), at: known.location)
  }

  private func strongHoldings(_ facts: SourceFacts) -> [Breach] {
    facts.holdings.compactMap { holding in
      let (from, to) = (holding.from, holding.to)
      guard !holding.isWeak,
        let direction = directions.first(where: { $0.from == from && $0.to == to && $0.weakly })
      else { return nil }
      return breach(
        .weak, of: holding.type, "'\(holding.property)' holds the \(to.rawValue) strongly",
        because: "The contract of '\(id)' has '\(direction)': held weakly or by a token.",
        at: holding.location)
    }
  }

  /// Returns the contract's statement about a direction that it does not have.
  func absence(_ from: Role, _ to: Role, _ kind: DirectionKind = .command) -> String {
    "The contract of '\(id)' has no '\(from.rawValue) \(kind.arrow) \(to.rawValue)'."
  }
}
