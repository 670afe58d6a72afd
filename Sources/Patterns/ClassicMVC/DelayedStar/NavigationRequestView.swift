import HeadlessUI
import Samples

/// A view of the request to open the item: what it shows is the item's screen, once the request is
/// granted.
@Traced(.view)
class NavigationRequestView {
  private let navigation: NavigationModel
  private let navigator: any Navigator
  private let screens: StarScreenFactory
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(of navigation: NavigationModel, navigator: any Navigator, screens: StarScreenFactory) {
    self.navigation = navigation
    self.navigator = navigator
    self.screens = screens
    observation = navigation.observe { [weak self] _ in self?.update() }
  }

  func open() {
    navigator.push(screens.makeDetailScreen())
  }

  private func update() {
    if navigation.request == .granted, navigator.isOnTop() { open() }
  }
}
