import HeadlessUI
import Reactive
import Samples

/// The first screen: gives its taps and choices, shows what its view model publishes, goes where
/// that wants to go.
@Traced(.view)
final class StarViewController: ViewController {
  private let factory: StarFactory
  private let screen: StarScreen
  private let didLoad = PassthroughSubject<Void, Never>()
  private let starAndOpen = PassthroughSubject<Void, Never>()
  private var viewModel: StarViewModel?
  private var cancellables: [AnyCancellable] = []

  init(factory: StarFactory) {
    screen = StarScreen()
    self.factory = factory
    super.init()
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let viewModel = factory.makeStarViewModel(
      inputs: .init(
        viewDidLoad: didLoad.eraseToAnyPublisher(),
        star: screen.star.tapPublisher,
        navigate: screen.navigate.tapPublisher,
        starAndOpen: starAndOpen.eraseToAnyPublisher()))
    cancellables =
      StarButtonBinding.bind(viewModel.appearance, to: screen.star) + [
        viewModel.route.sink { [weak self] route in self?.follow(route) }
      ]
    self.viewModel = viewModel
    didLoad.send()
  }

  private func follow(_ route: StarViewModel.Route) {
    switch route {
    case .detail: openDetail()
    case .unstarredAlert: showUnstarredAlert()
    }
  }

  private func openDetail() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(factory.makeDetailScreen(), animated: true)
  }

  private func showUnstarredAlert() {
    let alert = AlertController(title: nil, message: UnstarredAlert.message)
    alert.addAction(
      AlertAction(title: UnstarredAlert.starAndOpen, style: .default) { [weak self] _ in
        self?.starAndOpen.send()
      })
    alert.addAction(AlertAction(title: UnstarredAlert.ok, style: .cancel))
    present(alert, animated: true)
  }
}
