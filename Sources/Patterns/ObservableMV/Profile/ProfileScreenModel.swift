import HeadlessUI
import Samples

/// The knowledge that one screen has of the person, kept in step with the server.
@Traced(.model)
@Observable
final class ProfileScreenModel {
  private(set) var state = ProfileState()
  private let service: ProfileService
  private let request = CurrentRequest<ProfileRequest>()
  /// Held to stay subscribed to the server's presence.
  @ObservationIgnored private var presence: EventToken?

  init(service: ProfileService) {
    self.service = service
    presence = service.observePresence { [weak self] presence in
      self?.presenceChanged(to: presence)
    }
  }

  /// Requests the profile; a request that is under way is cancelled.
  func refresh() {
    state.refresh()
    sendRequest()
  }

  private func received(_ result: Result<Profile, ServerError>) {
    state.received(result)
    sendRequest()
  }

  private func presenceChanged(to presence: Presence) {
    state.presenceChanged(to: presence)
  }

  /// Sends the request that is under way now, unless it was sent, and cancels the one before.
  private func sendRequest() {
    request.follow(state.request) { _ in
      service.profile { [weak self] result in self?.received(result) }
    }
  }
}
