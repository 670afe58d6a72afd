/// An event on a line of a run, at a moment of virtual time.
public nonisolated struct Marble: Sendable, Hashable {
  /// The time since the run began, in milliseconds.
  public let time: Int
  /// Its place among all marbles of the run, from 1: what comes at the same time has an order too.
  public let number: Int
  /// The event that happened.
  public let event: MarbleEvent

  /// A marble.
  public init(time: Int, number: Int, _ event: MarbleEvent) {
    self.time = time
    self.number = number
    self.event = event
  }
}

/// An event that can happen on a line.
public nonisolated enum MarbleEvent: Sendable, Hashable {
  /// Somebody subscribes: the line begins here.
  case subscribed
  /// A value, as Swift describes it.
  case value(String)
  /// The stream completes.
  case completed
  /// The stream fails, with an error as Swift describes it.
  case failed(String)
  /// The subscriber cancels.
  case cancelled

  /// Says whether nothing can follow on the line.
  public var isEnd: Bool {
    switch self {
    case .completed, .failed, .cancelled: true
    case .subscribed, .value: false
    }
  }
}
