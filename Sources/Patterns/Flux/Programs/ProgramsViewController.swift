import HeadlessUI
import Samples

/// Shows the store's programs, and tells the action creator what was tapped and scrolled, and that
/// the view appears.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let actions: ProgramActions
  /// The programs that are listed.
  private(set) var programs: [Program] = []
  private let store: ProgramStore
  private let screen: ProgramsScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(actions: ProgramActions, store: ProgramStore) {
    screen = ProgramsScreen()
    self.actions = actions
    self.store = store
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = self
    screen.programs.delegate = self
    for button in [screen.refresh, screen.reload] {
      button.addAction(Action { [weak self] _ in self?.actions.refresh() }, for: .touchUpInside)
    }
    subscription = store.subscribe { [weak self] in self?.show() }
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions.viewAppeared()
  }

  private func show() {
    let list = store.value
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
    show(list.programs)
  }

  /// Reloads the list if it is another one: the store also changes with each step of a scroll.
  private func show(_ programs: [Program]) {
    guard programs != self.programs else { return }
    self.programs = programs
    screen.programs.reloadData()
  }
}
