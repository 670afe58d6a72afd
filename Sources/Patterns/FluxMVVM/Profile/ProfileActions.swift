import Samples

/// Turns what the person does into actions, and what the server answers and sends unasked.
@Traced(.actionCreator)
final class ProfileActions {
  private let dispatcher: Dispatcher<ProfileAction>
  private let service: ProfileService
  private let request = CurrentRequest<ProfileRequest>()
  private var presence: EventToken?

  init(dispatcher: Dispatcher<ProfileAction>, service: ProfileService) {
    self.dispatcher = dispatcher
    self.service = service
  }

  /// Dispatches each presence that the server sends from now on.
  func observePresence() {
    presence = service.observePresence { [weak self] presence in
      self?.dispatcher.dispatch(.changePresence(to: presence))
    }
  }

  func refresh() { dispatcher.dispatch(.refresh) }

  /// Keeps the service in step with the request that the store says is under way.
  func follow(_ next: ProfileRequest?) {
    request.follow(next) { _ in
      service.profile { [weak self] result in self?.dispatcher.dispatch(.receive(result)) }
    }
  }
}
