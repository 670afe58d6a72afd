import Samples

/// Turns what the person does into actions, sends the requests that this leads to, and turns their
/// answers into actions.
@Traced(.actionCreator)
final class ProgramActions {
  private let dispatcher: Dispatcher<ProgramAction>
  private let store: ProgramStore
  private let service: ProgramService
  private let request = CurrentRequest<ProgramRequest>()

  init(dispatcher: Dispatcher<ProgramAction>, store: ProgramStore, service: ProgramService) {
    self.dispatcher = dispatcher
    self.store = store
    self.service = service
  }

  func viewAppeared() { dispatch(.refresh) }

  func refresh() { dispatch(.refresh) }

  func scrolled(to offset: Int) { dispatch(.scroll(to: offset)) }

  /// Dispatches an action; if it has led to another request, sends that, and cancels the one before.
  ///
  /// A page that leaves the list at its bottom leads to the next one, too.
  private func dispatch(_ action: ProgramAction) {
    dispatcher.dispatch(action)
    request.follow(store.value.request) { page in
      service.page(from: page.offset) { [weak self] result in self?.dispatch(.receive(result)) }
    }
  }
}
