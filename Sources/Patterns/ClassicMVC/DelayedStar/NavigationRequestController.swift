import HeadlessUI
import Samples

/// Has the item opened if it is starred; otherwise asks whether to star it, and requests to open it
/// once it is.
@Traced(.controller)
final class NavigationRequestController {
  private let navigation: NavigationModel
  private let star: StarModel
  private let view: NavigationRequestView
  private let navigator: any Navigator

  init(
    _ button: Button, of navigation: NavigationModel, star: StarModel,
    view: NavigationRequestView, navigator: any Navigator
  ) {
    self.navigation = navigation
    self.star = star
    self.view = view
    self.navigator = navigator
    button.addAction(Action { [weak self] _ in self?.navigate() }, for: .touchUpInside)
  }

  private func navigate() {
    if star.state.isStarred {
      view.open()
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
