import HeadlessUI
import Samples

/// The second screen, on the same star.
@Traced(.view)
final class DetailViewController: ViewController {
  private let star: SharedStar
  private let screen: DetailScreen

  init(star: SharedStar) {
    screen = DetailScreen()
    self.star = star
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
  }

  override func updateProperties() {
    super.updateProperties()
    StarAppearance(star.state).apply(to: screen.star)
  }
}
