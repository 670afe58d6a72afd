import OpenCombine

/// A subscriber of a publisher in this module, with its demand.
nonisolated final class Outlet<Output, Failure: Error>: Subscription {
  /// The treatment of values beyond the subscriber's demand.
  enum Excess {
    case dropped
    /// The newest is kept until the subscriber requests it, or the stream completes.
    case newest
    /// All are kept, and delivered before the completion.
    case queued
  }

  private let excess: Excess
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var cancellation: (() -> Void)?
  private let next = StreamPassage.next

  /// Creates an outlet; the subscriber has not received it yet.
  init<Downstream: Subscriber>(
    _ downstream: Downstream, excess: Excess, waiting: [Output] = [],
    onCancel cancellation: @escaping () -> Void = {}
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    self.downstream = AnySubscriber(downstream)
    self.excess = excess
    self.waiting = waiting
    self.cancellation = cancellation
  }

  var isOpen: Bool { downstream != nil && completion == nil }

  /// Sends the subscriber its subscription, through which it may request values.
  func open() { downstream?.receive(subscription: self) }

  /// Delivers a value, or keeps or drops it.
  func send(_ value: Output) {
    guard isOpen else { return }
    guard demand > .none, waiting.isEmpty else { return keep(value) }
    hand(over: value)
  }

  /// Completes the subscription, without any demand; queued values are delivered first.
  func send(completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    if case .newest = excess { waiting = [] }
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty, downstream != nil {
      hand(over: waiting.removeFirst())
    }
    finishIfDone()
  }

  func cancel() {
    let cancellation = cancellation
    close()
    cancellation?()
  }

  private func hand(over value: Output) {
    guard let downstream else { return }
    demand -= 1
    demand += next.pass(value) { downstream.receive(value) }
  }

  private func keep(_ value: Output) {
    switch excess {
    case .dropped: break
    case .newest: waiting = [value]
    case .queued: waiting.append(value)
    }
  }

  private func finishIfDone() {
    guard let completion, waiting.isEmpty, let downstream else { return }
    close()
    downstream.receive(completion: completion)
  }

  private func close() {
    downstream = nil
    cancellation = nil
    waiting = []
  }
}

/// The subscribers of a subject, in the order in which they subscribed.
nonisolated struct Outlets<Output, Failure: Error> {
  private var list: [Outlet<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, unless the subject has completed.
  mutating func add(_ outlet: Outlet<Output, Failure>) {
    list.removeAll { !$0.isOpen }
    if completion == nil { list.append(outlet) }
  }

  /// The subscribers that can still receive values.
  var open: [Outlet<Output, Failure>] { list.filter(\.isOpen) }

  /// Marks the completion, and returns the subscribers that must receive it.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Outlet<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { list = [] }
    return open
  }
}
