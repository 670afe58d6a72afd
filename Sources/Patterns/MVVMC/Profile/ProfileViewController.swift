import HeadlessUI
import Reactive
import Samples

/// Hands taps to its view model, and shows what that publishes.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let screen: ProfileScreen
  private var cancellables: [AnyCancellable] = []

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
    cancellables = [
      viewModel.name.map(Optional.some).assign(to: \.text, on: screen.name),
      viewModel.age.map(Optional.some).assign(to: \.text, on: screen.age),
      viewModel.presence.map(Optional.some).assign(to: \.text, on: screen.presence),
      viewModel.presenceColor.assign(to: \.textColor, on: screen.presence),
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.error.assign(to: \.text, on: screen.error),
      viewModel.isErrorHidden.assign(to: \.isHidden, on: screen.error),
      viewModel.isErrorHidden.assign(to: \.isHidden, on: screen.retry),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.refresh()
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
