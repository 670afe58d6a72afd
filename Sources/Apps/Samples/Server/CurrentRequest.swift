/// Keeps a service in step with a value that says which request is under way.
///
/// ```swift
/// request.follow(list.request) { page in
///   service.page(from: page.offset) { [weak self] result in self?.received(result) }
/// }
/// ```
///
/// A request that the value replaces by another, or by none, is cancelled. Each request is sent
/// once, also when its answer changes the value before the call that sends it has returned.
///
/// What shows the value is notified of it before the request is sent. Otherwise an answer that
/// comes inside the call is shown first, and the values between are never seen: a list that becomes
/// shorter and longer again would not be scrolled to where its value says the reader is.
public final class CurrentRequest<Request: Equatable> {
  private var request: Request?
  private var token: RequestToken?

  /// No request.
  public init() {}

  /// Sends the request that is under way now, and cancels the one before; without effect if they
  /// are equal.
  ///
  /// - Parameters:
  ///   - next: The request that the value says is under way; `nil` if there is none.
  ///   - send: How to send it.
  public func follow(_ next: Request?, send: (Request) -> RequestToken) {
    guard next != request else { return }
    request = next
    token = nil
    guard let next else { return }
    let issued = send(next)
    // Answered inside the call, it may have been followed by another, whose token must stay.
    if issued.isUnderWay { token = issued }
  }
}
