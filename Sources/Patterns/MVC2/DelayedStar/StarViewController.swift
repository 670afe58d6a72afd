import HeadlessUI
import Samples

/// Loads the first screen, and puts a controller behind each of its buttons.
@Traced(.composition)
final class StarViewController: ViewController {
  private let star: StarModel
  private let navigation: NavigationModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  /// Kept only because nothing else holds it.
  private var starController: StarButtonController?
  /// Kept only because nothing else holds it.
  private var navigateController: NavigateButtonController?

  init(star: StarModel, navigation: NavigationModel, screens: StarScreenFactory) {
    screen = StarScreen()
    self.star = star
    self.navigation = navigation
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    starController = StarButtonController(star: star, button: screen.star)
    navigateController = NavigateButtonController(
      star: star, navigation: navigation, button: screen.navigate,
      navigator: ScreenNavigator(self), screens: screens)
  }
}
