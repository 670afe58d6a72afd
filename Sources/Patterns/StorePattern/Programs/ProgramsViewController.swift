import HeadlessUI
import Samples

/// Shows what differs in the list, and asks for programs when it appears and when a button is
/// tapped.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private let viewModel: ProgramsViewModel
  private let screen: ProgramsScreen
  private var subscription: (any Subscription)?

  init(viewModel: ProgramsViewModel) {
    screen = ProgramsScreen()
    self.viewModel = viewModel
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
      button.addAction(Action { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
    }
    subscription = viewModel.store.subscribe { [weak self] old, new in
      self?.show(Changes(old: old, new: new))
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }

  private func show(_ changes: Changes<ProgramsViewModel.State>) {
    if let isLoading = changes.takeIfChanged(\.isLoading) { show(isLoading: isLoading) }
    if let message = changes.takeIfChanged(\.message) {
      screen.message.text = message
      screen.message.isHidden = message == nil
    }
    if let failure = changes.takeIfChanged(\.failure) {
      screen.failure.text = failure
      screen.failure.isHidden = failure == nil
      screen.reload.isHidden = failure == nil
    }
    if changes.hasChanges(\.rows) { screen.programs.reloadData() }
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.store.state.rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: viewModel.store.state.rows[indexPath.row])
  }
}

@Traced(extending: .view)
extension ProgramsViewController: TableViewDelegate {
  func tableViewDidScroll(_ tableView: TableView) {
    viewModel.scrolled(to: tableView.contentOffset)
  }
}
