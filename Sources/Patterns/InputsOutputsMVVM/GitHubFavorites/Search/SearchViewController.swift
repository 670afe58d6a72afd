import HeadlessUI
import Reactive
import Samples

/// Reports what is typed and tapped to the inputs, shows the outputs, and goes where they say.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: any SearchViewModelType
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: any SearchViewModelType, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    self.screens = screens
    screen = SearchScreen(visibleRows: visibleRows)
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
    screen.search.delegate = self
    screen.results.dataSource = dataSource
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.viewModel.inputs.cancelTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.total.map(Optional.some).assign(to: \.text, on: screen.total),
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      outputs.logins.sink { [weak self] in self?.show(logins: $0) },
      outputs.endEditing.sink { [weak self] in self?.cancel() },
      outputs.goToUser.sink { [weak self] user in self?.open(user) },
      outputs.showFailure.sink { [weak self] in self?.show(failure: $0) },
    ]
  }

  private func show(logins: [String]) {
    dataSource.show(logins, in: screen.results)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure: String) {
    present(AlertController.failure(failure), animated: true)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  private func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }
}
