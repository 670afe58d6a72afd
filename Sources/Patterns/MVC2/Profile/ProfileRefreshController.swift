import HeadlessUI
import Samples

/// Has the profile refreshed when the screen appears and on request, and shows what became of it.
@Traced(.controller)
final class ProfileRefreshController {
  private let profile: ProfileModel
  private let screen: ProfileScreen
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
    if state.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.error.text = state.failure?.message
    screen.error.isHidden = state.failure == nil
    screen.retry.isHidden = state.failure == nil
  }
}
