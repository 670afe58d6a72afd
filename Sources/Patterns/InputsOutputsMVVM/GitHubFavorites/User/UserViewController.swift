import HeadlessUI
import Reactive
import Samples

/// Reports to the view model's inputs, shows the outputs, and goes where they say.
@Traced(.view)
final class UserViewController: ViewController {
  private let viewModel: any UserViewModelType
  private let screens: GitHubScreenFactory
  private let screen: UserScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any UserViewModelType, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
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
    bindOutputs()
    viewModel.inputs.viewDidLoad()
    viewModel.inputs.screenOpened()
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.title.sink { [weak self] in self?.title = $0 },
      outputs.total.map(Optional.some).assign(to: \.text, on: screen.total),
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.repositories.sink { [weak self] in self?.show(repositories: $0) },
      outputs.goToRepository.sink { [weak self] repository in self?.go(to: repository) },
      outputs.showFailure.sink { [weak self] message in self?.show(failure: message) },
    ]
  }

  private func show(repositories: [String]) {
    dataSource.show(repositories, in: screen.repositories)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }

  private func go(to repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}

@Traced(extending: .view)
extension UserViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.inputs.repositorySelected(at: indexPath.row)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.inputs.repositoriesScrolled(to: tableView.contentOffset)
  }
}
