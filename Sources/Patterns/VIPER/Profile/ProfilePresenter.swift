import HeadlessUI
import Samples

/// Has the profile requested, and decides what is shown of it meanwhile and afterwards.
@Traced(.presenter)
final class ProfilePresenter {
  weak var view: (any ProfileViewInput)?
  private let interactor: any ProfileInteractorInput

  init(interactor: any ProfileInteractorInput) {
    self.interactor = interactor
  }

  private func show(_ presence: Presence?) {
    let text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: view?.showPresence(text, color: .green)
    case .offline: view?.showPresence(text, color: .gray)
    case nil: view?.showPresence(text, color: .label)
    }
  }
}

@Traced(extending: .presenter)
extension ProfilePresenter: ProfileViewOutput {
  func viewIsReady() { interactor.start() }

  func viewWillAppear() { interactor.refresh() }

  func didTapRefresh() { interactor.refresh() }

  func didTapRetry() { interactor.refresh() }
}

@Traced(extending: .presenter)
extension ProfilePresenter: ProfileInteractorOutput {
  func profileChanged(to profile: ProfileState) {
    view?.showName(profile.name ?? ProfileWords.unknown)
    view?.showAge(profile.age.map(ProfileWords.years) ?? ProfileWords.unknown)
    show(profile.presence)
    if profile.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    if let failure = profile.failure {
      view?.showFailure(failure.message)
    } else {
      view?.hideFailure()
    }
  }
}
