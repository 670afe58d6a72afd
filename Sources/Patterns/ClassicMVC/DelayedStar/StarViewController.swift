import HeadlessUI
import Samples

/// Puts the first screen together: a pair for the star, and one for the request to open the item.
@Traced(.composition)
final class StarViewController: ViewController {
  private let star: StarModel
  private let navigation: NavigationModel
  private let screens: StarScreenFactory
  private let screen: StarScreen
  /// Kept only because nothing else holds the two.
  private var starPair: Pair<StarView, StarController>?
  /// Kept only because nothing else holds the two.
  private var requestPair: Pair<NavigationRequestView, NavigationRequestController>?

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
    let navigator = ScreenNavigator(self)
    starPair = Pair(StarView(screen.star, of: star), StarController(screen.star, of: star))
    let request = NavigationRequestView(of: navigation, navigator: navigator, screens: screens)
    requestPair = Pair(
      request,
      NavigationRequestController(
        screen.navigate, of: navigation, star: star, view: request, navigator: navigator))
  }
}
