import HeadlessUI
import Samples

/// Shows the store's programs, has them refreshed when it appears, and hands taps and scrolling to
/// the action creator, and the request that is due.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let actions: ProgramActions
  private let store: ProgramStore
  private let screen: ProgramsScreen
  private var subscription: Subscription<ProgramList>?

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
    subscription = store.subscribe { [weak self] list in self?.storeChanged(to: list) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions.refresh()
  }

  private func storeChanged(to list: ProgramList) {
    if list.isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    screen.message.text = list.notice?.message
    screen.message.isHidden = list.notice == nil
    screen.failure.text = list.failure?.message
    screen.failure.isHidden = list.failure == nil
    screen.reload.isHidden = list.failure == nil
    screen.programs.reloadData()
    actions.follow(list.request)
  }
}

/// The rows, and where the reader is among them.
@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    store.value.programs.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: store.value.programs[indexPath.row].title)
  }

  func tableViewDidScroll(_ tableView: TableView) {
    actions.scroll(to: tableView.contentOffset)
  }
}
