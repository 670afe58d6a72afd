import HeadlessUI
import Samples

/// Controls the second screen, on the same star.
@Traced(.controller)
final class ForgottenUnbindDetailViewController: ViewController {
  private let star: StarModel
  private let screen: DetailScreen

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
    screen.star.addAction(Action { [weak self] _ in self?.star.toggle() }, for: .touchUpInside)
  }

  func show(_ state: StarState) {
    StarAppearance(state).apply(to: screen.star)
  }
}
