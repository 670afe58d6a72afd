public import Trace

/// The participants that outlive the app.
public struct Leak: Sendable, Hashable, Codable {
  /// The number of the step in which the app was left.
  public let step: Int
  /// The participants that are still alive, in order of creation.
  public let participants: [Participant.ID]
  /// The references among them by properties, including weak ones.
  public let holds: [HeldReference]

  /// Creates a leak; references to or from other participants are left out.
  public init(step: Int, participants: [Participant.ID], holds: [HeldReference]) {
    self.step = step
    self.participants = participants
    self.holds = holds.filter {
      participants.contains($0.owner) && participants.contains($0.held)
    }
  }
}

extension Leak {
  /// Returns the shortest cycle in which participants hold each other.
  ///
  /// - Parameter isStrong: Returns whether a property keeps the referenced object alive.
  /// - Returns: The references, each owned by the object of the previous one; empty without a
  ///   cycle.
  public func cycle(where isStrong: (HeldReference) -> Bool) -> [HeldReference] {
    let edges = Dictionary(grouping: holds.filter(isStrong), by: \.owner)
    let circles = participants.compactMap { shortestWay(from: $0, to: $0, edges) }
    return circles.min { $0.count < $1.count } ?? []
  }

  private func shortestWay(
    from start: Participant.ID, to end: Participant.ID, _ edges: [Participant.ID: [HeldReference]]
  ) -> [HeldReference]? {
    var ways: [[HeldReference]] = (edges[start] ?? []).map { [$0] }
    var visited: Set<Participant.ID> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let last = way.last else { continue }
      if last.held == end { return way }
      guard visited.insert(last.held).inserted else { continue }
      ways += (edges[last.held] ?? []).map { way + [$0] }
    }
    return nil
  }
}

extension EventLog {
  /// Returns the participants that are alive after a step, in order of creation.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public func alive(after step: Int) -> [Participant.ID] {
    var alive: Set<Participant.ID> = []
    for event in events.prefix(while: { $0.step <= step }) {
      guard let participant = event.to else { continue }
      switch event.kind {
      case .create: alive.insert(participant)
      case .destroy: alive.remove(participant)
      default: break
      }
    }
    return participants.map(\.id).filter(alive.contains)
  }
}
