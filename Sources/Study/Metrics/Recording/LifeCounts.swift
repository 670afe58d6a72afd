public import Trace

/// The number of objects of each type that there were in recordings.
public struct LifeCounts: Sendable, Hashable {
  /// The numbers of objects of a type.
  public struct Count: Sendable, Hashable {
    /// The number that came into being, in all recordings.
    public fileprivate(set) var created = 0
    /// The greatest number at once, in one recording.
    public fileprivate(set) var peak = 0
    /// The number left when the recordings ended: after the app was left.
    public fileprivate(set) var left = 0
  }

  /// The types, with their sides: from the screen to the model, then by name.
  public var types: [OwningType] { counts.keys.sorted() }

  private var counts: [OwningType: Count] = [:]

  /// The lives of no recording.
  public init() {}

  /// The lives of a recording.
  public init(in log: EventLog) {
    let types = OwningType.all(in: log)
    for event in log.events {
      guard let type = event.to.flatMap({ types[$0] }) else { continue }
      switch event.kind {
      case .create: counts[type, default: Count()].begin()
      case .destroy: counts[type, default: Count()].left -= 1
      default: continue
      }
    }
  }

  /// The count of a type.
  public subscript(type: OwningType) -> Count { counts[type] ?? Count() }

  /// Adds what there was in another recording.
  public mutating func add(_ other: LifeCounts) {
    for (type, count) in other.counts { counts[type, default: Count()].add(count) }
  }
}

extension LifeCounts.Count {
  fileprivate mutating func begin() {
    created += 1
    left += 1
    peak = max(peak, left)
  }

  fileprivate mutating func add(_ other: LifeCounts.Count) {
    created += other.created
    peak = max(peak, other.peak)
    left += other.left
  }
}

extension OwningType {
  /// The types of those who take part in a recording.
  static func all(in log: EventLog) -> [Participant.ID: OwningType] {
    Dictionary(
      log.participants.map { ($0.id, OwningType(recorded: $0)) }, uniquingKeysWith: { $1 })
  }

  /// The type of a participant, without generic arguments.
  public init(recorded participant: Participant) {
    self.init(name: String(participant.type.prefix { $0 != "<" }), side: participant.side)
  }
}
