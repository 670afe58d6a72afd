import Samples

/// Requests the profile, when the screen appears and when the person asks for it.
@Traced(.presenter)
final class ProfilePresenter: ProfilePresenting {
  private let profile: ProfileModel

  init(profile: ProfileModel) {
    self.profile = profile
  }

  func viewWillAppear() { profile.refresh() }

  func didTapRefresh() { profile.refresh() }

  func didTapRetry() { profile.refresh() }
}
