import OpenCombine
import Synchronization
import Trace

/// The passage of a stream from one participant to the next, which transforms it or subscribes to
/// it.
nonisolated struct StreamPassage: Sendable {
  private let binding: LiveBinding

  init(_ binding: LiveBinding) { self.binding = binding }

  /// Creates the passage of a publisher's values to its maker.
  ///
  /// The result is `nil` if both ends are the same participant, or if one of them is unknown.
  init?(from publisher: Any, to maker: ParticipantMark?) {
    guard let maker, maker.isCurrent else { return nil }
    let origin = Origin(of: publisher, for: maker)
    guard let source = origin.participant, !source.isSame(as: maker) else { return nil }
    self.init(
      LiveBinding(
        .publisher, from: source, to: maker, member: origin.member, operators: origin.operators))
  }

  /// Delivers a value, unless the participant at the end is already acting because of another
  /// passage.
  func pass<Value, Result>(_ value: Value, _ body: () -> Result) -> Result {
    binding.pass(value is Void ? [] : [value], body)
  }
}

// A value must be delivered where a participant's operators begin, before their closures run.
// However, only the stage after them knows the participant. A stage therefore finds out here,
// while it is subscribed to, along which passage its values continue.

nonisolated extension StreamPassage {
  private static let subscribing = Mutex<[StreamPassage?]>([])

  /// The passage for the values of the stage that is currently subscribed to.
  static var next: StreamPassage? {
    guard Recorder.current != nil else { return nil }
    return subscribing.withLock { $0.last ?? nil }
  }

  /// Subscribes to the publishers before a boundary, whose values take another passage or none.
  static func subscribing(by passage: StreamPassage?, _ body: () -> Void) {
    guard Recorder.current != nil else { return body() }
    subscribing.withLock { $0.append(passage) }
    defer { subscribing.withLock { _ = $0.removeLast() } }
    body()
  }
}

nonisolated extension StreamPassage? {
  /// Delivers a value along the passage, if there is one.
  ///
  /// Subscriptions made during the delivery are not part of this stream.
  func pass<Value>(_ value: Value, _ body: () -> Subscribers.Demand) -> Subscribers.Demand {
    var demand = Subscribers.Demand.none
    StreamPassage.subscribing(by: nil) {
      demand = self?.pass(value, body) ?? body()
    }
    return demand
  }
}
