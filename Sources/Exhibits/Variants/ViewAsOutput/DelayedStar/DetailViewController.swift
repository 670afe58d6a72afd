import HeadlessUI
import Samples

/// The second screen: shows what its view model sets.
@Traced(.view)
final class DetailViewController: ViewController {
  private let viewModel: DetailViewModel
  private let screen: DetailScreen
  private let star: StarButtonView

  init(viewModel: DetailViewModel) {
    screen = DetailScreen()
    star = StarButtonView(screen.star)
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    star.connect(to: viewModel.button)
  }
}
