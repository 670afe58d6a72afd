import HeadlessUI
import Reactive
import Samples

/// Reports to the view model's inputs, shows the outputs, and goes where they say.
@Traced(.view)
final class UserViewController: ViewController {
  let viewModel: any UserViewModelType
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
    bindInputs()
    bindOutputs()
    viewModel.inputs.viewDidLoad()
  }

  private func bindInputs() {
    screen.repositories.dataSource = dataSource
    screen.repositories.delegate = self
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.title.sink { [weak self] in self?.title = $0 },
      outputs.total.map(Optional.some).assign(to: \.text, on: screen.total),
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.repositories.sink { [weak self] in self?.show(repositories: $0) },
      outputs.goToRepository.sink { [weak self] repository in self?.open(repository) },
      outputs.showFailure.sink { [weak self] in self?.show(failure: $0) },
    ]
  }

  private func show(repositories: [String]) {
    dataSource.show(repositories, in: screen.repositories)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure: String) {
    present(AlertController.failure(failure), animated: true)
  }

  private func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }
}
