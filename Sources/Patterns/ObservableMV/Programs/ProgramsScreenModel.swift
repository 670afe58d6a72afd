import HeadlessUI
import Samples

/// The list of one screen, kept in step with the server.
@Traced(.model)
@Observable
final class ProgramsScreenModel {
  private(set) var list = ProgramList()
  private let service: ProgramService
  private let request = CurrentRequest<ProgramRequest>()

  init(service: ProgramService) {
    self.service = service
  }

  /// Refreshes the list; a request for more is cancelled, and while refreshing nothing happens.
  func refresh() {
    list.refresh()
    sendRequest()
  }

  func scrolled(to offset: Int) {
    list.scrolled(to: offset)
    sendRequest()
  }

  private func received(_ result: Result<[Program], ServerError>) {
    list.received(result)
    sendRequest()
  }

  /// Sends the request that is under way now, unless it was sent, and cancels the one before.
  private func sendRequest() {
    request.follow(list.request) { page in
      service.page(from: page.offset) { [weak self] result in self?.received(result) }
    }
  }
}
