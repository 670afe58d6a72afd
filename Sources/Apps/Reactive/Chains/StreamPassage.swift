import OpenCombine
import Synchronization
import Trace

/// The way of a stream from one participant to the next: the one that made something of it, or that
/// subscribed.
nonisolated struct StreamPassage: Sendable {
  private let binding: LiveBinding

  init(_ binding: LiveBinding) { self.binding = binding }

  /// The way of what a publisher publishes; `nil` if it begins and ends at the same participant, or
  /// if one of the two is unknown.
  init?(from publisher: Any, to maker: ParticipantMark?) {
    guard let maker, maker.isCurrent else { return nil }
    let origin = Origin(of: publisher, for: maker)
    guard let source = origin.participant, !source.isSame(as: maker) else { return nil }
    self.init(
      LiveBinding(
        .publisher, from: source, to: maker, member: origin.member, operators: origin.operators))
  }

  /// Delivers a value, unless the participant at the end acts already, to which it came by another
  /// way.
  func pass<Value, Result>(_ value: Value, _ body: () -> Result) -> Result {
    binding.pass(value is Void ? [] : [value], body)
  }
}

// A value changes hands where a participant's operators begin, not where they end: it must be
// delivered before their closures run. But only the stage behind them knows the participant. So a
// stage that is subscribed to finds out here by which way its values go on.

nonisolated extension StreamPassage {
  private static let subscribing = Mutex<[StreamPassage?]>([])

  /// The way on which a stage sends its values that is being subscribed to at this moment.
  static var next: StreamPassage? {
    guard Recorder.current != nil else { return nil }
    return subscribing.withLock { $0.last ?? nil }
  }

  /// Subscribes to what is before a boundary, where values go on by a way of their own, or by none.
  static func subscribing(by passage: StreamPassage?, _ body: () -> Void) {
    guard Recorder.current != nil else { return body() }
    subscribing.withLock { $0.append(passage) }
    defer { subscribing.withLock { _ = $0.removeLast() } }
    body()
  }
}

nonisolated extension StreamPassage? {
  /// Delivers a value by the way, if there is one.
  ///
  /// What is subscribed to meanwhile has nothing to do with this stream.
  func pass<Value>(_ value: Value, _ body: () -> Subscribers.Demand) -> Subscribers.Demand {
    var demand = Subscribers.Demand.none
    StreamPassage.subscribing(by: nil) {
      demand = self?.pass(value, body) ?? body()
    }
    return demand
  }
}
