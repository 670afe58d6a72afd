import HeadlessUI
import Reactive
import Samples

/// Hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class RepositoryViewController: ViewController {
  private let viewModel: RepositoryViewModel
  private let screen: RepositoryScreen
  private var cancellables: [AnyCancellable] = []

  init(viewModel: RepositoryViewModel) {
    screen = RepositoryScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorite.addAction(
      Action { [weak self] _ in self?.viewModel.favoriteTapped() }, for: .touchUpInside)
    cancellables = [
      viewModel.name.map(Optional.some).assign(to: \.text, on: screen.name),
      viewModel.description.map(Optional.some).assign(to: \.text, on: screen.description),
      viewModel.favoriteTitle.sink { [weak favorite = screen.favorite] in
        favorite?.setTitle($0, for: .normal)
      },
    ]
  }
}
