import HeadlessUI
import Samples

/// Shows what differs in the list, and asks for programs when it appears and when a button is
/// tapped.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let viewModel: ProgramsViewModel
  private let screen: ProgramsScreen
  private let dataSource: RowDataSource
  /// Held to keep the subscription alive.
  private var subscription: (any Subscription)?

  init(viewModel: ProgramsViewModel) {
    dataSource = RowDataSource()
    screen = ProgramsScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.programs.dataSource = dataSource
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
    if let isLoading = changes.takeIfChanged(\.isLoading) {
      if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
    }
    if let message = changes.takeIfChanged(\.message) {
      screen.message.text = message
      screen.message.isHidden = message == nil
    }
    if let failure = changes.takeIfChanged(\.failure) {
      screen.failure.text = failure
      screen.failure.isHidden = failure == nil
      screen.reload.isHidden = failure == nil
    }
    if let rows = changes.takeIfChanged(\.rows) { dataSource.show(rows, in: screen.programs) }
  }
}
