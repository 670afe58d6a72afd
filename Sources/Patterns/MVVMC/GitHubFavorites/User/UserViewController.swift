import HeadlessUI
import Reactive
import Samples

/// Hands what is tapped and scrolled to its view model, and shows what that publishes.
@Traced(.view)
final class UserViewController: ViewController {
  let viewModel: UserViewModel
  private let screen: UserScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: UserViewModel, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    screen = UserScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.repositories.dataSource = dataSource
    screen.repositories.delegate = self
    cancellables = [
      viewModel.title.sink { [weak self] in self?.title = $0 },
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.repositories.sink { [weak self] in self?.show(repositories: $0) },
    ]
    viewModel.viewDidLoad()
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(repositories: [String]) {
    dataSource.show(repositories, in: screen.repositories)
  }
}
