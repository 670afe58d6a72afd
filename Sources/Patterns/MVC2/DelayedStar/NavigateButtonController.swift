import HeadlessUI
import Samples

/// Mediates between the navigation request and the button that opens the item, and navigates.
@Traced(.controller)
final class NavigateButtonController {
  private let star: StarModel
  private let navigation: NavigationModel
  private let navigator: any Navigator
  private let screens: StarScreenFactory
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(
    star: StarModel, navigation: NavigationModel, button: Button, navigator: any Navigator,
    screens: StarScreenFactory
  ) {
    self.star = star
    self.navigation = navigation
    self.navigator = navigator
    self.screens = screens
    button.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
    observation = navigation.observe { [weak self] request in self?.follow(request) }
  }

  private func navigate() {
    if star.state.isStarred {
      openDetail()
    } else {
      askToStar()
    }
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.starAndOpen()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    navigator.present(alert)
  }

  private func starAndOpen() {
    navigation.requestToNavigate()
    star.star()
  }

  private func follow(_ request: NavigationRequest) {
    if request == .granted, navigator.isOnTop() { openDetail() }
  }

  private func openDetail() {
    navigator.push(screens.makeDetailScreen())
  }
}
