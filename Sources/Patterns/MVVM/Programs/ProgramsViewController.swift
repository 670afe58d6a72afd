import HeadlessUI
import Samples

/// Binds the list and its labels to the view model, and hands it what the person does.
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
      binder.bind(\.rows, to: screen.programs) { table, _ in table.reloadData() },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }
}
