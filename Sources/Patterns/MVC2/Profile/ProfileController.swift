import HeadlessUI
import Samples

/// Mediates between the profile and its screen: the profile is refreshed when the screen appears
/// and on request, and what is known of the person and what became of a request go to the screen.
@Traced(.controller)
final class ProfileController {
  private let profile: ProfileModel
  private let screen: ProfileScreen
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(profile: ProfileModel, screen: ProfileScreen) {
    self.profile = profile
    self.screen = screen
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.profile.refresh() }, for: .touchUpInside)
    }
    observation = profile.observe { [weak self] state in self?.show(state) }
  }

  func viewWillAppear() { profile.refresh() }

  private func show(_ state: ProfileState) {
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
