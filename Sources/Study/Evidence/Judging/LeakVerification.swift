import Comparison
import Diagnostics
import Identifiers
import Metrics
import Scenarios
import Trace

/// The verification that nothing outlives the app or a screen; it reports once per implementation.
struct LeakVerification {
  let recordings: [Recording]
  /// The sources that declare the types of participants and their supertypes.
  let libraries: [SourceLibrary]

  /// The invariant that leaks break.
  static let invariant = Invariant.screensDie.id

  var diagnostics: [Diagnostic] {
    let groups = Dictionary(grouping: recordings, by: \.implementationID)
    return groups.sorted { $0.key < $1.key }.compactMap { key, recordings in
      diagnostic(of: key, recordings)
    }
  }

  private func diagnostic(of key: ImplementationID, _ recordings: [Recording]) -> Diagnostic? {
    let leaking = recordings.filter { $0.leak != nil }
    if let first = leaking.first, let leak = first.leak {
      let cycle = leak.cycle { !isWeak($0) }
      let verb = leak.participants.count == 1 ? "outlives" : "outlive"
      return Diagnostic(
        .leak, at: cycle.last.flatMap(declaration)?.location,
        "\(key.pattern) in \(key.sample): \(list(leak.participants)) \(verb) the app",
        explanation: owners(of: leak, cycle, in: first.log) + count(leaking, of: recordings),
        suggestion: cycle.isEmpty ? nil : "hold one of them weakly")
    }
    let dangling = recordings.compactMap { recording in
      recording.log.violations().first { $0.invariant == Self.invariant }
        .map { (recording: recording, violation: $0) }
    }
    guard let first = dangling.first else { return nil }
    return Diagnostic(
      .leak, at: location(of: first.violation, in: first.recording.log),
      "\(key.pattern) in \(key.sample): \(first.violation.sentence)",
      explanation: count(dangling.map(\.recording), of: recordings))
  }

  private func owners(of leak: Leak, _ cycle: [HeldReference], in log: EventLog) -> String {
    if !cycle.isEmpty {
      let links = cycle.map { "\($0.owner) holds \($0.held) by '\($0.property)'" }
      return links.joined(separator: ", ") + ". "
    }
    let holds = leak.holds.filter { !isWeak($0) }
      .map { "\($0.held) is held by '\($0.property)' of \($0.owner)" }
    let ended = Set(log.events.filter { $0.kind == .unbind }.compactMap(\.binding))
    let bindings = log.bindings.filter { !ended.contains($0.id) }.map {
      "\($0.sink) may be held by the \($0.mechanism.rawValue) '\($0.member)' of \($0.source)"
    }
    let known = holds + bindings
    guard !known.isEmpty else {
      return
        "No property of a participant holds them. The owner is a closure, a static property, or an "
        + "object without a role. "
    }
    return known.prefix(6).joined(separator: ", ") + ". "
  }

  private func list(_ participants: [Participant.ID]) -> String {
    let shown = participants.prefix(4).joined(separator: ", ")
    return participants.count > 4 ? "\(shown) and \(participants.count - 4) more" : shown
  }

  private func count(_ found: [Recording], of all: [Recording]) -> String {
    let first = "'\(found.first?.scenario ?? "")'"
    return all.count == 1
      ? "Found in \(first)."
      : "Found in \(found.count) of \(all.count) scenarios, first in \(first)."
  }

  private func location(of violation: Violation, in log: EventLog) -> SourceLocation? {
    violation.events.first.flatMap { log.event($0) }
      .flatMap { $0.location ?? $0.caller }.map { SourceLocation($0) }
  }
}

// MARK: What the source says

extension LeakVerification {
  func isWeak(_ hold: HeldReference) -> Bool { declaration(of: hold)?.isWeak ?? false }

  private func declaration(of hold: HeldReference) -> StoredProperty? {
    let type = String(hold.declaring.prefix { $0 != "<" })
    return libraries.lazy.flatMap(\.files).flatMap(\.declarations).filter { $0.name == type }
      .flatMap(\.stored).first { $0.name == hold.property }
  }
}

extension EventLog {
  /// Returns diagnostics for the invariants that this recording breaks.
  ///
  /// Leaks are not among them, since they are reported for all recordings together. A violation
  /// without a location in the sources is reported at the scenario's file.
  func brokenInvariants(in recording: String, of file: String?) -> [Diagnostic] {
    violations().filter { $0.invariant != LeakVerification.invariant }.map { violation in
      let first = violation.events.first.flatMap { event($0) }
      return Diagnostic(
        .brokenInvariant,
        at: (first?.location ?? first?.caller).map { SourceLocation($0) }
          ?? file.map { SourceLocation(file: $0) },
        "\(recording): \(violation.sentence)",
        explanation: Invariant.all.first { $0.id == violation.invariant }?.statement)
    }
  }
}
