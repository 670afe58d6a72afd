import HeadlessUI
import Samples

/// Requests the profile when the screen appears, and whenever the person asks for it.
@Traced(.controller)
final class ProfileController {
  private let profile: ProfileModel

  init(_ screen: ProfileScreen, of profile: ProfileModel) {
    self.profile = profile
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.profile.refresh() }, for: .touchUpInside)
    }
  }

  func viewWillAppear() { profile.refresh() }
}
