import HeadlessUI
import Reactive
import Samples

/// Gives its taps and its appearing to a view model, and shows what that publishes.
@Traced(.view)
final class ProfileViewController: ViewController {
  private let factory: ProfileFactory
  private let screen: ProfileScreen
  private let appear = PassthroughSubject<Void, Never>()
  private var viewModel: ProfileViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: ProfileFactory) {
    screen = ProfileScreen()
    self.factory = factory
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = factory.makeViewModel(
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
      viewModel.presence.sink { [weak self] in self?.show($0) },
      viewModel.isLoading.sink { [weak self] in self?.show(isLoading: $0) },
      viewModel.error.assign(to: \.text, on: screen.error),
      viewModel.error.map { $0 == nil }.assign(to: \.isHidden, on: screen.error),
      viewModel.error.map { $0 == nil }.assign(to: \.isHidden, on: screen.retry),
    ]
  }

  private func show(_ presence: PresenceAppearance) {
    screen.presence.text = presence.text
    screen.presence.textColor = presence.color
  }

  private func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }
}
