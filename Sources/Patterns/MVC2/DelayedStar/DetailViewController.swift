import HeadlessUI
import Samples

/// Loads the second screen, and puts the same sort of controller behind its star.
@Traced(.composition)
final class DetailViewController: ViewController {
  private let star: StarModel
  private let screen: DetailScreen
  /// Kept only because nothing else holds it.
  private var controller: StarButtonController?

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
    controller = StarButtonController(star: star, button: screen.star)
  }
}
