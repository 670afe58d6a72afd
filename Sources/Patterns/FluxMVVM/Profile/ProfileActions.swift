import Samples

/// Turns what the person does into actions, sends the request that this leads to, and turns what the
/// server answers and sends unasked into actions.
@Traced(.actionCreator)
final class ProfileActions {
  private let dispatcher: Dispatcher<ProfileAction>
  private let store: ProfileStore
  private let service: ProfileService
  private let request = CurrentRequest<ProfileRequest>()
  /// Held to stay subscribed to the server's presence.
  private var presence: EventToken?

  init(dispatcher: Dispatcher<ProfileAction>, store: ProfileStore, service: ProfileService) {
    self.dispatcher = dispatcher
    self.store = store
    self.service = service
    presence = service.observePresence { [weak self] presence in
      self?.dispatch(.changePresence(to: presence))
    }
  }

  func viewAppeared() { dispatch(.refresh) }

  func refresh() { dispatch(.refresh) }

  /// Dispatches an action; if it has led to another request, sends that, and cancels the one before.
  private func dispatch(_ action: ProfileAction) {
    dispatcher.dispatch(action)
    request.follow(store.value.request) { _ in
      service.profile { [weak self] result in self?.dispatch(.receive(result)) }
    }
  }
}
