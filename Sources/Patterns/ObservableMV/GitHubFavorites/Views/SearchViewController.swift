import HeadlessUI
import Samples

/// Passes on what the person looks for, shows the users that were found, and opens one.
@Traced(.view)
final class SearchViewController: ViewController {
  let model: SearchScreenModel
  let screen: SearchScreen
  /// The users that are listed.
  private(set) var users: [User] = []
  private let screens: GitHubScreenFactory

  init(model: SearchScreenModel, screen: SearchScreen, screens: GitHubScreenFactory) {
    self.model = model
    self.screen = screen
    self.screens = screens
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
    screen.cancel.addAction(Action { [weak self] _ in self?.cancel() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // What failed while the screen was out of sight is not shown later.
    if !isMovingToParent { model.failureTaken() }
  }

  override func updateProperties() {
    super.updateProperties()
    let search = model.search
    screen.total.text = TotalText(loaded: search.users.count, total: search.total).text
    if search.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(search)
    if let failure = model.failure { show(failure) }
  }

  func open(_ user: User) {
    navigationController?.pushViewController(screens.makeUserScreen(of: user), animated: true)
  }

  private func cancel() {
    screen.search.resignFirstResponder()
  }

  /// Brings the reader where the search says, before the list is reloaded: one update may be for
  /// several changes, of which the table has not seen each.
  private func show(_ search: UserSearch) {
    screen.results.scroll(toOffset: search.offset)
    guard search.users != users else { return }
    users = search.users
    screen.results.reloadData()
  }

  private func show(_ failure: ServerError) {
    model.failureTaken()
    present(AlertController.failure(failure.message), animated: true)
  }
}
