import HeadlessUI
import Samples

/// Shows the store's programs, and sends what was tapped and scrolled, and that the view appears.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let store: Store<ProgramsFeature.State, ProgramsFeature.Action>
  /// The programs that are listed.
  private(set) var programs: [Program] = []
  private let screen: ProgramsScreen
  /// Held to stay subscribed to the store.
  private var subscription: StoreSubscription?

  init(store: Store<ProgramsFeature.State, ProgramsFeature.Action>) {
    screen = ProgramsScreen()
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
      button.addAction(
        Action { [weak self] _ in self?.store.send(.refreshButtonTapped) }, for: .touchUpInside)
    }
    subscription = store.observe(\.list) { [weak self] list in self?.show(list) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.send(.viewAppeared)
  }

  private func show(_ list: ProgramList) {
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
    show(list.programs, from: list.offset)
  }

  /// Brings the reader where the state says, and reloads the list if it is another one.
  ///
  /// The row in sight is state as well: of a list that became shorter and longer again in one
  /// change, the table has not seen the shorter one.
  private func show(_ programs: [Program], from row: Int) {
    screen.programs.scroll(toOffset: row)
    guard programs != self.programs else { return }
    self.programs = programs
    screen.programs.reloadData()
  }
}
