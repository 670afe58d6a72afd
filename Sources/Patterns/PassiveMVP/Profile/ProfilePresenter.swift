import HeadlessUI
import Samples

/// Requests the profile, and decides what is shown of it meanwhile and afterwards.
@Traced(.presenter)
final class ProfilePresenter: ProfilePresenting {
  weak var view: (any ProfileViewing)?
  private let profile: ProfileModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(profile: ProfileModel) {
    self.profile = profile
  }

  func viewDidLoad() {
    observation = profile.observe { [weak self] state in self?.show(state) }
  }

  func viewWillAppear() { profile.refresh() }

  func didTapRefresh() { profile.refresh() }

  func didTapRetry() { profile.refresh() }

  private func show(_ state: ProfileState) {
    view?.showName(state.name ?? ProfileWords.unknown)
    view?.showAge(state.age.map(ProfileWords.years) ?? ProfileWords.unknown)
    show(state.presence)
    if state.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    show(state.failure)
  }

  private func show(_ presence: Presence?) {
    let text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: view?.showPresence(text, color: .green)
    case .offline: view?.showPresence(text, color: .gray)
    case nil: view?.showPresence(text, color: .label)
    }
  }

  private func show(_ failure: ServerError?) {
    if let failure {
      view?.showFailure(failure.message)
    } else {
      view?.hideFailure()
    }
  }
}
