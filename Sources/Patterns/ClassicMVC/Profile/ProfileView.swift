import HeadlessUI
import Samples

/// A view of the profile: what is known of the person, whether a request is under way, and why the
/// last one failed.
@Traced(.view)
final class ProfileView {
  private let screen: ProfileScreen
  private let profile: ProfileModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(_ screen: ProfileScreen, of profile: ProfileModel) {
    self.screen = screen
    self.profile = profile
    observation = profile.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    let state = profile.state
    screen.name.text = state.name ?? ProfileWords.unknown
    screen.age.text = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    show(state.presence)
    if state.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(state.failure)
  }

  private func show(_ presence: Presence?) {
    screen.presence.text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: screen.presence.textColor = .green
    case .offline: screen.presence.textColor = .gray
    case nil: screen.presence.textColor = .label
    }
  }

  private func show(_ failure: ServerError?) {
    screen.error.text = failure?.message
    screen.error.isHidden = failure == nil
    screen.retry.isHidden = failure == nil
  }
}
