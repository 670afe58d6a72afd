public import Trace

/// The list of programs of one screen, kept in step with the server.
@Traced(.model)
public final class ProgramModel {
  /// The list as it is.
  public private(set) var list = ProgramList()
  private let service: ProgramService
  private let observers = Observers<ProgramList>()
  private let request = CurrentRequest<ProgramRequest>()

  /// An empty list.
  public init(service: ProgramService) {
    self.service = service
  }

  /// Begins to observe; the present list is delivered at once.
  ///
  /// - Parameter handler: What to do with each list.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (ProgramList) -> Void) -> ObservationToken {
    observers.add(replaying: list, of: "list", handler)
  }

  /// Refreshes the list; a request for more is cancelled, and while refreshing nothing happens.
  public func refresh() {
    let before = list.request
    list.refresh()
    publish(after: before)
  }

  /// The reader has scrolled the list.
  ///
  /// - Parameter offset: The first row in sight now.
  public func scrolled(to offset: Int) {
    let before = list.request
    list.scrolled(to: offset)
    publish(after: before)
  }

  private func received(_ result: Result<[Program], ServerError>) {
    let before = list.request
    list.received(result)
    publish(after: before)
  }

  /// Notifies the observers before anything is sent: the answer may come inside the call.
  ///
  /// All that they see of a list changes together with its request; the rest is where the reader
  /// is.
  private func publish(after before: ProgramRequest?) {
    guard list.request != before else { return }
    observers.notify(list)
    request.follow(list.request) { page in
      service.page(from: page.offset) { [weak self] result in self?.received(result) }
    }
  }
}
