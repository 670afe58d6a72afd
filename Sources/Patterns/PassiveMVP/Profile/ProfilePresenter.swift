import Samples

/// Requests the profile, and decides what is shown of it meanwhile and afterwards.
@Traced(.presenter)
final class ProfilePresenter: ProfilePresenting {
  weak var view: (any ProfileViewing)?
  private let profile: ProfileModel
  private var observation: ObservationToken?

  init(profile: ProfileModel) {
    self.profile = profile
  }

  func viewDidLoad() {
    observation = profile.observe { [weak self] state in self?.show(state) }
    profile.refresh()
  }

  func didTapRefresh() { profile.refresh() }

  func didTapRetry() { profile.refresh() }

  private func show(_ state: ProfileState) {
    view?.showName(state.name ?? ProfileWords.unknown)
    view?.showAge(state.age.map(ProfileWords.years) ?? ProfileWords.unknown)
    let presence = PresenceAppearance(state.presence)
    view?.showPresence(presence.text, color: presence.color)
    if state.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    if let failure = state.failure {
      view?.showFailure(failure.message)
    } else {
      view?.hideFailure()
    }
  }
}
