import HeadlessUI
import Samples

/// Writes what is known of the person into the labels.
@Traced(.controller)
final class ProfileController {
  private let screen: ProfileScreen
  private var observation: ObservationToken?

  init(profile: ProfileModel, screen: ProfileScreen) {
    self.screen = screen
    observation = profile.observe { [weak self] state in self?.show(state) }
  }

  private func show(_ state: ProfileState) {
    screen.name.text = state.name ?? ProfileWords.unknown
    screen.age.text = state.age.map(ProfileWords.years) ?? ProfileWords.unknown
    show(state.presence)
  }

  private func show(_ presence: Presence?) {
    screen.presence.text = presence?.rawValue ?? ProfileWords.unknown
    switch presence {
    case .online: screen.presence.textColor = .green
    case .offline: screen.presence.textColor = .gray
    case nil: screen.presence.textColor = .label
    }
  }
}
