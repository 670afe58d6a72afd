import HeadlessUI
import Samples

/// A view of the request to open the item: once the request is granted, it shows the item's screen.
@Traced(.view)
final class NavigationRequestView {
  private let navigation: NavigationModel
  private let navigator: Navigator
  private let screens: StarScreenFactory
  private var observation: ObservationToken?

  init(of navigation: NavigationModel, navigator: Navigator, screens: StarScreenFactory) {
    self.navigation = navigation
    self.navigator = navigator
    self.screens = screens
    observation = navigation.observe { [weak self] _ in self?.update() }
  }

  private func update() {
    if navigation.request == .granted, navigator.isOnTop() {
      navigator.push(screens.makeDetailScreen())
    }
  }
}
