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
    viewModel.inputs.viewDidLoad()
  }

  private func bindInputs() {
    screen.search.delegate = self
    screen.results.dataSource = dataSource
    screen.results.delegate = self
    screen.cancel.addAction(
      .init { [weak self] _ in self?.viewModel.inputs.cancelTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    let outputs = viewModel.outputs
    cancellables = [
      outputs.total.map(Optional.some).assign(to: \.text, on: screen.total),
      outputs.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      outputs.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      outputs.logins.sink { [weak self] in self?.show(logins: $0) },
      outputs.endEditing.sink { [weak self] in self?.endEditing() },
      outputs.goToUser.sink { [weak self] user in self?.go(to: user) },
      outputs.showFailure.sink { [weak self] message in self?.show(failure: message) },
    ]
  }

  private func show(logins: [String]) {
    dataSource.show(logins, in: screen.results)
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(failure message: String) {
    present(AlertController.failure(message), animated: true)
  }

  private func endEditing() {
    screen.search.resignFirstResponder()
  }

  private func go(to user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }
}
