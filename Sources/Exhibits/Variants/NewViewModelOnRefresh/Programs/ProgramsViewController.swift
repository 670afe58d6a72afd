import HeadlessUI
import Samples

/// Binds the list and its labels to the view model, to another one after each refresh, and hands it
/// what the person does.
@Traced(.view)
final class ProgramsViewController: ViewController {
  private(set) var viewModel: ProgramsViewModel
  private let screens: ProgramsScreenFactory
  private let screen: ProgramsScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: ProgramsViewModel, screens: ProgramsScreenFactory) {
    screen = ProgramsScreen()
    self.viewModel = viewModel
    self.screens = screens
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
      button.addAction(Action { [weak self] _ in self?.beginAgain() }, for: .touchUpInside)
    }
    bind()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }

  private func beginAgain() {
    viewModel = screens.makeViewModel()
    bind()
    viewModel.refresh()
  }

  /// Binds everything to the view model that is the present one; what was bound before ends.
  private func bind() {
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
}
