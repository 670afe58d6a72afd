import HeadlessUI
import Samples

/// Binds the labels to the view model, changes those rows of the list that the view model says have
/// changed, and hands it what the person does.
@Traced(.view)
final class ProgramsViewController: ViewController {
  let viewModel: ProgramsViewModel
  private let screen: ProgramsScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

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
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.isLoading, to: screen.spinner),
      binder.bind(\.message, to: screen.message, \.text),
      binder.bind(\.isMessageHidden, to: screen.message, \.isHidden),
      binder.bind(\.failure, to: screen.failure, \.text),
      binder.bind(\.isFailureHidden, to: screen.failure, \.isHidden),
      binder.bind(\.isFailureHidden, to: screen.reload, \.isHidden),
      binder.bind(announcements: \.rowDifference, to: self) { view, difference in
        view.apply(difference)
      },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }
  /// Has the table delete the rows that went and insert those that came; it asks for no others.
  private func apply(_ difference: RowDifference) {
    let table = screen.programs
    table.performBatchUpdates {
      table.deleteRows(
        at: difference.deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
      table.insertRows(
        at: difference.insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
  }
}
