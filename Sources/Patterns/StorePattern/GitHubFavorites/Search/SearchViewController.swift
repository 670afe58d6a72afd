import HeadlessUI
import Samples

/// Shows what differs in the search, and hands what the person does to the view model.
@Traced(.view)
final class SearchViewController: ViewController {
  let viewModel: SearchViewModel
  private let screens: GitHubScreenFactory
  private let screen: SearchScreen
  private var subscriptions: [any Subscription] = []

  init(viewModel: SearchViewModel, screens: GitHubScreenFactory, visibleRows: Int) {
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
    screen.search.delegate = self
    screen.results.dataSource = self
    screen.results.delegate = self
    screen.cancel.addAction(
      Action { [weak self] _ in self?.viewModel.cancel() }, for: .touchUpInside)
    subscriptions = [
      viewModel.store.subscribe { [weak self] old, new in
        self?.show(Changes(old: old, new: new))
      },
      viewModel.store.subscribe(toActivities: { [weak self] activity in self?.perform(activity) }),
    ]
  }

  private func show(_ changes: Changes<SearchViewModel.State>) {
    if let total = changes.takeIfChanged(\.total) { screen.total.text = total }
    if let isLoading = changes.takeIfChanged(\.isLoading) { show(isLoading: isLoading) }
    if let isVisible = changes.takeIfChanged(\.isCancelVisible) {
      screen.cancel.isHidden = !isVisible
    }
    if changes.hasChanges(\.rows) { screen.results.reloadData() }
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func perform(_ activity: SearchViewModel.Activity) {
    switch activity {
    case .open(let user):
      navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
    case .showFailure(let message):
      present(AlertController.failure(message), animated: true)
    case .endEditing:
      screen.search.resignFirstResponder()
    }
  }
}
