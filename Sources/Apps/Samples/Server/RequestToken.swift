import Trace

/// A request that was issued; cancelling or releasing it ends it, and no answer is delivered.
public final class RequestToken {
  private var completion: ((Result<Void, ServerError>) -> Void)?
  private var timer: ScheduledWork?

  init(_ completion: @escaping (Result<Void, ServerError>) -> Void) {
    self.completion = completion
  }

  /// Says whether the request is neither answered, failed nor cancelled.
  ///
  /// It is not under way any more while its completion runs, and a request that is answered inside
  /// the call that sends it has never been under way for its sender.
  public var isUnderWay: Bool { completion != nil }

  /// Takes the request back, and releases its completion; without effect on one that has ended.
  public func cancel() {
    completion = nil
    timer = nil
  }

  /// Keeps the work that will answer the request, for as long as that is under way.
  func wait(for timer: ScheduledWork) { self.timer = timer }

  /// Ends the request, and notifies its sender.
  func complete(_ outcome: Result<Void, ServerError>) {
    let completion = completion
    cancel()
    completion?(outcome)
  }
}
