import Samples

/// Requests the profile, and reports what is known of it.
@Traced(.interactor)
final class ProfileInteractor: ProfileInteractorInput {
  weak var output: (any ProfileInteractorOutput)?
  private let profile: ProfileModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(profile: ProfileModel) {
    self.profile = profile
  }

  func start() {
    observation = profile.observe { [weak self] state in self?.output?.profileChanged(to: state) }
  }

  func refresh() { profile.refresh() }
}
