import HeadlessUI
import Samples

/// Has a user's repositories loaded, shows them, and opens one.
@Traced(.view)
final class UserViewController: ViewController {
  let model: UserScreenModel
  /// The repositories that are listed.
  private(set) var repositories: [Repository] = []
  private let screen: UserScreen
  private let screens: GitHubScreenFactory

  init(model: UserScreenModel, screen: UserScreen, screens: GitHubScreenFactory) {
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
    title = "\(model.list.user.login)'s repositories"
    screen.repositories.dataSource = self
    screen.repositories.delegate = self
    model.load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // What failed while the screen was out of sight is not shown later.
    if !isMovingToParent { model.failureTaken() }
  }

  override func updateProperties() {
    super.updateProperties()
    let list = model.list
    screen.total.text = TotalText(loaded: list.repositories.count, total: list.total).text
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    show(list)
    if let failure = model.failure { show(failure) }
  }

  func open(_ repository: Repository) {
    navigationController?.pushViewController(
      screens.makeRepositoryScreen(of: repository), animated: true)
  }

  /// Brings the reader where the list says, before it is reloaded: one update may be for several
  /// changes, of which the table has not seen each.
  private func show(_ list: RepositoryList) {
    screen.repositories.scroll(toOffset: list.offset)
    guard list.repositories != repositories else { return }
    repositories = list.repositories
    screen.repositories.reloadData()
  }

  private func show(_ failure: ServerError) {
    model.failureTaken()
    present(AlertController.failure(failure.message), animated: true)
  }
}
