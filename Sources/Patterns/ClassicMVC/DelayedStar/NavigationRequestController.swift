import HeadlessUI
import Samples

/// Requests to open the item, and first asks whether to star it if it is not starred.
@Traced(.controller)
final class NavigationRequestController {
  private let navigation: NavigationModel
  private let star: StarModel
  private let navigator: Navigator

  init(_ button: Button, of navigation: NavigationModel, star: StarModel, navigator: Navigator) {
    self.navigation = navigation
    self.star = star
    self.navigator = navigator
    button.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
  }

  private func navigate() {
    if star.state.isStarred {
      navigation.requestToNavigate()
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
}
