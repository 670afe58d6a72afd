public import Trace

/// The number of objects of each type in one or more recordings.
public struct LifeCounts: Sendable, Hashable {
  /// The numbers of objects of one type.
  public struct Count: Sendable, Hashable {
    /// The number of objects created, in all recordings together.
    public fileprivate(set) var created = 0
    /// The greatest number alive at once in any one recording.
    public fileprivate(set) var peak = 0
    /// The number still alive when the recordings ended, after the app was left.
    public fileprivate(set) var left = 0
  }

  /// The types with their sides, ordered from the screen to the model, then by name.
  public var types: [OwningType] { counts.keys.sorted() }

  private var counts: [OwningType: Count] = [:]

  /// Creates empty counts.
  public init() {}

  /// Counts the objects of a recording.
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

  /// Adds the counts of another recording.
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
  /// The types of a recording's participants.
  static func all(in log: EventLog) -> [Participant.ID: OwningType] {
    Dictionary(
      log.participants.map { ($0.id, OwningType(recorded: $0)) }, uniquingKeysWith: { $1 })
  }

  /// Creates the type of a participant, without generic arguments.
  public init(recorded participant: Participant) {
    self.init(name: String(participant.type.prefix { $0 != "<" }), side: participant.side)
  }
}
