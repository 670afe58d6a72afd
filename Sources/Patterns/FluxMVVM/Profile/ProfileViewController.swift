import HeadlessUI
import Reactive
import Samples

/// Gives its taps and its appearing to a view model as publishers, and shows what that publishes.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let screens: ProfileScreenFactory
  private let screen: ProfileScreen
  private let willAppear = PassthroughSubject<Void, Never>()
  /// Held to keep it alive.
  private var viewModel: ProfileViewModel?
  /// Held to stay subscribed to what it publishes.
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
    let viewModel = screens.makeViewModel(
      inputs: .init(
        viewWillAppear: willAppear.eraseToAnyPublisher(),
        refresh: screen.refresh.tapPublisher,
        retry: screen.retry.tapPublisher))
    bind(viewModel.appearance)
    cancellables += [
      viewModel.isLoading.sink { [weak self] isLoading in self?.spin(isLoading) },
      viewModel.failure.sink { [weak self] failure in self?.show(failure) },
    ]
    self.viewModel = viewModel
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear.send()
  }

  private func bind(_ profile: ProfileAppearance) {
    cancellables = [
      profile.name.map(Optional.some).assign(to: \.text, on: screen.name),
      profile.age.map(Optional.some).assign(to: \.text, on: screen.age),
      profile.presence.map(Optional.some).assign(to: \.text, on: screen.presence),
      profile.presenceColor.assign(to: \.textColor, on: screen.presence),
    ]
  }

  private func spin(_ isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(_ failure: String?) {
    screen.error.text = failure
    screen.error.isHidden = failure == nil
    screen.retry.isHidden = failure == nil
  }
}
