import HeadlessUI
import Reactive
import Samples

/// Hands what is tapped to its view model, and shows what that publishes.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let viewModel: FavoritesViewModel
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: FavoritesViewModel, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.favorites.dataSource = dataSource
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.viewModel.removeAllTapped() }, for: .touchUpInside)
    cancellables = [
      viewModel.isEmptyHidden.assign(to: \.isHidden, on: screen.empty),
      viewModel.isRemoveAllHidden.assign(to: \.isHidden, on: screen.removeAll),
      viewModel.names.sink { [weak self] in self?.show(names: $0) },
    ]
  }

  private func show(names: [String]) {
    dataSource.show(names, in: screen.favorites)
  }
}
