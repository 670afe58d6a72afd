public import Diagnostics
public import Metrics
public import Trace

extension Contract {
  /// Returns what the contract declares and nothing needs: roles, directions and names in `(only
  /// …)`.
  ///
  /// A role is needed if a type of the pattern's source has it, or a participant of a recording.
  /// What uses a direction, ``unusedDirections(in:)`` says.
  ///
  /// - Parameters:
  ///   - logs: All recordings of the pattern; without one nothing can be said.
  ///   - facts: What the source of its implementations says.
  /// - Returns: One fault for each, at its line in the contract.
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
        suggestion: "remove it, or write @Traced with it where it is played")
    }
  }

  /// A direction that nothing uses as it is written; of several names those that are never called.
  private func needless(_ direction: Direction, in logs: [EventLog]) -> [Diagnostic] {
    let uncalled = direction.only.filter { name in
      !with(only: direction.restricted(to: name)).unusedDirections(in: logs).isEmpty
    }
    guard !uncalled.isEmpty, uncalled.count < direction.only.count else {
      return [
        Diagnostic(
          .unusedDirection, at: direction.location, "no recording uses '\(direction)'",
          explanation: "What a contract allows, the pattern should need in one scenario at least.",
          suggestion: "remove it, or write the scenario that needs it")
      ]
    }
    return uncalled.map { name in
      Diagnostic(
        .unusedMethod, at: direction.location, "no recording calls '\(name)' of '\(direction)'",
        suggestion: "remove '\(name)' from it, or write the scenario that needs it")
    }
  }

  private func with(only direction: Direction) -> Contract {
    Contract(
      id: id, title: title, module: module, roles: roles, directions: [direction], file: file)
  }
}

extension Direction {
  /// The same direction for one method only.
  fileprivate func restricted(to method: String) -> Direction {
    Direction(
      from: from, to: to, kind: kind, byProtocol: byProtocol, weakly: weakly, only: [method],
      location: location)
  }
}
