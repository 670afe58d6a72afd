import HeadlessUI
import Reactive
import Samples

/// Hands what is typed, tapped and scrolled to its view model, and shows what that publishes.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: SearchViewModel
  private let screen: SearchScreen
  private let dataSource: RowDataSource
  private var cancellables: [AnyCancellable] = []

  init(viewModel: SearchViewModel, visibleRows: Int) {
    dataSource = RowDataSource()
    self.viewModel = viewModel
    screen = SearchScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.search.delegate = self
    screen.results.dataSource = dataSource
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.viewModel.cancelTapped() }, for: .touchUpInside)
    cancellables = [
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      viewModel.logins.sink { [weak self] in self?.show(logins: $0) },
      viewModel.endEditing.sink { [weak self] in self?.cancel() },
    ]
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(logins: [String]) {
    dataSource.show(logins, in: screen.results)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }
}
