import HeadlessUI
import Reactive
import Samples

/// Gives what is typed, tapped and scrolled to a view model, shows what that publishes, and opens
/// the user that it publishes.
@Traced(.view)
final class SearchViewController: ViewController {
  /// Only kept for the next screen.
  private let favorites: FavoritesStreams
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private let dataSource: RowDataSource
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: SearchViewModel?
  private var cancellables: [AnyCancellable] = []

  init(favorites: FavoritesStreams, screens: GitHubScreenFactory, visibleRows: Int) {
    dataSource = RowDataSource()
    self.favorites = favorites
    self.screens = screens
    screen = SearchScreen(visibleRows: visibleRows)
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.results.dataSource = dataSource
    let viewModel = screens.makeSearchViewModel(
      inputs: .init(
        text: screen.search.textPublisher,
        submit: screen.search.searchPublisher,
        isEditing: screen.search.isEditingPublisher,
        cancel: screen.cancel.tapPublisher,
        offset: screen.results.contentOffsetPublisher,
        selection: screen.results.selectionPublisher.map(\.row).eraseToAnyPublisher()))
    bind(viewModel)
    self.viewModel = viewModel
  }

  private func bind(_ viewModel: SearchViewModel) {
    cancellables = [
      viewModel.total.map(Optional.some).assign(to: \.text, on: screen.total),
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.isCancelHidden.assign(to: \.isHidden, on: screen.cancel),
      viewModel.logins.sink { [weak self] in self?.show(logins: $0) },
      viewModel.endEditing.sink { [weak self] in self?.cancel() },
      viewModel.selectedUser.sink { [weak self] user in self?.open(user) },
      viewModel.failure.sink { [weak self] in self?.show(failure: $0) },
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
    navigationController?.pushViewController(
      screens.makeUserScreen(of: user, favorites: favorites), animated: true)
  }
}
