import HeadlessUI
import Samples

/// The knowledge that one screen has of the person, kept in step with the server.
@Traced(.model)
@Observable
final class StaleGetterProfileScreenModel {
  private(set) var isLoading = false
  /// The mistake: a view that reads the state reads nothing that is tracked, so that a change of it
  /// does not update the view.
  var state: ProfileState { known }
  @ObservationIgnored private var known = ProfileState()
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
    known.refresh()
    sendRequest()
  }

  private func received(_ result: Result<Profile, ServerError>) {
    known.received(result)
    sendRequest()
  }

  private func presenceChanged(to presence: Presence) {
    known.presenceChanged(to: presence)
  }

  /// Sends the request that is under way now, unless it was sent, and cancels the one before.
  private func sendRequest() {
    isLoading = known.isLoading
    request.follow(known.request) { _ in
      service.profile { [weak self] result in self?.received(result) }
    }
  }
}
