import HeadlessUI
import Reactive
import Samples

/// The first screen: gives its taps and choices, shows what its view model publishes, goes where
/// that wants to go.
@Traced(.view)
final class StarViewController: ViewController {
  private let screens: StarScreenFactory
  private let screen: StarScreen
  private let starAndOpen = PassthroughSubject<Void, Never>()
  private let ok = PassthroughSubject<Void, Never>()
  /// Held to keep it alive.
  private var viewModel: StarViewModel?
  /// Held to stay subscribed to what it publishes.
  private var cancellables: [AnyCancellable] = []

  init(screens: StarScreenFactory) {
    screen = StarScreen()
    self.screens = screens
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = screens.makeStarViewModel(
      inputs: .init(
        star: screen.star.tapPublisher,
        navigate: screen.navigate.tapPublisher,
        starAndOpen: starAndOpen.eraseToAnyPublisher(),
        ok: ok.eraseToAnyPublisher()))
    cancellables =
      StarButtonBinding.bind(viewModel.appearance, to: screen.star) + [
        viewModel.route.sink { [weak self] route in self?.follow(route) }
      ]
    self.viewModel = viewModel
  }

  private func follow(_ route: StarViewModel.Route) {
    switch route {
    case .detail: openDetail()
    case .unstarredAlert: askToStar()
    }
  }

  private func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(screens.makeDetailScreen(), animated: true)
  }

  private func askToStar() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.starAndOpen.send()
      })
    alert.addAction(
      AlertAction(title: UnstarredAlert.ok, style: .cancel) { [weak self] _ in self?.ok.send() })
    present(alert, animated: true)
  }
}
