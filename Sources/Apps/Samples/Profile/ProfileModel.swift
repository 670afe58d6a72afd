public import Trace

/// The profile of one screen, kept in step with the server.
@Traced(.model)
public final class ProfileModel {
  /// The state of what is known of the person.
  public private(set) var state = ProfileState()
  private let service: ProfileService
  private let observers = Observers<ProfileState>()
  private let request = CurrentRequest<ProfileRequest>()
  private var presence: EventToken?

  /// A profile of which nothing is known, and which follows the presence from now on.
  public init(service: ProfileService) {
    self.service = service
    presence = service.observePresence { [weak self] presence in
      self?.presenceChanged(to: presence)
    }
  }

  /// Begins to observe; the present state is delivered at once.
  ///
  /// - Parameter handler: What to do with each state.
  /// - Returns: The registration; releasing it ends it.
  public func observe(_ handler: @escaping (ProfileState) -> Void) -> ObservationToken {
    observers.add(replaying: state, of: "state", handler)
  }

  /// Requests the profile; a request that is under way is cancelled.
  public func refresh() {
    state.refresh()
    publish()
  }

  private func received(_ result: Result<Profile, ServerError>) {
    state.received(result)
    publish()
  }

  private func presenceChanged(to presence: Presence) {
    state.presenceChanged(to: presence)
    publish()
  }

  /// Notifies the observers before anything is sent: the answer may come inside the call.
  private func publish() {
    observers.notify(state)
    request.follow(state.request) { _ in
      service.profile { [weak self] result in self?.received(result) }
    }
  }
}
