import HeadlessUI
import Samples

/// The second screen: shows what it receives, reports what was tapped.
@Traced(.view)
final class DetailViewController: ViewController, DetailViewInput {
  private let output: any DetailViewOutput
  private let screen: DetailScreen

  init(output: any DetailViewOutput) {
    screen = DetailScreen()
    self.output = output
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.star.addAction(
      Action { [weak self] _ in self?.output.didTapStar() }, for: .touchUpInside)
    output.viewIsReady()
  }

  func showStar(_ title: String, color: Color, isEnabled: Bool) {
    screen.star.setTitle(title, for: .normal)
    screen.star.setTitleColor(color, for: .normal)
    screen.star.isEnabled = isEnabled
  }
}
