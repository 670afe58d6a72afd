import HeadlessUI
import Reactive
import Samples

/// Reports to the view model's inputs, shows the outputs, and goes where they say.
@Traced(.view)
final class FavoritesViewController: ViewController {
  let viewModel: any FavoritesViewModelType
  private let screens: GitHubScreenFactory
  private let screen: FavoritesScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any FavoritesViewModelType, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
    screen = FavoritesScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bindInputs()
    bindOutputs()
  }

  private func bindInputs() {
    screen.favorites.dataSource = dataSource
    screen.favorites.delegate = self
    screen.removeAll.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.removeAllTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.isEmptyHidden.assign(to: \.isHidden, on: screen.empty),
      outputs.isRemoveAllHidden.assign(to: \.isHidden, on: screen.removeAll),
      outputs.names.sink { [weak self] in self?.show(names: $0) },
      outputs.goToRepository.sink { [weak self] repository in self?.open(repository) },
    ]
  }

  private func show(names: [String]) {
    dataSource.show(names, in: screen.favorites)
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}
