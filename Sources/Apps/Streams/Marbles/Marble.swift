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

nonisolated extension MarbleEvent {
  /// Returns the event in words that follow the line's name: `hears 10`.
  ///
  /// - Parameter kind: On what line it happens.
  /// - Returns: A verb and what belongs to it.
  public func sentence(on kind: MarbleLineKind) -> String {
    switch (self, kind) {
    case (.subscribed, .request): "is made"
    case (.subscribed, _): "subscribes"
    case (.value(let value), .sent): "sends \(value)"
    case (.value(let value), .request): "answers \(value)"
    case (.value(let value), .heard): "hears \(value)"
    case (.completed, .heard): "hears the end"
    case (.completed, _): "completes"
    case (.failed(let error), .heard): "hears the failure \(error)"
    case (.failed(let error), _): "fails: \(error)"
    case (.cancelled, .request): "is cancelled"
    case (.cancelled, _): "cancels"
    }
  }
}
