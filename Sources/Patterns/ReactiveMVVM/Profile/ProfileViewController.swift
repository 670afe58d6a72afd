import HeadlessUI
import Reactive
import Samples

/// Gives its taps and its appearing to a view model, and shows what that publishes.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let screens: ProfileScreenFactory
  private let screen: ProfileScreen
  private let appear = PassthroughSubject<Void, Never>()
  /// Only kept: what it publishes and subscribes to ends with it.
  private var viewModel: ProfileViewModel?
  private var cancellables: [AnyCancellable] = []

  init(screens: ProfileScreenFactory) {
    screen = ProfileScreen()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeProfileViewModel(
      inputs: .init(
        appear: appear.eraseToAnyPublisher(),
        refresh: screen.refresh.tapPublisher,
        retry: screen.retry.tapPublisher))
    bind(viewModel)
    self.viewModel = viewModel
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appear.send()
  }

  private func bind(_ viewModel: ProfileViewModel) {
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

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
