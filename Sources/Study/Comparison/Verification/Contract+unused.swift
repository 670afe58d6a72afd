public import Diagnostics
public import Metrics
public import Trace

extension Contract {
  /// Returns the directions that no recording uses.
  ///
  /// A message between the roles uses a command. A binding uses a notification, and so does a
  /// read, which a notification allows to the notified role. A call that computes a result from
  /// its arguments also uses a command, if there is one. In a direction with `(only …)` each
  /// method has to be called, and each property read or written.
  ///
  /// - Parameter logs: All recordings of the pattern.
  /// - Returns: The directions, in source order.
  public func unusedDirections(in logs: some Sequence<EventLog>) -> [Direction] {
    var used: Set<RoleUse> = []
    for log in logs {
      let reader = LogReader(log)
      for event in log.events {
        guard let from = reader.participant(event.from)?.role,
          let to = reader.participant(event.to)?.role, from != to
        else { continue }
        if event.kind == .bind {
          used.insert(RoleUse(from: from, to: to, kind: .notification))
        } else if let interaction = Interaction(event), !log.isDelivered(event) {
          let isByNotification = isByNotification(event, interaction, from, to, reader)
          if isByNotification, interaction.kind == .read {
            used.insert(RoleUse(from: to, to: from, kind: .notification))
          }
          if !isByNotification || isQueryWithArguments(event, reader) {
            used.insert(RoleUse(from: from, to: to, kind: .command))
            used.insert(RoleUse(from: from, to: to, kind: .command, method: interaction.name))
          }
        }
      }
    }
    return directions.filter { direction in
      let uses = direction.only.map {
        RoleUse(from: direction.from, to: direction.to, kind: direction.kind, method: $0)
      }
      let all =
        uses.isEmpty
        ? [RoleUse(from: direction.from, to: direction.to, kind: direction.kind)] : uses
      return !used.isSuperset(of: all)
    }
  }
}

extension Contract {
  /// Returns whether a call passes arguments to another role's object for computing a result.
  ///
  /// An example is a store that calls a reducer. It is not a mere read, although nothing changes.
  private func isQueryWithArguments(_ call: Event, _ reader: LogReader) -> Bool {
    guard case .call(_, let arguments) = call.payload, !arguments.isEmpty else { return false }
    return reader.isQuery(call)
  }

  /// Returns whether a message is the registration or read that `A ⇢ B` allows B, not a command.
  ///
  /// A call that schedules work is a command, even if a binding delivers the result.
  private func isByNotification(
    _ event: Event, _ interaction: Interaction, _ from: Role, _ to: Role, _ reader: LogReader
  ) -> Bool {
    guard notification(to, from) != nil else { return false }
    return switch interaction.kind {
    case .call:
      reader.isQuery(event)
        || (reader.isSubscription(event, from: to, to: from)
          && !reader.inside(event).contains { $0.kind == .schedule })
    case .read: true
    case .write: false
    }
  }
}

/// A use of one role by another.
private struct RoleUse: Hashable {
  let from: Role
  let to: Role
  let kind: DirectionKind
  var method: String?
}

extension Contract {
  /// Returns diagnostics for the roles, directions and names in `(only …)` that nothing needs.
  ///
  /// A role is needed if a type in the pattern's source or a participant of a recording has it.
  /// ``unusedDirections(in:)`` defines the use of a direction.
  ///
  /// - Parameters:
  ///   - logs: All recordings of the pattern; without any, there are no diagnostics.
  ///   - facts: The facts from the source of its implementations.
  /// - Returns: One diagnostic for each, on its line in the contract.
  public func needless(in logs: [EventLog], _ facts: [SourceFacts]) -> [Diagnostic] {
    if logs.isEmpty { return [] }
    return needlessRoles(logs, facts)
      + unusedDirections(in: logs).flatMap { needless($0, in: logs) }
  }

  private func needlessRoles(_ logs: [EventLog], _ facts: [SourceFacts]) -> [Diagnostic] {
    let present = Set(facts.flatMap(\.types).compactMap(\.role))
      .union(logs.flatMap(\.participants).map(\.role))
    return roles.filter { !present.contains($0.role) }.map { declared in
      Diagnostic(
        .unusedRole, at: declared.location,
        "no type and no participant has the role '\(declared.role.rawValue)'",
        suggestion: "remove it, or trace a type with this role by @Traced")
    }
  }

  /// Returns the diagnostics for an unused direction, or for its names that are never called.
  private func needless(_ direction: Direction, in logs: [EventLog]) -> [Diagnostic] {
    var (narrowed, ofOne) = (self, direction)
    let uncalled = direction.only.filter { name in
      ofOne.only = [name]
      narrowed.directions = [ofOne]
      return !narrowed.unusedDirections(in: logs).isEmpty
    }
    guard !uncalled.isEmpty, uncalled.count < direction.only.count else {
      return [
        Diagnostic(
          .unusedDirection, at: direction.location, "no recording uses '\(direction)'",
          explanation: "At least one scenario must need each direction that the contract allows.",
          suggestion: "remove it, or write a scenario that needs it")
      ]
    }
    return uncalled.map { name in
      Diagnostic(
        .unusedMethod, at: direction.location, "no recording calls '\(name)' of '\(direction)'",
        suggestion: "remove '\(name)' from it, or write a scenario that needs it")
    }
  }
}
