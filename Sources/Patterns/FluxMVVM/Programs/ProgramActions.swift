import Samples

/// Turns what the person does into actions, and what the service answers.
@Traced(.actionCreator)
final class ProgramActions {
  private let dispatcher: Dispatcher<ProgramAction>
  private let service: ProgramService
  private let request = CurrentRequest<ProgramRequest>()

  init(dispatcher: Dispatcher<ProgramAction>, service: ProgramService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  func refresh() { dispatcher.dispatch(.refresh) }

  func scroll(to offset: Int) { dispatcher.dispatch(.scroll(to: offset)) }

  /// Keeps the service in step with the request that the store says is under way.
  func follow(_ next: ProgramRequest?) {
    request.follow(next) { page in
      service.page(from: page.offset) { [weak self] result in
        self?.dispatcher.dispatch(.receive(result))
      }
    }
  }
}
