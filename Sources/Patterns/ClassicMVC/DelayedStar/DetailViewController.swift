import HeadlessUI
import Samples

/// Puts the second screen together, of the same view and controller as the first one's star.
@Traced(.composition)
final class DetailViewController: ViewController {
  private let star: StarModel
  private let screen: DetailScreen
  /// Kept only because nothing else holds the two.
  private var pair: Pair<StarView, StarController>?

  init(star: StarModel) {
    screen = DetailScreen()
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pair = Pair(StarView(screen.star, of: star), StarController(screen.star, of: star))
  }
}
