import HeadlessUI
import Samples

/// Binds the profile's labels to the view model, and hands it taps.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let screen: ProfileScreen
  /// Held to keep the bindings alive.
  private var bindings: [NotificationToken] = []

  init(viewModel: ProfileViewModel) {
    screen = ProfileScreen()
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [screen.refresh, screen.retry] {
      button.addAction(Action { [weak self] _ in self?.viewModel.refresh() }, for: .touchUpInside)
    }
    let binder = Binder(viewModel)
    bindings = [
      binder.bind(\.name, to: screen.name, \.text),
      binder.bind(\.age, to: screen.age, \.text),
      binder.bind(\.presence, to: screen.presence, \.text),
      binder.bind(\.presenceColor, to: screen.presence, \.textColor),
      binder.bind(\.isLoading, to: screen.spinner),
      binder.bind(\.error, to: screen.error, \.text),
      binder.bind(\.isErrorHidden, to: screen.error, \.isHidden),
      binder.bind(\.isErrorHidden, to: screen.retry, \.isHidden),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }
}
